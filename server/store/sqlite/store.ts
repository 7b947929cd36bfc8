import {
  type KeptRange,
  type Row,
  type RowRange,
  StoreError,
  type StoreEvents,
  type TableRecord,
  storeErrors,
} from '@miskatonic/table'
import { dirname } from 'node:path'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import type { AbandonedSearch, Removed, ServerStore } from '../server-store.ts'
import { type Database, cannotOpen, databaseIn, messageOf, openDatabase } from './database.ts'
import { type Change, Draft, type End, type Free } from './draft.ts'
import { type Lock, lockFile, lockFolder } from './lock.ts'
import { LogReader, type Logs, type LogTicket, logsOf } from './log-reader.ts'
import { makeFolder } from '../../make-folder.ts'
import type { MarkContent } from './mark.mjs'
import { refuseMoved } from './moved.ts'
import { unpackInto } from './packed-files.ts'
import { type Queries, prepareQueries } from './queries.ts'
import { checkSchema, migrate } from './schema.ts'
import { compareWithMark, expectedMark, findDamage, logsCutShort } from './start-check.ts'
import type { Done, Order } from './writer-thread.mjs'
import { Writer } from './writer.ts'

/** Rows between two checkpoints at most; bounds crash recovery. */
const CHECKPOINT_ROWS = 10_000
/** Milliseconds without a write after which a checkpoint is made. */
const CHECKPOINT_IDLE = 1_000
/** Milliseconds between two looks at the files while nothing is written. */
const CHECK_INTERVAL = 250
/** Cached log ends. Looking one up in the database takes longer. */
const CACHED_ENDS = 20_000

interface Parts {
  readonly file: string
  readonly reader: Database
  readonly queries: Queries
  readonly writer: Writer
  readonly lock: Lock
  readonly events: StoreEvents
}

