import type { Row, RowKind, Store, TableRecord } from '../store.ts'
import type { Quota } from './quota.ts'

/** A change to store, and the callback that announces it once it is durable. */
interface Job {
  readonly rows?: readonly Row[]
  readonly record?: TableRecord
  readonly announce?: () => void
}

/**
 * Stores the changes of a table in order and announces each of them once it is durable. A batch is handed to the store only after the
 * previous one has succeeded, so a failure never leaves a gap in the log.
 */
export class WriteQueue {
  /** The number of the last row. */
  seq = 0
  /** Whether any change is not durable yet. */
  isBusy = false
  /** Rows are counted against this. */
  payer: Quota | undefined
  private readonly store: Store
  private readonly id: string
  private readonly now: () => number
  private readonly onFailure: (error: unknown) => void
  private readonly waiting: Job[] = []
  private hasFailed = false
  /** Resolved when the queue is empty. */
  private readonly onIdle: (() => void)[] = []

  constructor(store: Store, id: string, now: () => number, onFailure: (error: unknown) => void) {
    this.store = store
    this.id = id
    this.now = now
    this.onFailure = onFailure
  }

  /** Resolves when all changes so far are durable and announced, or have failed. */
  get settled(): Promise<void> {
    return this.isBusy ? new Promise((resolve) => this.onIdle.push(resolve)) : Promise.resolve()
  }

  /** The next row of the log, still to be written. */
  row(kind: RowKind, body: string): Row {
    return { seq: ++this.seq, at: this.now(), kind, body }
  }

  /** Appends rows to the log, then announces them. */
  write(rows: readonly Row[], announce: () => void): void {
    this.payer?.add(rows)
    this.add({ rows, announce })
  }

  save(record: TableRecord): void {
    this.add({ record })
  }

  /** Announces something as soon as all changes before it are durable. */
  announce(announce: () => void): void {
    this.add({ announce })
  }

  fail(error: unknown): void {
    if (this.hasFailed) return
    this.hasFailed = true
    this.onFailure(error)
  }

  private add(job: Job): void {
    this.waiting.push(job)
    if (this.isBusy) return
    this.isBusy = true
    queueMicrotask(() => this.work()) // changes of the same task are stored in one batch
  }

  /** Stores one batch, announces it, and goes on with the next. Callbacks, not async functions: fewer promises per choice. */
  private work(): void {
    if (this.waiting.length === 0 || this.hasFailed) return this.idle()
    const jobs = this.waiting.splice(0)
    this.persist(jobs).then(
      () => this.announceAll(jobs),
      (error: unknown) => {
        this.fail(error)
        this.idle()
      },
    )
  }

  /** The record comes first, because rows may depend on it: the first one depends on the seed. */
  private persist(jobs: readonly Job[]): Promise<void> {
    const [first] = jobs
    if (jobs.length === 1 && first!.record === undefined) return this.append(first!.rows ?? [])
    const record = jobs.findLast((job) => job.record !== undefined)?.record
    const rows = jobs.flatMap((job) => job.rows ?? [])
    return record === undefined
      ? this.append(rows)
      : this.store.saveRecord(record).then(() => this.append(rows))
  }

  private append(rows: readonly Row[]): Promise<void> {
    return rows.length === 0 ? Promise.resolve() : this.store.append(this.id, rows, rows[0]!.seq - 1)
  }

  private announceAll(jobs: readonly Job[]): void {
    try {
      for (const { announce } of jobs) if (!this.hasFailed) announce?.()
    } catch (error) {
      this.fail(error)
    }
    this.work()
  }

  private idle(): void {
    this.isBusy = false
    for (const resolve of this.onIdle.splice(0)) resolve()
  }
}
