import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import {
  type AskedOf,
  type Bye,
  type JsonText,
  type Now,
  type Welcome,
  objectText,
  textOf,
  toldText,
} from '@miskatonic/protocol'
import { giveAutoAnswers } from './choices.ts'
import { spectator } from '../table.ts'
import { hashOfKey, withKey } from './keys.ts'
import { type Recorded, readUnplayed } from './log-shown.ts'
import type { LogTask } from './long-work.ts'
import type { MomentSeen } from './moments.ts'
import { type Member, isNameOfOther } from './people.ts'
import { RECENT_ROWS } from './recent-log.ts'
import { withSeat } from './seating.ts'
import { otherSide } from './sides.ts'
import type { TableRecord } from '../store.ts'
import type { RoomState } from './state.ts'

/** Milliseconds after which everybody is told that a player is away. */
const AWAY_TOLD = 60_000

/** Who is connected: members join, leave, and are brought up to date when their rights change. */
export class Presence {
  private readonly state: RoomState
  /** The seats whose views each member has been sent. */
  private readonly shown = new WeakMap<Member, readonly Seat[]>()
  /** The seats whose players have been announced as away. */
  private readonly told = new Set<Seat>()

  constructor(state: RoomState) {
    this.state = state
  }

  /** Admits a member that has seen the log up to entry `last`. */
  async join(member: Member, { last = 0, device }: Partial<AskedOf<'hello'>>): Promise<Refused | null> {
    const { state } = this
    const { people } = state
    if (state.isBroken) return beingLoaded
    if (device !== undefined) people.noteDevice(member, device)
    if (!people.rightsOf(member).watching) return noKey
    const { keys, refusal } = this.openLinks(member)
    const { seats } = people.rightsOf(member)
    this.nameSeats(member, seats)
    state.noteSides(member)
    await state.writes.settled
    if (state.isBroken) return beingLoaded
    const welcome = await this.welcome(member, last, keys)
    people.join(member)
    this.shown.set(member, seats)
    member.send(welcome)
    if (refusal !== null) member.send(toldText({ t: 'refused', ref: null, ...refusal.refused }))
    for (const seat of seats) this.tellReturn(seat)
    state.tellInfo()
    giveAutoAnswers(state) // a proposal to another seat of the same player may have been interrupted
    return null
  }

  /** Goes on with a member of another server, who has seen the whole log. What was proposed since the others came is not in it. */
  resume(member: Member): Refused | null {
    const { people } = this.state
    if (this.state.isBroken) return beingLoaded
    const { seats, watching } = people.rightsOf(member)
    if (!watching) return noKey
    people.join(member)
    this.shown.set(member, seats)
    for (const proposal of this.state.proposals.all()) member.send(toldText(proposal))
    return null
  }

  leave(member: Member): void {
    const { people, timers } = this.state
    const { seats } = people.rightsOf(member)
    if (!people.leave(member)) return
    this.state.tellInfo()
    for (const seat of seats) if (!people.isHere(seat)) timers.after(AWAY_TOLD, () => this.tellAbsence(seat))
  }

  /** Announces players who are away for longer than a reload takes. */
  private tellAbsence(seat: Seat): void {
    const { state } = this
    const { name: was, player } = state.record.seats[seat]!
    const isAway = state.people.awayFor(seat) >= AWAY_TOLD && state.people.hasPersons
    if (was === null || player !== undefined || !isAway || state.phase !== 'playing') return
    if (this.told.has(seat)) return
    this.told.add(seat)
    state.tellSeatNews({ what: 'away', seat, name: was, was, by: was })
  }

  private tellReturn(seat: Seat): void {
    const { state } = this
    if (!this.told.delete(seat)) return
    const { name } = state.record.seats[seat]!
    state.tellSeatNews({ what: 'returned', seat, name, was: name, by: name ?? '' })
  }

