import { type Seat, refused } from '@miskatonic/kernel'
import type { Asked, AskedOf } from '@miskatonic/protocol'
import { spectator } from '../table.ts'
import type { Answer } from './answer.ts'
import { begin, beginWith } from './beginning.ts'
import { giveAutoAnswers } from './choices.ts'
import { consent, rewind, undo } from './going-back.ts'
import { lookBack } from './looking-back.ts'
import { addLuck, commitPart, revealPart } from './luck.ts'
import type { Member } from './people.ts'
import { noKey } from './presence.ts'
import { answerAboutSeat, isAboutSeat } from './seat-requests.ts'
import { notYours, withSeat } from './seating.ts'
import type { RoomState } from './state.ts'
import { ping, say } from './talk.ts'

export type Request = Exclude<Asked, { t: 'hello' }>

/** Requests in the name of a seat, which only its holder may make. */
type SeatRequest = AskedOf<
  'commit' | 'reveal' | 'luck' | 'undo' | 'rewind' | 'consent' | 'wish' | 'say' | 'ping'
>

/** Requests that store nothing: a member whose quota is used up may still make them. */
const storesNothing: ReadonlySet<Request['t']> = new Set(['pace', 'ping', 'moment'])

/** Carries out a request, or refuses it. Choices go another way (choices.ts): they need not wait for anything. */
export function answerTo(
  state: RoomState,
  member: Member,
  asked: Exclude<Request, { t: 'choose' }>,
): Answer | Promise<Answer> {
  const rights = state.people.rightsOf(member)
  if (!rights.watching) return noKey
  const usedUp = storesNothing.has(asked.t) ? null : (member.quota?.refusal() ?? null)
  if (usedUp !== null) return usedUp
  if (isAboutSeat(asked)) return answerAboutSeat(state, member, asked)
  switch (asked.t) {
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
    case 'commit':
      return commitPart(state, asked)
    case 'reveal':
      return revealPart(state, asked, (parts) => beginWith(state, parts))
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

/** Which questions a seat wants to be asked. It may answer the present one. */
function changeWish(state: RoomState, { seat, wish }: AskedOf<'wish'>): Answer {
  state.changeRecord(withSeat(state.record, seat, { wish, noted: false }))
  giveAutoAnswers(state)
  return {}
}
