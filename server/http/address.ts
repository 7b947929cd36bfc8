import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Config } from '../config.ts'

/** The client's address, as rate limits count it. */
export function addressOf(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined
  return networkOf(forwarded ?? request.socket.remoteAddress ?? 'unknown')
}

/** The host name in the browser's address bar. */
export function hostOf(
  request: IncomingMessage,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string | undefined {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined
  return forwarded ?? request.headers.host
}

/** The trusted proxy appends its value; anything before it came from the client and may be forged. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim() || undefined
}

/** An IPv4 address, or the /64 prefix of an IPv6 address: one customer usually gets a whole /64. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** Expands `::` to the missing zero groups. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back]
}
