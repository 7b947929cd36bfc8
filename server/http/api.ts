import { type Refused, isRefused, refused } from '@miskatonic/kernel'
import { type NewTable, newTable } from '@miskatonic/protocol'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Config } from '../config.ts'
import { Quota } from '../rooms/quota.ts'
import { addressOf } from './address.ts'
import { answerRefusal } from './answers.ts'
import type { Desk } from './desk.ts'
import type { Env } from './env.ts'
import { originAllowed } from './origin.ts'

const MINUTE = 60_000
const LONGEST_ORDER = 16 * 1024
const LONGEST_SAVE = 2 * 1024 * 1024
const LONGEST_NOTE = 2_000

/** POST /tables, POST /import, GET /tables/:id/export. */
export function api({ config, desk }: { config: Config; desk: Desk }): Hono<Env> {
  const routes = new Hono<Env>()
  const from = (c: Context<Env>): string => addressOf(c.env.incoming, config)
  routes.use(limitedBy(config), async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })

  routes.post('/tables', upTo(LONGEST_ORDER), async (c) => {
    const order = orderFrom(await c.req.text())
    return answer(c, isRefused(order) ? order : await desk.open(order, from(c)))
  })

  routes.post('/import', upTo(LONGEST_SAVE), async (c) =>
    answer(c, await desk.import(await c.req.text(), from(c))),
  )

  routes.get('/tables/:id/export', async (c) => {
    const key = /^Bearer ([\w-]{1,64})$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (key === undefined)
      return answerRefusal(c, refused('no-key', 'a key is needed: Authorization: Bearer <key>'))
    const note = c.req.query('note') ?? ''
    if (note.length > LONGEST_NOTE)
      return answerRefusal(c, refused('bad-note', `a note may have ${LONGEST_NOTE} characters`))
    const file = await desk.export(c.req.param('id'), key, c.req.query('report') === '1' ? { note } : null)
    if (isRefused(file)) return answerRefusal(c, file)
    return c.body(file.text, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '-')}"`,
    })
  })

  routes.all('*', (c) => answerRefusal(c, refused('not-found', `there is no ${c.req.method} ${c.req.path}`)))
  return routes
}

/** Foreign pages must not make their visitors open tables here; nor may anybody ask all the time. */
function limitedBy(config: Config): MiddlewareHandler<Env> {
  const quota = new Quota(config.requestsPerMinute, MINUTE)
  return async (c, next) => {
    if (!originAllowed(c.env.incoming, config))
      return answerRefusal(c, refused('bad-origin', 'pages from elsewhere may not ask this'))
    if (quota.allows(addressOf(c.env.incoming, config))) return next()
    c.header('Retry-After', '10')
    return answerRefusal(c, refused('too-many', 'too many requests from this address: wait a little'))
  }
}

function upTo(maxSize: number): MiddlewareHandler<Env> {
  const tooLarge = refused('too-large', `this may have ${maxSize} bytes`)
  return bodyLimit({ maxSize, onError: (c) => answerRefusal(c, tooLarge) })
}

function orderFrom(text: string): NewTable | Refused {
  let order: unknown
  try {
    order = JSON.parse(text)
  } catch {
    return refused('bad-json', 'this is not JSON')
  }
  const checked = newTable.safeParse(order)
  if (checked.success) return checked.data
  const issue = checked.error.issues[0]
  const where = issue?.path.map(String).join('.')
  return refused('bad-request', `${where ? `${where}: ` : ''}${issue?.message ?? 'not understood'}`)
}

function answer(c: Context<Env>, made: object | Refused): Response {
  return isRefused(made) ? answerRefusal(c, made) : c.json(made, 201)
}
