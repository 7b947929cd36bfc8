import { type Refused, isRefused, refused } from '@miskatonic/kernel'
import type { NewTable } from '@miskatonic/protocol'
import { newTable } from '@miskatonic/protocol/schemas'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../config.ts'
import { RateLimit } from '../rate-limit.ts'
import { addressOf } from './address.ts'
import { answerRefusal } from './answers.ts'
import type { Env } from './env.ts'
import { originAllowed } from './origin.ts'
import type { TableService } from './table-service.ts'

const MINUTE = 60_000
/** Size limits: bytes of request bodies, characters of a note. */
const MAX_NEW_TABLE = 16 * 1024
const MAX_SAVED_GAME = 2 * 1024 * 1024
const MAX_NOTE = 2_000

/** POST /tables, POST /import, GET /tables/:id/export. */
export function api({ config, tables }: { config: Config; tables: TableService }): Hono<Env> {
  const routes = new Hono<Env>()
  const from = (c: Context<Env>): string => addressOf(c.env.incoming, config)
  routes.use(limitedBy(config), async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })

  routes.post('/tables', upTo(MAX_NEW_TABLE), async (c) => {
    const request = newTableFrom(await c.req.text())
    return answer(c, isRefused(request) ? request : await tables.open(request, from(c)))
  })

  routes.post('/import', upTo(MAX_SAVED_GAME), async (c) =>
    answer(c, await tables.import(new Uint8Array(await c.req.arrayBuffer()), from(c))),
  )

  routes.get('/tables/:id/export', async (c) => {
    const key = /^Bearer ([\w-]{1,64})$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (key === undefined)
      return answerRefusal(c, refused('no-key', 'a key is needed: Authorization: Bearer <key>'))
    const note = c.req.query('note') ?? ''
    if (note.length > MAX_NOTE)
      return answerRefusal(c, refused('bad-note', `a note may have at most ${MAX_NOTE} characters`))
    const file = await tables.export(c.req.param('id'), key, c.req.query('report') === '1' ? { note } : null)
    if (isRefused(file)) return answerRefusal(c, file)
    return c.body(file.text, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '-')}"`,
    })
  })

  routes.all('*', (c) => answerRefusal(c, refused('not-found', `there is no ${c.req.method} ${c.req.path}`)))
  return routes
}

/** Rejects requests from pages of other origins (CSRF) and more requests than the rate limit allows. */
function limitedBy(config: Config): MiddlewareHandler<Env> {
  const limit = new RateLimit(config.requestsPerMinute, MINUTE)
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

function newTableFrom(text: string): NewTable | Refused {
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    return refused('bad-json', 'the request is not JSON')
  }
  const checked = newTable.safeParse(request)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  const where = issue?.path.map(String).join('.')
  return refused('bad-request', `${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}`)
}

function answer(c: Context<Env>, made: object | Refused): Response {
  return isRefused(made) ? answerRefusal(c, made) : c.json(made, 201)
}
