import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { hostOf } from './address.ts'
import type { Env } from './env.ts'

/** Denies features the page never uses, so that injected code cannot use them. */
const fixedHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'publickey-credentials-get=()',
    'serial=()',
    'usb=()',
  ].join(', '),
}

const YEAR_IN_SECONDS = 31_536_000

export function securityHeaders(config: Config): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const headers = { ...fixedHeaders, 'Content-Security-Policy': policyFor(hostOf(c.env.incoming, config)) }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (config.https) c.res.headers.set('Strict-Transport-Security', `max-age=${YEAR_IN_SECONDS}`)
  }
}

/** The WebSocket addresses are listed because some browsers do not count them as 'self'. */
function policyFor(host: string | undefined): string {
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
