import type { Row, Store, TableRecord } from '../index.ts'

/** What was asked of a store: how many rows, or the record. */
export type Written = { readonly rows: readonly Row[] } | { readonly record: TableRecord }

/**
 * A store for tests. On command it takes its time or fails. It keeps texts, so that nobody can change what was stored, and it takes
 * whatever it is given, gaps included: that no gap comes about is the room's business.
 */
export class MemoryStore implements Store {
  /** Everything that was asked of it, in order, whatever became of it. */
  readonly asked: Written[] = []
  private readonly records = new Map<string, string>()
  private readonly logs = new Map<string, string[]>()
  /** Called whenever a log is read, for what happens meanwhile. */
  onRead: () => void = () => {}
  private held: (() => void)[] | null = null
  private failing: ((written: Written) => boolean) | null = null

  /** From now on whatever is to be written waits. */
  hold(): void {
    this.held ??= []
  }

  /** Writes the first thing that waits. */
  async releaseOne(): Promise<void> {
    this.held?.shift()?.()
    await soon()
  }

  /** Writes whatever waits, and waits no longer. */
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

  rows(id: string): Row[] {
    return (this.logs.get(id) ?? []).map((text) => JSON.parse(text) as Row)
  }

  async create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    this.records.set(record.id, JSON.stringify(record))
    this.logs.set(record.id, rows.map(asText))
  }

  async record(id: string): Promise<TableRecord | undefined> {
    const text = this.records.get(id)
    return text === undefined ? undefined : (JSON.parse(text) as TableRecord)
  }

  async saveRecord(record: TableRecord): Promise<void> {
    const text = JSON.stringify(record)
    await this.write({ record }, () => this.records.set(record.id, text))
  }

  async append(id: string, rows: readonly Row[]): Promise<void> {
    const texts = rows.map(asText)
    await this.write({ rows }, () => this.logs.get(id)!.push(...texts))
  }

  async readBack(id: string, enough: (row: Row) => boolean): Promise<Row[]> {
    const rows = this.rows(id)
    this.onRead()
    await soon()
    const from = rows.findLastIndex(enough)
    return rows.slice(Math.max(0, from))
  }

  private async write(written: Written, make: () => void): Promise<void> {
    this.asked.push(written)
    const fails = this.failing?.(written) ?? false
    if (fails) this.failing = null
    await (this.held === null ? soon() : new Promise<void>((resolve) => this.held!.push(resolve)))
    if (fails) throw new Error('the disk is full')
    make()
  }
}

function asText(row: Row): string {
  return JSON.stringify(row)
}

/** Later, but before any timer: long enough for everything that need not wait. */
export function soon(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
