import type { Seat } from '@miskatonic/kernel'
import type { Start } from './table.ts'

/**
 * Where tables are kept. A table is a record, which changes seldom, and a log, to which rows are only ever added. Rooms know nothing else
 * of a database, so that a page can keep its tables in the browser and a server in SQLite.
 */
export interface Store {
  /** A new table with the first rows of its log: both or neither. */
  create(record: TableRecord, rows: readonly Row[]): Promise<void>
  record(id: string): Promise<TableRecord | undefined>
  saveRecord(record: TableRecord): Promise<void>
  /** Resolves when the rows are durable; if it fails, none of them is there. Rows of one table keep their order. */
  append(id: string, rows: readonly Row[]): Promise<void>
  /** Reads a log backwards until `enough` says so of a row, or to its beginning. Gives the rows in order, that one included. */
  readBack(id: string, enough: (row: Row) => boolean): Promise<Row[]>
}

export interface Row {
  /** Counts the rows of this table, from 1. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: RowKind
  /** JSON, made and read by the room. */
  readonly body: string
}

/** `kept` is a position written down to save time: whoever loads the table need not play it from the start. */
export type RowKind = 'began' | 'did' | 'undone' | 'said' | 'rewound' | 'kept'

export interface TableRecord {
  readonly id: string
  readonly game: string
  /** The version of the rules. */
  readonly version: string
  readonly options: object
  readonly created: number
  /** The table's own part of the luck; its hash is shown before the game, itself after it. */
  readonly secret: string
  readonly parts: Readonly<Record<Seat, string>>
  /** Null until the game begins. */
  readonly start: Start | null
  readonly seats: Readonly<Record<Seat, SeatRecord>>
  readonly keys: readonly KeyRecord[]
  readonly forkedFrom: { readonly table: string; readonly number: number } | null
}

export interface SeatRecord {
  /** Null while nobody has taken it. */
  readonly name: string | null
  readonly wish: 'ask' | 'pass' | 'until'
}

/** What somebody may do who shows a key. Only its hash is kept. */
export interface KeyRecord {
  readonly hash: string
  readonly grant: 'host' | 'invite' | 'watch' | { readonly seat: Seat }
}
