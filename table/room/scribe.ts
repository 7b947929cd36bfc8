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
  private working: Promise<void> | null = null
  private hasFailed = false

  constructor(store: Store, id: string, now: () => number, failed: (error: unknown) => void) {
    this.store = store
    this.id = id
    this.now = now
    this.failed = failed
  }

  get isBusy(): boolean {
    return this.working !== null
  }

  /** When everything said so far is safe. */
  get settled(): Promise<void> {
    return this.working ?? Promise.resolve()
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
    this.working ??= this.work()
  }

  private async work(): Promise<void> {
    await Promise.resolve() // what is said in one breath is written down together
    try {
      while (this.waiting.length > 0 && !this.hasFailed) await this.commit(this.waiting.splice(0))
    } catch (error) {
      this.fail(error)
    }
    this.working = null
  }

  /** The record first: rows may rest on it, as the first one does on the seed. */
  private async commit(jobs: readonly Job[]): Promise<void> {
    const record = jobs.findLast((job) => job.record !== undefined)?.record
    if (record !== undefined) await this.store.saveRecord(record)
    const rows = jobs.flatMap((job) => job.rows ?? [])
    if (rows.length > 0) await this.store.append(this.id, rows)
    for (const { tell } of jobs) if (!this.hasFailed) tell?.()
  }
}
