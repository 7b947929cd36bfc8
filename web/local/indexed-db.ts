import {
  type KeptRange,
  type Row,
  type RowRange,
  StoreError,
  type TableRecord,
  checkNoGap,
  checkNumbers,
  storeErrors,
} from '@miskatonic/table'
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { LocalStore, Shelved } from './store.ts'

interface Schema extends DBSchema {
  tables: { key: string; value: Shelved }
  rows: { key: [table: string, seq: number]; value: Row & { table: string } }
}

const VERSION = 1
const STORES = ['tables', 'rows'] as const

type Tables = IDBPObjectStore<Schema, typeof STORES, 'tables', 'readwrite'>
type Rows = IDBPObjectStore<Schema, typeof STORES, 'rows', 'readwrite'>

/** Tables in the browser's database. */
export async function openIndexedDb(name: string): Promise<LocalStore> {
  const database = await openDB<Schema>(name, VERSION, {
    upgrade(created) {
      created.createObjectStore('tables', { keyPath: 'record.id' })
      created.createObjectStore('rows', { keyPath: ['table', 'seq'] })
    },
  }).catch((error: unknown) => {
    throw cannotOpen(name, error)
  })
  if (STORES.every((store) => database.objectStoreNames.contains(store))) return new IndexedDbStore(database)
  database.close()
  throw cannotOpen(name, 'it holds something else')
}

function cannotOpen(name: string, reason: unknown): StoreError {
  return new StoreError(
    'failed',
    `The database ${name} cannot be opened: ${String(reason).replace(/\.$/, '')}.`,
    {
      cause: reason,
    },
  )
}

class IndexedDbStore implements LocalStore {
  readonly lasts = true
  private readonly database: IDBPDatabase<Schema>
  private isClosed = false

  constructor(database: IDBPDatabase<Schema>) {
    this.database = database
    // The browser may close the connection, for example when the user deletes the site's data.
    database.addEventListener('close', () => (this.isClosed = true))
  }

  create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    return this.change(async (tables, log) => {
      if ((await tables.getKey(record.id)) !== undefined) throw storeErrors.exists(record.id)
      checkNumbers(record.id, rows, 0)
      await Promise.all([
        tables.add({ record, changed: Date.now(), isOver: false }),
        ...added(log, record.id, rows),
      ])
    })
  }

  async record(id: string): Promise<TableRecord | undefined> {
    return (await this.opened().get('tables', id))?.record
  }

  saveRecord(record: TableRecord): Promise<void> {
    return this.change(async (tables) => {
      await tables.put({ ...(await existing(tables, record.id)), record })
    })
  }

  append(id: string, rows: readonly Row[], after: number): Promise<void> {
    return this.change(async (tables, log) => {
      const table = await existing(tables, id)
      checkNumbers(id, rows, after)
      const last = await lastNumber(log, id)
      if (last !== after) throw storeErrors.conflict(id, after, last)
      await Promise.all([...added(log, id, rows), tables.put({ ...table, changed: Date.now() })])
    })
  }

  async read(id: string, { from = 1, to = Number.MAX_SAFE_INTEGER }: RowRange = {}): Promise<Row[]> {
    const database = this.opened()
    const first = Math.max(1, from)
    if (first > to) return []
    const rows = await database.getAll('rows', rowsOf(id, first, to))
    checkNoGap(id, rows, first)
    return rows.map(({ seq, at, kind, body }) => ({ seq, at, kind, body }))
  }

  async readFromKept(
    id: string,
    { to = Number.MAX_SAFE_INTEGER, at = to, most = Number.POSITIVE_INFINITY }: KeptRange = {},
  ): Promise<Row[]> {
    const log = this.opened().transaction('rows').store
    let cursor = at < 1 ? null : await log.openCursor(rowsOf(id, 1, at), 'prev')
    while (cursor !== null && cursor.value.kind !== 'kept') cursor = await cursor.continue()
    const rows = await this.read(id, { from: cursor?.value.seq ?? 1, to })
    return rows.slice(Math.max(0, rows.length - most))
  }

  async isHealthy(): Promise<boolean> {
    return !this.isClosed
  }

  /** Transactions under way are finished by the browser. */
  async close(): Promise<void> {
    this.isClosed = true
    this.database.close()
  }

  async list(): Promise<Shelved[]> {
    return this.opened().getAll('tables')
  }

  remove(id: string): Promise<void> {
    return this.change(async (tables, log) => {
      await Promise.all([tables.delete(id), log.delete(rowsOf(id))])
    })
  }

  mark(id: string, isOver: boolean): Promise<void> {
    return this.change(async (tables) => {
      const table = await tables.get(id)
      if (table !== undefined) await tables.put({ ...table, isOver })
    })
  }

  private opened(): IDBPDatabase<Schema> {
    if (this.isClosed) throw storeErrors.closed()
    return this.database
  }

  /** Runs one transaction. If it fails, nothing has changed. Transactions run in the order in which they are asked for. */
  private async change(make: (tables: Tables, log: Rows) => Promise<void>): Promise<void> {
    const transaction = this.opened().transaction(STORES, 'readwrite')
    const done = transaction.done.catch((error: unknown) => error)
    try {
      await make(transaction.objectStore('tables'), transaction.objectStore('rows'))
    } catch (error) {
      abort(transaction)
      await done
      throw asStoreError(error)
    }
    const failure = await done
    if (failure !== undefined) throw asStoreError(failure)
  }
}

/** After a failed request the browser has aborted the transaction itself. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It is over.
  }
}

async function existing(tables: Tables, id: string): Promise<Shelved> {
  const table = await tables.get(id)
  if (table === undefined) throw storeErrors.unknown(id)
  return table
}

/** Async, so that a row that cannot be stored rejects like the others instead of throwing. */
function added(log: Rows, id: string, rows: readonly Row[]): Promise<unknown>[] {
  return rows.map(async (row) => log.add({ ...row, table: id }))
}

async function lastNumber(log: Rows, id: string): Promise<number> {
  return (await log.openKeyCursor(rowsOf(id), 'prev'))?.key[1] ?? 0
}

function rowsOf(id: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, to])
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  return new StoreError('failed', `The database could not be written: ${String(error)}.`, { cause: error })
}
