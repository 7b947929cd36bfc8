import type { Store } from '@miskatonic/table'
import type { PostgresTicket } from './postgres/log-reader.ts'
import type { LogTicket as SqliteTicket } from './sqlite/log-reader.ts'

/** What another process needs to read the log of a table. */
export type LogTicket = SqliteTicket | PostgresTicket

/** A store that can say what is wrong with it. */
export interface ServerStore extends Store {
  /** Why reading or writing cannot be expected to work; null if all is well. */
  problem(): string | null
  /** What another thread needs to read the log of this table (`openLog`). */
  ticket(id: string): LogTicket
  /** When a table was removed as abandoned (milliseconds since 1970); undefined if it was not. */
  removedAt(id: string): number | undefined | Promise<number | undefined>
  /** When a row was last written to any log. */
  lastChange(): number | undefined | Promise<number | undefined>
  /** Looks at some tables, and removes those that are abandoned, not too much at once. What remains is when they were removed. */
  removeAbandoned(search: AbandonedSearch): Promise<Removed>
}

export interface AbandonedSearch {
  /** Where to begin: 0, then the `next` of the search before, which is 0 after the last table. */
  readonly after: number
  /** Tables that were last changed before this time are abandoned. */
  readonly before: number
  /** Tables in use stay. */
  isInUse(id: string): boolean
}

export interface Removed {
  /** How many tables were removed. */
  readonly tables: number
  /** False if more is to be removed of those that were looked at: then search there again. */
  readonly isFinished: boolean
  /** Where to go on. */
  readonly next: number
}
