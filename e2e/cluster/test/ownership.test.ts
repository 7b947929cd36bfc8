import { Line, SCHEMA_LOCK, type PostgresStore, isHold, openPostgresStore } from '@miskatonic/server/postgres'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Postgres } from '@miskatonic/engines'
import { Proxy } from '../proxy.ts'

let postgres: Postgres
let proxy: Proxy
let schema = ''
let count = 0
let opened: PostgresStore[] = []
beforeAll(async () => {
  postgres = await Postgres.start()
  proxy = await Proxy.start(() => postgres.port)
})
afterAll(async () => {
  await proxy.close()
  await postgres.remove()
})
beforeEach(() => {
  schema = `race${++count}`
  postgres.newSchema(schema)
})
afterEach(async () => {
  proxy.weather = 'clear'
  proxy.cut()
  await Promise.all(opened.map((store) => store.close()))
  opened = []
})

async function node(name: string, port?: number): Promise<PostgresStore> {
  const store = await openPostgresStore(postgres.addressOf(schema, port), {}, { about: { name } })
  opened.push(store)
  return store
}

const fence = (store: PostgresStore): string =>
  postgres.sql(schema, `DELETE FROM nodes WHERE id = ${store.membership.me}`)

describe('who may write a table', () => {
  it('one of two nodes that claim it at the same time', async () => {
    const [a, b] = [await node('a'), await node('b')]
    for (let i = 0; i < 20; i++) {
      await a.create(recordOf(`t${i}`), [])
      const claims = await Promise.all([a, b].map((each) => each.ownership.claim(`t${i}`)))
      expect(claims.filter(isHold)).toHaveLength(1)
      const loser = isHold(claims[0]) ? b : a
      await expect(loser.append(`t${i}`, rowsOf('x', 1), 0)).rejects.toMatchObject({ code: 'lost' })
    }
  })

  it('not a node that was fenced: its batch inserts nothing, and what it held is lost for good', async () => {
    const [a, b] = [await node('a'), await node('b')]
    await a.create(recordOf('t'), [])
    await a.append('t', rowsOf('t', 1), 0)
    const hold = a.ownership.get('t')!
    const [room, first] = [a.heldBy(hold), a.membership.me]
    fence(a)
    await expect(room.append('t', rowsOf('late', 2), 1)).rejects.toMatchObject({ code: 'lost' })
    expect(await b.read('t')).toEqual(rowsOf('t', 1))
    await vi.waitFor(() => expect(a.membership.me).not.toBe(first), 5_000)
    // Back as another incarnation: the room of the one before still must not write, although the table is free.
    await expect(room.append('t', rowsOf('late', 2), 1)).rejects.toMatchObject({ code: 'lost' })
    await expect(room.saveRecord(recordOf('t', 'late'))).rejects.toMatchObject({ code: 'lost' })
    expect(isHold(await b.ownership.claim('t'))).toBe(true)
    await b.append('t', rowsOf('t', 2), 1)
    expect(await a.read('t')).toEqual(rowsOf('t', 1, 2))
  })

  it('nor can a fenced node claim', async () => {
    const a = await node('a')
    await a.create(recordOf('t'), [])
    const ghost = a.membership.me
    fence(a)
    const claimed = await a.ownership.claim('t').catch(() => 'failed')
    const owner = postgres.sql(schema, "SELECT coalesce(owner, 0) FROM tables WHERE id = 't'").trim()
    expect(Number(owner)).not.toBe(ghost)
    expect(claimed === 'failed' || a.membership.me !== ghost).toBe(true)
  })

  it('a fence waits for a write that is under way, and later ones write nothing', async () => {
    const a = await node('a')
    await a.create(recordOf('t'), [])
    await a.append('t', rowsOf('t', 1), 0)
    const [writer, killer] = [0, 1].map(() => new Line(postgres.addressOf(schema), { isPatient: true })) as [
      Line,
      Line,
    ]
    const { me } = a.membership
    await writer.ask({ text: 'BEGIN' })
    await writer.ask({ text: `SELECT id FROM nodes WHERE id = ${me} FOR KEY SHARE` })
    let isFenced = false
    const fencing = killer.ask({ text: `DELETE FROM nodes WHERE id = ${me}` }).then(() => (isFenced = true))
    await sleep(300)
    expect(isFenced).toBe(false)
    await writer.ask({ text: 'COMMIT' })
    await fencing
    await expect(a.append('t', rowsOf('t', 2), 1)).rejects.toMatchObject({ code: 'lost' })
    await Promise.all([writer.close(), killer.close()])
  })

  it('the next one after it was released or handed over', async () => {
    const [a, b] = [await node('a'), await node('b')]
    await a.create(recordOf('t'), [])
    await a.append('t', rowsOf('t', 1), 0)
    const hold = a.ownership.get('t')!
    await a.ownership.release([hold], b.membership.me)
    await expect(a.heldBy(hold).append('t', rowsOf('t', 2), 1)).rejects.toMatchObject({ code: 'lost' })
    expect(await a.ownership.claim('t')).toEqual({ owner: b.membership.me })
    await b.append('t', rowsOf('t', 2), 1)
    await b.ownership.release([b.ownership.get('t')!])
    await a.append('t', rowsOf('t', 3), 2)
    expect(await b.read('t')).toEqual(rowsOf('t', 1, 3))
  })
})

