import { type KeptRange, type Row, type RowKind, type RowRange, storeErrors } from '@miskatonic/table'
import { sumOfRow } from './checksum.mjs'
import type { End } from './draft.ts'
import type { Queries, StoredRow } from './queries.ts'

/** Lets another thread read the log of a table, up to the row that was its last when the ticket was made. */
export interface LogTicket {
  /** The database. */
  readonly file: string
  /** Undefined if there is no such table. */
  readonly end: End | undefined
}

/** Cached bookmarks. */
const MAX_BOOKMARKS = 10_000

const KINDS: Readonly<Record<RowKind, true>> = {
  began: true,
  did: true,
  undone: true,
  said: true,
  rewound: true,
  seat: true,
  kept: true,
}

/** A row that was reached by following the chain. */
interface Place {
  readonly seq: number
  /** Null before the first row. */
  readonly rowId: number | null
}

/**
 * Reads logs by row number. Rows are linked backwards, so reading starts at the end of a log. Where a read stopped is remembered: the next
 * one, for earlier rows, goes on from there. Rows never change, so a bookmark cannot become wrong.
 */
export class LogReader {
  private readonly queries: Queries
  private readonly bookmarks = new Map<string, Place>()

  constructor(queries: Queries) {
    this.queries = queries
  }

  /** The rows of a log up to row `to`, in order, beginning with the last one for which `isFirst` holds, or with the first of all. */
  read(id: string, end: End, to: number, isFirst: (row: Row) => boolean): Row[] {
    const rows: Row[] = []
    let { seq, rowId } = this.find(id, end, to)
    while (rowId !== null) {
      const stored = this.queries.row(rowId) ?? missing(id, seq)
      checkRow(this.queries, id, rowId, { ...end, seq }, stored)
      const row = { seq, at: stored.at, kind: stored.kind as RowKind, body: stored.body }
      rows.push(row)
      seq--
      rowId = stored.prev
      if (isFirst(row)) break
    }
    if (rowId === null && seq > 0) missing(id, seq)
    this.remember(id, { seq, rowId })
    return rows.reverse()
  }

  /** The last row that is not after `to`. */
  private find(id: string, end: End, to: number): Place {
    const bookmark = this.bookmarks.get(id)
    let { seq, rowId } =
      bookmark !== undefined && bookmark.seq >= to ? bookmark : { seq: end.seq, rowId: end.head }
    while (rowId !== null && seq > to) {
      rowId = (this.queries.link(rowId) ?? missing(id, seq)).prev
      seq--
    }
    return { seq, rowId }
  }

  private remember(id: string, place: Place): void {
    if (this.bookmarks.size >= MAX_BOOKMARKS) this.bookmarks.clear()
    this.bookmarks.set(id, place)
  }
}

/** Throws `damaged` unless this is row number `seq` of table number `num`, as it was written. */
function checkRow(
  { database, unsummed }: Pick<Queries, 'database' | 'unsummed'>,
  id: string,
  rowId: number,
  { num, seq }: Pick<End, 'num' | 'seq'>,
  row: StoredRow,
): void {
  if (row.seq !== seq || row.tbl !== num) missing(id, seq)
  const isWhole = row.sum === null ? rowId <= unsummed : row.sum === sumOfRow(database, rowId, row)
  if (!isWhole) throw storeErrors.damaged(id, `row ${seq} does not fit its checksum`)
  if (!Object.hasOwn(KINDS, row.kind)) throw storeErrors.damaged(id, `row ${seq} has an unknown kind`)
}

function missing(id: string, seq: number): never {
  throw storeErrors.damaged(id, `row ${seq} is missing`)
}

/** Reading by row numbers, as stores do it. */
export interface Logs {
  read(id: string, range?: RowRange): Row[]
  readFromKept(id: string, range?: KeptRange): Row[]
}

export function logsOf(log: LogReader, endOf: (id: string) => End | undefined): Logs {
  const upTo = (id: string, to: number, from: number, isFirst: (row: Row) => boolean): Row[] => {
    const end = endOf(id)
    return end === undefined || from > Math.min(to, end.seq) ? [] : log.read(id, end, to, isFirst)
  }
  return {
    read: (id, { from = 1, to = Number.POSITIVE_INFINITY } = {}) =>
      upTo(id, to, from, ({ seq }) => seq <= from),
    readFromKept(id, { to = Number.POSITIVE_INFINITY, at = to, most = Number.POSITIVE_INFINITY } = {}) {
      let count = 0
      return upTo(id, to, 1, ({ seq, kind }) => (kind === 'kept' && seq <= at) || ++count === most)
    },
  }
}
