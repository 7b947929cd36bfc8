import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import { Room, seedFrom } from '@miskatonic/table'
import { gameOnShelf } from '../games.ts'
import { LocalConnection } from './connection.ts'
import { newSecret, rulesOf, storeGame, surroundings } from './course.ts'
import { acquireLock } from './lock.ts'
import { type LocalStore, localStore } from './store.ts'

/** Tables on this device: the page runs the same rooms as a server does, without a network. */

/** Options of a new table. With one name or none, one person plays all seats. */
export interface NewLocal {
  readonly game: string
  readonly options: object
  readonly names: readonly string[]
  /** The programs that play seats, by seat. */
  readonly programs?: Readonly<Record<Seat, string>>
  /** A fixed random seed, as in a lesson. */
  readonly seed?: string
}

/** Creates a table whose game begins at once. Returns its id. */
export async function createLocal({
  game: id,
  options,
  names,
  programs = {},
  seed,
}: NewLocal): Promise<string> {
  const game = await rulesOf(id)
  if (game === undefined) throw new RangeError(`there is no game "${id}"`)
  const secret = newSecret()
  const record = await storeGame(await localStore(), game, {
    options,
    names,
    programs,
    secret,
    start: { seed: seed ?? seedFrom(secret, {}) },
    choices: [],
  })
  if (isRefused(record)) throw new RangeError(record.refused.message)
  requestPersistence()
  return record.id
}

/** Opens a table of this device. `steal`: even if it is open in another tab. */
export async function openLocal(id: string, { steal = false } = {}): Promise<LocalConnection | Refused> {
  const store = await localStore()
  const record = await store.record(id)
  if (record === undefined) return refused('unknown-table', 'there is no such table on this device')
  // The board is fetched while the rules are; the table's screen reports it if that fails.
  void gameOnShelf(record.game)
    ?.screen()
    .catch(() => undefined)
  const game = await rulesOf(record.game)
  const opened: { connection?: LocalConnection } = {}
  const lock = await acquireLock(`table:${id}`, { steal, onLost: () => opened.connection?.lose() })
  if (lock === null) return refused('open-elsewhere', 'this table is open in another tab')
  const room = await Room.load(surroundings(store, game), id)
  if (isRefused(room)) {
    lock.release()
    return room
  }
  const connection = new LocalConnection(room, {
    file: async (note) => (await import('./file.ts')).fileOf(room, game, note),
    onClose: lock.release,
  })
  opened.connection = connection
  noteEnd(connection, store, id)
  return connection
}

/** Keeps the lobby's mark up to date: whether the game is over. */
function noteEnd(connection: LocalConnection, store: LocalStore, id: string): void {
  let wasOver: boolean | undefined
  connection.listen({
    status: () => {},
    told: (message) => {
      const now = message.t === 'welcome' || message.t === 'now' ? message.now : null
      if (now === null || wasOver === (now.outcome !== null)) return
      wasOver = now.outcome !== null
      void store.mark(id, wasOver)
    },
  })
}

/** Asks the browser not to evict the page's data when the disk is full. */
function requestPersistence(): void {
  const { navigator } = globalThis as { navigator?: { storage?: Partial<StorageManager> } }
  void navigator?.storage?.persist?.()
}
