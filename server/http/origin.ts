import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { hostOf } from './address.ts'

/**
 * Whether a request comes from the server's own page or from an origin that the configuration lists. Requests without an origin do not
 * come from a page and are allowed.
 */
export function originAllowed(
  request: IncomingMessage,
  config: Pick<Config, 'origins' | 'trustProxy' | 'trustedProxies'>,
): boolean {
  const { origin } = request.headers
  if (origin === undefined || config.origins.includes(origin)) return true
  const host = hostOf(request, config)
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === canonical(host, origin)
}

/** Drops the default port: over https, `games.example:443` is `games.example`. */
function canonical(host: string, origin: string): string | undefined {
  const address = `${new URL(origin).protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : undefined
}