interface Job {
  readonly change: Change
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Opens the database in a data folder, creates both if they are missing, and locks the folder against other servers. */
export async function openSqliteStore(folder: string, events: StoreEvents = {}): Promise<ServerStore> {
  createFolder(folder)
  const file = databaseIn(folder)
  const lock = await lockFolder(folder)
  try {
    refuseMoved(folder)
    const mark = expectedMark(file)
    const tables = Math.max(mark?.tables ?? 0, await upgrade(file, mark))
    const writer = await Writer.start({ file, lock: lockFile(folder), tables })
    const { reader, queries } = await openReader(file).catch(async (error: unknown) => {
      await writer.close()
      throw error
    })
    for (const damage of findDamage(file, reader, queries, tables)) events.damaged?.(damage)
    return new SqliteStore({ file, reader, queries, writer, lock, events })
  } catch (error) {
    lock.release()
    throw error instanceof StartupError ? error : cannotOpen(file, error)
  }
}

async function openReader(file: string): Promise<Pick<Parts, 'reader' | 'queries'>> {
  const reader = await openDatabase(file, { readOnly: true })
  return { reader, queries: prepareQueries(reader, logsCutShort(reader)) }
}

function createFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be used: ${messageOf(error)}.`, { cause: error })
  }
}

/** Brings the database to the current format, unless it is another one than before. Gives the number of its tables. */
async function upgrade(file: string, mark: MarkContent | undefined): Promise<number> {
  const database = await openDatabase(file, { readOnly: false })
  try {
    if (mark !== undefined) compareWithMark(database, mark)
    migrate(database)
    checkSchema(database)
    unpackInto(dirname(file), database)
    return (database.prepare('SELECT count(*) AS count FROM tables').get() as { count: number }).count
  } finally {
    database.close()
  }
}

/**
 * Tables in SQLite. This thread reads; a worker thread writes. While the worker commits, changes of all tables collect here and then go to
 * it as one transaction (group commit): one fsync serves all of them.
 */
class SqliteStore implements ServerStore {
  private readonly reader: Database
  private readonly queries: Queries
  private readonly file: string
  private readonly log: Logs
  private readonly writer: Writer
  private readonly lock: Lock
  private readonly events: StoreEvents

  private queue: Job[] = []
  private working: Promise<void> | null = null
  private free: Free
  /** Log ends of all tables written since the last checkpoint, and of some others. The database knows the rest. */
  private readonly ends = new Map<string, End>()
  private rowsSinceCheckpoint = 0
  private lastWrite = 0
  /** Why the last write failed; null after one that succeeded. */
  private failure: string | null = null
  /** Tables that are being removed, and when that began. */
  private readonly removing = new Map<string, number>()
  private readonly checking: NodeJS.Timeout
  private closing: Promise<void> | null = null

  constructor({ file, reader, queries, writer, lock, events }: Parts) {
    this.reader = reader
    this.queries = queries
    this.file = file
    this.log = logsOf(new LogReader(queries), (id) => this.endOf(id))
    this.writer = writer
    this.lock = lock
    this.events = events
    this.free = queries.free()
    this.checking = setInterval(() => this.check(), CHECK_INTERVAL).unref()
  }

  create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    return this.enqueue({ id: record.id, after: 'new', record, rows })
  }

  saveRecord(record: TableRecord): Promise<void> {
    return this.enqueue({ id: record.id, after: 'any', record, rows: [] })
  }

  append(id: string, rows: readonly Row[], after: number): Promise<void> {
    return this.enqueue({ id, after, record: null, rows })
  }

  async record(id: string): Promise<TableRecord | undefined> {
    return this.reading(() => (this.removing.has(id) ? undefined : this.queries.record(id)))
  }

  async read(id: string, range?: RowRange): Promise<Row[]> {
    return this.reading(() => this.log.read(id, range))
  }

  async readFromKept(id: string, range?: KeptRange): Promise<Row[]> {
    return this.reading(() => this.log.readFromKept(id, range))
  }

  ticket(id: string): LogTicket {
    return this.reading(() => ({ file: this.file, end: this.endOf(id) }))
  }

  removedAt(id: string): number | undefined {
    return this.reading(() => this.removing.get(id) ?? this.queries.removedAt(id))
  }

  lastChange(): number | undefined {
    return this.reading(() => this.queries.lastChange())
  }

  async removeAbandoned({ after, before, isInUse }: AbandonedSearch): Promise<Removed> {
    if (this.rowsSinceCheckpoint > 0) await this.inTurn(() => this.checkpoint())
    const { found = [], next = 0 } = await this.inTurn(() => this.write({ search: { after, before } }))
    const tables = found.filter(({ id }) => !isInUse(id))
    if (tables.length === 0) return { tables: 0, isFinished: true, next }
    const order = { remove: tables.map(({ num }) => num), at: Date.now() }
    for (const { id } of tables) this.removing.set(id, order.at)
    try {
      const { unfinished = [] } = await this.inTurn(() => this.write(order))
      return { tables: tables.length - unfinished.length, isFinished: unfinished.length === 0, next }
    } finally {
      for (const { id } of tables) {
        this.removing.delete(id)
        this.ends.delete(id)
      }
    }
  }

  async isHealthy(): Promise<boolean> {
    return this.problem() === null
  }

  problem(): string | null {
    if (this.closing !== null) return 'the store is closed'
    const known = this.writer.problem ?? this.failure
    if (known !== null) return known
    try {
      this.queries.free()
      return null
    } catch (error) {
      return messageOf(error)
    }
  }

  close(): Promise<void> {
    return (this.closing ??= this.shutDown())
  }

  private async shutDown(): Promise<void> {
    clearInterval(this.checking)
    await this.working
    if (this.rowsSinceCheckpoint > 0) await this.checkpoint()
    await this.writer.close()
    this.reader.close()
    this.lock.release()
  }

  private reading<T>(read: () => T): T {
    if (this.closing !== null) throw storeErrors.closed()
    if (this.writer.isLost) throw new StoreError('failed', `The database is lost: ${this.writer.problem}.`)
    return inStoreErrors(read)
  }

  private enqueue(change: Change): Promise<void> {
    if (this.closing !== null) return Promise.reject(storeErrors.closed())
    return new Promise((resolve, reject) => {
      this.queue.push({ change, resolve, reject })
      this.working ??= this.drain()
    })
  }

  /** Sends the writing thread one order of its own after the batches before it. */
  private async inTurn<T>(order: () => Promise<T>): Promise<T> {
    while (this.working !== null) await this.working
    if (this.closing !== null) throw storeErrors.closed()
    const done = order()
    this.working = done.catch(() => null).then(() => this.drain())
    return done
  }

  /** Commits until the queue is empty. */
  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      await endOfTurn() // collects what has already arrived: a transaction costs as much as several rows
      await this.commit(this.queue.splice(0))
      if (this.rowsSinceCheckpoint >= CHECKPOINT_ROWS) await this.checkpoint()
    }
    this.working = null
  }

  /** Commits all jobs in one transaction and settles their promises. Never throws. */
  private async commit(jobs: readonly Job[]): Promise<void> {
    const draft = new Draft(this.free, (id) => inStoreErrors(() => this.endOf(id)))
    const entered = jobs.filter((job) => attempt(job, () => draft.enter(job.change)))
    if (draft.isEmpty) return
    try {
      const { seconds } = await this.write(draft.batch)
      this.adopt(draft)
      this.events.committed?.(draft.rowCount, seconds)
      for (const { resolve } of entered) resolve()
    } catch (error) {
      for (const { reject } of entered) reject(error as Error)
    }
  }

  /** Sends the writer an order, and remembers whether it succeeded. */
  private async write(order: Exclude<Order, 'close'>): Promise<Done> {
    try {
      const done = await this.writer.do(order)
      this.failure = null
      return done
    } catch (error) {
      this.failure = messageOf(error)
      this.events.failed?.(this.failure)
      throw error
    }
  }

  /** Takes over what is true now that the draft is committed. */
  private adopt({ free, ends, rowCount }: Draft): void {
    this.free = free
    this.rowsSinceCheckpoint += rowCount
    this.lastWrite = performance.now()
    for (const [id, end] of ends) this.ends.set(id, end)
  }

  /** While nothing is written: looks at the files, makes a checkpoint, or tries whether writing works again. */
  private check(): void {
    if (this.working !== null || this.writer.isLost) return
    const isIdle = performance.now() - this.lastWrite >= CHECKPOINT_IDLE
    const mustWrite = this.failure !== null || (this.rowsSinceCheckpoint > 0 && isIdle)
    const checked = mustWrite ? this.checkpoint() : this.write('check').catch(() => {})
    this.working = checked.then(() => this.drain())
  }

  /** Writes the log ends to the database, so that they may leave the cache. */
  private async checkpoint(): Promise<void> {
    try {
      await this.write('checkpoint')
      this.rowsSinceCheckpoint = 0
      if (this.ends.size > CACHED_ENDS) this.ends.clear()
    } catch {
      // The next rows try again. The rows themselves are durable, and the next start finds their ends.
    }
  }

  private endOf(id: string): End | undefined {
    return this.ends.get(id) ?? this.queries.end(id)
  }
}

/** Errors of the database become `StoreError`s. */
function inStoreErrors<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof StoreError) throw error
    const code = isMalformed(error) ? 'damaged' : 'failed'
    throw new StoreError(code, `The database could not be read: ${messageOf(error)}.`, { cause: error })
  }
}

/** SQLite's codes for pages that are not what they should be. */
const [CORRUPT, NOT_A_DATABASE] = [11, 26]

function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  const primary = error.errcode & 255
  return primary === CORRUPT || primary === NOT_A_DATABASE
}

/** Runs `enter`; if it throws, the job is rejected. */
function attempt(job: Job, enter: () => void): boolean {
  try {
    enter()
    return true
  } catch (error) {
    job.reject(error as Error)
    return false
  }
}
