/** What it costs to store a row: SQLite beside PostgreSQL, with many tables writing at the same time. */
import type { Postgres } from '@miskatonic/engines'
import { openPostgresStore } from '@miskatonic/server/postgres'
import { openSqliteStore } from '@miskatonic/server/sqlite'
import type { Row, Store, TableRecord } from '@miskatonic/table'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorSeconds } from './processor.ts'

/** Bytes of a row: about those of a choice. */
const ROW = 800

/** Microseconds for a row. */
export interface RowCost {
  /** Of this process, all its threads together. */
  readonly own: number
  /** With the database's own processes. */
  readonly all: number
}

/** A store whose tables can be written to at the same time. */
export class StoreUnderTest {
  readonly name: string
  private readonly store: Store
  private readonly ids: readonly string[]
  private readonly database: number | undefined
  private readonly remove: () => void
  private last = 0

  private constructor(name: string, store: Store, remove: () => void, database?: number) {
    this.name = name
    this.store = store
    this.remove = remove
    this.database = database
    this.ids = Array.from({ length: IN_FLIGHT }, () => randomBytes(8).toString('hex'))
  }

  static async sqlite(name: string): Promise<StoreUnderTest> {
    const folder = mkdtempSync(join(tmpdir(), 'miskatonic-bench-'))
    const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    return new StoreUnderTest(name, await openSqliteStore(folder), remove).opened()
  }

  static async postgres(name: string, postgres: Postgres): Promise<StoreUnderTest> {
    const store = await openPostgresStore(postgres.newSchema('stores'))
    return new StoreUnderTest(name, store, () => {}, postgres.pid).opened()
  }

  private async opened(): Promise<StoreUnderTest> {
    for (const id of this.ids) await this.store.create(recordOf(id), [])
    return this
  }

  /** Each table writes `count` rows, one after the other, and waits until each is durable. */
  async write(count: number): Promise<RowCost> {
    const before = this.usage()
    const first = this.last + 1
    this.last += count
    await Promise.all(this.ids.map((id) => this.writeTo(id, first)))
    const after = this.usage()
    const rows = count * this.ids.length
    const own = after.own - before.own
    return { own: (own / rows) * 1e6, all: ((own + after.database - before.database) / rows) * 1e6 }
  }

  private async writeTo(id: string, first: number): Promise<void> {
    for (let seq = first; seq <= this.last; seq++) await this.store.append(id, [rowOf(seq)], seq - 1)
  }

  private usage(): { own: number; database: number } {
    const { user, system } = process.cpuUsage()
    const database = this.database === undefined ? 0 : processorSeconds(this.database)
    return { own: (user + system) / 1e6, database }
  }

  async close(): Promise<void> {
    await this.store.close()
    this.remove()
  }
}

/** Tables that write at the same time. */
export const IN_FLIGHT = 100

const body = JSON.stringify({ text: 'x'.repeat(ROW - 11) })

function rowOf(seq: number): Row {
  return { seq, at: 1_700_000_000_000 + seq, kind: 'did', body }
}

function recordOf(id: string): TableRecord {
  const nothing = { options: {}, parts: {}, start: null, seats: {}, keys: [], forkedFrom: null }
  return { id, game: 'reign', version: '1', created: 1, secret: 'bench', ...nothing }
}
