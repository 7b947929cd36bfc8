import type { Database } from './database.ts'
import type { End } from './draft.ts'

/** Ends of logs that are newer than the last checkpoint, by the number of the table. */
export function newerEnds(database: Database): Map<number, End> {
  const newer = database.prepare(
    'SELECT tbl AS num, max(id) AS head, seq FROM log WHERE id > (SELECT upto FROM settled) GROUP BY tbl',
  )
  const ends = new Map<number, End>()
  for (const row of newer.iterate()) {
    const end = row as unknown as End // the columns of the query are the fields of an end
    ends.set(end.num, end)
  }
  return ends
}
