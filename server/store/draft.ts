import type { Row, TableRecord } from '@miskatonic/table'
import type { Batch } from './writer-thread.mjs'

/** Where the log of a table ends. */
export interface End {
  readonly num: number
  /** The id of its last row. */
  readonly head: number | null
  readonly seq: number
}

/** One thing to write. */
export interface Change {
  readonly id: string
  readonly isNew: boolean
  readonly record: TableRecord | null
  readonly rows: readonly Row[]
}

/** The next free numbers. */
export interface Free {
  readonly row: number
  readonly table: number
}

/** The next transaction, and what will be true once it is committed. Until then nobody else may believe it. */
export class Draft {
  readonly batch: Batch
  readonly ends = new Map<string, End>()
  private readonly first: Free
  private readonly known: (id: string) => End | undefined
  private rows = 0
  private tables = 0

  /** `known` says where logs end before this transaction. */
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

  /** Takes a change in, whole, or throws and leaves it out. */
  enter({ id, isNew, record, rows }: Change): void {
    const end = this.ends.get(id) ?? this.known(id)
    if (isNew && end !== undefined) throw new Error(`There is a table ${id} already.`)
    if (!isNew && end === undefined) throw new Error(`There is no table ${id}.`)
    const from = end ?? { num: this.free.table, head: null, seq: 0 }
    checkOrder(id, from.seq, rows)
    if (record !== null) this.enterRecord(from.num, isNew, record)
    this.ends.set(id, this.enterRows(from, rows))
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

/** A row after a gap must not be written: the one that is missing may have failed just before. */
function checkOrder(id: string, last: number, rows: readonly Row[]): void {
  let before = last
  for (const { seq } of rows) {
    if (seq !== before + 1) throw new Error(`Row ${seq} of table ${id} does not follow row ${before}.`)
    before = seq
  }
}
