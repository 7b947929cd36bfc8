import type { Row } from '@miskatonic/table'
import { createHash } from 'node:crypto'

/** A table with everything that belongs to it, as it is stored. */
export interface CopiedTable {
  /** Its number in the database, which it keeps. */
  readonly num: number
  readonly id: string
  readonly record: string
  /** When its record was last changed. */
  readonly touched: number
  /** When it was removed as abandoned; its record and its log are empty then. */
  readonly removed: number | null
  readonly rows: readonly Row[]
}

/** A table that has not been read yet. */
export interface Listed {
  readonly id: string
  /** Throws a `StoreError` if it is damaged. */
  read(): Promise<CopiedTable>
}

/** A database whose tables are read, each of them checked. */
export interface Source {
  /** For messages; nothing in it is secret. */
  readonly name: string
  /** The id of the database. */
  readonly database: number
  /** All tables in the order of their numbers. */
  list(): AsyncIterable<Listed>
  /** The key for sealed files, in hexadecimal; undefined if none was made yet. */
  sealKey(): Promise<string | undefined>
  close(): Promise<void>
}

/** A database that gets tables. What was put is there after a crash. */
export interface Target extends Source {
  /** What is there of the tables with these numbers already: their digests, by number. */
  digests(nums: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** Writes tables in one transaction, in place of those with the same numbers. */
  put(tables: readonly CopiedTable[]): Promise<void>
  putSealKey(key: string): Promise<void>
  /** After the last table. */
  finish(): Promise<void>
}

/** SHA-256 of everything in a table. */
export function digestOf({ num, id, record, touched, removed, rows }: CopiedTable): string {
  const hash = createHash('sha256').update(JSON.stringify([num, id, record, touched, removed]))
  for (const { seq, at, kind, body } of rows) hash.update(JSON.stringify([seq, at, kind, body]))
  return hash.digest('hex')
}

/** What was copied, and a SHA-256 over all of it. */
export interface Copied {
  readonly tables: number
  readonly rows: number
  readonly sum: string
}

/** Adds tables up, in the order of their numbers. */
export class Total {
  private readonly hash = createHash('sha256')
  private tables = 0
  private rows = 0

  add({ rows }: CopiedTable, digest: string): void {
    this.hash.update(digest)
    this.tables++
    this.rows += rows.length
  }

  end(): Copied {
    return { tables: this.tables, rows: this.rows, sum: this.hash.digest('hex') }
  }
}
