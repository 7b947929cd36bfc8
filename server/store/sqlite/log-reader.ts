import { type KeptRange, type Row, type RowKind, type RowRange, storeErrors } from '@miskatonic/table'
import { sumOfText } from './checksum.mjs'
import type { End } from './draft.ts'
import type { Queries } from './queries.ts'
import type { StoredRow } from './row-queries.ts'

/** Lets another thread read the log of a table, up to the row that was its last when the ticket was made. */
export interface LogTicket {
  /** The database. */
  readonly file: string
  /** Undefined if there is no such table. */
  readonly end: End | undefined
}

/** Cached bookmarks. */
const MAX_BOOKMARKS = 10_000
/** Rows that are read at once. */
const AT_ONCE = 256
/** So few rows are found one by one. */
const FEW = 8

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

  /** The rows of a log from row `from` to row `to`, in order. */
  read(id: string, end: End, { from, to }: Required<RowRange>): Row[] {
    return this.readBack(id, end, to, ({ seq, rowId }) =>
      seq < from ? null : this.nearest(rowId, end.num, Math.min(seq - Math.max(from, 1) + 1, AT_ONCE)),
    )
  }

  /** The rows of a log up to row `to`, in order, from the last position that is stored as row `at` or before; at most `most`. */
  readFromKept(id: string, end: End, { at, to, most }: Required<KeptRange>): Row[] {
    let left = most
    return this.readBack(id, end, to, ({ rowId }, later) => {
      if (left <= 0 || (later?.kind === 'kept' && later.seq <= at)) return null
      const rows = this.queries.rows.chain(rowId, Math.min(left, AT_ONCE), at)
      left -= rows.length
      return rows
    })
  }

  /** Rows of busy tables lie near each other, and are found faster that way. */
  private nearest(rowId: number, table: number, most: number): readonly StoredRow[] {
    const near = most < FEW ? [] : this.queries.rows.near(rowId, table, most)
    return near[0]?.id === rowId ? near : this.queries.rows.chain(rowId, most, -1)
  }

  /** Reads part by part, the last rows first, until `next` gives null. A part begins with the row that it is asked for. */
  private readBack(
    id: string,
    end: End,
    to: number,
    next: (from: { seq: number; rowId: number }, later: Row | undefined) => readonly StoredRow[] | null,
  ): Row[] {
    const rows: Row[] = []
    let { seq, rowId } = this.find(id, end, to)
    while (rowId !== null) {
      const found = next({ seq, rowId }, rows.at(-1))
      if (found === null) break
      if (found[0]?.id !== rowId) missing(id, seq)
      for (const stored of found) {
        if (stored.id !== rowId) break // the row before lies elsewhere, and is asked for next
        checkRow(this.queries, id, end.num, seq, stored)
        rows.push({ seq, at: stored.at, kind: stored.kind as RowKind, body: stored.body })
        seq--
        rowId = stored.prev
      }
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
  num: number,
  seq: number,
  row: StoredRow,
): void {
  if (row.seq !== seq || row.tbl !== num) missing(id, seq)
  const isWhole = row.sum === null ? row.id <= unsummed : row.sum === sumOfText(database, row.head, row.body)
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
  const whole = Number.POSITIVE_INFINITY
  return {
    read(id, { from = 1, to = whole } = {}) {
      const end = endOf(id)
      return end === undefined || from > Math.min(to, end.seq) ? [] : log.read(id, end, { from, to })
    },
    readFromKept(id, { to = whole, at = to, most = whole } = {}) {
      const end = endOf(id)
      return end === undefined || Math.min(to, end.seq) < 1 ? [] : log.readFromKept(id, end, { at, to, most })
    },
  }
}
