import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import type { AskedOf } from '@miskatonic/protocol'
import { spectator } from '../table.ts'
import type { Answer } from './answer.ts'
import type { Member } from './people.ts'
import { sameSide } from './sides.ts'
import { type RoomState, tableFull } from './state.ts'

/** Chat: becomes an entry of the table's log. */
export function say(state: RoomState, member: Member, { seat, text, to }: AskedOf<'say'>): Answer {
  if (state.record.start === null) return refused('not-begun', 'the log opens when the game begins')
  const { words } = state.limits
  if (state.broadcast.words >= words)
    return refused('too-many-words', `the chat of this table is full: it has ${words} entries`)
  if (state.isFull) return tableFull(state)
  const team = to === undefined ? undefined : teamOf(state, seat)
  if (isRefused(team)) return team
  const said = { by: seat, name: state.people.nameOf(member, seat), text }
  state.broadcast.entry('said', team === undefined ? said : { ...said, to: team }, state.table)
  return {}
}

/** The seats that hear what is said to the team of a seat. */
function teamOf({ game, record }: RoomState, seat: Seat): readonly Seat[] | Refused {
  if (seat === spectator || game?.sideOf === undefined)
    return refused('no-team', 'there is no team to talk to')
  if (game.teamTalk?.isPrivate !== true)
    return refused('talk-is-open', 'by the rules of this game everybody hears what is said')
  return sameSide(game, record, seat)
}

/** Milliseconds in which a seat points once: everybody at the table is told each time, also where many watch. */
const POINT_EVERY = 250

/**
 * Points at something on the board. It is not stored. In games with sides it is shown to the same side only: the others have another
 * board, and the name of a place alone may tell them something.
 */
export function ping(state: RoomState, member: Member, { seat, target }: AskedOf<'ping'>): Answer {
  const { game, record, people, broadcast, pointed } = state
  const now = state.around.now()
  const since = now - (pointed.get(seat) ?? Number.NEGATIVE_INFINITY)
  // Where the clock was set back it is negative, and locks no one out.
  if (since >= 0 && since < POINT_EVERY) return refused('too-fast', 'this seat has just pointed at something')
  pointed.set(seat, now)
  const told = { t: 'pinged', seat, name: people.nameOf(member, seat), target } as const
  broadcast.tell(told, game?.sideOf === undefined ? undefined : sameSide(game, record, seat))
  return {}
}
