import { MemoryStore, type Row, type Store, type TableRecord } from '@miskatonic/table'
import { openIndexedDb } from './indexed-db.ts'

/** What the lobby lists of a table without loading it. */
export interface Shelved {
  readonly record: TableRecord
  /** When a row was last added, in milliseconds since 1970. */
  readonly changed: number
  readonly isOver: boolean
}

/** A store of this device, with what the lobby needs. */
export interface LocalStore extends Store {
  list(): Promise<Shelved[]>
  remove(id: string): Promise<void>
  /** Notes for the lobby whether the game is over. Does nothing if the table was removed. */
  mark(id: string, isOver: boolean): Promise<void>
  /** Whether tables outlive the page. */
  readonly lasts: boolean
}

let opened: Promise<LocalStore> | undefined

/** The tables of this device; in memory where the browser stores nothing (private windows, full disks, a database of a newer version). */
export function localStore(): Promise<LocalStore> {
  opened ??= openIndexedDb('miskatonic').catch(() => new PageStore())
  return opened
}

/** Tables that are gone when the page is closed. */
export class PageStore extends MemoryStore implements LocalStore {
  readonly lasts = false
  private readonly notes = new Map<string, Omit<Shelved, 'record'>>()

  override async create(record: TableRecord, rows: readonly Row[]): Promise<void> {
    await super.create(record, rows)
    this.notes.set(record.id, { changed: Date.now(), isOver: false })
  }

  override async append(id: string, rows: readonly Row[], after: number): Promise<void> {
    await super.append(id, rows, after)
    this.note(id, { changed: Date.now() })
  }

  async mark(id: string, isOver: boolean): Promise<void> {
    this.note(id, { isOver })
  }

  async list(): Promise<Shelved[]> {
    const notes = [...this.notes]
    return Promise.all(notes.map(async ([id, note]) => ({ record: (await this.record(id))!, ...note })))
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id)
    this.notes.delete(id)
  }

  private note(id: string, change: Partial<Shelved>): void {
    const before = this.notes.get(id)
    if (before !== undefined) this.notes.set(id, { ...before, ...change })
  }
}
