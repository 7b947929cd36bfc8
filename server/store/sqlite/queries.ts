import { type TableRecord, storeErrors } from '@miskatonic/table'
import { sumOfRecord } from './checksum.mjs'
import type { Database } from './database.ts'
import type { End, Free } from './draft.ts'
import { type RowQueries, prepareRowQueries } from './row-queries.ts'

/** The prepared read statements. Rows that do not match their checksum are reported as damaged. */
export interface Queries {
  /** The id of the database, which is part of all checksums. */
  readonly database: number
  /** Rows up to this id may have no checksum. */
  readonly unsummed: number
  record(id: string): TableRecord | undefined
  /** When a table was removed; undefined if it was not. */
  removedAt(id: string): number | undefined
  /** When the last row of the log was written. */
  lastChange(): number | undefined
  readonly rows: RowQueries
  /** The id of the row before. */
  link(id: number): Link | undefined
  /** The end of a table's log, as of the last checkpoint. */
  end(table: string): End | undefined
  free(): Free
}

interface Link {
  readonly prev: number | null
}

interface StoredRecord {
  readonly num: number
  readonly record: string
  readonly sum: number | null
}

/** A table's end, and the row that is said to be its last. */
interface StoredEnd {
  readonly num: number
  readonly head: number | null
  readonly last: number | null
  readonly tbl: number | null
  readonly seq: number | null
}

/** `cutShort`: the numbers of tables whose logs are known to go on after their ends. */
export function prepareQueries(database: Database, cutShort: ReadonlySet<number> = new Set()): Queries {
  const record = database.prepare('SELECT num, record, sum FROM tables WHERE id = ? AND removed IS NULL')
  const removed = database.prepare('SELECT removed FROM tables WHERE id = ?')
  const lastAt = database.prepare('SELECT at FROM log ORDER BY id DESC LIMIT 1')
  const link = database.prepare('SELECT prev FROM log WHERE id = ?')
  const end = database.prepare(
    'SELECT num, head, last, tbl, seq FROM tables LEFT JOIN log ON log.id = head WHERE tables.id = ? AND removed IS NULL',
  )
  const last = database.prepare(
    'SELECT (SELECT max(id) FROM log) AS row, (SELECT max(num) FROM tables) AS "table"',
  )
  const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number }
  const { unsummed } = database.prepare('SELECT unsummed FROM settled').get() as { unsummed: number }
  return {
    database: id,
    unsummed,
    record(table) {
      const found = record.get(table) as StoredRecord | undefined
      return found && checkedRecord(id, table, found)
    },
    removedAt: (table) =>
      (removed.get(table) as { removed: number | null } | undefined)?.removed ?? undefined,
    lastChange: () => (lastAt.get() as { at: number } | undefined)?.at,
    rows: prepareRowQueries(database),
    link: (rowId) => link.get(rowId) as Link | undefined,
    end(table) {
      const found = end.get(table) as StoredEnd | undefined
      return found && checkedEnd(table, found, cutShort)
    },
    free() {
      const { row: lastRow, table: lastTable } = last.get() as Record<keyof Free, number | null>
      return { row: (lastRow ?? 0) + 1, table: (lastTable ?? 0) + 1 }
    },
  }
}

/** The record of a table, or `damaged`. */
export function checkedRecord(database: number, id: string, { num, record, sum }: StoredRecord): TableRecord {
  let read: TableRecord
  try {
    read = JSON.parse(record) as TableRecord
  } catch {
    throw storeErrors.damaged(id, 'its record is not JSON')
  }
  if (sum !== sumOfRecord(database, num, record))
    throw storeErrors.damaged(id, 'its record does not fit its checksum')
  if (read.id !== id) throw storeErrors.damaged(id, 'its record is that of another table')
  return read
}

function checkedEnd(
  id: string,
  { num, head, last, tbl, seq }: StoredEnd,
  cutShort: ReadonlySet<number>,
): End {
  if (cutShort.has(num))
    throw storeErrors.damaged(
      id,
      `its log has rows after the one that is noted as its last (number ${last ?? 0})`,
    )
  if (head === null && (last ?? 0) === 0) return { num, head, seq: 0 }
  if (tbl !== num || seq === null || seq !== last)
    throw storeErrors.damaged(id, `the last row of its log (number ${last ?? '?'}) is missing`)
  return { num, head, seq }
}
