import { type Row, storeErrors } from '@miskatonic/table'
import type { End } from './draft.ts'
import type { Queries } from './queries.ts'

/** Bookmarks that are remembered. */
const MOST_BOOKMARKS = 10_000

/** A row that was reached by following the chain. */
interface Place {
  readonly seq: number
  /** Its id; null before the first row. */
  readonly row: number | null
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
    let { seq, row: at } = this.find(id, end, to)
    while (at !== null) {
      const { prev, ...row } = this.queries.row(at) ?? missing(id, seq)
      if (row.seq !== seq) missing(id, seq)
      rows.push(row)
      seq--
      at = prev
      if (isFirst(row)) break
    }
    if (at === null && seq > 0) missing(id, seq)
    this.remember(id, { seq, row: at })
    return rows.reverse()
  }

  /** The last row that is not after `to`. */
  private find(id: string, end: End, to: number): Place {
    const bookmark = this.bookmarks.get(id)
    let { seq, row } =
      bookmark !== undefined && bookmark.seq >= to ? bookmark : { seq: end.seq, row: end.head }
    while (row !== null && seq > to) {
      row = (this.queries.link(row) ?? missing(id, seq)).prev
      seq--
    }
    return { seq, row }
  }

  private remember(id: string, place: Place): void {
    if (this.bookmarks.size >= MOST_BOOKMARKS) this.bookmarks.clear()
    this.bookmarks.set(id, place)
  }
}

function missing(id: string, seq: number): never {
  throw storeErrors.damaged(id, `row ${seq} is missing`)
}
