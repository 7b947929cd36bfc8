import { type Game, type Refused, isRefused, refused } from '@miskatonic/kernel'
import {
  type Fork,
  type LongWork,
  Room,
  type Store,
  StoreError,
  type Surroundings,
  after,
} from '@miskatonic/table'
import type { Config } from '../config.ts'
import type { Bye } from '@miskatonic/protocol'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import { RateLimit } from '../rate-limit.ts'
import { findIn } from '../games.ts'
import type { ServerStore } from '../store/server-store.ts'
import { familyOf, openFork } from './fork.ts'
import { newSecret } from './secrets.ts'

/** Every fork is stored as a table of its own. */
export const FORKS_PER_HOUR = 60
const MINUTE = 60_000
const HOUR = 60 * MINUTE

type RoomsConfig = Pick<Config, 'idleMinutes' | 'programBeat' | 'rowsPerTable' | 'wordsPerTable'>

type RoomStore = Store & Pick<ServerStore, 'removedAt'>

/** How this server gets to own tables, where several share a database. */
export interface Keeping {
  /** The store for a table that is this server's from now on, or why it is not. */
  take(id: string): Promise<Store | Refused>
  /** The table has left memory. */
  leave(id: string): Promise<void>
  /** A change of the table could not be stored. */
  lost(id: string): void
}

/** How often something may be done in an hour; where several servers share a database, by all of them together. */
export interface HourLimit {
  allows(key: string): boolean | Promise<boolean>
}

interface Shared {
  readonly keeping?: Keeping | undefined
  readonly forks?: HourLimit | undefined
}

/** The tables in memory. Others are loaded from the store on demand. */
export class Rooms {
  private readonly live = new Map<string, Promise<Room | Refused>>()
  private readonly idleSince = new WeakMap<Room, number>()
  private readonly forks: HourLimit
  private readonly keeping: Keeping | undefined
  private readonly around: Surroundings & { readonly longWork: LongWork }
  private readonly log: Logger
  private readonly store: RoomStore
  private readonly sweeping: NodeJS.Timeout

  constructor(
    store: RoomStore,
    games: readonly Game[],
    longWork: LongWork,
    config: RoomsConfig,
    log: Logger,
    { keeping, forks = new RateLimit(FORKS_PER_HOUR, HOUR) }: Shared = {},
  ) {
    const { idleMinutes, programBeat } = config
    this.keeping = keeping
    this.forks = forks
    this.log = log
    this.store = store
    this.around = {
      store,
      longWork,
      limits: { rows: config.rowsPerTable, words: config.wordsPerTable },
      game: findIn(games),
      secret: newSecret,
      now: Date.now,
      after,
      programBeat,
      fork: (...args) => this.fork(...args),
      failed: (table, error) => {
        log.error({ table, err: error }, 'a table could not be saved')
        this.live.delete(table)
        keeping?.lost(table)
      },
    }
    this.sweeping = setInterval(
      () => void this.sweep(idleMinutes * MINUTE),
      Math.min(idleMinutes, 1) * MINUTE,
    )
    this.sweeping.unref()
  }

  get size(): number {
    return this.live.size
  }

  /** Whether a table is in memory, or being loaded. */
  has(id: string): boolean {
    return this.live.has(id)
  }

  get ids(): readonly string[] {
    return [...this.live.keys()]
  }

  /** Another server goes on with this table. */
  forget(id: string): void {
    this.live.delete(id)
  }

  /** No table is this server's any more: nothing that is in memory may be used. */
  async abandonAll(bye: Bye): Promise<void> {
    const rooms = [...this.live.values()]
    this.live.clear()
    for (const loading of rooms) {
      const room = await loading.catch(() => null)
      if (room !== null && !isRefused(room)) room.abandon(bye)
    }
  }

