import { games } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { MemoryStore, newRecord } from '@miskatonic/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { makeLog } from '../log.ts'
import { Rooms } from '../rooms/rooms.ts'
import { workOn } from '../work/work.ts'

const MINUTE = 60_000
const log = makeLog({ logLevel: 'silent' })
const config = (idleMinutes: number): Config => ({ ...readConfig({}), idleMinutes })

/** A store with one table, whose reads can be made to fail after a while. */
class FailingStore extends MemoryStore {
  failsAfter: number | null = null

  removedAt(): undefined {}

  override async record(id: string): ReturnType<MemoryStore['record']> {
    const delay = this.failsAfter
    if (delay === null) return super.record(id)
    await new Promise((resolve) => setTimeout(resolve, delay))
    throw new Error('the disk is gone')
  }
}

async function storeWithTable(): Promise<FailingStore> {
  const store = new FailingStore()
  const record = newRecord(games[0]!, {}, { id: 'a', created: 1, secret: 's' })
  if (isRefused(record)) throw new Error(record.refused.message)
  await store.create(record, [])
  return store
}

describe('the sweep of idle tables', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('survives a table that cannot be loaded, and goes on with the others', async () => {
    const store = await storeWithTable()
    const rooms = new Rooms(store, games, workOn(store, games), config(1), log)
    const failures: unknown[] = []
    const onFailure = (error: unknown): unknown => failures.push(error)
    process.on('unhandledRejection', onFailure)
    // A sweep falls into the time in which the table is being loaded.
    store.failsAfter = 2 * MINUTE
    const loading = rooms.get('broken').catch(() => 'failed')
    store.failsAfter = null
    await rooms.get('a')
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(await loading).toBe('failed')
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 10)) // unhandled rejections are reported after the microtasks
    process.off('unhandledRejection', onFailure)
    expect(failures).toEqual([])
    expect(rooms.size).toBe(0)
    await rooms.close()
  })

  it('goes by elapsed time: a clock that is set does not unload tables, nor keep them', async () => {
    const store = await storeWithTable()
    const rooms = new Rooms(store, games, workOn(store, games), config(10), log)
    await rooms.get('a')
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(rooms.size).toBe(1)
    vi.setSystemTime(Date.now() - 100 * 3_600_000)
    await vi.advanceTimersByTimeAsync(12 * MINUTE)
    expect(rooms.size).toBe(0)
    await rooms.close()
  })
})
