import { refused } from '@miskatonic/kernel'
import { Hono, type MiddlewareHandler } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { exposition, expositionType, metrics } from '../metrics.ts'
import type { RateLimit } from '../rate-limit.ts'
import { version } from '../version.ts'
import { hostOf, isHostAllowed } from './address.ts'
import { answerRefusal } from './answers.ts'
import { api } from './api.ts'
import type { Env } from './env.ts'
import { securityHeaders } from './headers.ts'
import { type Page, answerAsset } from './page.ts'
import { requestLog } from './request-log.ts'
import type { TableService } from './table-service.ts'

/** What the routes need from the rest of the server. */
export interface AppDependencies {
  readonly config: Config
  readonly log: Logger
  readonly tables: TableService
  /** Requests that an address may make; left out: what the configuration says, of this server alone. */
  readonly requests?: RateLimit
  readonly page: Page | null
  /** Why the server cannot do its work: it is stopping, or the store fails. Null if all is well. */
  problem(): string | null
  /** Why a load balancer should send no new connections here; null if it may. */
  notReady(): string | null
  /** Brings metrics up to date that are not counted as things happen. */
  measure(): void
  /** Number of tables in memory. */
  tablesLive(): number
}

const NOT_BUILT = 'The page has not been built. "npm start" builds it.\n'

export function makeApp(dependencies: AppDependencies): Hono<Env> {
  const { config, log, page } = dependencies
  const started = performance.now()
  const app = new Hono<Env>()
  app.use(requestLog(log), securityHeaders(config), onlyUnderOwnName(config))

  app.get('/health', (c) => {
    const problem = dependencies.problem()
    const uptime = Math.round((performance.now() - started) / 1000)
    const state = { ok: problem === null, version, uptime, tables: dependencies.tablesLive() }
    return problem === null ? c.json(state) : c.json({ ...state, problem }, 503)
  })

  // For balancers: a server that drains, or has lost its database or its bus, is alive but should get nothing new.
  app.get('/ready', (c) => {
    const problem = dependencies.problem() ?? dependencies.notReady()
    return problem === null ? c.json({ ready: true }) : c.json({ ready: false, problem }, 503)
  })

  app.get('/metrics', async (c) => {
    if (!hasToken(c.req.header('authorization'), config.metricsToken))
      return answerRefusal(
        c,
        refused(
          'metrics-private',
          'the token of the setting --metrics-token is needed: Authorization: Bearer …',
        ),
      )
    metrics.tables.set(dependencies.tablesLive())
    dependencies.measure()
    metrics.storeHealthy.set(dependencies.problem() === null ? 1 : 0)
    return c.body(await exposition(), 200, { 'Content-Type': expositionType })
  })

  app.route('/api', api(dependencies))

  app.get('*', (c) => {
    if (page === null) return c.text(NOT_BUILT, 503)
    return answerAsset(c, page) ?? c.notFound()
  })

  app.notFound((c) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    return answerRefusal(
      c,
      isReading
        ? refused('not-found', `there is nothing at ${c.req.path}`)
        : refused('bad-method', `${c.req.method} is not allowed at ${c.req.path}`),
    )
  })

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed')
    return answerRefusal(c, refused('server-failed', 'the server failed to answer this request'))
  })
  return app
}

function onlyUnderOwnName(config: Config): MiddlewareHandler<Env> {
  return async (c, next) => {
    const host = hostOf(c.env.incoming, config)
    if (isHostAllowed(host, config)) return next()
    const message = `this server does not go by the name "${host?.slice(0, 100)}": the setting --host-name allows it`
    return answerRefusal(c, refused('bad-host', message))
  }
}

/** Compares hashes, so that the time does not tell how much of a guess is right. Without a token, nothing fits. */
function hasToken(header: string | undefined, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return token !== '' && timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
