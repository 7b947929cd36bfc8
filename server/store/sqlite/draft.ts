import { type Row, type TableRecord, checkNumbers, storeErrors } from '@miskatonic/table'
import type { Batch } from './writer-thread.mjs'

/** The end of a table's log. */
export interface End {
  /** The table's number in the database. */
  readonly num: number
  /** The id of the last row. */
  readonly head: number | null
  /** The number of the last row. */
  readonly seq: number
}

/** A change of one table. */
export interface Change {
  readonly id: string
  /** The row that the rows are to follow, `new` for a table that must not exist yet, `any` where there are no rows. */
  readonly after: number | 'new' | 'any'
  readonly record: TableRecord | null
  readonly rows: readonly Row[]
}

/** The next free numbers. */
export interface Free {
  readonly row: number
  readonly table: number
}

/** A transaction being assembled, and what will be true once it is committed. */
export class Draft {
  readonly batch: Batch
  readonly ends = new Map<string, End>()
  private readonly first: Free
  private readonly known: (id: string) => End | undefined
  private rows = 0
  private tables = 0

  /** `known` gives the end of a log before this transaction. */
  constructor(first: Free, known: (id: string) => End | undefined) {
    this.first = first
    this.known = known
    this.batch = { tables: [], records: [], first: first.row, rows: [] }
  }

  get rowCount(): number {
    return this.rows
  }

  get isEmpty(): boolean {
    return this.ends.size === 0
  }

  get free(): Free {
    return { row: this.first.row + this.rows, table: this.first.table + this.tables }
  }

  /** Adds a whole change, or throws and leaves it out. */
  enter(change: Change): void {
    const { id, record, rows } = change
    const isNew = change.after === 'new'
    const end = this.checkedEnd(change)
    if (record !== null) this.enterRecord(end.num, isNew, record)
    this.ends.set(id, this.enterRows(end, rows))
  }

  /** The end of the log to which the change is to be added. */
  private checkedEnd({ id, after, rows }: Change): End {
    const end = this.ends.get(id) ?? this.known(id)
    if (after === 'new') {
      if (end !== undefined) throw storeErrors.exists(id)
      checkNumbers(id, rows, 0)
      return { num: this.free.table, head: null, seq: 0 }
    }
    if (end === undefined) throw storeErrors.unknown(id)
    if (after === 'any') return end
    checkNumbers(id, rows, after)
    if (end.seq !== after) throw storeErrors.conflict(id, after, end.seq)
    return end
  }

  private enterRecord(num: number, isNew: boolean, record: TableRecord): void {
    const { tables, records } = this.batch
    if (isNew) {
      this.tables++
      tables.push(num, record.id, JSON.stringify(record), Date.now())
    } else records.push(JSON.stringify(record), Date.now(), num)
  }

  private enterRows({ num, head, seq }: End, rows: readonly Row[]): End {
    let last = head
    for (const { seq: number, at, kind, body } of rows) {
      this.batch.rows.push(num, last, number, at, kind, body)
      last = this.first.row + this.rows++
    }
    return { num, head: last, seq: seq + rows.length }
  }
}
