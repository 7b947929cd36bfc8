import type { Row, Store, TableRecord } from '@miskatonic/table'
import { mkdirSync } from 'node:fs'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { type Database, databaseIn, openDatabase } from './database.ts'
import { type Change, Draft, type End, type Free } from './draft.ts'
import { type Lock, lockFolder } from './lock.ts'
import { type Questions, questionsTo } from './questions.ts'
import { migrate } from './schema.ts'
import { Writer } from './writer.ts'

/** After so many rows the heads are written down at the latest: that bounds what a start after a crash has to look through. */
const MOST_UNSETTLED = 10_000
/** How many ends are remembered once they are written down; asking the database takes longer. */
const MOST_REMEMBERED = 20_000
/** Milliseconds without a write after which they are written down anyway. */
const IDLE = 1_000

/** Called after every commit. */
export type OnCommit = (rows: number, seconds: number) => void

interface Job extends Change {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Opens the database in a data folder, makes both if they are missing, and keeps other servers out. */
export async function openStore(folder: string, onCommit: OnCommit = () => {}): Promise<SqliteStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  try {
    const file = databaseIn(folder)
    await bringUpToDate(file)
    const reader = await openDatabase(file, { readOnly: true })
    return new SqliteStore(reader, await Writer.start(file), lock, onCommit)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function bringUpToDate(file: string): Promise<void> {
  const database = await openDatabase(file, { readOnly: false })
  try {
    migrate(database)
  } finally {
    database.close()
  }
}

/**
 * Tables in SQLite. This thread reads; another one writes. While that one commits, whatever is to be written next gathers here, of all
 * tables together, and goes to it as one transaction: one wait for the disk serves everybody who waits.
 */
export class SqliteStore implements Store {
  private readonly reader: Database
  private readonly ask: Questions
  private readonly writer: Writer
  private readonly lock: Lock
  private readonly onCommit: OnCommit

  private queue: Job[] = []
  private working: Promise<void> | null = null
  private free: Free
  /** Where logs end: of all that were written to since the last settling, and of some others. Of the rest the database knows it. */
  private readonly ends = new Map<string, End>()
  /** Rows since the last settling. */
  private unsettled = 0
  private idle: NodeJS.Timeout | undefined
  private closing: Promise<void> | null = null

  constructor(reader: Database, writer: Writer, lock: Lock, onCommit: OnCommit) {
    this.reader = reader
    this.ask = questionsTo(reader)
    this.writer = writer
    this.lock = lock
    this.onCommit = onCommit
    this.free = this.ask.free()
  }

  create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    return this.enqueue(record.id, true, record, rows)
  }

  saveRecord(record: TableRecord): Promise<void> {
    return this.enqueue(record.id, false, record, [])
  }

  append(id: string, rows: readonly Row[]): Promise<void> {
    return this.enqueue(id, false, null, rows)
  }

  async record(id: string): Promise<TableRecord | undefined> {
    return this.ask.record(id)
  }

  async readBack(id: string, enough: (row: Row) => boolean): Promise<Row[]> {
    const rows: Row[] = []
    let at = this.endOf(id)?.head ?? null
    while (at !== null) {
      const { prev, ...row } = this.ask.row(at)
      rows.push(row)
      at = enough(row) ? null : prev
    }
    return rows.reverse()
  }

  /** Whether the database can be read and written, as far as one can tell without writing. */
  answers(): boolean {
    try {
      return this.closing === null && this.writer.isWell() && this.ask.free().row > 0
    } catch {
      return false
    }
  }

  /** Writes what is still to be written, and lets go of the database. */
  close(): Promise<void> {
    return (this.closing ??= this.letGo())
  }

  private async letGo(): Promise<void> {
    await this.working
    clearTimeout(this.idle)
    await this.settle()
    await this.writer.close()
    this.reader.close()
    this.lock.release()
  }

  private enqueue(
    id: string,
    isNew: boolean,
    record: TableRecord | null,
    rows: readonly Row[],
  ): Promise<void> {
    if (this.closing !== null) return Promise.reject(new Error('The database is closed.'))
    return new Promise((resolve, reject) => {
      this.queue.push({ id, isNew, record, rows, resolve, reject })
      this.working ??= this.work()
    })
  }

  /** Commits until nothing is left to be written. */
  private async work(): Promise<void> {
    clearTimeout(this.idle)
    while (this.queue.length > 0) {
      await endOfTurn() // what has arrived already comes along: a transaction costs as much as several rows
      await this.commit(this.queue.splice(0))
      if (this.unsettled >= MOST_UNSETTLED) await this.settle()
    }
    this.working = null
    if (this.unsettled > 0) this.idle = setTimeout(() => this.settleIdly(), IDLE).unref()
  }

  /** One transaction for all jobs. Never throws: those who wait for a job hear what became of it. */
  private async commit(jobs: readonly Job[]): Promise<void> {
    const draft = new Draft(this.free, (id) => this.endOf(id))
    const entered = jobs.filter((job) => attempt(job, () => draft.enter(job)))
    if (draft.isEmpty) return
    try {
      const { seconds } = await this.writer.do(draft.batch)
      this.believe(draft)
      this.onCommit(draft.rowCount, seconds)
      for (const { resolve } of entered) resolve()
    } catch (error) {
      for (const { reject } of entered) reject(error as Error)
    }
  }

  private believe({ free, ends, rowCount }: Draft): void {
    this.free = free
    this.unsettled += rowCount
    for (const [id, end] of ends) this.ends.set(id, end)
  }

  private settleIdly(): void {
    this.working ??= this.settle().then(() => this.work())
  }

  /** Has the heads written down, so that they may be forgotten. */
  private async settle(): Promise<void> {
    if (this.unsettled === 0) return
    try {
      await this.writer.do('settle')
      this.unsettled = 0
      if (this.ends.size > MOST_REMEMBERED) this.ends.clear()
    } catch {
      // It is tried again after the next rows. The rows themselves are safe, and a start finds the heads again.
    }
  }

  private endOf(id: string): End | undefined {
    return this.ends.get(id) ?? this.ask.end(id)
  }
}

function attempt(job: Job, enter: () => void): boolean {
  try {
    enter()
    return true
  } catch (error) {
    job.reject(error as Error)
    return false
  }
}
