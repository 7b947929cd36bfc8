import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../log.ts'

/** Logs the path without the query, which may contain private text. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const took = Math.round(performance.now() - started)
    log.debug({ method: c.req.method, path: c.req.path, status: c.res.status, ms: took }, 'request')
  }
}
