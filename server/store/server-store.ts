import type { Store } from '@miskatonic/table'
import type { LogTicket } from './sqlite/log-reader.ts'

/** A store that can say what is wrong with it. */
export interface ServerStore extends Store {
  /** Why reading or writing cannot be expected to work; null if all is well. */
  problem(): string | null
  /** What another thread needs to read the log of this table (`openLog`). */
  ticket(id: string): LogTicket
}
