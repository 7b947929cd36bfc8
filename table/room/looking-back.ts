import { isRefused, refused } from '@miskatonic/kernel'
import { type AskedOf, toldText } from '@miskatonic/protocol'
import { spectator } from '../table.ts'
import type { Answer } from './answer.ts'
import { archivedMoment, playedMoment } from './moments.ts'
import type { Member } from './people.ts'
import { hasSeat, noSuchSeat } from './seating.ts'
import type { RoomState } from './state.ts'

/** Shows an earlier moment of the game through one seat's eyes. */
export async function lookBack(
  state: RoomState,
  member: Member,
  { ref, seat, number }: AskedOf<'moment'>,
): Promise<Answer> {
  const { record, game, around } = state
  if (record.start === null) return refused('not-begun', 'the game has not begun')
  if (seat !== spectator && !hasSeat(record, seat)) return noSuchSeat(seat)
  if (seat !== spectator && !state.people.holds(member, seat) && state.phase !== 'over')
    return refused('not-your-eyes', 'while the game goes on one looks back only through one’s own eyes')
  const moment =
    game === undefined
      ? await archivedMoment(around.store, record, number)
      : await playedMoment(around.store, game, record, state.table!.number, {
          seat,
          number,
          from: state.shownFrom(seat === spectator ? [] : [seat]),
        })
  if (isRefused(moment)) return moment
  member.send(toldText({ t: 'moment', ref, seat, number, ...moment }))
  return null
}
