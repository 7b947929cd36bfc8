import type { Store } from '@miskatonic/table'

/** A store that can say what is wrong with it. */
export interface ServerStore extends Store {
  /** Why reading or writing cannot be expected to work; null if all is well. */
  problem(): string | null
}