describe('who is alive', () => {
  it('a node that is cut off is fenced, and comes back as another one', async () => {
    const [a, b] = [await node('a', proxy.port), await node('b')]
    await a.create(recordOf('t'), [])
    await a.append('t', rowsOf('t', 1), 0)
    const first = a.membership.me
    proxy.weather = 'swallow'
    await vi.waitFor(() => expect(b.membership.node(first)).toBeUndefined(), 12_000)
    expect(isHold(await b.ownership.claim('t'))).toBe(true)
    await b.append('t', rowsOf('t', 2), 1)
    proxy.weather = 'clear'
    proxy.cut()
    await expect(a.append('t', rowsOf('a', 2), 1)).rejects.toThrow(/fenced|server|written/)
    await vi.waitFor(() => expect(a.membership.me).not.toBe(first), 8_000)
    expect(await a.read('t')).toEqual(rowsOf('t', 1, 2))
  })

  it('an observer that was away itself fences nobody', async () => {
    const [a, b] = [await node('a'), await node('b', proxy.port)]
    proxy.weather = 'swallow'
    await sleep(1_500)
    // While b sees nothing, a stands still for b: 8 s are more than a node may be silent.
    await sleep(6_500)
    proxy.weather = 'clear'
    proxy.cut()
    const first = a.membership.me
    await sleep(3_000)
    expect(a.membership.me).toBe(first)
    expect(b.membership.beatAge).toBeLessThan(3_000)
  })

  it('a name is used once; after a crash it can be used again at once', async () => {
    const a = await node('same')
    await expect(node('same')).rejects.toThrow(/name "same" uses this database and is alive.*--node-name/)
    const ghost = a.membership.me
    postgres.sql(
      schema,
      `INSERT INTO nodes SELECT 7, 'ghost', version, games, key, 0, keeper, false, true FROM nodes WHERE id = ${ghost}`,
    )
    const b = await node('ghost')
    expect(b.membership.me).not.toBe(7)
    expect(postgres.sql(schema, 'SELECT count(*) FROM nodes WHERE id = 7').trim()).toBe('0')
  })
  it('a node whose registration was carried out, but not answered, is registered once', async () => {
    const a = await node('a', proxy.port)
    const first = a.membership.me
    let lost = 0
    proxy.inspect = (bytes) => !(bytes.includes('INSERT 0 1') && ++lost === 1)
    try {
      fence(a)
      await vi.waitFor(() => expect(lost).toBe(1), 5_000)
      await vi.waitFor(() => expect([0, first]).not.toContain(a.membership.me), 5_000)
    } finally {
      proxy.inspect = null
    }
    expect(postgres.sql(schema, 'SELECT id FROM nodes').trim()).toBe(String(a.membership.me))
  })

  it('one that slept does not come back while tables are moved, nor afterwards', async () => {
    const a = await node('a')
    const mover = new Line(postgres.addressOf(schema), { isPatient: true })
    const nodes = (): string => postgres.sql(schema, 'SELECT count(*) FROM nodes').trim()
    // As `npm run move` does: it takes the lock, and deletes what is left of servers that do not beat.
    await mover.ask({ text: `SELECT pg_advisory_lock(${SCHEMA_LOCK})` })
    fence(a)
    await sleep(3_000)
    expect(nodes()).toBe('0')
    await mover.ask({ text: "UPDATE miskatonic SET moved = 'elsewhere'" })
    await mover.close()
    await vi.waitFor(() => expect(a.problem()).toMatch(/were moved to elsewhere.*--store/), 8_000)
    expect(nodes()).toBe('0')
    expect(a.membership.me).toBe(0)
    postgres.sql(schema, 'UPDATE miskatonic SET moved = NULL')
    await vi.waitFor(() => expect(a.membership.me).not.toBe(0), 5_000)
    expect(a.problem()).toBeNull()
  })
})