  /**
   * A table as it is stored, to be looked at: nothing of it is written, and it is not this server's because of that. One that is in memory
   * is taken from there.
   */
  async peek(id: string): Promise<Room | Refused> {
    if (this.keeping === undefined || this.live.has(id)) return this.get(id)
    const room = await Room.load({ ...this.around, store: readOnly(this.store) }, id)
    if (!isRefused(room)) room.unload()
    return isRefused(room) && (await this.store.removedAt(id)) !== undefined ? removed : room
  }

  get(id: string): Promise<Room | Refused> {
    const room = this.live.get(id) ?? this.load(id)
    this.live.set(id, room)
    return room
  }

  private async load(id: string): Promise<Room | Refused> {
    const stop = metrics.loads.startTimer()
    try {
      const room = await (this.keeping === undefined
        ? Room.load(this.around, id)
        : this.taken(this.keeping, id))
      if (!isRefused(room)) return room
      this.live.delete(id)
      return (await this.store.removedAt(id)) === undefined ? room : removed
    } catch (error) {
      this.live.delete(id)
      this.log.error({ table: id, err: error }, 'a table could not be loaded')
      if (error instanceof StoreError && error.code === 'damaged')
        return refused('table-damaged', 'what the server has stored of this table is damaged')
      throw error
    } finally {
      stop()
    }
  }

  private async taken(keeping: Keeping, id: string): Promise<Room | Refused> {
    const store = await keeping.take(id)
    return isRefused(store) ? store : Room.load({ ...this.around, store }, id)
  }

  private async fork(...[from, choices, party]: Parameters<Surroundings['fork']>): Promise<Fork | Refused> {
    // Forks of forks count as well.
    if (!(await this.forks.allows(familyOf(from))))
      return refused(
        'too-many',
        `a game may be taken up from earlier moments ${FORKS_PER_HOUR} times an hour`,
      )
    const game = this.around.game(from.game, from.version)!
    const fork = await openFork(this.around, game, from, choices, party)
    if (isRefused(fork)) return fork
    return {
      table: fork.table,
      keysFor: ({ seats, host }) => [
        ...seats.map((seat) => fork.seats[seat]!),
        ...(host ? [fork.host, fork.invite, fork.watch] : []),
      ],
    }
  }

  /** Unloads tables that have been idle for `timeout` milliseconds. */
  private async sweep(timeout: number): Promise<void> {
    const now = performance.now()
    for (const [id, loading] of this.live) {
      const room = await loading.catch(() => null) // the client who asked for it is told
      if (room === null || isRefused(room)) continue
      if (!room.isIdle) this.idleSince.delete(room)
      else if (!this.idleSince.has(room)) this.idleSince.set(room, now)
      else if (now - this.idleSince.get(room)! >= timeout) {
        room.unload()
        this.live.delete(id)
        await this.keeping
          ?.leave(id)
          .catch((error: unknown) => this.log.warn({ table: id, err: error }, 'not released'))
      }
    }
  }

  /** Resolves when all pending changes are durable. */
  async close(): Promise<void> {
    clearInterval(this.sweeping)
    for (const loading of this.live.values()) {
      const room = await loading.catch(() => undefined)
      if (room !== undefined && !isRefused(room)) await room.settled()
    }
  }
}

/** What a room that is only looked at would write, such as a stored position, is left out. */
function readOnly(store: Store): Store {
  return {
    ...readingOf(store),
    create: () => Promise.resolve(),
    saveRecord: () => Promise.resolve(),
    append: () => Promise.resolve(),
  }
}

function readingOf(store: Store): Omit<Store, 'create' | 'saveRecord' | 'append'> {
  return {
    record: (id) => store.record(id),
    read: (id, range) => store.read(id, range),
    readFromKept: (id, range) => store.readFromKept(id, range),
    isHealthy: () => store.isHealthy(),
    close: () => store.close(),
  }
}

const removed = refused(
  'table-removed',
  'this table was removed: nothing had been changed at it for as long as this server keeps tables (setting --keep-tables)',
)
