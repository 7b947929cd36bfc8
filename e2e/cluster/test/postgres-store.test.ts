import { Line, openPostgresStore } from '@miskatonic/server/postgres'
import { type StorePlace, storeContract } from '@miskatonic/table/store-contract'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Postgres } from '@miskatonic/engines'
import { Proxy } from '../proxy.ts'

let postgres: Postgres
let proxy: Proxy
let count = 0
beforeAll(async () => {
  postgres = await Postgres.start()
  proxy = await Proxy.start(() => postgres.port)
})
afterAll(async () => {
  await proxy.close()
  await postgres.remove()
})

function newPlace(): StorePlace {
  const name = `store${++count}`
  const address = postgres.newSchema(name)
  const sql = (text: string): void => void postgres.sql(name, text)
  return {
    open: () => openPostgresStore(address, {}, { about: { name: 'one' } }),
    deleteRow: (id, seq) =>
      sql(`DELETE FROM log WHERE seq = ${seq} AND tbl = (SELECT num FROM tables WHERE id = '${id}')`),
    spoilings: [
      {
        name: 'a newer format',
        message: /written by a newer version of the program: it has format \d+, .* \(setting --store\)/,
        spoil: () => sql('UPDATE miskatonic SET version = version + 90, readable_from = readable_from + 90'),
        undo: () => sql('UPDATE miskatonic SET version = version - 90, readable_from = readable_from - 90'),
      },
      {
        name: 'another program',
        message: /is not one of this program: it has a table "\w+".* \(setting --store\)/,
        spoil: () => sql('ALTER TABLE miskatonic RENAME TO elsewhere'),
        undo: () => sql('ALTER TABLE elsewhere RENAME TO miskatonic'),
      },
      {
        name: 'moved',
        message: /were moved to elsewhere/,
        spoil: () => sql("UPDATE miskatonic SET moved = 'elsewhere'"),
        undo: () => sql('UPDATE miskatonic SET moved = NULL'),
      },
    ],
  }
}

storeContract('PostgreSQL', { isDurable: true, place: newPlace })

it('PostgreSQL: statements that are asked for at the same time take turns on their connection', async () => {
  const line = new Line(postgres.newSchema('turns'))
  const warnings: string[] = []
  const heard = ({ message }: Error): void => void warnings.push(message)
  process.on('warning', heard)
  try {
    const asked = [0, 1, 2, 3, 4].map((n) => line.ask({ text: 'SELECT $1::int AS n', values: [n] }))
    expect((await Promise.all(asked)).map(({ rows }) => rows[0]!['n'])).toEqual([0, 1, 2, 3, 4])
    await expect(line.ask({ text: 'SELECT nothing' })).rejects.toThrow('nothing')
    expect((await line.ask({ text: 'SELECT 1 AS n' })).rows).toEqual([{ n: 1 }])
    await new Promise((resolve) => setImmediate(resolve)) // warnings come a turn later
    expect(warnings).toEqual([])
  } finally {
    process.off('warning', heard)
    await line.close()
  }
})

it('PostgreSQL: tables that nobody has touched since a time that was measured are removed', async () => {
  const store = await openPostgresStore(postgres.newSchema('abandoned'))
  try {
    await store.create(recordOf('a'), [])
    const [before, isInUse] = [Date.now() + 1_000.5, () => false]
    expect(await store.removeAbandoned({ after: 0, before, isInUse })).toMatchObject({ tables: 1 })
    expect(await store.record('a')).toBeUndefined()
    expect(await store.removedAt('a')).toBeGreaterThan(0)
  } finally {
    await store.close()
  }
})

it('PostgreSQL: a table that was used while a search for abandoned ones slept is not removed', async () => {
  const store = await openPostgresStore(postgres.newSchema('used'))
  try {
    for (const id of ['used', 'left']) await store.create(recordOf(id), [])
    // Between looking and removing, another server claims one of them, and gives it back.
    const isInUse = (): boolean => {
      postgres.sql('used', "UPDATE tables SET turn = turn + 1 WHERE id = 'used'")
      return false
    }
    const before = Date.now() + 1_000
    expect(await store.removeAbandoned({ after: 0, before, isInUse })).toMatchObject({ tables: 1 })
    expect(await store.record('used')).toEqual(recordOf('used'))
    expect(await store.record('left')).toBeUndefined()
  } finally {
    await store.close()
  }
})

