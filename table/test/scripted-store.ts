import { MemoryStore, type Row, type RowRange, type TableRecord } from '../index.ts'

/** A write that was asked for: rows, or the record. */
export type Written = { readonly rows: readonly Row[] } | { readonly record: TableRecord }

/** A memory store that delays or fails writes on command. */
export class ScriptedStore extends MemoryStore {
  /** Every write that was asked for, in order, including those that failed. */
  readonly asked: Written[] = []
  /** Called whenever a log is read: tests make something happen meanwhile. */
  onRead: () => void = () => {}
  private held: (() => void)[] | null = null
  private failing: ((written: Written) => boolean) | null = null

  /** Writes wait from now on. */
  hold(): void {
    this.held ??= []
  }

  /** Lets the first waiting write happen. */
  async releaseOne(): Promise<void> {
    this.held?.shift()?.()
    await soon()
  }

  /** Lets all waiting writes happen; later ones do not wait. */
  release(): void {
    const held = this.held ?? []
    this.held = null
    for (const write of held) write()
  }

  get waiting(): number {
    return this.held?.length ?? 0
  }

  /** The next write of this kind fails, and none after it. */
  failNext(what: 'rows' | 'record' = 'rows'): void {
    this.failing = (written) => what in written
  }

  /** The rows of a log, for tests that do not wait. */
  rows(id: string): readonly Row[] {
    return this.tables.get(id)?.rows ?? []
  }

  override async saveRecord(record: TableRecord): Promise<void> {
    await this.turn({ record })
    await super.saveRecord(record)
  }

  override async append(id: string, rows: readonly Row[], after: number): Promise<void> {
    await this.turn({ rows })
    await super.append(id, rows, after)
  }

  override async read(id: string, range?: RowRange): Promise<Row[]> {
    const rows = await super.read(id, range)
    this.onRead()
    await soon()
    return rows
  }

  /** Waits until the write may happen. */
  private async turn(written: Written): Promise<void> {
    this.asked.push(written)
    const fails = this.failing?.(written) ?? false
    if (fails) this.failing = null
    await (this.held === null ? soon() : new Promise<void>((resolve) => this.held!.push(resolve)))
    if (fails) throw new Error('the disk is full')
  }
}

/** Later, but before any timer: long enough for everything that need not wait. */
export function soon(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