  /**
   * Links are exchanged for keys, and the seats are taken. The keys travel in the welcome, which is sent when the change is durable.
   */
  private openLinks(member: Member): { keys: Record<Seat, string>; refusal: Refused | null } {
    const { state } = this
    const { people, around } = state
    const keys: Record<Seat, string> = {}
    let refusal: Refused | null = null
    for (const seat of people.linksOf(member)) {
      const wrong = otherSide(state.game, state.record, people.marksOf(member), seat)
      if (wrong !== null) {
        refusal = wrong
        continue
      }
      const key = around.secret()
      keys[seat] = key
      people.grant(member, hashOfKey(key))
      this.take(member, seat, withKey(state.record, key, { seat }))
    }
    return { keys, refusal }
  }

  private take(member: Member, seat: Seat, record: TableRecord): void {
    // Without a name of one's own, one goes by that of the seat.
    const own = [...this.state.people.rightsOf(member).seats, seat]
    const name = isNameOfOther(record, own, member.name) ? '' : member.name
    this.state.saveRecord(withSeat(record, seat, { name }))
    // A table on this device has no other members.
    if (member.hashes !== 'everything')
      this.state.tellSeatNews({ what: 'taken', seat, name, was: null, by: name })
  }

  /** Disconnects members whose keys were revoked, and sends members whose seats have changed a new welcome. */
  async rightsChanged(): Promise<void> {
    const { people } = this.state
    const members = [...people.here]
    const revoked = members.filter(([, { watching }]) => !watching)
    for (const [member] of revoked) {
      people.leave(member)
      member.end(revokedBye)
    }
    if (revoked.length > 0) this.state.tellInfo()
    for (const [member, { seats, watching }] of members) {
      const shown = this.shown.get(member) ?? []
      this.shown.set(member, seats)
      const isSame = seats.length === shown.length && seats.every((seat) => shown.includes(seat))
      if (watching && !isSame) await this.join(member, { last: this.state.writes.seq })
    }
  }

  /** The holder of a seat's key takes the seat by coming. */
  private nameSeats(member: Member, seats: readonly Seat[]): void {
    const { state } = this
    for (const seat of seats)
      if (state.record.seats[seat]!.name === null) this.take(member, seat, state.record)
  }

  private async welcome(
    member: Member,
    last: number,
    keys: Readonly<Record<Seat, string>>,
  ): Promise<JsonText<Welcome>> {
    const { state } = this
    const { seq } = state.writes
    const since = Math.max(last, seq - RECENT_ROWS)
    const { seats } = state.people.rightsOf(member)
    const from = state.shownFrom(seats)
    const log = await state.recentLog.shownTo(seats, { after: since, seq, from }, (range) =>
      this.recorded(range),
    )
    const now = await this.now(seats)
    const dead = state.people.deadKeysOf(member)
    return objectText<Welcome>({
      t: textOf('welcome'),
      seq: textOf(seq),
      info: textOf(state.info()),
      you: textOf(state.people.you(member)),
      now,
      log,
      cut: textOf(since > last),
      proposals: textOf(state.proposals.all()),
      ...(Object.keys(keys).length === 0 ? {} : { keys: textOf(keys) }),
      ...(dead.length === 0 ? {} : { dead: textOf(dead) }),
    })
  }

  /** Rows that must be played again to be told are left to a process of its own. */
  private async recorded(range: LogTask): Promise<readonly Recorded[]> {
    const { around, record, longWork } = this.state
    return (await readUnplayed(around.store, record.id, range)) ?? longWork.log(record, range)
  }

  private async now(seats: readonly Seat[]): Promise<JsonText<Now | null>> {
    const { table, game, record, longWork, broadcast } = this.state
    if (table !== null) return broadcast.whole(table, seats)
    if (game !== undefined || record.start === null) return textOf(null)
    const last = { seat: spectator, number: undefined, last: 0, from: 0 }
    const moment = await longWork.moment(record, last)
    return textOf(isRefused(moment) ? null : (JSON.parse(moment) as MomentSeen).now)
  }
}

export const noKey = refused('bad-key', 'none of these keys opens this table')
const beingLoaded = refused('try-again', 'the table is being loaded again')
const revokedBye: Bye = {
  t: 'bye',
  code: 'revoked',
  message: 'this link is no longer valid',
  again: false,
}
