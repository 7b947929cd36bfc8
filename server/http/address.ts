import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Config } from '../config.ts'

/** Who asks, as far as limits are concerned. */
export function addressOf(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined
  return household(forwarded ?? request.socket.remoteAddress ?? 'unknown')
}

/** The host as the browser knows it. */
export function hostOf(
  request: IncomingMessage,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string | undefined {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-host']) : undefined
  return forwarded ?? request.headers.host
}

/** A proxy adds what it knows at the end; whatever stands before was said by the client. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim() || undefined
}

/** One household has one IPv4 address, or 2^64 addresses of IPv6 that begin alike. */
function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back]
}
