import type { Row, RowKind, Store, TableRecord } from '../store.ts'

/** Something to write down, and what to tell once it is safe. */
interface Job {
  readonly rows?: readonly Row[]
  readonly record?: TableRecord
  readonly tell?: () => void
}

/**
 * Writes a table down. What was written is safe, and told to people, in the order in which it was said. The store gets nothing before all
 * that was said earlier is safe: whatever fails, the log has no gap.
 */
export class Scribe {
  /** The number of the last row. */
  seq = 0
  private readonly store: Store
  private readonly id: string
  private readonly now: () => number
  private readonly failed: (error: unknown) => void
  private readonly waiting: Job[] = []
  /** Whether anything is not safe yet. */
  isBusy = false
  private hasFailed = false
  /** Those who want to know when everything is safe. */
  private readonly patient: (() => void)[] = []

  constructor(store: Store, id: string, now: () => number, failed: (error: unknown) => void) {
    this.store = store
    this.id = id
    this.now = now
    this.failed = failed
  }

  /** When everything said so far is safe. */
  get settled(): Promise<void> {
    return this.isBusy ? new Promise((resolve) => this.patient.push(resolve)) : Promise.resolve()
  }

  row(kind: RowKind, body: string): Row {
    return { seq: ++this.seq, at: this.now(), kind, body }
  }

  /** Writes rows down, and then tells of them. */
  write(rows: readonly Row[], tell: () => void): void {
    this.add({ rows, tell })
  }

  save(record: TableRecord): void {
    this.add({ record })
  }

  /** Tells something when everything said before it is safe. */
  tell(tell: () => void): void {
    this.add({ tell })
  }

  fail(error: unknown): void {
    if (this.hasFailed) return
    this.hasFailed = true
    this.failed(error)
  }

  private add(job: Job): void {
    this.waiting.push(job)
    if (this.isBusy) return
    this.isBusy = true
    queueMicrotask(() => this.work()) // what is said in one breath is written down together
  }

  /** Writes down what waits, tells of it, and goes on with what has come meanwhile. In callbacks: a choice has few promises to wait for. */
  private work(): void {
    if (this.waiting.length === 0 || this.hasFailed) return this.rest()
    const jobs = this.waiting.splice(0)
    this.written(jobs).then(
      () => this.tellOf(jobs),
      (error: unknown) => {
        this.fail(error)
        this.rest()
      },
    )
  }

  /** The record first: rows may rest on it, as the first one does on the seed. */
  private written(jobs: readonly Job[]): Promise<void> {
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

  private tellOf(jobs: readonly Job[]): void {
    try {
      for (const { tell } of jobs) if (!this.hasFailed) tell?.()
    } catch (error) {
      this.fail(error)
    }
    this.work()
  }

  private rest(): void {
    this.isBusy = false
    for (const resolve of this.patient.splice(0)) resolve()
  }
}
