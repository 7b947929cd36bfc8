import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import { type AskedOf, mergedText, textOf } from '@miskatonic/protocol'
import { spectator } from '../table.ts'
import type { Answer } from './answer.ts'
import type { Member } from './people.ts'
import { noKey } from './presence.ts'
import { hasSeat, noSuchSeat } from './seating.ts'
import type { RoomState } from './state.ts'

/** Shows an earlier moment of the game through one seat's eyes. */
export async function lookBack(
  state: RoomState,
  member: Member,
  { ref, seat, number }: AskedOf<'moment'>,
): Promise<Answer> {
  const refusal = mayNotLook(state, member, seat)
  if (refusal !== null) return refusal
  const moment = await state.longWork.moment(state.record, {
    seat,
    number,
    last: state.table?.number ?? 0,
    from: state.shownFrom(seat === spectator ? [] : [seat]),
  })
  // The game may have ended since the request came. The end is not safe before it is stored, and what was secret cannot be taken back.
  await state.writes.settled
  if (state.isBroken) return null
  if (isRefused(moment)) return moment
  const sinceThen = mayNotLook(state, member, seat) // others may have taken the seat meanwhile
  if (sinceThen !== null) return sinceThen
  member.send(mergedText(textOf({ t: 'moment' as const, ref, seat, number }), moment))
  return null
}

function mayNotLook(state: RoomState, member: Member, seat: Seat): Refused | null {
  const { record, people } = state
  if (!people.rightsOf(member).watching) return noKey
  if (record.start === null) return refused('not-begun', 'the game has not begun')
  if (seat === spectator) return null
  if (!hasSeat(record, seat)) return noSuchSeat(seat)
  return people.holds(member, seat) || state.phase === 'over'
    ? null
    : refused('not-your-eyes', 'while the game goes on one looks back only through one’s own eyes')
}
