import type { Seat } from '@miskatonic/kernel'
import {
  type LogEntry,
  type Now,
  type Proposal,
  type SeatNews,
  type Settled,
  type TableInfo,
  type Told,
  type ToldEvent,
  type You,
  eventsOf,
} from '@miskatonic/protocol'
import type { Target } from '@miskatonic/screen'
import type { Answer, Connection, Refusal, Request, Status } from './connection.ts'
import { type TableState, heard, unknown } from './state.ts'

/** How long another player's ping stays on the board, in milliseconds. */
const PING = 3500

/**
 * The game has moved on: the events, and the state after them. `caughtUp`: this page was disconnected or has just joined, so it shows the
 * state without a story.
 */
export interface News {
  readonly events: readonly ToldEvent[]
  readonly now: Now
  readonly caughtUp: boolean
}

/** One table as this page knows it, kept up to date. */
export class Session {
  // One by one, so that a chat message does not make the board recompute the whole table.
  info = $state.raw<TableInfo | null>(unknown.info)
  you = $state.raw<You>(unknown.you)
  now = $state.raw<Now | null>(unknown.now)
  log = $state.raw<readonly LogEntry[]>(unknown.log)
  isCut = $state.raw(unknown.isCut)
  proposals = $state.raw<readonly Proposal[]>(unknown.proposals)
  /** How the line is. */
  status = $state.raw<Status>({ is: 'connecting' })
  /** What others point at, with their names. */
  pings = $state.raw<ReadonlyMap<Target, string>>(new Map())
  /** How the last proposal ended. */
  settled = $state.raw<Settled | null>(null)
  private readonly connection: Connection
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private readonly stop: () => void
  /** A program has given its seat up. */
  onGaveUp: (message: Extract<Told, { t: 'gave-up' }>) => void = () => {}
  /** Something has happened to a seat. */
  onSeatNews: (news: SeatNews) => void = () => {}
  /** Told of everything that happens in the game. */
  onNews: (news: News) => void = () => {}

  constructor(connection: Connection) {
    this.connection = connection
    this.stop = connection.listen({
      status: (status) => (this.status = status),
      told: (message) => {
        Object.assign(this, heard(this.known, message))
        if (message.t === 'pinged') this.point(message.target, message.name)
        else if (message.t === 'settled') this.settled = message
        else if (message.t === 'gave-up') this.onGaveUp(message)
        else if (message.t === 'seat-news') this.onSeatNews(message)
        else if (message.t === 'entry' && message.entry.kind === 'seat') this.onSeatNews(message.entry)
        else if (message.t === 'now')
          this.onNews({ events: eventsOf(message.entry), now: this.now!, caughtUp: false })
        else if (message.t === 'welcome' && message.now !== null)
          this.onNews({ events: [], now: message.now, caughtUp: true })
      },
    })
  }

  private get known(): TableState {
    const { info, you, now, log, isCut, proposals } = this
    return { info, you, now, log, isCut, proposals }
  }

  send(request: Request): Promise<Answer> {
    return this.connection.send(request)
  }
  /** Shows the table as this seat sees it, where several players share this screen. */
  async lookAs(seat: Seat): Promise<void> {
    await this.connection.lookAs?.(seat)
  }
  /** The keys held for this table have changed. */
  renew(): void {
    this.connection.renew?.()
  }
  exported(note?: string): Promise<string | Refusal> {
    return this.connection.exported(note)
  }

  close(): void {
    this.stop()
    for (const timer of this.timers) clearTimeout(timer)
    this.connection.close()
  }

  private point(target: Target, name: string): void {
    this.pings = new Map(this.pings).set(target, name)
    const timer = setTimeout(() => {
      const left = new Map(this.pings)
      left.delete(target)
      this.pings = left
      this.timers.delete(timer)
    }, PING)
    this.timers.add(timer)
  }
}
