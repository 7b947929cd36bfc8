import { type Game, type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import {
  type Asked,
  type AskedOf,
  type Bye,
  type JsonText,
  type Now,
  type TableInfo,
  type Told,
  type Welcome,
  objectText,
  textOf,
  toldText,
} from '@miskatonic/protocol'
import { commitmentTo, seedFrom } from '../fair.ts'
import type { Store, TableRecord } from '../store.ts'
import { Table, spectator } from '../table.ts'
import { type Answered, type Author, Broadcast, type Made } from './broadcast.ts'
import type { Rights } from './keys.ts'
import { logSince } from './log-shown.ts'
import { shownFrom } from './memory.ts'
import { archivedMoment, noSuchMoment, playedMoment } from './moments.ts'
import { firstNumber, lastingChoices, readStretch, replayStretch } from './past.ts'
import { type Member, People } from './people.ts'
import { Proposals } from './proposals.ts'
import {
  type Seated,
  hasSeat,
  issueKey,
  leaveSeat,
  noSuchSeat,
  notYours,
  renameSeat,
  takeSeat,
  withSeat,
} from './seating.ts'
import { Scribe } from './scribe.ts'
import { isNotable, sparedAnswer } from './spared.ts'
import { undoPlan } from './undo.ts'

/** Somebody who comes gets so many entries of the log at most. */
const LOG_SHOWN = 200

/** What a room needs from the world around it. */
export interface Surroundings {
  readonly store: Store
  /** Undefined for games that are not known here, or that cannot go on from that version of their rules. */
  game(id: string, version: string): Game | undefined
  /** An unguessable text of at least 128 bits. */
  secret(): string
  now(): number
  /** Opens another table that goes on from a decision of this one. */
  fork(room: Room, choices: readonly { seat: Seat; option: string }[]): Promise<Fork | Refused>
  /** Something could not be written down. The room is of no use any more; it must be loaded again. */
  failed(room: Room, error: unknown): void
}
export interface Fork {
  readonly table: string
  /** The keys to the new table for somebody who sits at this one. */
  keysFor(member: Member): readonly string[]
}

/** What an answer may carry besides the number of the question; null: the answer has been given already. */
type Answer = Omit<Extract<Told, { t: 'done' }>, 't' | 'ref'> | Refused | null
type Question = Exclude<Asked, { t: 'hello' }>

/**
 * One table and the people around it, on a server or in a page. Whatever they say comes in through `receive`; what they may know goes out
 * through their `send`. What changes the game is first written down and then told: nobody sees a choice that could still be lost.
 */
export class Room {
  private readonly around: Surroundings
  private readonly game: Game | undefined
  private readonly people: People
  private readonly scribe: Scribe
  private readonly broadcast: Broadcast
  private readonly proposals = new Proposals()
  /** The game since the last position that was written down; null before it begins and when its rules are not known. */
  private table: Table | null = null
  /** What is under way and must be finished before anything else is dealt with. */
  private queue: Promise<unknown> = Promise.resolve()
  private queued = 0
  private isBroken = false

  private constructor(around: Surroundings, record: TableRecord) {
    this.around = around
    this.game = around.game(record.game, record.version)
    this.people = new People({ ...record, version: this.game?.version ?? record.version })
    this.scribe = new Scribe(around.store, record.id, around.now, (error) => this.breakDown(error))
    this.broadcast = new Broadcast(this.people, this.scribe)
  }

  static async load(around: Surroundings, id: string): Promise<Room | Refused> {
    const record = await around.store.record(id)
    if (record === undefined) return refused('unknown-table', 'there is no such table')
    const room = new Room(around, record)
    const refusal = await room.takeUp()
    if (refusal !== null) return refusal
    // From now on the table is one of the present rules: the positions it writes are theirs.
    if (room.record.version !== record.version) room.saveRecord(room.record)
    return room
  }

  private async takeUp(): Promise<Refused | null> {
    if (this.record.start === null) return null
    const stretch = await readStretch(this.around.store, this.record.id)
    this.scribe.seq = stretch.entries.at(-1)?.seq ?? 0
    if (this.game === undefined) return null
    const table = replayStretch(this.game, this.record, stretch)
    if (isRefused(table)) return table
    this.table = table
    this.broadcast.takeUp(table)
    // The record says that the game has begun, and the log does not yet: its first row could not be written then.
    if (stretch.entries.length === 0)
      await this.around.store.append(this.record.id, [this.broadcast.firstRow(table)], 0)
    this.answerForThoseSpared() // a wish may have been written down, and the answer not
    return null
  }

  get record(): TableRecord {
    return this.people.record
  }

  get phase(): TableInfo['phase'] {
    if (this.game === undefined) return 'archived'
    if (this.table === null) return 'gathering'
    return this.table.position.outcome === null ? 'playing' : 'over'
  }

  rightsOf(member: Member): Rights {
    return this.people.rightsOf(member)
  }

  /** Nobody is here and nothing is under way: it may leave memory. */
  get isIdle(): boolean {
    return this.people.here.size === 0 && this.queued === 0 && !this.scribe.isBusy
  }

  /** When everything said so far has been dealt with; what followed from a choice may not be safe yet. */
  async dealtWith(): Promise<void> {
    await this.queue
  }

  /** When everything said so far has been dealt with and is safe. */
  async settled(): Promise<void> {
    await this.queue
    await this.scribe.settled
  }

  // Coming and going

  /** Nothing else is dealt with meanwhile: between the log that somebody is shown and what they are told next nothing is missing. */
  join(member: Member, hello: AskedOf<'hello'>): Promise<Refused | null> {
    return this.inTurn(() => this.letIn(member, hello.last ?? 0))
  }

  private async letIn(member: Member, last: number): Promise<Refused | null> {
    if (this.isBroken) return beingLoaded
    const { watching, seats } = this.people.rightsOf(member)
    if (!watching) return noKey
    const free = seats.filter((seat) => this.record.seats[seat]!.name === null)
    if (free.length > 0)
      this.saveRecord(
        free.reduce((record, seat) => withSeat(record, seat, { name: member.name }), this.record),
      )
    await this.scribe.settled
    if (this.isBroken) return beingLoaded
    const welcome = await this.welcome(member, last)
    this.people.join(member)
    member.send(welcome)
    this.tellInfo()
    this.answerForThoseSpared() // somebody may have proposed something to another of their own seats, and have been cut off
    return null
  }

  leave(member: Member): void {
    if (this.people.leave(member)) this.tellInfo()
  }

  private async welcome(member: Member, last: number): Promise<JsonText<Welcome>> {
    const { seq } = this.scribe
    const since = Math.max(last, seq - LOG_SHOWN)
    const { seats } = this.people.rightsOf(member)
    const from = this.shownFrom(seats)
    const log =
      since < seq ? await logSince(this.around.store, this.game, this.record, seats, since, from) : []
    const now = this.table === null ? await this.archivedNow() : this.broadcast.whole(this.table, seats)
    return objectText<Welcome>({
      t: textOf('welcome'),
      seq: textOf(seq),
      info: textOf(this.info()),
      you: textOf(this.people.you(member)),
      now,
      log: textOf(log),
      cut: textOf(since > last),
      proposals: textOf(this.proposals.all()),
    })
  }

  private shownFrom(seats: readonly Seat[]): number {
    const { game, table } = this
    return game === undefined || table === null ? 0 : shownFrom(game, table.now.position, seats)
  }

  private async archivedNow(): Promise<JsonText<Now | null>> {
    if (this.game !== undefined || this.record.start === null) return textOf(null)
    const moment = await archivedMoment(this.around.store, this.record)
    return textOf(isRefused(moment) ? null : moment.now)
  }

  // What is said

  /** `answered` hears of the answer to a choice; whoever asks anything else has to listen themselves. */
  receive(member: Member, asked: Question, answered?: Answered): void {
    if (this.isBroken) return
    // Nearly everything is a choice, and a choice need not wait for anything.
    if (asked.t === 'choose' && this.queued === 0) this.chooseNow(asked, { member, ref: asked.ref, answered })
    else
      void this.inTurn(() =>
        this.handle(member, asked, answered).catch((error: unknown) => this.scribe.fail(error)),
      )
  }

  private chooseNow(asked: AskedOf<'choose'>, author: Author): void {
    try {
      this.choose(asked, author)
    } catch (error) {
      this.scribe.fail(error)
    }
  }

  /** Does something when everything before it has been done. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.queued++
    const worked = this.queue.then(work).finally(() => this.queued--)
    this.queue = worked.catch(() => null) // whoever asked for it hears of it
    return worked
  }

  /** Whatever had to wait is dealt with when all that was said before it is safe. */
  private async handle(member: Member, asked: Question, answered: Answered | undefined): Promise<void> {
    await this.scribe.settled
    if (this.isBroken) return
    if (asked.t === 'choose') return this.choose(asked, { member, ref: asked.ref, answered })
    const answer = await this.answer(member, asked)
    if (isRefused(answer)) return refuse(member, asked.ref, answer)
    await this.scribe.settled
    if (this.isBroken) return
    if (answer !== null) member.send(toldText({ t: 'done', ref: asked.ref, ...answer }))
    this.showOutWhoHasNoKey()
  }

  private answer(member: Member, asked: Exclude<Question, { t: 'choose' }>): Answer | Promise<Answer> {
    const rights = this.people.rightsOf(member)
    if (!rights.watching) return noKey
    switch (asked.t) {
      case 'take':
        return this.reseat(
          takeSeat(this.record, rights, asked.seat, asked.name ?? member.name, this.around.secret()),
        )
      case 'leave':
        return this.reseat(leaveSeat(this.record, rights, asked.seat, this.around.secret()))
      case 'rename':
        return this.reseat(renameSeat(this.record, rights, asked.seat, asked.name))
      case 'issue':
        return this.reseat(issueKey(this.record, rights, asked.what, this.around.secret()))
      case 'begin':
        return rights.host ? this.begin() : refused('host-only', 'only the host may begin the game')
      case 'moment':
        return this.moment(member, asked)
      default:
        // The rest is said in the name of a seat; only a spectator may say something without one.
        if (!rights.seats.includes(asked.seat) && !(asked.t === 'say' && asked.seat === spectator))
          return notYours(asked.seat)
        return this.answerSeat(member, asked)
    }
  }

  private answerSeat(
    member: Member,
    asked: AskedOf<'luck' | 'undo' | 'rewind' | 'consent' | 'wish' | 'say' | 'ping'>,
  ): Answer | Promise<Answer> {
    switch (asked.t) {
      case 'luck':
        return this.addLuck(asked)
      case 'undo':
        return this.undo(member, asked.seat)
      case 'rewind':
        return this.rewind(member, asked)
      case 'consent':
        return this.consent(asked)
      case 'wish':
        return this.wish(asked)
      case 'say':
        return this.say(member, asked)
      case 'ping':
        this.broadcast.tellAll({
          t: 'pinged',
          seat: asked.seat,
          name: this.people.nameOf(member, asked.seat),
          target: asked.target,
        })
        return {}
    }
  }

  // Playing

  private choose({ seat, decision, option }: AskedOf<'choose'>, author: Author): void {
    const { table } = this
    if (table === null) return refuseChoice(author, this.notPlaying())
    if (!this.people.holds(author.member, seat)) return refuseChoice(author, notYours(seat))
    const made = this.broadcast.choose(table, { seat, option, decision })
    if (isRefused(made)) return refuseChoice(author, made)
    this.chosen(table, { seat, option }, made, author)
    this.answerForThoseSpared()
  }

  /** Has a choice written down and told, and does what follows from it. */
  private chosen(
    table: Table,
    choice: { seat: Seat; option: string },
    { events, observed }: Made,
    author?: Author,
  ): void {
    this.dropProposals()
    this.broadcast.chosen(table, choice, observed, author)
    if (table.position.outcome !== null) this.tellInfo()
    if (isNotable(table.now, events)) this.wakeThoseSpared()
  }

  private answerForThoseSpared(): void {
    for (;;) {
      const { table } = this
      const attempt = table === null ? undefined : sparedAnswer(table.now, this.people)
      if (table === null || attempt === undefined) return
      const made = this.broadcast.choose(table, attempt)
      if (isRefused(made)) return
      this.chosen(table, attempt, made)
    }
  }

  private wakeThoseSpared(): void {
    const spared = Object.entries(this.record.seats).filter(([, { wish }]) => wish === 'until')
    if (spared.length === 0) return
    this.saveRecord(spared.reduce((record, [seat]) => withSeat(record, seat, { wish: 'ask' }), this.record))
    this.tellInfo()
  }

  // Going back

  private async undo(member: Member, seat: Seat): Promise<Answer> {
    if (this.table === null) return this.notPlaying()
    if (this.phase === 'over')
      return refused('game-over', 'the game is over; go on from an earlier moment instead')
    const plan = await undoPlan(
      this.table.number,
      (number) => this.tableReaching(number),
      this.people,
      member,
    )
    if (isRefused(plan)) return plan
    const { to, because } = plan
    const waiting = this.people.othersThan(member)
    if (because === null || waiting.length === 0) return this.takeBack(to, seat, because === null)
    this.broadcast.tellAll(this.proposals.add({ what: 'undo', by: seat, number: to, because, waiting }))
    return {}
  }

  /** What was proposed before the game changed is void. */
  private dropProposals(): void {
    this.proposals.clear((settled) => this.broadcast.tellAll(settled))
  }

  /** The game at hand if it remembers decision `number`; otherwise one made from the log that does. */
  private async tableReaching(number: number): Promise<Table | Refused> {
    const table = this.table!
    if (number >= table.firstNumber) return table
    const stretch = await readStretch(this.around.store, this.record.id, { number })
    const earlier = replayStretch(table.game, this.record, stretch)
    if (isRefused(earlier) || number >= earlier.firstNumber) return earlier
    return refused('no-such-moment', `this game begins with decision ${earlier.firstNumber}`)
  }

  private async takeBack(number: number, by: Seat, free: boolean): Promise<Answer> {
    const table = await this.tableReaching(number)
    if (isRefused(table)) return table
    table.takeBackTo(number)
    this.table = table
    this.dropProposals()
    this.broadcast.tookBack(table, number, by, free)
    return {}
  }

  private async rewind(member: Member, { seat, number }: AskedOf<'rewind'>): Promise<Answer> {
    if (this.table === null) return this.notPlaying()
    const first = firstNumber(this.record)
    if (number < first || number > this.table.number) return noSuchMoment(first, this.table.number, number)
    const waiting = this.people.othersThan(member)
    if (this.phase === 'over' || waiting.length === 0) {
      const fork = await this.fork(seat, number)
      return isRefused(fork) ? fork : { table: fork.table, keys: fork.keysFor(member) }
    }
    this.broadcast.tellAll(
      this.proposals.add({ what: 'rewind', by: seat, number, because: 'others-play', waiting }),
    )
    return {}
  }

  private async fork(by: Seat, number: number): Promise<Fork | Refused> {
    const choices = await this.choices(number)
    const fork = await this.around.fork(this, choices)
    if (!isRefused(fork)) this.broadcast.entry('rewound', { number, by })
    return fork
  }

  /** The choices that still stand, up to decision `until`. */
  async choices(until = Number.POSITIVE_INFINITY): Promise<{ seat: Seat; option: string }[]> {
    const { entries } = await readStretch(this.around.store, this.record.id, { number: -1 })
    return lastingChoices(entries, until)
  }

  private async consent({ seat, proposal: id, yes }: AskedOf<'consent'>): Promise<Answer> {
    const proposal = this.proposals.answer(id, seat, yes)
    if (isRefused(proposal)) return proposal
    const { what, waiting, number, by } = proposal
    if (yes && waiting.length > 0) {
      this.broadcast.tellAll(proposal)
      return {}
    }
    if (!yes || what === 'undo') this.broadcast.tellAll({ t: 'settled', id, what, yes, by: seat })
    if (!yes) return {}
    return what === 'undo' ? this.takeBack(number, by, false) : this.forkTogether(id, seat, by, number)
  }

  /** Everybody agreed to go on from an earlier moment: each gets the keys to their seats at the new table. */
  private async forkTogether(id: number, seat: Seat, by: Seat, number: number): Promise<Answer> {
    const fork = await this.fork(by, number)
    if (isRefused(fork)) {
      this.broadcast.tellAll({ t: 'settled', id, what: 'rewind', yes: false, by: '' })
      return fork
    }
    const settled = { t: 'settled', id, what: 'rewind', yes: true, by: seat, table: fork.table } as const
    this.broadcast.tellEach((member) => toldText({ ...settled, keys: fork.keysFor(member) }))
    return {}
  }

  // Looking back

  private async moment(member: Member, { ref, seat, number }: AskedOf<'moment'>): Promise<Answer> {
    if (this.record.start === null) return refused('not-begun', 'the game has not begun')
    if (seat !== spectator && !hasSeat(this.record, seat)) return noSuchSeat(seat)
    if (seat !== spectator && !this.people.holds(member, seat) && this.phase !== 'over')
      return refused('not-your-eyes', 'while the game goes on one looks back only through one’s own eyes')
    const { store } = this.around
    const moment =
      this.game === undefined
        ? await archivedMoment(store, this.record, number)
        : await playedMoment(store, this.game, this.record, this.table!.number, {
            seat,
            number,
            from: this.shownFrom(seat === spectator ? [] : [seat]),
          })
    if (isRefused(moment)) return moment
    member.send(toldText({ t: 'moment', ref, seat, number, ...moment }))
    return null
  }

  // Before the game, and seats

  private reseat(seated: Seated | Refused): Answer {
    if (isRefused(seated)) return seated
    this.changeRecord(seated.record)
    return seated.answer
  }

  private addLuck({ seat, part }: AskedOf<'luck'>): Answer {
    if (this.phase !== 'gathering') return refused('already-begun', 'the luck of this game is settled')
    this.changeRecord({ ...this.record, parts: { ...this.record.parts, [seat]: part } })
    return {}
  }

  private begin(): Answer {
    if (this.game === undefined || this.phase !== 'gathering')
      return refused('already-begun', 'the game has begun')
    const { options, secret, parts } = this.record
    const seed = seedFrom(secret, parts)
    const table = Table.open(this.game, options, seed)
    if (isRefused(table)) return table
    this.table = table
    this.saveRecord({ ...this.record, start: { seed } })
    this.broadcast.began(table)
    this.answerForThoseSpared()
    this.tellInfo()
    return {}
  }

  private wish({ seat, wish }: AskedOf<'wish'>): Answer {
    this.changeRecord(withSeat(this.record, seat, { wish }))
    this.answerForThoseSpared()
    return {}
  }

  // Talking

  private say(member: Member, { seat, text }: AskedOf<'say'>): Answer {
    if (this.record.start === null) return refused('not-begun', 'the log opens when the game begins')
    this.broadcast.entry('said', { by: seat, name: this.people.nameOf(member, seat), text })
    return {}
  }

  // Writing down and telling

  private saveRecord(record: TableRecord): void {
    this.people.record = record
    this.scribe.save(record)
  }

  private changeRecord(record: TableRecord): void {
    this.saveRecord(record)
    this.tellInfo()
  }

  private showOutWhoHasNoKey(): void {
    const bye: Bye = { t: 'bye', code: 'revoked', message: 'this link is no longer valid', again: false }
    const out = [...this.people.here].filter(([, { watching }]) => !watching)
    for (const [member] of out) {
      this.people.leave(member)
      member.end(bye)
    }
    if (out.length > 0) this.tellInfo()
  }

  info(): TableInfo {
    const { id, game, version, options, created, secret, parts, forkedFrom } = this.record
    return {
      id,
      game,
      version,
      options,
      phase: this.phase,
      seats: this.people.seats(),
      watchers: this.people.watchers(),
      created,
      luck: { commitment: commitmentTo(secret), parts, secret: this.phase === 'over' ? secret : null },
      forkedFrom,
    }
  }

  private tellInfo(): void {
    this.broadcast.info(this.info())
  }

  private notPlaying(): Refused {
    return this.phase === 'archived'
      ? refused('archived', 'this game was played by rules that are not known here; it can only be looked at')
      : refused('not-begun', 'the game has not begun')
  }

  /** What is in memory may be ahead of what is safe: everybody has to come again, to a room loaded anew. */
  private breakDown(error: unknown): void {
    this.isBroken = true
    this.people.leaveAll({
      t: 'bye',
      code: 'not-saved',
      message: 'the last change could not be saved',
      again: true,
    })
    this.around.failed(this, error)
  }
}

const noKey = refused('bad-key', 'none of these keys opens this table')
const beingLoaded = refused('try-again', 'the table is being loaded again')

function refuse(member: Member, ref: number, { refused: reason }: Refused): void {
  member.send(toldText({ t: 'refused', ref, ...reason }))
}

function refuseChoice({ member, ref, answered }: Author, refusal: Refused): void {
  refuse(member, ref, refusal)
  answered?.(refusal)
}
