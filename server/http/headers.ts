import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config.ts'
import { hostOf } from './address.ts'
import type { Env } from './env.ts'

const YEAR_IN_SECONDS = 31_536_000

/** Denies features the page never uses, so that injected code cannot use them. */
export function securityHeaders(config: Config): MiddlewareHandler<Env> {
  return secureHeaders({
    xFrameOptions: 'DENY',
    strictTransportSecurity: config.https ? `max-age=${YEAR_IN_SECONDS}` : false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: [(c: Context<Env>) => connectionsTo(hostOf(c.env.incoming, config))],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      publickeyCredentialsGet: [],
      serial: [],
      usb: [],
    },
  })
}

/** The WebSocket addresses are listed because some browsers do not count them as 'self'. */
function connectionsTo(host: string | undefined): string {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `'self' ws://${host} wss://${host}` : "'self'"
}
