import { type Game, isRefused } from '@miskatonic/kernel'
import { MemoryStore, Room, type Row, type TableRecord, storeErrors } from '@miskatonic/table'
import { findIn } from '../games.ts'

/** What a thorough check has found. */
export interface DataReport {
  readonly tables: number
  readonly rows: number
  /** The tables that cannot be used, and what is wrong with them. */
  readonly damaged: ReadonlyMap<string, string>
  /** Damage that belongs to no table in particular. */
  readonly general: readonly string[]
}

/** Throws `damaged` unless the rows of a table can be read, and the table can be loaded as a server does it. */
export async function checkTable(
  games: readonly Game[],
  record: TableRecord,
  rows: readonly Row[],
): Promise<void> {
  checkBodies(record.id, rows)
  const store = new MemoryStore()
  await store.create(record, rows)
  const room = await Room.load(
    {
      store,
      game: findIn(games),
      secret: () => '',
      now: Date.now,
      after: () => () => {},
      fork: () => Promise.reject(new Error('not while checking')),
      failed: () => {},
    },
    record.id,
  )
  if (isRefused(room)) throw storeErrors.damaged(record.id, `it cannot be played: ${room.refused.message}`)
  await room.settled()
}

function checkBodies(id: string, rows: readonly Row[]): void {
  for (const { seq, body } of rows)
    try {
      JSON.parse(body)
    } catch {
      throw storeErrors.damaged(id, `row ${seq} is not JSON`)
    }
}
