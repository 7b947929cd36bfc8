import type { Row, Store, TableRecord } from '@miskatonic/table'

/** What the lobby shows of a table without loading it. */
export interface Shelved {
  readonly record: TableRecord
  readonly changed: number
  readonly isOver: boolean
}

/** Where this device keeps its tables. */
export interface LocalStore extends Store {
  list(): Promise<Shelved[]>
  remove(id: string): Promise<void>
  /** Remembers whether the game is over, for the lobby. */
  mark(id: string, isOver: boolean): Promise<void>
  /** Whether tables outlive the page. */
  readonly lasts: boolean
}

const NAME = 'miskatonic'
const VERSION = 1

let opened: Promise<LocalStore> | undefined

/** The tables of this device; where the browser keeps nothing (private windows, full disks), of this page. */
export function localStore(): Promise<LocalStore> {
  opened ??= openDatabase().then(
    (database) => new DatabaseStore(database),
    () => new MemoryStore(),
  )
  return opened
}

/** Some browsers throw at the mere mention of a database. */
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tables', { keyPath: 'record.id' })
    request.result.createObjectStore('rows', { keyPath: ['table', 'seq'] })
  })
  return answerTo(request)
}

class DatabaseStore implements LocalStore {
  readonly lasts = true
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  async create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    await this.change(['tables', 'rows'], (at) => {
      at.objectStore('tables').add({ record, changed: Date.now(), isOver: false } satisfies Shelved)
      for (const row of rows) at.objectStore('rows').add({ ...row, table: record.id })
    })
  }

  async record(id: string): Promise<TableRecord | undefined> {
    return (await this.shelved(id))?.record
  }

  saveRecord(record: TableRecord): Promise<void> {
    return this.update(record.id, (before) => ({ ...before, record }))
  }

  mark(id: string, isOver: boolean): Promise<void> {
    return this.update(id, (before) => ({ ...before, isOver }))
  }

  async append(id: string, rows: readonly Row[]): Promise<void> {
    await this.change(['tables', 'rows'], (at) => {
      for (const row of rows) at.objectStore('rows').add({ ...row, table: id })
      const tables = at.objectStore('tables')
      const request = tables.get(id) as IDBRequest<Shelved>
      request.addEventListener('success', () => tables.put({ ...request.result, changed: Date.now() }))
    })
  }

  readBack(id: string, enough: (row: Row) => boolean): Promise<Row[]> {
    const rows: Row[] = []
    const request = this.database.transaction('rows').objectStore('rows').openCursor(rowsOf(id), 'prev')
    return new Promise((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error!))
      request.addEventListener('success', () => {
        const cursor = request.result
        if (cursor === null) return resolve(rows.reverse())
        const { table: _, ...row } = cursor.value as Row & { table: string }
        rows.push(row)
        if (enough(row)) resolve(rows.reverse())
        else cursor.continue()
      })
    })
  }

  list(): Promise<Shelved[]> {
    return answerTo(
      this.database.transaction('tables').objectStore('tables').getAll() as IDBRequest<Shelved[]>,
    )
  }

  async remove(id: string): Promise<void> {
    await this.change(['tables', 'rows'], (at) => {
      at.objectStore('tables').delete(id)
      at.objectStore('rows').delete(rowsOf(id))
    })
  }

  private shelved(id: string): Promise<Shelved | undefined> {
    return answerTo(
      this.database.transaction('tables').objectStore('tables').get(id) as IDBRequest<Shelved | undefined>,
    )
  }

  private update(id: string, change: (before: Shelved) => Shelved): Promise<void> {
    return this.change(['tables'], (at) => {
      const tables = at.objectStore('tables')
      const request = tables.get(id) as IDBRequest<Shelved | undefined>
      request.addEventListener('success', () => {
        if (request.result !== undefined) tables.put(change(request.result))
      })
    })
  }

  /** Resolves when the change is done; if it fails, nothing has changed. */
  private change(stores: string[], make: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = this.database.transaction(stores, 'readwrite')
    make(transaction)
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error!))
    })
  }
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error!))
  })
}

/** Tables that are gone when the page is closed. */
export class MemoryStore implements LocalStore {
  readonly lasts = false
  private readonly tables = new Map<string, { shelved: Shelved; rows: Row[] }>()

  async create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    this.tables.set(record.id, { shelved: { record, changed: Date.now(), isOver: false }, rows: [...rows] })
  }
  async record(id: string): Promise<TableRecord | undefined> {
    return this.tables.get(id)?.shelved.record
  }
  async saveRecord(record: TableRecord): Promise<void> {
    this.update(record.id, { record })
  }
  async mark(id: string, isOver: boolean): Promise<void> {
    this.update(id, { isOver })
  }
  async append(id: string, rows: readonly Row[]): Promise<void> {
    this.tables.get(id)?.rows.push(...rows)
    this.update(id, { changed: Date.now() })
  }
  async readBack(id: string, enough: (row: Row) => boolean): Promise<Row[]> {
    const rows = this.tables.get(id)?.rows ?? []
    const from = rows.findLastIndex(enough)
    return rows.slice(Math.max(0, from))
  }
  async list(): Promise<Shelved[]> {
    return [...this.tables.values()].map(({ shelved }) => shelved)
  }
  async remove(id: string): Promise<void> {
    this.tables.delete(id)
  }

  private update(id: string, change: Partial<Shelved>): void {
    const table = this.tables.get(id)
    if (table !== undefined) table.shelved = { ...table.shelved, ...change }
  }
}
