import { type Refused, isRefused, refused } from '@miskatonic/kernel'
import { type Schema, newReport, newTable } from '@miskatonic/protocol/schemas'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../config.ts'
import { RateLimit } from '../rate-limit.ts'
import { addressOf } from './address.ts'
import { answerRefusal } from './answers.ts'
import type { Env } from './env.ts'
import { originAllowed } from './origin.ts'
import type { TableService } from './table-service.ts'

export const MINUTE = 60_000
/** Size limits of request bodies in bytes. */
const MAX_NEW_TABLE = 16 * 1024
const MAX_SAVED_GAME = 2 * 1024 * 1024
const MAX_REPORT = 16 * 1024

/** POST /tables, POST /import, GET /tables/:id/export, POST /tables/:id/report. */
export function api({
  config,
  tables,
  requests = new RateLimit(config.requestsPerMinute, MINUTE),
}: {
  readonly config: Config
  readonly tables: TableService
  readonly requests?: RateLimit
}): Hono<Env> {
  const routes = new Hono<Env>()
  const from = (c: Context<Env>): string => addressOf(c.env.incoming, config)
  routes.use(limitedBy(config, requests), async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })

  routes.post('/tables', upTo(MAX_NEW_TABLE), async (c) => {
    const request = checkedBy(newTable, await c.req.text())
    return answer(c, isRefused(request) ? request : await tables.open(request, from(c)))
  })

  routes.post('/import', upTo(MAX_SAVED_GAME), async (c) =>
    answer(c, await tables.import(new Uint8Array(await c.req.arrayBuffer()), from(c))),
  )

  routes.get('/tables/:id/export', async (c) => {
    const key = keyIn(c)
    return answerFile(c, isRefused(key) ? key : await tables.export(c.req.param('id'), key, null))
  })

  // The note of a report is private, and addresses are written into logs and histories: so it comes in the body.
  routes.post('/tables/:id/report', upTo(MAX_REPORT), async (c) => {
    const key = keyIn(c)
    if (isRefused(key)) return answerRefusal(c, key)
    const report = checkedBy(newReport, await c.req.text())
    return answerFile(c, isRefused(report) ? report : await tables.export(c.req.param('id'), key, report))
  })

  routes.all('*', (c) => answerRefusal(c, refused('not-found', `there is no ${c.req.method} ${c.req.path}`)))
  return routes
}

/** Rejects requests from pages of other origins (CSRF) and more requests than the rate limit allows. */
function limitedBy(config: Config, limit: RateLimit): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!originAllowed(c.env.incoming, config))
      return answerRefusal(c, refused('bad-origin', 'requests from pages of other sites are not allowed'))
    if (limit.allows(addressOf(c.env.incoming, config))) return next()
    c.header('Retry-After', '10')
    return answerRefusal(c, refused('too-many', 'too many requests from this address: try again later'))
  }
}

function upTo(maxSize: number): MiddlewareHandler<Env> {
  const tooLarge = refused('too-large', `the limit is ${maxSize} bytes`)
  return bodyLimit({ maxSize, onError: (c) => answerRefusal(c, tooLarge) })
}

/** What a request says, by its schema. */
function checkedBy<T>(schema: Schema<T>, text: string): T | Refused {
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    return refused('bad-json', 'the request is not JSON')
  }
  const checked = schema.safeParse(request)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  const where = issue?.path.map(String).join('.')
  return refused('bad-request', `${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}`)
}

function answer(c: Context<Env>, made: object | Refused): Response {
  return isRefused(made) ? answerRefusal(c, made) : c.json(made, 201)
}

function keyIn(c: Context<Env>): string | Refused {
  const key = /^Bearer ([\w-]{1,64})$/.exec(c.req.header('authorization') ?? '')?.[1]
  return key ?? refused('no-key', 'a key is needed: Authorization: Bearer <key>')
}

function answerFile(c: Context<Env>, file: { name: string; text: string } | Refused): Response {
  if (isRefused(file)) return answerRefusal(c, file)
  return c.body(file.text, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '-')}"`,
  })
}
