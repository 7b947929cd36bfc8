import {
  type KeptRange,
  type OnCommit,
  type OpenStore,
  type Row,
  type RowRange,
  type Store,
  StoreError,
  type TableRecord,
  storeErrors,
} from '@miskatonic/table'
import { mkdirSync } from 'node:fs'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { type Database, cannotOpen, databaseIn, messageOf, openDatabase } from './database.ts'
import { type Change, Draft, type End, type Free } from './draft.ts'
import { type Lock, lockFolder } from './lock.ts'
import { LogReader } from './log-reader.ts'
import { type Queries, prepareQueries } from './queries.ts'
import { migrate } from './schema.ts'
import { Writer } from './writer.ts'

/** Rows between two checkpoints at most; bounds crash recovery. */
const CHECKPOINT_ROWS = 10_000
/** Milliseconds without a write after which a checkpoint is made. */
const CHECKPOINT_IDLE = 1_000
/** Cached log ends. Looking one up in the database takes longer. */
const CACHED_ENDS = 20_000

interface Job {
  readonly change: Change
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Opens the database in a data folder, creates both if they are missing, and locks the folder against other servers. */
export const openSqliteStore: OpenStore<string> = async (folder, onCommit = () => {}) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = databaseIn(folder)
  const lock = await lockFolder(folder)
  try {
    await upgrade(file)
    const reader = await openDatabase(file, { readOnly: true })
    return new SqliteStore(reader, await Writer.start(file), lock, onCommit)
  } catch (error) {
    lock.release()
    throw error instanceof StartupError ? error : cannotOpen(file, error)
  }
}

async function upgrade(file: string): Promise<void> {
  const database = await openDatabase(file, { readOnly: false })
  try {
    migrate(database)
  } finally {
    database.close()
  }
}

/**
 * Tables in SQLite. This thread reads; a worker thread writes. While the worker commits, changes of all tables collect here and then go to
 * it as one transaction (group commit): one fsync serves all of them.
 */
class SqliteStore implements Store {
  private readonly reader: Database
  private readonly queries: Queries
  private readonly log: LogReader
  private readonly writer: Writer
  private readonly lock: Lock
  private readonly onCommit: OnCommit

  private queue: Job[] = []
  private working: Promise<void> | null = null
  private free: Free
  /** Log ends of all tables written since the last checkpoint, and of some others. The database knows the rest. */
  private readonly ends = new Map<string, End>()
  private rowsSinceCheckpoint = 0
  private idle: NodeJS.Timeout | undefined
  private closing: Promise<void> | null = null

  constructor(reader: Database, writer: Writer, lock: Lock, onCommit: OnCommit) {
    this.reader = reader
    this.queries = prepareQueries(reader)
    this.log = new LogReader(this.queries)
    this.writer = writer
    this.lock = lock
    this.onCommit = onCommit
    this.free = this.queries.free()
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
    return this.reading(() => this.queries.record(id))
  }

  async read(id: string, { from = 1, to = Number.POSITIVE_INFINITY }: RowRange = {}): Promise<Row[]> {
    return this.rowsUpTo(id, to, from, ({ seq }) => seq <= from)
  }

  async readFromKept(id: string, { to = Number.POSITIVE_INFINITY, at = to }: KeptRange = {}): Promise<Row[]> {
    return this.rowsUpTo(id, to, 1, ({ seq, kind }) => kind === 'kept' && seq <= at)
  }

  async isHealthy(): Promise<boolean> {
    try {
      return this.closing === null && this.writer.isResponsive() && this.queries.free().row > 0
    } catch {
      return false
    }
  }

  close(): Promise<void> {
    return (this.closing ??= this.shutDown())
  }

  private async shutDown(): Promise<void> {
    await this.working
    clearTimeout(this.idle)
    await this.checkpoint()
    await this.writer.close()
    this.reader.close()
    this.lock.release()
  }

  private rowsUpTo(id: string, to: number, from: number, isFirst: (row: Row) => boolean): Row[] {
    return this.reading(() => {
      const end = this.endOf(id)
      return end === undefined || from > Math.min(to, end.seq) ? [] : this.log.read(id, end, to, isFirst)
    })
  }

  private reading<T>(read: () => T): T {
    if (this.closing !== null) throw storeErrors.closed()
    try {
      return read()
    } catch (error) {
      if (error instanceof StoreError) throw error
      throw new StoreError('failed', `The database could not be read: ${messageOf(error)}.`, { cause: error })
    }
  }

  private enqueue(change: Change): Promise<void> {
    if (this.closing !== null) return Promise.reject(storeErrors.closed())
    return new Promise((resolve, reject) => {
      this.queue.push({ change, resolve, reject })
      this.working ??= this.drain()
    })
  }

  /** Commits until the queue is empty. */
  private async drain(): Promise<void> {
    clearTimeout(this.idle)
    while (this.queue.length > 0) {
      await endOfTurn() // collects what has already arrived: a transaction costs as much as several rows
      await this.commit(this.queue.splice(0))
      if (this.rowsSinceCheckpoint >= CHECKPOINT_ROWS) await this.checkpoint()
    }
    this.working = null
    if (this.rowsSinceCheckpoint > 0)
      this.idle = setTimeout(() => this.checkpointIdly(), CHECKPOINT_IDLE).unref()
  }

  /** Commits all jobs in one transaction and settles their promises. Never throws. */
  private async commit(jobs: readonly Job[]): Promise<void> {
    const draft = new Draft(this.free, (id) => this.endOf(id))
    const entered = jobs.filter((job) => attempt(job, () => draft.enter(job.change)))
    if (draft.isEmpty) return
    try {
      const { seconds } = await this.writer.do(draft.batch)
      this.adopt(draft)
      this.onCommit(draft.rowCount, seconds)
      for (const { resolve } of entered) resolve()
    } catch (error) {
      for (const { reject } of entered) reject(error as Error)
    }
  }

  /** Takes over what is true now that the draft is committed. */
  private adopt({ free, ends, rowCount }: Draft): void {
    this.free = free
    this.rowsSinceCheckpoint += rowCount
    for (const [id, end] of ends) this.ends.set(id, end)
  }

  private checkpointIdly(): void {
    this.working ??= this.checkpoint().then(() => this.drain())
  }

  /** Writes the log ends to the database, so that they may leave the cache. */
  private async checkpoint(): Promise<void> {
    if (this.rowsSinceCheckpoint === 0) return
    try {
      await this.writer.do('checkpoint')
      this.rowsSinceCheckpoint = 0
      if (this.ends.size > CACHED_ENDS) this.ends.clear()
    } catch {
      // Tried again after the next rows. The rows themselves are durable, and the next start finds their ends.
    }
  }

  private endOf(id: string): End | undefined {
    return this.ends.get(id) ?? this.queries.end(id)
  }
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
