import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import type { Asked, AskedOf } from '@miskatonic/protocol'
import { spectator } from '../table.ts'
import type { Answer } from './answer.ts'
import { addLuck, begin } from './beginning.ts'
import { giveAutoAnswers } from './choices.ts'
import { consent, rewind, undo } from './going-back.ts'
import { lookBack } from './looking-back.ts'
import type { Member } from './people.ts'
import { noKey } from './presence.ts'
import { assignSeat, unassignSeat } from './programs/assign.ts'
import {
  type Seated,
  hasSeat,
  issueKey,
  leaveSeat,
  notYours,
  renameSeat,
  takeSeat,
  withSeat,
} from './seating.ts'
import type { RoomState } from './state.ts'
import { ping, say } from './talk.ts'

export type Request = Exclude<Asked, { t: 'hello' }>

/** Requests in the name of a seat, which only its holder may make. */
type SeatRequest = AskedOf<'luck' | 'undo' | 'rewind' | 'consent' | 'wish' | 'say' | 'ping'>

/** Carries out a request, or refuses it. Choices go another way (choices.ts): they need not wait for anything. */
export function answerTo(
  state: RoomState,
  member: Member,
  asked: Exclude<Request, { t: 'choose' }>,
): Answer | Promise<Answer> {
  const { record, around } = state
  const rights = state.people.rightsOf(member)
  if (!rights.watching) return noKey
  switch (asked.t) {
    case 'take':
      return reseat(state, takeSeat(record, rights, asked.seat, asked.name ?? member.name, around.secret()))
    case 'leave':
      return leave(state, member, asked.seat)
    case 'assign':
      return state.phase === 'archived' || state.phase === 'over'
        ? refused('game-over', 'there is nothing left to play at this table')
        : reseat(state, assignSeat(record, rights, asked.seat, state.program(asked.player)))
    case 'unassign':
      return reseat(state, unassignSeat(record, rights, asked.seat))
    case 'rename':
      return reseat(state, renameSeat(record, rights, asked.seat, asked.name))
    case 'issue':
      return reseat(state, issueKey(record, rights, asked.what, around.secret()))
    case 'pace':
      state.pace.set(member, asked.speed)
      return {}
    case 'begin':
      return rights.host ? begin(state) : refused('host-only', 'only the host may begin the game')
    case 'moment':
      return lookBack(state, member, asked)
    default:
      return mayUse(rights.seats, asked) ? answerToSeat(state, member, asked) : notYours(asked.seat)
  }
}

/** Spectators may chat without a seat. */
function mayUse(seats: readonly Seat[], { t, seat }: SeatRequest): boolean {
  return seats.includes(seat) || (t === 'say' && seat === spectator)
}

function answerToSeat(state: RoomState, member: Member, asked: SeatRequest): Answer | Promise<Answer> {
  switch (asked.t) {
    case 'luck':
      return addLuck(state, asked)
    case 'undo':
      return undo(state, member, asked.seat)
    case 'rewind':
      return rewind(state, member, asked)
    case 'consent':
      return consent(state, asked)
    case 'wish':
      return changeWish(state, asked)
    case 'say':
      return say(state, member, asked)
    case 'ping':
      return ping(state, member, asked)
  }
}

/** A program leaves its seat only because it failed; then everybody is told. */
function leave(state: RoomState, member: Member, seat: Seat): Answer {
  const { record, around, people } = state
  const answer = reseat(state, leaveSeat(record, people.rightsOf(member), seat, around.secret()))
  const player = hasSeat(record, seat) ? record.seats[seat]!.player : undefined
  if (!isRefused(answer) && player !== undefined) state.broadcast.tellAll({ t: 'gave-up', seat, player })
  return answer
}

function reseat(state: RoomState, seated: Seated | Refused): Answer {
  if (isRefused(seated)) return seated
  state.changeRecord(seated.record)
  return seated.answer
}

/** Which questions a seat wants to be asked. It may answer the present one. */
function changeWish(state: RoomState, { seat, wish }: AskedOf<'wish'>): Answer {
  state.changeRecord(withSeat(state.record, seat, { wish }))
  giveAutoAnswers(state)
  return {}
}