describe('PostgreSQL: what a lost connection delivers late', () => {
  /** Sends something that does not arrive before the connection is lost, and only then goes on. */
  async function lost<T>(send: () => Promise<T>): Promise<T> {
    proxy.weather = 'late'
    const sent = send()
    sent.catch(() => {}) // it is awaited below
    await vi.waitFor(() => expect(proxy.kept).toBeGreaterThan(0))
    proxy.weather = 'clear'
    proxy.cut()
    return sent
  }

  it('a record does not undo a later one', async () => {
    postgres.newSchema('late_record')
    const store = await openPostgresStore(postgres.addressOf('late_record', proxy.port))
    try {
      await store.create(recordOf('a'), [])
      await store.saveRecord(recordOf('a', 'before'))
      await lost(() => store.saveRecord(recordOf('a', 'first')))
      await store.saveRecord(recordOf('a', 'second'))
      await proxy.deliver()
      expect(await store.record('a')).toEqual(recordOf('a', 'second'))
      await store.saveRecord(recordOf('a', 'third'))
      expect(await store.record('a')).toEqual(recordOf('a', 'third'))
    } finally {
      await store.close()
    }
  })

  it('a release does not give away a table that was claimed again', async () => {
    postgres.newSchema('late_release')
    const store = await openPostgresStore(postgres.addressOf('late_release', proxy.port))
    try {
      await store.create(recordOf('a'), [])
      await store.append('a', rowsOf('a', 1), 0)
      await lost(() => store.ownership.release([store.ownership.get('a')!]))
      await store.append('a', rowsOf('a', 2), 1)
      await proxy.deliver()
      const owner = postgres.sql('late_release', 'SELECT owner FROM tables').trim()
      expect(Number(owner)).toBe(store.membership.me)
    } finally {
      await store.close()
    }
  })
})

describe('PostgreSQL: what came of a batch is unknown', () => {
  async function throughProxy(name: string): Promise<{ address: string; direct: string }> {
    const direct = postgres.newSchema(name)
    return { direct, address: postgres.addressOf(name, proxy.port) }
  }

  it('after COMMIT, before the answer: the rows are found and are there once', async () => {
    const { address } = await throughProxy('unknown_after')
    const store = await openPostgresStore(address)
    try {
      await store.create(recordOf('a'), [])
      await store.append('a', rowsOf('a', 1), 0)
      let cuts = 0
      // "INSERT 0 2": the answer to the batch of two rows, and to nothing else.
      proxy.inspect = (bytes) => !(bytes.includes('INSERT 0 2') && ++cuts === 1)
      await store.append('a', rowsOf('a', 2, 3), 1)
      expect(cuts).toBe(1)
      await store.append('a', rowsOf('a', 4), 3)
      expect(await store.read('a')).toEqual(rowsOf('a', 1, 4))
    } finally {
      proxy.inspect = null
      await store.close()
    }
  })

  it('before it arrives: it is sent again', async () => {
    const { address } = await throughProxy('unknown_before')
    const store = await openPostgresStore(address)
    try {
      await store.create(recordOf('a'), [])
      await store.append('a', rowsOf('a', 1), 0)
      proxy.cut()
      await store.append('a', rowsOf('a', 2, 3), 1)
      expect(await store.read('a')).toEqual(rowsOf('a', 1, 3))
    } finally {
      await store.close()
    }
  })

  it('nothing is acknowledged while the database is silent, and the store says so', async () => {
    const { address } = await throughProxy('silent')
    const failures: string[] = []
    const store = await openPostgresStore(address, { failed: (message) => failures.push(message) })
    try {
      await store.create(recordOf('a'), [])
      await store.append('a', rowsOf('a', 1), 0)
      proxy.weather = 'swallow'
      await expect(store.append('a', rowsOf('a', 2), 1)).rejects.toMatchObject({ code: 'failed' })
      expect(store.problem()).toMatch(/cannot be reached \(setting --store\)/)
      expect(failures[0]).toMatch(/setting --store/)
      proxy.weather = 'clear'
      proxy.cut()
      await store.append('a', rowsOf('a', 2), 1)
      await vi.waitFor(() => expect(store.problem()).toBeNull(), 5_000)
      expect(await store.read('a')).toEqual(rowsOf('a', 1, 2))
    } finally {
      proxy.weather = 'clear'
      await store.close()
    }
  })
})
