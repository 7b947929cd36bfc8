import type { Game } from '@miskatonic/kernel'
import { StoreError, storeErrors } from '@miskatonic/table'
import { existsSync } from 'node:fs'
import { sealKeyProblem } from '../../seal-key.ts'
import { StartupError } from '../../startup-error.ts'
import { type DataReport, checkTable } from '../check-table.ts'
import { type Database, cannotOpen, databaseIn, messageOf, openDatabase } from './database.ts'
import type { End } from './draft.ts'
import { LogReader } from './log-reader.ts'
import { readMark } from './mark.mjs'
import { newerEnds } from './newer-ends.ts'
import { type Queries, prepareQueries } from './queries.ts'
import { checkFormat } from './schema.ts'
import { compareWithMark } from './start-check.ts'

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
  private newerEnds: ReadonlyMap<number, End> = new Map()
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
    this.generally(() => (this.newerEnds = newerEnds(this.database)))
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

  /** The length of its log; undefined if it is damaged. */
  private async checkTable(num: number, id: string): Promise<number | undefined> {
    try {
      const record = this.queries.record(id)
      const end = this.newerEnds.get(num) ?? this.queries.end(id)
      if (record === undefined || end === undefined)
        throw storeErrors.damaged(id, 'it cannot be found by its id')
      const rows = this.log.read(id, end, { from: 1, to: end.seq })
      this.rows += rows.length
      await checkTable(this.games, record, rows)
      return rows.length
    } catch (error) {
      this.damaged.set(id, error instanceof StoreError ? error.message : messageOf(error))
      return undefined
    }
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
