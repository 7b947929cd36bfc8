import { type Choice, type Refused, isRefused, refused } from '@miskatonic/kernel'
import { type AskedOf, type Bye, type TableInfo, toldText } from '@miskatonic/protocol'
import type { TableRecord } from '../store.ts'
import type { Answered, Author } from './broadcast.ts'
import { choose, giveAutoAnswers } from './choices.ts'
import type { Rights } from './keys.ts'
import { type Recorded, recordedRow, recordedWord } from './log-shown.ts'
import { rememberedFrom, replayStretch, shortTail } from './past.ts'
import type { Member } from './people.ts'
import { Presence } from './presence.ts'
import { Programs } from './programs/programs.ts'
import { type Request, answerTo } from './requests.ts'
import { RoomState } from './state.ts'
import type { Surroundings } from './surroundings.ts'
import { TaskQueue } from './task-queue.ts'

/**
 * One table and the members connected to it, on a server or in a page. Requests come in through `receive`, messages go out through each
 * member's `send`. Every change is stored before it is announced, so a crash loses nothing that a member has seen.
 */
export class Room {
  private readonly state: RoomState
  private readonly presence: Presence
  /** Requests other than choices, and joining: one at a time. */
  private readonly tasks = new TaskQueue()
  private readonly programs: Programs
  private stopTelling: () => void = () => {}
  /** Members who are looking back. */
  private readonly looking = new Set<Promise<void>>()

  private constructor(state: RoomState) {
    this.state = state
    this.presence = new Presence(state)
    this.programs = new Programs(state, this)
    state.timers.run = (task) => void this.tasks.run(() => this.byItself(task))
  }

  static async load(around: Surroundings, id: string): Promise<Room | Refused> {
    const record = await around.store.record(id)
    if (record === undefined) return refused('unknown-table', 'there is no such table')
    const state = new RoomState(around, record)
    const refusal = await loadGame(state)
    if (refusal !== null) return refusal
    // The positions stored from now on are those of the present rules.
    if (state.record.version !== record.version) state.saveRecord(state.record)
    const room = new Room(state)
    room.programs.update()
    return room
  }

  get record(): TableRecord {
    return this.state.record
  }

  get phase(): TableInfo['phase'] {
    return this.state.phase
  }

  /** Whether the game is over and its end is stored: what was secret may be shown, also if the server stops now. */
  async hasEnded(): Promise<boolean> {
    if (this.phase !== 'over') return false
    await this.settled()
    return !this.state.isBroken
  }

  rightsOf(member: Member): Rights {
    return this.state.people.rightsOf(member)
  }

  /** Whether the room may be unloaded: no person is connected, and nothing is left to do. */
  get isIdle(): boolean {
    return !this.state.people.hasPersons && this.tasks.size === 0 && !this.state.writes.isBusy
  }

  /** Resolves when all requests so far have been handled and everything is durable. */
  async settled(): Promise<void> {
    await this.tasks.finished()
    await Promise.all(this.looking)
    await this.state.writes.settled
  }

  /** No request is handled meanwhile: nothing is missing between the log in the welcome and the next message. */
  join(member: Member, hello: Partial<AskedOf<'hello'>>): Promise<Refused | null> {
    return this.tasks.run(async () => {
      this.charge(member)
      const refusal = await this.presence.join(member, hello)
      this.programs.update()
      return refusal
    })
  }

  leave(member: Member): void {
    this.presence.leave(member)
  }

  /**
   * Another server goes on with this table. Waits until everything is durable and told, and does nothing more. Requests must not come in
   * meanwhile. Proposals are void, as after a restart.
   */
  async handOver(): Promise<HandOver> {
    const { state } = this
    const { people, pace, writes } = state
    for (let waits = 0; state.reveal !== null && waits < REVEAL_WAITS; waits++)
      await new Promise((resolve) => state.around.after(REVEAL_WAIT, () => resolve(null)))
    // A request that is being handled may still make a proposal.
    do {
      state.dropProposals()
      await this.settled()
    } while (this.tasks.size > 0 || writes.isBusy || state.proposals.all().length > 0)
    state.isBroken = true
    this.unload()
    const members = new Map(
      people.persons.map((member) => [
        member,
        { ...people.knownOf(member), seq: writes.seq, speed: pace.of(member) },
      ]),
    )
    people.letGo()
    return members
  }

  /** Another server has this table: what is in memory here may be behind. */
  abandon(bye: Bye): void {
    this.state.isBroken = true
    this.unload()
    this.state.people.leaveAll(bye)
  }

  /** Goes on with a member whom another server has handed over. If the log has grown since, it is welcomed anew. */
  resume(member: Member, { seq, speed }: Pick<Handed, 'seq' | 'speed'>): Promise<Refused | null> {
    return this.tasks.run(async () => {
      const { state } = this
      await state.writes.settled
      if (speed !== undefined) state.pace.set(member, speed)
      const refusal =
        state.writes.seq === seq
          ? this.presence.resume(member)
          : await this.presence.join(member, { last: seq })
      this.programs.update()
      this.tellWhoCame()
      return refusal
    })
  }

  /** When every member that was handed over should have come. */
  private tellWhoCame(): void {
    this.stopTelling()
    this.stopTelling = this.state.timers.after(ALL_HERE, () => this.state.tellInfo())
  }

