import { forget } from '../ring.ts'
import { recall, remember } from '../storage.ts'
import { type Waiting, inOrder, localTables, onlineTables } from './tables.ts'

/** Whether there was a table last time: if so, its place is reserved while the list loads. */
const HINT = 'tables-seen'

/** The tables to come back to. The ring is at hand; what is on this device must be looked for. */
export class WaitingTables {
  private online = $state.raw(onlineTables())
  private local = $state.raw<readonly Waiting[]>([])
  is = $state<'looking' | 'found' | 'failed'>('looking')
  readonly all = $derived(inOrder([...this.online, ...this.local]))
  private readonly hadSome = recall(HINT) === true

  /** True if something is there, or probably will be in a moment. */
  get takesRoom(): boolean {
    return this.all.length > 0 || this.is === 'failed' || (this.is === 'looking' && this.hadSome)
  }
  get isEmpty(): boolean {
    return this.is === 'found' && this.all.length === 0
  }

  async look(): Promise<void> {
    try {
      this.local = await localTables()
      this.is = 'found'
      remember(HINT, this.all.length > 0)
    } catch {
      this.is = 'failed'
    }
  }

  async forget({ id, where }: Waiting): Promise<void> {
    if (where === 'online') {
      forget(id)
      this.online = onlineTables()
    } else {
      const { removeLocal } = await import('../local/shelf.ts')
      await removeLocal(id)
      await this.look()
    }
  }
}
