import type { Row, RowKind, Store } from '../store.ts'

/** Writes a table's log. What was written is safe, and told to people, in the order in which it was said. */
export class Scribe {
  /** The number of the last row. */
  seq = 0
  private readonly store: Store
  private readonly id: string
  private readonly now: () => number
  private readonly failed: (error: unknown) => void
  private writing: Promise<void> = Promise.resolve()
  private hasFailed = false

  constructor(store: Store, id: string, now: () => number, failed: (error: unknown) => void) {
    this.store = store
    this.id = id
    this.now = now
    this.failed = failed
  }

  /** When everything said so far is safe. */
  get settled(): Promise<void> {
    return this.writing
  }

  row(kind: RowKind, body: (seq: number, at: number) => string): Row {
    const seq = ++this.seq
    const at = this.now()
    return { seq, at, kind, body: body(seq, at) }
  }

  /** Writes rows down, and then tells of them. */
  write(rows: readonly Row[], then: () => void): void {
    this.await(this.store.append(this.id, rows), then)
  }

  /** Waits for something else that is being stored. */
  await(work: Promise<void>, then: () => void = () => {}): void {
    this.writing = this.settle(work, this.writing, then)
  }

  private async settle(work: Promise<void>, before: Promise<void>, then: () => void): Promise<void> {
    try {
      await work
      await before
      if (!this.hasFailed) then()
    } catch (error) {
      this.fail(error)
    }
  }

  fail(error: unknown): void {
    if (this.hasFailed) return
    this.hasFailed = true
    this.failed(error)
  }
}
