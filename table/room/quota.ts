import type { Refused } from '@miskatonic/kernel'
import type { Row, TableRecord } from '../store.ts'

/** How much a member may store. */
export interface Quota {
  /** Why nothing more may be stored for now; null if it may. */
  refusal(): Refused | null
  /** Counts what is being stored: rows of a log and, of a new table, its record. */
  add(rows: readonly Row[], record?: TableRecord): void
}
