import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import {
  type Bye,
  type JsonText,
  type LogEntry,
  type Now,
  type Welcome,
  objectText,
  textOf,
} from '@miskatonic/protocol'
import { giveAutoAnswers } from './choices.ts'
import { spectator } from '../table.ts'
import type { MomentSeen } from './moments.ts'
import { type Member, isNameOfOther } from './people.ts'
import { withSeat } from './seating.ts'
import type { RoomState } from './state.ts'

/** Log entries that a welcome carries at most. */
const MAX_LOG = 200

/** Who is connected: members join, leave, and are brought up to date when their rights change. */
export class Presence {
  private readonly state: RoomState
  /** The seats whose views each member has been sent. */
  private readonly shown = new WeakMap<Member, readonly Seat[]>()

  constructor(state: RoomState) {
    this.state = state
  }

  /** Lets a member in who has seen the log up to entry `last`. */
  async join(member: Member, last: number): Promise<Refused | null> {
    const { state } = this
    if (state.isBroken) return beingLoaded
    const { watching, seats } = state.people.rightsOf(member)
    if (!watching) return noKey
    this.nameSeats(member, seats)
    await state.writes.settled
    if (state.isBroken) return beingLoaded
    const welcome = await this.welcome(member, last)
    state.people.join(member)
    this.shown.set(member, seats)
    member.send(welcome)
    state.tellInfo()
    giveAutoAnswers(state) // a proposal to another seat of the same player may have been interrupted
    return null
  }

  leave(member: Member): void {
    if (this.state.people.leave(member)) this.state.tellInfo()
  }

  /** Disconnects members whose keys were revoked, and sends members with more seats than before a new welcome. */
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
      if (watching && seats.some((seat) => !shown.includes(seat)))
        await this.join(member, this.state.writes.seq)
    }
  }

  /** The holder of a seat's key takes the seat by coming. */
  private nameSeats(member: Member, seats: readonly Seat[]): void {
    const { state } = this
    const free = seats.filter((seat) => state.record.seats[seat]!.name === null)
    if (free.length === 0) return
    // Without a name of one's own, one goes by that of the seat.
    const name = isNameOfOther(state.record, seats, member.name) ? '' : member.name
    state.saveRecord(free.reduce((record, seat) => withSeat(record, seat, { name }), state.record))
  }

  private async welcome(member: Member, last: number): Promise<JsonText<Welcome>> {
    const { state } = this
    const { seq } = state.writes
    const since = Math.max(last, seq - MAX_LOG)
    const { seats } = state.people.rightsOf(member)
    const from = state.shownFrom(seats)
    const log = since < seq ? await state.longWork.logSince(state.record, { seats, since, from }) : noEntries
    const now = await this.now(seats)
    return objectText<Welcome>({
      t: textOf('welcome'),
      seq: textOf(seq),
      info: textOf(state.info()),
      you: textOf(state.people.you(member)),
      now,
      log,
      cut: textOf(since > last),
      proposals: textOf(state.proposals.all()),
    })
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

const noEntries = textOf<readonly LogEntry[]>([])

export const noKey = refused('bad-key', 'none of these keys opens this table')
const beingLoaded = refused('try-again', 'the table is being loaded again')
const revokedBye: Bye = {
  t: 'bye',
  code: 'revoked',
  message: 'this link is no longer valid',
  again: false,
}
