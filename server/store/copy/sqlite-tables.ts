import type { Row } from '@miskatonic/table'
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SEAL_KEY, readSealKey } from '../../seal-key.ts'
import { sumOfRecord, sumOfRow } from '../sqlite/checksum.mjs'
import { type Database, openDatabase } from '../sqlite/database.ts'
import type { End } from '../sqlite/draft.ts'
import { LogReader } from '../sqlite/log-reader.ts'
import { newerEnds } from '../sqlite/newer-ends.ts'
import { type Queries, checkedRecord, prepareQueries } from '../sqlite/queries.ts'
import { checkFormat, migrate } from '../sqlite/schema.ts'
import { type CopiedTable, type Listed, type Target, digestOf } from './copied.ts'

interface StoredTable {
  readonly num: number
  readonly id: string
  readonly record: string
  readonly sum: number | null
  readonly touched: number
  readonly removed: number | null
}

/** Where the key for sealed files is: beside the database, or packed into it as in backups. */
export type KeyPlace = 'beside' | 'inside'

/** The tables of a SQLite database that no server uses. */
export class SqliteTables implements Target {
  readonly name: string
  readonly database: number
  private readonly file: string
  private readonly key: KeyPlace
  private readonly db: Database
  private readonly queries: Queries
  private ends: ReadonlyMap<number, End>

  private constructor(db: Database, file: string, key: KeyPlace) {
    this.name = key === 'beside' ? dirname(file) : file
    this.file = file
    this.key = key
    this.db = db
    this.queries = prepareQueries(db)
    this.database = this.queries.database
    this.ends = newerEnds(db)
  }

  /** A database to read from. */
  static async open(file: string, key: KeyPlace): Promise<SqliteTables> {
    const db = await openDatabase(file, { readOnly: true })
    try {
      checkFormat(db)
      return new SqliteTables(db, file, key)
    } catch (error) {
      db.close()
      throw error
    }
  }

  /** A new database to write to, or one that was begun. */
  static async make(file: string, key: KeyPlace): Promise<SqliteTables> {
    const db = await openDatabase(file, { readOnly: false })
    try {
      migrate(db)
      return new SqliteTables(db, file, key)
    } catch (error) {
      db.close()
      throw error
    }
  }

  async *list(): AsyncGenerator<Listed> {
    const log = new LogReader(this.queries)
    const all = this.db.prepare('SELECT num, id, record, sum, touched, removed FROM tables ORDER BY num')
    for (const row of all.iterate()) {
      const stored = row as unknown as StoredTable // the columns
      yield { id: stored.id, read: async () => this.read(log, stored) }
    }
  }

  private read(log: LogReader, stored: StoredTable): CopiedTable {
    const { num, id, record, touched, removed } = stored
    if (removed !== null) return { num, id, record, touched, removed, rows: [] }
    checkedRecord(this.database, id, stored)
    const end = this.ends.get(num) ?? this.queries.end(id)!
    return { num, id, record, touched, removed, rows: log.read(id, end, { from: 1, to: end.seq }) }
  }

  async sealKey(): Promise<string | undefined> {
    if (this.key === 'beside') return readSealKey(dirname(this.file))
    const { found } = this.db
      .prepare("SELECT count(*) AS found FROM sqlite_schema WHERE name = 'files'")
      .get() as { found: number }
    if (found === 0) return undefined
    const row = this.db.prepare('SELECT content FROM files WHERE name = ?').get(SEAL_KEY) as
      | { content: Uint8Array }
      | undefined
    return row && Buffer.from(row.content).toString().trim()
  }

  async digests(nums: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = new Map<number, string>()
    const one = this.db.prepare('SELECT num, id, record, sum, touched, removed FROM tables WHERE num = ?')
    const log = new LogReader(this.queries)
    for (const num of nums) {
      const stored = one.get(num) as StoredTable | undefined
      if (stored !== undefined) found.set(num, digestOf(this.read(log, stored)))
    }
    return found
  }

  async put(tables: readonly CopiedTable[]): Promise<void> {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      for (const table of tables) this.putOne(table)
      this.db.exec('UPDATE settled SET upto = (SELECT coalesce(max(id), 0) FROM log)')
      this.db.exec('COMMIT')
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    }
    this.ends = new Map()
  }

  private putOne({ num, id, record, touched, removed, rows }: CopiedTable): void {
    const { db, database } = this
    db.prepare('DELETE FROM log WHERE tbl = ?').run(num)
    db.prepare('DELETE FROM tables WHERE num = ?').run(num)
    const sum = removed === null ? sumOfRecord(database, num, record) : 0
    db.prepare('INSERT INTO tables (num, id, record, touched, sum, removed) VALUES (?, ?, ?, ?, ?, ?)').run(
      num,
      id,
      record,
      touched,
      sum,
      removed,
    )
    const head = this.putRows(num, rows)
    db.prepare('UPDATE tables SET head = ?, last = ? WHERE num = ?').run(head, rows.at(-1)?.seq ?? 0, num)
  }

  /** Gives the id of the last row. */
  private putRows(tbl: number, rows: readonly Row[]): number | null {
    const insert = this.db.prepare('INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    let prev: number | null = null
    let { row: next } = this.queries.free()
    for (const { seq, at, kind, body } of rows) {
      const sum = sumOfRow(this.database, next, { tbl, prev, seq, at, kind, body })
      insert.run(next, tbl, prev, seq, at, kind, body, sum)
      prev = next++
    }
    return prev
  }

  async putSealKey(key: string): Promise<void> {
    const content = `${key}\n`
    if (this.key === 'beside') {
      const file = join(dirname(this.file), SEAL_KEY)
      if (!existsSync(file)) writeFileSync(file, content, { mode: 0o600 })
      return
    }
    this.db.exec('CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT')
    this.db.prepare('INSERT OR REPLACE INTO files VALUES (?, ?)').run(SEAL_KEY, Buffer.from(content))
  }

  async finish(): Promise<void> {
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    if (this.key === 'inside') this.db.exec('PRAGMA journal_mode = DELETE') // one file, without a write-ahead log
  }

  async close(): Promise<void> {
    this.db.close()
  }
}
