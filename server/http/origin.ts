import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { hostOf } from './address.ts'

/**
 * Whether a page may talk to this server: its own pages, and those the configuration names. Other programs send no origin; they could
 * send any.
 */
export function originAllowed(
  request: IncomingMessage,
  config: Pick<Config, 'origins' | 'trustProxy'>,
): boolean {
  const { origin } = request.headers
  if (origin === undefined || config.origins.includes(origin)) return true
  const host = hostOf(request, config)
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === canonical(host, origin)
}

/** `games.example:443` and `games.example` are the same for a page that came by https. */
function canonical(host: string, origin: string): string | undefined {
  const address = `${new URL(origin).protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : undefined
}
