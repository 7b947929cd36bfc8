import type { Row, TableRecord } from '@miskatonic/table'
import type { Database } from './database.ts'
import type { End, Free } from './draft.ts'

/** What is asked of the database; each statement is prepared once. */
export interface Questions {
  record(id: string): TableRecord | undefined
  /** A row of a log, and the id of the one before it. */
  row(id: number): Row & { readonly prev: number | null }
  /** As far as it is settled. */
  end(table: string): End | undefined
  free(): Free
}

export function questionsTo(database: Database): Questions {
  const record = database.prepare('SELECT record FROM tables WHERE id = ?')
  const row = database.prepare('SELECT prev, seq, at, kind, body FROM log WHERE id = ?')
  const end = database.prepare(
    'SELECT num, head, coalesce(seq, 0) AS seq FROM tables LEFT JOIN log ON log.id = head WHERE tables.id = ?',
  )
  const last = database.prepare(
    'SELECT (SELECT max(id) FROM log) AS row, (SELECT max(num) FROM tables) AS "table"',
  )
  return {
    record(id) {
      const found = record.get(id) as { record: string } | undefined
      return found && (JSON.parse(found.record) as TableRecord)
    },
    row: (id) => row.get(id) as Row & { prev: number | null },
    end: (table) => end.get(table) as End | undefined,
    free() {
      const { row: lastRow, table: lastTable } = last.get() as Record<keyof Free, number | null>
      return { row: (lastRow ?? 0) + 1, table: (lastTable ?? 0) + 1 }
    },
  }
}
