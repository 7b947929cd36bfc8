import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { Config } from '../config.ts'

type ProxyConfig = Pick<Config, 'trustProxy' | 'trustedProxies'>

/** The client's address, as rate limits count it. */
export function addressOf(request: IncomingMessage, config: ProxyConfig): string {
  return networkOf(forwarded(request, 'x-forwarded-for', config) ?? request.socket.remoteAddress ?? 'unknown')
}

/** The host name in the browser's address bar. */
export function hostOf(request: IncomingMessage, config: ProxyConfig): string | undefined {
  return forwarded(request, 'x-forwarded-host', config) ?? request.headers.host
}

/**
 * Whether the server is meant to be reached under this name. Otherwise a page elsewhere could let its own name point at this server and
 * use it in the browser of a person who can reach it (DNS rebinding).
 */
export function isHostAllowed(host: string | undefined, { hostName }: Pick<Config, 'hostName'>): boolean {
  if (host === undefined || host === '') return true // not a browser
  const name = host.replace(/:\d*$/, '').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0 || hostName.some((each) => each.toLowerCase() === name)
}

/** What the first of the trusted proxies has appended. Anything before it came from the client and may be forged. */
function forwarded(
  { headers }: IncomingMessage,
  name: 'x-forwarded-for' | 'x-forwarded-host',
  { trustProxy, trustedProxies }: ProxyConfig,
): string | undefined {
  const proxies = Math.max(trustedProxies, trustProxy ? 1 : 0)
  if (proxies === 0) return undefined
  const values = headers[name]?.toString().split(',')
  return (values?.at(-proxies) ?? values?.[0])?.trim() || undefined
}

/** An IPv4 address, or the /64 prefix of an IPv6 address: one customer usually gets a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** Expands `::` to the missing zero groups. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back]
}
