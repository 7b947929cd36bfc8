import {
  type KeptRange,
  type LogStore,
  type Row,
  type RowKind,
  type RowRange,
  checkNoGap,
  storeErrors,
} from '@miskatonic/table'
import { sumOfRow } from './checksum.ts'
import type { Line } from './line.ts'

/** Lets another process read the log of a table, up to the row that was its last when the ticket was made. */
export interface PostgresTicket {
  readonly postgres: string
  readonly database: number
  readonly end: number
}

const MOST = 2 ** 31 - 1

/** Reads logs by row number, and checks every row. */
export class LogReader implements LogStore {
  private readonly line: Line
  private readonly database: number

  constructor(line: Line, database: number) {
    this.line = line
    this.database = database
  }

  async read(id: string, { from = 1, to = MOST }: RowRange = {}): Promise<Row[]> {
    const first = Math.max(1, from)
    const rows = await this.rows(id, {
      name: 'read',
      text: `SELECT tbl, seq, at, kind, body, sum FROM log
        WHERE tbl = (SELECT num FROM tables WHERE id = $1 AND removed IS NULL) AND seq BETWEEN $2 AND $3 ORDER BY seq`,
      values: [id, Math.min(first, MOST), clamped(to)],
    })
    checkNoGap(id, rows, first)
    return rows
  }

  async readFromKept(id: string, { to = MOST, at = to, most = MOST }: KeptRange = {}): Promise<Row[]> {
    const rows = await this.rows(id, {
      name: 'read-from-kept',
      text: `WITH t AS MATERIALIZED (SELECT num FROM tables WHERE id = $1 AND removed IS NULL),
          kept AS MATERIALIZED (
            SELECT seq FROM log WHERE tbl = (SELECT num FROM t) AND seq <= $2 AND kind = 'kept' ORDER BY seq DESC LIMIT 1)
        SELECT tbl, seq, at, kind, body, sum FROM log
        WHERE tbl = (SELECT num FROM t) AND seq <= $3 AND seq >= coalesce((SELECT seq FROM kept), 1)
        ORDER BY seq DESC LIMIT $4`,
      values: [id, clamped(at), clamped(to), clamped(most)],
    })
    rows.reverse()
    const [first] = rows
    const isCut = rows.length === most || first?.kind === 'kept'
    checkNoGap(id, rows, isCut ? first!.seq : 1)
    return rows
  }

  private async rows(
    id: string,
    statement: { name: string; text: string; values: readonly unknown[] },
  ): Promise<Row[]> {
    const { rows } = await this.line.ask(statement)
    return rows.map((row) => rowIn(this.database, id, row))
  }
}

/** A row as it was written, or `damaged`. */
export function rowIn(database: number, id: string, stored: Readonly<Record<string, unknown>>): Row {
  const [tbl, seq, at] = [Number(stored['tbl']), Number(stored['seq']), Number(stored['at'])]
  const [kind, body] = [String(stored['kind']), String(stored['body'])]
  if (Number(stored['sum']) !== sumOfRow(database, { tbl, seq, at, kind, body }))
    throw storeErrors.damaged(id, `row ${seq} does not fit its checksum`)
  return { seq, at, kind: kind as RowKind, body } // the checksum says that it is what was written
}

function clamped(value: number): number {
  return Math.max(-1, Math.min(MOST, value))
}

/** What a ticket allows: nothing after its end. */
export function upTo(log: LogStore, end: number): LogStore {
  return {
    read: (id, { from = 1, to = end } = {}) => log.read(id, { from, to: Math.min(to, end) }),
    readFromKept: (id, { to = end, at = to, ...rest } = {}) =>
      log.readFromKept(id, { ...rest, at: Math.min(at, end), to: Math.min(to, end) }),
  }
}
