import { type Game, type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { SeatNews, TableInfo } from '@miskatonic/protocol'
import { commitmentTo } from '../fair.ts'
import type { TableRecord } from '../store.ts'
import type { Table } from '../table.ts'
import { usualSettings } from './absence.ts'
import { Broadcast } from './broadcast.ts'
import { timeLeft } from './clock.ts'
import { type LongWork, longWorkOn } from './long-work.ts'
import { shownFrom } from './memory.ts'
import type { Reveal } from './luck.ts'
import { type Member, People } from './people.ts'
import { Pace } from './programs/pace.ts'
import type { PlayerProgram } from './programs/player.ts'
import { players } from './programs/players.ts'
import { Proposals } from './proposals.ts'
import { withSidesSeen } from './sides.ts'
import { RecentLog } from './recent-log.ts'
import type { Surroundings, TableLimits } from './surroundings.ts'
import { Timers } from './timers.ts'
import { WriteQueue } from './write-queue.ts'

/** The state of a room, shared by its parts. Each part changes it; none of them calls back into the room. */
export class RoomState {
  readonly around: Surroundings
  /** Undefined if the rules are not available: then the table is archived. */
  readonly game: Game | undefined
  readonly people: People
  readonly writes: WriteQueue
  readonly broadcast: Broadcast
  readonly recentLog = new RecentLog()
  readonly proposals = new Proposals()
  readonly pace: Pace
  readonly longWork: LongWork
  readonly limits: TableLimits
  readonly timers: Timers
  /** Parts of the luck that are being shown; null unless the game is about to begin. */
  reveal: Reveal | null = null
  /** The game since the last stored position; null before it begins, and at archived tables. */
  table: Table | null = null
  /** At archived tables: the first decision that may be looked back to. The rules that knew it are gone, but the log tells. */
  archivedFrom = 0
  /** When each seat last pointed at something. */
  readonly pointed = new Map<Seat, number>()
  /** Cancels the clock of the question that is asked now (clock.ts). */
  stopClock: () => void = () => {}
  /** A change could not be stored: the state in memory may be ahead of the store and must not be used. */
  isBroken = false

  constructor(around: Surroundings, record: TableRecord) {
    this.around = around
    this.game = around.game(record.game, record.version)
    this.people = new People(
      { ...record, version: this.game?.version ?? record.version },
      this.game,
      around.now,
    )
    this.writes = new WriteQueue(around.store, record.id, around.now, (error) => this.breakDown(error))
    this.broadcast = new Broadcast(this.people, this.writes, this.recentLog)
    this.longWork = around.longWork ?? longWorkOn(around.store, around.game)
    this.limits = around.limits ?? unlimited
    this.pace = new Pace(this.people, around.programBeat)
    this.timers = new Timers(around)
  }

  get record(): TableRecord {
    return this.people.record
  }

  get phase(): TableInfo['phase'] {
    if (this.game === undefined) return 'archived'
    if (this.table === null) return 'gathering'
    return this.table.position.outcome === null ? 'playing' : 'over'
  }

  /** The program of this name that can play a seat here. */
  program(id: string): PlayerProgram | undefined {
    return (this.around.players ?? players).find((each) => each.id === id)
  }

  /** Why there is no game to play. */
  notPlaying(): Refused {
    return this.phase === 'archived'
      ? refused('archived', 'this game was played by rules that are not known here; it can only be looked at')
      : refused('not-begun', 'the game has not begun')
  }

  /** Whether the log has as many rows as it may have. */
  get isFull(): boolean {
    return this.writes.seq >= this.limits.rows
  }

  /** The first decision that the holder of these seats may see. */
  shownFrom(seats: readonly Seat[]): number {
    const { game, table } = this
    if (game === undefined) return this.archivedFrom
    return table === null ? 0 : shownFrom(game, table.now.position, seats)
  }

  saveRecord(record: TableRecord): void {
    this.people.record = record
    this.writes.save(record)
  }

  /** Saves the record and tells everybody what changed in it. */
  changeRecord(record: TableRecord): void {
    this.saveRecord(record)
    this.tellInfo()
  }

  /** Everybody is told what happens to a seat. The log begins with the game, and ends when it is full. */
  tellSeatNews(news: SeatNews): void {
    if (this.record.start === null || this.isFull) this.broadcast.tell({ t: 'seat-news', ...news })
    else this.broadcast.entry('seat', news, this.table)
  }

  /** Notes which side the holder of these seats sees. */
  noteSides(member: Member): void {
    const { seats } = this.people.rightsOf(member)
    const noted = withSidesSeen(this.game, this.record, this.people.marksOf(member), seats)
    if (noted !== this.record) this.saveRecord(noted)
  }

  tellInfo(): void {
    this.broadcast.info(this.info())
  }

  info(): TableInfo {
    const { id, game, version, options, created, forkedFrom, origin, isKnown } = this.record
    const left = timeLeft(this)
    return {
      id,
      game,
      version,
      options,
      phase: this.phase,
      seats: this.people.seats(),
      watchers: this.people.watchers(),
      created,
      luck: this.luck(),
      forkedFrom,
      origin: origin ?? 'earlier',
      // Forks of earlier versions have the secret of the original, which is public after its game.
      isKnown: isKnown ?? forkedFrom !== null,
      settings: this.record.settings ?? usualSettings,
      ...(left === null ? {} : { timeLeft: Math.max(0, left) }),
    }
  }

  private luck(): TableInfo['luck'] {
    const { secret, parts, commitments = {}, made = [] } = this.record
    return {
      commitment: commitmentTo(secret),
      commitments,
      parts,
      made,
      missing: this.reveal === null ? null : [...this.reveal.missing],
      secret: this.phase === 'over' ? secret : null,
    }
  }

  /** Proposals refer to the game as it was: they are void as soon as it changes. */
  dropProposals(): void {
    this.proposals.clear((settled) => this.broadcast.tell(settled))
  }

  /** Disconnects everybody; they come back to a room that is loaded again. */
  private breakDown(error: unknown): void {
    this.isBroken = true
    this.people.leaveAll({
      t: 'bye',
      code: 'not-saved',
      message: 'the last change could not be saved',
      again: true,
    })
    this.around.failed(this.record.id, error)
  }
}

const unlimited: TableLimits = { rows: Number.POSITIVE_INFINITY, words: Number.POSITIVE_INFINITY }

export function tableFull({ limits }: RoomState): Refused {
  return refused(
    'table-full',
    `the log of this table is full: it has ${limits.rows} entries; go on from this moment at a new table`,
  )
}
