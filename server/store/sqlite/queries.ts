import { type Row, type TableRecord, storeErrors } from '@miskatonic/table'
import type { Database } from './database.ts'
import type { End, Free } from './draft.ts'

/** The prepared read statements. */
export interface Queries {
  record(id: string): TableRecord | undefined
  /** A row of a log by its id, and the id of the row before it. */
  row(id: number): LinkedRow | undefined
  /** Only the id of the row before. */
  link(id: number): Link | undefined
  /** The end of a table's log, as of the last checkpoint. */
  end(table: string): End | undefined
  free(): Free
}

interface Link {
  readonly prev: number | null
}
type LinkedRow = Row & Link

export function prepareQueries(database: Database): Queries {
  const record = database.prepare('SELECT record FROM tables WHERE id = ?')
  const row = database.prepare('SELECT prev, seq, at, kind, body FROM log WHERE id = ?')
  const link = database.prepare('SELECT prev FROM log WHERE id = ?')
  const end = database.prepare(
    'SELECT num, head, coalesce(seq, 0) AS seq FROM tables LEFT JOIN log ON log.id = head WHERE tables.id = ?',
  )
  const last = database.prepare(
    'SELECT (SELECT max(id) FROM log) AS row, (SELECT max(num) FROM tables) AS "table"',
  )
  return {
    record(id) {
      const found = record.get(id) as { record: string } | undefined
      return found && parsed(id, found.record)
    },
    row: (id) => row.get(id) as LinkedRow | undefined,
    link: (id) => link.get(id) as Link | undefined,
    end: (table) => end.get(table) as End | undefined,
    free() {
      const { row: lastRow, table: lastTable } = last.get() as Record<keyof Free, number | null>
      return { row: (lastRow ?? 0) + 1, table: (lastTable ?? 0) + 1 }
    },
  }
}

function parsed(id: string, text: string): TableRecord {
  try {
    return JSON.parse(text) as TableRecord
  } catch {
    throw storeErrors.damaged(id, 'its record is not JSON')
  }
}
