import { checkNumbers, storeErrors } from './store-error.ts'
import type { KeptRange, Row, RowRange, Store, TableRecord } from './store.ts'

interface Stored {
  /** JSON, so that later changes of the object do not reach the store. */
  record: string
  readonly rows: Row[]
}

/** A store without a database: what it holds is gone with the process. */
export class MemoryStore implements Store {
  protected readonly tables = new Map<string, Stored>()
  private isClosed = false

  async create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    this.checkOpen()
    if (this.tables.has(record.id)) throw storeErrors.exists(record.id)
    checkNumbers(record.id, rows, 0)
    this.tables.set(record.id, { record: JSON.stringify(record), rows: rows.map(copy) })
  }

  async record(id: string): Promise<TableRecord | undefined> {
    this.checkOpen()
    const stored = this.tables.get(id)
    return stored && (JSON.parse(stored.record) as TableRecord)
  }

  async saveRecord(record: TableRecord): Promise<void> {
    this.table(record.id).record = JSON.stringify(record)
  }

  async append(id: string, rows: readonly Row[], after: number): Promise<void> {
    const stored = this.table(id)
    checkNumbers(id, rows, after)
    if (stored.rows.length !== after) throw storeErrors.conflict(id, after, stored.rows.length)
    for (const row of rows) stored.rows.push(copy(row))
  }

  async read(id: string, { from = 1, to = Number.POSITIVE_INFINITY }: RowRange = {}): Promise<Row[]> {
    this.checkOpen()
    const rows = this.tables.get(id)?.rows ?? []
    return rows.slice(Math.max(0, from - 1), Math.max(0, to)).map(copy)
  }

  async readFromKept(
    id: string,
    { to = Number.POSITIVE_INFINITY, at = to, most = Number.POSITIVE_INFINITY }: KeptRange = {},
  ): Promise<Row[]> {
    const rows = this.tables.get(id)?.rows ?? []
    const from = rows.findLast(({ seq, kind }) => kind === 'kept' && seq <= at)?.seq ?? 1
    const first = Math.min(to, rows.length) - most + 1
    return this.read(id, { from: Math.max(from, first), to })
  }

  async isHealthy(): Promise<boolean> {
    return !this.isClosed
  }

  async close(): Promise<void> {
    this.isClosed = true
  }

  private table(id: string): Stored {
    this.checkOpen()
    const stored = this.tables.get(id)
    if (stored === undefined) throw storeErrors.unknown(id)
    return stored
  }

  private checkOpen(): void {
    if (this.isClosed) throw storeErrors.closed()
  }
}

function copy(row: Row): Row {
  return { ...row }
}
