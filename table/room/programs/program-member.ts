import type { Seat } from '@miskatonic/kernel'
import {
  type AskedOf,
  type JsonText,
  type LogEntry,
  type Now,
  PROTOCOL,
  type TableInfo,
  type Told,
  entryAlone,
  nowAfter,
  toldIn,
} from '@miskatonic/protocol'
import type { Member } from '../people.ts'
import type { Room } from '../room.ts'
import type { Pace } from './pace.ts'
import type { Player, Refusal, Turn } from './player.ts'

/** Milliseconds for an answer. */
export const ANSWER_TIMEOUT = 10_000
/** Failures in a row after which a program gives its seat up. */
export const MAX_FAILURES = 3

/** The part of a room that its members use. */
export type Door = Pick<Room, 'join' | 'receive'>

type Question = Omit<Turn, 'log' | 'signal'>

/** Refusals that are no fault of the player: the game went on, or back, before its answer arrived. */
const overtaken: ReadonlySet<string> = new Set(['stale-decision', 'game-over'])

/**
 * A member of a room whose seat is played by a program. It is told what a person with the same seat is told, follows the game from these
 * messages as a page does, and answers with the same requests. While no person is connected it waits.
 */
export class ProgramMember implements Member {
  readonly hashes: { readonly program: Seat }
  readonly name = ''
  private readonly seat: Seat
  private readonly player: Player
  private readonly door: Door
  private readonly pace: Pace
  private info: TableInfo | null = null
  private now: Now | null = null
  /** What happened since the last question. */
  private log: LogEntry[] = []
  /** The question that the player is thinking about, or has answered. */
  private question: Question | null = null
  private asking = new AbortController()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  /** The last entry of the log that it was told. */
  private seen = 0
  private refs = 0
  private failures = 0
  private hasEnded = false

  constructor(door: Door, pace: Pace, seat: Seat, player: Player) {
    this.door = door
    this.pace = pace
    this.seat = seat
    this.hashes = { program: seat }
    this.player = player
  }

  async join(): Promise<void> {
    const table = '' // named by the room itself
    const hello: AskedOf<'hello'> = { t: 'hello', protocol: PROTOCOL, table, keys: [] }
    const hasJoined = await this.door.join(this, hello).then(
      (refusal) => refusal === null,
      () => false, // the store failed; the next member who joins brings the program back
    )
    if (!hasJoined) this.stop()
  }

  send(text: JsonText<Told>): void {
    if (!this.hasEnded) this.hear(toldIn(text))
  }

  end(): void {
    this.stop()
  }

  get hasLeft(): boolean {
    return this.hasEnded
  }

  private hear(told: Told): void {
    switch (told.t) {
      case 'welcome':
        this.log.push(...told.log)
        this.seen = told.seq
        this.info = told.info
        this.now = told.now
        break
      case 'now':
        if (told.ref !== undefined) this.failures = 0
        this.log.push(entryAlone(told.entry))
        this.seen = told.entry.seq
        this.now = nowAfter(this.now, told)
        break
      case 'entry':
        this.log.push(told.entry)
        this.seen = told.entry.seq
        break
      case 'info':
        this.info = told.info
        break
      case 'refused':
        if (!overtaken.has(told.code)) return this.fail(told)
        break
      default:
        return
    }
    this.follow()
  }

  /** Asks the player if there is a new question; an open question that has become void is dropped. */
  private follow(): void {
    const { now, info, question } = this
    const isAsked = now !== null && info !== null && isPersonHere(info) && isFirstAsked(now, this.seat)
    if (isAsked && question?.now.number === now.number) return
    this.drop()
    if (isAsked) this.ask({ seat: this.seat, info, now, refusals: [] })
  }

  private ask(question: Question): void {
    this.question = question
    // In a task of its own, so that programs that play among themselves do not block the event loop.
    this.after(0, () => this.think(question))
  }

  private think(question: Question): void {
    this.asking = new AbortController()
    const turn: Turn = { ...question, log: this.log.splice(0), signal: this.asking.signal }
    const { beat } = this.pace
    const began = performance.now()
    // The room learns of an answer on a beat only: how long a player thinks may depend on what others cannot know.
    const onBeat = (act: () => void): void => {
      if (question !== this.question) return
      this.clearTimers()
      this.after(beat === 0 ? 0 : beat - ((performance.now() - began) % beat), act)
    }
    this.after(ANSWER_TIMEOUT, () => this.fail({ code: 'too-late', message: 'the answer took too long' }))
    Promise.resolve(turn)
      .then((each) => this.player.choose(each))
      .then(
        (option) => onBeat(() => this.answer(question, option)),
        (error: unknown) => onBeat(() => this.fail({ code: 'player-failed', message: messageOf(error) })),
      )
  }

  /** The room checks whether it is an option, as it does for a person. */
  private answer({ seat, now }: Question, option: unknown): void {
    if (typeof option !== 'string')
      return this.fail({ code: 'bad-message', message: 'an answer should be the id of an option' })
    const { seen } = this
    void this.door.receive(this, {
      t: 'choose',
      ref: ++this.refs,
      seat,
      decision: now.number,
      option,
      seen,
    })
  }

  /** Asks again, or gives the seat up. */
  private fail({ code, message }: Refusal): void {
    const { question } = this
    this.drop()
    if (question === null) return
    const refusals = [...question.refusals, { code, message }]
    if (++this.failures < MAX_FAILURES) return this.ask({ ...question, refusals })
    this.hasEnded = true
    void this.door.receive(this, { t: 'leave', ref: ++this.refs, seat: this.seat })
  }

  private after(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, milliseconds)
    this.timers.add(timer)
  }

  private clearTimers(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }

  private drop(): void {
    this.clearTimers()
    this.asking.abort()
    this.question = null
  }

  private stop(): void {
    this.drop()
    this.hasEnded = true
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the player failed'
}

/** Programs answer in the order of the question, after people who come before them: the same game is played after a restart. */
function isFirstAsked({ asked: question, outcome }: Now, seat: Seat): boolean {
  return outcome === null && question?.waiting[0] === seat
}

function isPersonHere({ seats, watchers }: TableInfo): boolean {
  return watchers > 0 || seats.some(({ online, player }) => online && player === undefined)
}
