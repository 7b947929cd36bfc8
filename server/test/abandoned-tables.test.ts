import { games } from '@miskatonic/games'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { DatabaseSync } from '@photostructure/sqlite'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepAbandoned } from '../abandoned-tables.ts'
import { makeLog } from '../log.ts'
import { checkData } from '../store/sqlite/check-data.ts'
import type { AbandonedSearch, ServerStore } from '../store/server-store.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { newFolder } from './folders.ts'

const NOW = Date.UTC(2030, 0, 1)
const DAY = 86_400_000
const log = makeLog({ logLevel: 'silent' })

/** A store with an old table of so many rows, and a new one. */
async function storeWith(rows: number): Promise<{ folder: string; store: ServerStore }> {
  const folder = newFolder()
  const store = await openSqliteStore(folder)
  await store.create(recordOf('old'), rowsOf('old', 1, rows))
  await store.create(recordOf('new'), rowsOf('new', 1, 3))
  await store.close()
  const database = new DatabaseSync(join(folder, 'miskatonic.db'))
  database.exec(`UPDATE tables SET touched = CASE id WHEN 'old' THEN ${NOW - 400 * DAY} ELSE ${NOW} END`)
  database.close()
  return { folder, store: await openSqliteStore(folder) }
}

const search = (change: Partial<AbandonedSearch> = {}): AbandonedSearch => ({
  after: 0,
  before: NOW - 365 * DAY,
  isInUse: () => false,
  ...change,
})

describe('removing abandoned tables', () => {
  it('takes their records and rows, and leaves when that was', async () => {
    const { folder, store } = await storeWith(20)
    expect(await store.removeAbandoned(search())).toEqual({ tables: 1, isFinished: true, next: 0 })
    const check = async (each: ServerStore): Promise<void> => {
      expect([await each.record('old'), await each.read('old')]).toEqual([undefined, []])
      expect(each.removedAt('old')).toBeGreaterThan(0)
      expect([each.removedAt('new'), each.removedAt('never')]).toEqual([undefined, undefined])
      expect(await each.read('new')).toHaveLength(3)
      await expect(each.append('old', rowsOf('old', 21), 20)).rejects.toMatchObject({ code: 'unknown' })
    }
    await check(store)
    await store.append('new', rowsOf('new', 4, 4), 3)
    await store.close()
    const again = await openSqliteStore(folder, { damaged: (message) => expect.fail(message) })
    expect(await again.read('new')).toHaveLength(4)
    await again.close()
    expect(await checkData(folder, games)).toMatchObject({ tables: 1, general: [] })
    const database = new DatabaseSync(join(folder, 'miskatonic.db'))
    expect(database.prepare('SELECT count(*) AS count FROM log').get()).toEqual({ count: 4 })
    database.close()
  })

  it('leaves those that are in use, and those that were changed since', async () => {
    const { store } = await storeWith(5)
    expect(await store.removeAbandoned(search({ isInUse: (id) => id === 'old' }))).toMatchObject({
      tables: 0,
    })
    await store.append('old', [{ ...rowsOf('old', 6, 6)[0]!, at: NOW }], 5)
    expect(await store.removeAbandoned(search())).toMatchObject({ tables: 0 })
    expect(await store.read('old')).toHaveLength(6)
    await store.close()
  })

  it('of a long log goes on after a restart where it was interrupted, and nothing counts as damaged meanwhile', async () => {
    const { folder, store } = await storeWith(1_200)
    expect(await store.removeAbandoned(search())).toEqual({ tables: 0, isFinished: false, next: 0 })
    expect(await store.record('old')).toBeUndefined()
    await store.close()
    expect((await checkData(folder, games)).general).toEqual([])
    const again = await openSqliteStore(folder, { damaged: (message) => expect.fail(message) })
    expect(again.removedAt('old')).toBeGreaterThan(0)
    expect(await again.removeAbandoned(search())).toMatchObject({ isFinished: false })
    expect(await again.removeAbandoned(search())).toEqual({ tables: 1, isFinished: true, next: 0 })
    expect(await again.removeAbandoned(search())).toEqual({ tables: 0, isFinished: true, next: 0 })
    await again.close()
  })

  it('keeps the table with the last row of all: its number is not used again', async () => {
    const folder = newFolder()
    const store = await openSqliteStore(folder)
    await store.create(recordOf('only'), rowsOf('only', 1, 3))
    const future = search({ before: Date.now() + DAY })
    expect(await store.removeAbandoned(future)).toMatchObject({ tables: 0 })
    await store.create(recordOf('next'), rowsOf('next', 1, 1))
    expect(await store.removeAbandoned(future)).toMatchObject({ tables: 1 })
    await store.close()
    await (await openSqliteStore(folder)).close()
  })
})

describe('the sweep', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  /** A sweep whose searches are recorded. */
  function swept(lastChange: number | undefined, answer: () => Promise<never> | undefined = () => undefined) {
    const before: number[] = []
    const store = {
      lastChange: () => lastChange,
      async removeAbandoned(asked: AbandonedSearch) {
        before.push(asked.before)
        await answer()
        return { tables: 0, isFinished: true, next: 0 }
      },
    }
    return { before, sweep: sweepAbandoned(store, () => false, { keepTables: 365 * DAY }, log) }
  }

  it('survives a store that fails', async () => {
    const { before, sweep } = swept(NOW, () => Promise.reject(new Error('the disk is gone')))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(before.length).toBeGreaterThan(3)
    await sweep.close()
  })

  it('goes by the last change and elapsed time, so that a wrong clock removes nothing', async () => {
    const { before, sweep } = swept(NOW - 30 * DAY)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.setSystemTime(NOW + 5_000 * DAY)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.setSystemTime(0)
    await vi.advanceTimersByTimeAsync(10_000)
    const start = NOW - (30 + 365) * DAY
    expect(before.map((each) => Math.round((each - start) / 1_000))).toEqual([0, 10, expect.any(Number)])
    expect(before[2]).toBeLessThan(0)
    await sweep.close()
  })

  it('can be turned off', async () => {
    const sweep = sweepAbandoned(
      { lastChange: () => expect.fail(), removeAbandoned: () => expect.fail() },
      () => false,
      { keepTables: 0 },
      log,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    await sweep.close()
  })
})