  /**
   * Handles a request. `answered` is called with the result of a choice; other requests are answered by message only. The promise, where
   * there is one, is resolved when the request has been handled.
   */
  receive(member: Member, asked: Request, answered?: Answered): Promise<void> | undefined {
    if (this.state.isBroken) return undefined
    // The common case: a choice is handled at once unless other requests are being handled.
    if (asked.t === 'choose' && this.tasks.size === 0)
      return this.chooseNow(asked, { member, ref: asked.ref, answered })
    const handle = (): Promise<void> =>
      this.handle(member, asked, answered).catch((error: unknown) => this.state.writes.fail(error))
    return asked.t === 'moment' ? this.look(handle()) : this.tasks.run(handle)
  }

  /** Looking back changes nothing, so the others at the table need not wait for it. */
  private async look(looked: Promise<void>): Promise<void> {
    this.looking.add(looked)
    await looked
    this.looking.delete(looked)
  }

  /** The choices that still stand, up to decision `until`. */
  async choices(until = Number.POSITIVE_INFINITY): Promise<Choice[]> {
    const choices = await this.state.longWork.choices(this.record, until)
    if (isRefused(choices)) throw new Error(choices.refused.message)
    return choices
  }

  /** The room leaves memory: it does nothing more by itself. */
  unload(): void {
    this.state.timers.cancelAll()
  }

  /** Does something that no member has asked for. */
  private async byItself(task: () => unknown): Promise<void> {
    const { state } = this
    try {
      await state.writes.settled
      if (state.isBroken) return
      this.charge()
      await task()
      await state.writes.settled
      if (state.isBroken) return
      await this.presence.rightsChanged()
      this.programs.update()
    } catch (error) {
      state.writes.fail(error)
    }
  }

  /** What is stored from now on counts against this member; what programs or the room itself do, against a person who is here. */
  private charge(member?: Member): void {
    const { writes, people } = this.state
    writes.payer = member?.quota ?? [...people.here.keys()].find(({ quota }) => quota !== undefined)?.quota
  }

  private chooseNow(asked: AskedOf<'choose'>, author: Author): undefined {
    try {
      this.charge(author.member)
      choose(this.state, asked, author)
    } catch (error) {
      this.state.writes.fail(error)
    }
  }

  /** Waits until earlier changes are durable, handles the request, and answers when its own changes are durable. */
  private async handle(member: Member, asked: Request, answered: Answered | undefined): Promise<void> {
    const { state } = this
    await state.writes.settled
    if (state.isBroken) return
    this.charge(member)
    if (asked.t === 'choose') return choose(state, asked, { member, ref: asked.ref, answered })
    const answer = await answerTo(state, member, asked)
    if (isRefused(answer)) return member.send(toldText({ t: 'refused', ref: asked.ref, ...answer.refused }))
    await state.writes.settled
    if (state.isBroken) return
    if (answer === null) return
    member.send(toldText({ t: 'done', ref: asked.ref, ...answer }))
    await this.presence.rightsChanged()
    this.programs.update()
  }
}

/** What another server has to know of a member to go on with it: keys by their hashes, and the last row that it was told of. */
export interface Handed {
  readonly hashes: readonly string[]
  readonly name: string
  readonly device?: string | undefined
  readonly seq: number
  /** How fast its page shows what happens. */
  readonly speed?: number | undefined
}

export type HandOver = ReadonlyMap<Member, Handed>

/** Milliseconds, and how often, to wait for a game that is about to begin. */
const REVEAL_WAIT = 100
const REVEAL_WAITS = 30
/** Milliseconds until all members that were handed over have come. */
const ALL_HERE = 2_000

/** Loads the game of a table from its log, if it has begun and its rules are known. */
async function loadGame(state: RoomState): Promise<Refused | null> {
  const { game, record, around, broadcast, recentLog } = state
  if (record.start === null) return null
  const short = await shortTail(around.store, record.id)
  const tail = short?.tail ?? (await state.longWork.tail(record))
  state.writes.seq = tail.seq
  broadcast.keptAt = tail.keptAt
  broadcast.words = tail.words
  broadcast.undoneAt = tail.undoneAt
  recentLog.restart(tail.seq)
  if (game === undefined) {
    state.archivedFrom = rememberedFrom(tail)
    return null
  }
  const played = new Map<number, Recorded>()
  const table = replayStretch(game, record, tail, (entry, events) => {
    if (short !== undefined && entry.kind !== 'kept') played.set(entry.seq, recordedRow(entry, events))
  })
  if (isRefused(table)) return table
  if (short !== undefined) {
    // Row `keptAt` itself is a position, which is not shown.
    recentLog.restart(Math.max(0, tail.keptAt - 1))
    for (const row of short.rows) {
      const entry = row.kind === 'said' ? recordedWord(row) : played.get(row.seq)
      if (entry !== undefined) recentLog.add(entry)
    }
  }
  state.table = table
  broadcast.takeUp(table)
  // The record was stored and the first row of the log was not: a crash came between them.
  if (tail.seq === 0) await around.store.append(record.id, [broadcast.firstRow(table)], 0)
  broadcast.keepIfDue(table)
  giveAutoAnswers(state) // a wish may have been stored without the answer that follows from it
  return null
}
