import type { Game } from '@miskatonic/kernel'
import { isRefused } from '@miskatonic/kernel'
import { MemoryStore, Room, type Row, StoreError, type TableRecord, storeErrors } from '@miskatonic/table'
import { existsSync } from 'node:fs'
import { findIn } from '../../games.ts'
import { sealKeyProblem } from '../../seal-key.ts'
import { StartupError } from '../../startup-error.ts'
import { type Database, cannotOpen, databaseIn, messageOf, openDatabase } from './database.ts'
import type { End } from './draft.ts'
import { LogReader } from './log-reader.ts'
import { readMark } from './mark.mjs'
import { type Queries, prepareQueries } from './queries.ts'
import { checkFormat } from './schema.ts'
import { compareWithMark } from './start-check.ts'

/** What a thorough check has found. */
export interface DataReport {
  readonly tables: number
  readonly rows: number
  /** The tables that cannot be used, and what is wrong with them. */
  readonly damaged: ReadonlyMap<string, string>
  /** Damage that belongs to no table in particular. */
  readonly general: readonly string[]
}

/**
 * Looks at everything in a data folder: the pages of the database, the checksum of every row and record, the chain of every log, and
 * whether every table can be loaded. It only reads, and may be used while a server is running.
 */
export async function checkData(folder: string, games: readonly Game[]): Promise<DataReport> {
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new StartupError(`There is no database in ${folder}.`)
  const report = await checkDatabase(file, games)
  const problem = sealKeyProblem(folder)
  return problem === undefined ? report : { ...report, general: [...report.general, problem] }
}

export async function checkDatabase(file: string, games: readonly Game[]): Promise<DataReport> {
  const database = await openDatabase(file, { readOnly: true })
  try {
    checkFormat(database)
    database.exec('BEGIN') // one state of the database, also while a server is writing
    return await new DataCheck(file, database, games).run()
  } catch (error) {
    throw error instanceof StartupError ? error : cannotOpen(file, error)
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
    database.close()
  }
}

interface StoredTable {
  readonly num: number
  readonly id: string
  readonly removed: number | null
}

class DataCheck {
  private readonly file: string
  private readonly database: Database
  private readonly games: readonly Game[]
  private readonly queries: Queries
  private readonly log: LogReader
  /** Ends of logs that are newer than the last checkpoint, by the number of the table. */
  private readonly newerEnds = new Map<number, End>()
  private readonly damaged = new Map<string, string>()
  private readonly general: string[] = []
  private rows = 0

  constructor(file: string, database: Database, games: readonly Game[]) {
    this.file = file
    this.database = database
    this.games = games
    this.queries = prepareQueries(database)
    this.log = new LogReader(this.queries)
  }

  async run(): Promise<DataReport> {
    this.generally(() => this.checkPages())
    this.generally(() => this.compareWithMark())
    this.generally(() => this.findNewerEnds())
    const all = this.database.prepare('SELECT num, id, removed FROM tables').all() as unknown as StoredTable[] // the columns
    const tables = all.filter(({ removed }) => removed === null)
    const lengths = new Map<number, number>()
    for (const { num, id } of tables) {
      const length = await this.checkTable(num, id)
      if (length !== undefined) lengths.set(num, length)
    }
    this.generally(() => this.checkCounts(all, lengths))
    return { tables: tables.length, rows: this.rows, damaged: this.damaged, general: this.general }
  }

  /** Damage found here belongs to no table. */
  private generally(check: () => void): void {
    try {
      check()
    } catch (error) {
      this.general.push(messageOf(error))
    }
  }

  private checkPages(): void {
    const found = this.database.prepare('PRAGMA integrity_check(10)').all() as { integrity_check: string }[]
    for (const { integrity_check: text } of found)
      if (text !== 'ok') this.general.push(text.replaceAll('\n', ' '))
  }

  private compareWithMark(): void {
    const mark = readMark(this.file)
    if (mark === undefined) return
    compareWithMark(this.database, mark)
    const { count } = this.database.prepare('SELECT count(*) AS count FROM tables').get() as { count: number }
    if (count < mark.tables) this.general.push(`${mark.tables - count} of ${mark.tables} tables are missing.`)
  }

  private findNewerEnds(): void {
    const newer = this.database.prepare(
      'SELECT tbl AS num, max(id) AS head, seq FROM log WHERE id > (SELECT upto FROM settled) GROUP BY tbl',
    )
    for (const row of newer.iterate()) {
      const end = row as unknown as End // the columns of the query are the fields of an end
      this.newerEnds.set(end.num, end)
    }
  }

  /** The length of its log; undefined if it is damaged. */
  private async checkTable(num: number, id: string): Promise<number | undefined> {
    try {
      const record = this.queries.record(id)
      const end = this.newerEnds.get(num) ?? this.queries.end(id)
      if (record === undefined || end === undefined)
        throw storeErrors.damaged(id, 'it cannot be found by its id')
      const rows = this.log.read(id, end, Number.POSITIVE_INFINITY, () => false)
      this.rows += rows.length
      checkBodies(id, rows)
      await this.checkReplay(record, rows)
      return rows.length
    } catch (error) {
      this.damaged.set(id, error instanceof StoreError ? error.message : messageOf(error))
      return undefined
    }
  }

  /** Loads the table as a server does. */
  private async checkReplay(record: TableRecord, rows: readonly Row[]): Promise<void> {
    const store = new MemoryStore()
    await store.create(record, rows)
    const room = await Room.load(
      {
        store,
        game: findIn(this.games),
        secret: () => '',
        now: Date.now,
        after: () => () => {},
        fork: () => Promise.reject(new Error('not while checking')),
        failed: () => {},
      },
      record.id,
    )
    if (isRefused(room)) throw storeErrors.damaged(record.id, `it cannot be played: ${room.refused.message}`)
    await room.settled()
  }

  /** Every row must be in the log of a table. Of tables that were removed some may be left. */
  private checkCounts(tables: readonly StoredTable[], lengths: ReadonlyMap<number, number>): void {
    const ids = new Map(tables.map(({ num, id }) => [num, id]))
    const counts = this.database.prepare('SELECT tbl, count(*) AS count FROM log GROUP BY tbl').all()
    for (const row of counts) {
      const { tbl, count } = row as { tbl: number; count: number }
      const id = ids.get(tbl)
      if (id === undefined) this.general.push(`${count} rows belong to a table that is missing.`)
      else if (lengths.has(tbl) && lengths.get(tbl) !== count)
        this.damaged.set(id, storeErrors.damaged(id, 'the end of its log is missing').message)
    }
  }
}

function checkBodies(id: string, rows: readonly Row[]): void {
  for (const { seq, body } of rows)
    try {
      JSON.parse(body)
    } catch {
      throw storeErrors.damaged(id, `row ${seq} is not JSON`)
    }
}
