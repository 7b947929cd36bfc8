import { type Game, type Refused, canGoOnFrom, isRefused, refused } from '@miskatonic/kernel'
import { type Fork, type Member, Room, type Store, type Surroundings } from '@miskatonic/table'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import { openFork } from './fork.ts'
import { Quota } from './quota.ts'
import { newSecret } from './secrets.ts'

/** Nobody needs more, and each is a table of its own on the disk. */
const FORKS = 60
const HOUR = 3_600_000

/** The tables in memory. Others are on the disk and are loaded when somebody comes. */
export class Rooms {
  private readonly live = new Map<string, Promise<Room | Refused>>()
  private readonly idleSince = new WeakMap<Room, number>()
  private readonly forks = new Quota(FORKS, HOUR)
  private readonly around: Surroundings
  private readonly sweeping: NodeJS.Timeout

  constructor(store: Store, games: readonly Game[], idleMinutes: number, log: Logger) {
    this.around = {
      store,
      game: (id, version) => games.find((game) => game.id === id && canGoOnFrom(game, version)),
      secret: newSecret,
      now: Date.now,
      fork: (room, choices) => this.fork(room, choices),
      failed: (room, error) => {
        log.error({ table: room.record.id, err: error }, 'a table could not be saved')
        this.live.delete(room.record.id)
      },
    }
    const minutes = 60_000
    this.sweeping = setInterval(
      () => void this.sweep(idleMinutes * minutes),
      Math.min(idleMinutes, 1) * minutes,
    )
    this.sweeping.unref()
  }

  get size(): number {
    return this.live.size
  }

  get(id: string): Promise<Room | Refused> {
    const room = this.live.get(id) ?? this.load(id)
    this.live.set(id, room)
    return room
  }

  private async load(id: string): Promise<Room | Refused> {
    const stop = metrics.loads.startTimer()
    try {
      const room = await Room.load(this.around, id)
      if (isRefused(room)) this.live.delete(id)
      return room
    } catch (error) {
      this.live.delete(id)
      throw error
    } finally {
      stop()
    }
  }

  private async fork(room: Room, choices: Parameters<Surroundings['fork']>[1]): Promise<Fork | Refused> {
    // A table that came from another one has the same luck: all of them together count.
    if (!this.forks.allows(room.record.secret))
      return refused('too-many', `a game may be taken up from earlier moments ${FORKS} times an hour`)
    const game = this.around.game(room.record.game, room.record.version)!
    const fork = await openFork(this.around.store, game, room.record, choices)
    if (isRefused(fork)) return fork
    return {
      table: fork.table,
      keysFor: (member: Member) => {
        const { seats, host } = room.rightsOf(member)
        return [
          ...seats.map((seat) => fork.seats[seat]!),
          ...(host ? [fork.host, fork.invite, fork.watch] : []),
        ]
      },
    }
  }

  /** Tables at which nobody sits leave memory. */
  private async sweep(longest: number): Promise<void> {
    const now = Date.now()
    for (const [id, loading] of this.live) {
      const room = await loading
      if (isRefused(room)) continue
      if (!room.isIdle) this.idleSince.delete(room)
      else if (!this.idleSince.has(room)) this.idleSince.set(room, now)
      else if (now - this.idleSince.get(room)! >= longest) this.live.delete(id)
    }
  }

  /** When everything that was said is safe. */
  async close(): Promise<void> {
    clearInterval(this.sweeping)
    for (const loading of this.live.values()) {
      const room = await loading.catch(() => undefined)
      if (room !== undefined && !isRefused(room)) await room.settled()
    }
  }
}
