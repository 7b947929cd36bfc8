import type { Seat } from '@miskatonic/kernel'
import type { TableSettings } from '@miskatonic/protocol'
import type { Start } from './table.ts'

/**
 * Storage for tables. A table is a record, which changes seldom, and an append-only log of rows numbered from 1. Rooms know nothing else
 * of a database. Every implementation passes the same tests (`store-contract.ts`); failures are `StoreError`s.
 */
export interface Store {
  /** Creates a table with the first rows of its log: both or neither. */
  create(record: TableRecord, rows: readonly Row[]): Promise<void>
  record(id: string): Promise<TableRecord | undefined>
  saveRecord(record: TableRecord): Promise<void>
  /**
   * Adds rows after row number `after` (0: to an empty log). Resolves when they are durable; if it fails, none of them is written. A log
   * that does not end with `after` has another writer: `conflict`.
   */
  append(id: string, rows: readonly Row[], after: number): Promise<void>
  /** The durable rows of a log in this range, in order. A table that does not exist has none. */
  read(id: string, range?: RowRange): Promise<Row[]>
  /** Like `read`, from the last `kept` row numbered `at` or less; from the first row if there is none. */
  readFromKept(id: string, range?: KeptRange): Promise<Row[]>
  /** Whether reading and writing can be expected to work, as far as can be told without writing. */
  isHealthy(): Promise<boolean>
  /** Finishes pending writes and releases the database. Everything that is asked for afterwards fails with `closed`. */
  close(): Promise<void>
}

/** The logs of a store, for those who only read them. */
export type LogStore = Pick<Store, 'read' | 'readFromKept'>

/** Opens a store: creates or upgrades its database, takes locks, and resolves when it is ready for use. */
export type OpenStore<Where> = (where: Where, events?: StoreEvents) => Promise<Store>

/** What a store reports, for logs and metrics. */
export interface StoreEvents {
  /** After every transaction. */
  committed?(rows: number, seconds: number): void
  /** A write failed, or the files of the store are gone. */
  failed?(message: string): void
  /** Something stored is damaged; everything else can be used. */
  damaged?(message: string): void
}

/** Row numbers, both included. */
export interface RowRange {
  /** Default: 1. */
  readonly from?: number
  /** Default: the last row. */
  readonly to?: number
}

export interface KeptRange {
  /** Default: `to`. Not greater than `to`. */
  readonly at?: number
  /** Default: the last row. */
  readonly to?: number
  /** Rows to read at most: of more rows, the last ones. Default: all. */
  readonly most?: number
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

/** `kept` is a snapshot of the position: a table is loaded from the last one instead of being replayed from its start. */
export type RowKind = 'began' | 'did' | 'undone' | 'said' | 'rewound' | 'seat' | 'kept'

export interface TableRecord {
  readonly id: string
  readonly game: string
  /** The version of the rules. */
  readonly version: string
  readonly options: object
  readonly created: number
  /** The server's share of the random seed. Its hash is published before the game and the secret itself afterwards. */
  readonly secret: string
  readonly parts: Readonly<Record<Seat, string>>
  /** By seat: the hash of the part that it shows when the game begins. */
  readonly commitments?: Readonly<Record<Seat, string>>
  /** The seats whose parts the table made, because programs play them. */
  readonly made?: readonly Seat[]
  /** Null until the game begins. */
  readonly start: Start | null
  readonly seats: Readonly<Record<Seat, SeatRecord>>
  readonly keys: readonly KeyRecord[]
  readonly forkedFrom: { readonly table: string; readonly number: number } | null
  /** How the game came to this table. Left out by earlier versions. */
  readonly origin?: 'new' | 'fork' | 'file'
  /** Hidden cards may be known to a player: the game comes from a file, or they could not be redrawn. */
  readonly isKnown?: boolean
  /** The table from which this one was forked, directly or by forks of forks. Left out where it was not, and by earlier versions. */
  readonly family?: string
  /** When the time of the last question with a time limit began (room/clock.ts). */
  readonly clock?: number
  /** Left out: the usual ones (room/absence.ts). */
  readonly settings?: TableSettings
  /** In a game with sides: those that a key or device has seen, by its hash (room/sides.ts). */
  readonly seen?: Readonly<Record<string, readonly string[]>>
}

export interface SeatRecord {
  /** Null while the seat is free. */
  readonly name: string | null
  readonly wish: 'ask' | 'pass' | 'until' | 'turn' | 'only'
  /** With the wish `only`: something happened since the seat was last asked, so that it is asked now. */
  readonly noted?: boolean
  /** The program that plays the seat. Left out for people, and in records of earlier versions. */
  readonly player?: string
}

/**
 * `invite` lets its holder take a free seat, `guest` only watch: it is the key of a player who gave up a seat. A `link` is opened once:
 * who opens it gets the seat and a key of their own, so that the maker of the link does not hold a key to the seat.
 */
export type Grant = 'host' | 'invite' | 'watch' | 'guest' | { readonly seat: Seat } | { readonly link: Seat }

/** What a key allows. Only its hash is stored. */
export interface KeyRecord {
  readonly hash: string
  readonly grant: Grant
}
