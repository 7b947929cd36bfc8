import type { Database } from './database.ts'

/** A row of a log as it is stored, unchecked. */
export interface StoredRow {
  readonly id: number
  readonly tbl: number
  readonly prev: number | null
  readonly seq: number
  readonly at: number
  readonly kind: string
  readonly body: string
  /** Null in rows of the first format. */
  readonly sum: number | null
  /** All columns but the body and the checksum, as the checksum counts them. */
  readonly head: string
}

/** Reads many rows of a log at once, the last one first. */
export interface RowQueries {
  /** At most `most` rows of a table, those that were written shortly before row `id`; begins with that row. */
  near(id: number, table: number, most: number): StoredRow[]
  /** Row `id` and those before it, `most` at most, up to the first position that is stored as row number `keptAt` or less. */
  chain(id: number, most: number, keptAt: number): StoredRow[]
}

/** Rows of all tables among which rows of one table are looked for, for each row that is wanted. */
const NEAR = 2

/**
 * All rows come as one text: handing over each column of each row by itself takes several times as long. Three parts for each row: checksum,
 * other columns, body. Bodies are JSON, in which the character between the parts (U+001E, "record separator") is always escaped.
 */
const PARTS = `ifnull(log.sum, '') || char(30) || log.id || ' ' || log.tbl || ' ' || ifnull(log.prev, '') || ' ' || log.seq
  || ' ' || log.at || ' ' || log.kind || char(30) || log.body`
const IS_KEPT = `log.kind = 'kept' AND log.seq <= ?3`

export function prepareRowQueries(database: Database): RowQueries {
  const near = database.prepare(`
    SELECT group_concat(parts, char(30)) AS text FROM
      (SELECT ${PARTS} AS parts FROM log WHERE id <= ?1 AND id > ?2 AND tbl = ?3 ORDER BY id DESC LIMIT ?4)`)
  const chain = database.prepare(`
    WITH RECURSIVE chain (parts, prev, isLast, count) AS (
      SELECT ${PARTS}, log.prev, ${IS_KEPT}, 1 FROM log WHERE id = ?1
      UNION ALL
      SELECT ${PARTS}, log.prev, ${IS_KEPT}, count + 1 FROM chain JOIN log ON log.id = chain.prev
        WHERE count < ?2 AND NOT isLast)
    SELECT group_concat(parts, char(30)) AS text FROM chain`)
  return {
    near(id, table, most) {
      try {
        return rowsIn(near.get(id, id - NEAR * most, table, most))
      } catch {
        return [] // rows of another table are damaged
      }
    },
    chain: (id, most, keptAt) => rowsIn(chain.get(id, most, Math.min(keptAt, Number.MAX_SAFE_INTEGER))),
  }
}

function rowsIn(found: unknown): StoredRow[] {
  const { text } = found as { text: string | null }
  if (text === null) return []
  const parts = text.split('\u001E')
  const rows: StoredRow[] = []
  for (let i = 0; i + 2 < parts.length; i += 3) rows.push(rowIn(parts[i]!, parts[i + 1]!, parts[i + 2]!))
  return rows
}

/** Called for each of many rows: `split` would take twice as long. */
function rowIn(sum: string, head: string, body: string): StoredRow {
  const table = head.indexOf(' ') + 1
  const prev = head.indexOf(' ', table) + 1
  const seq = head.indexOf(' ', prev) + 1
  const at = head.indexOf(' ', seq) + 1
  const kind = head.indexOf(' ', at) + 1
  return {
    id: Number(head.slice(0, table)),
    tbl: Number(head.slice(table, prev)),
    prev: seq - prev === 1 ? null : Number(head.slice(prev, seq)),
    seq: Number(head.slice(seq, at)),
    at: Number(head.slice(at, kind)),
    kind: head.slice(kind),
    body,
    sum: sum === '' ? null : Number(sum),
    head,
  }
}
