import { refused } from '@miskatonic/kernel'
import type { AskedOf } from '@miskatonic/protocol'
import type { Answer } from './answer.ts'
import type { Member } from './people.ts'
import { type RoomState, tableFull } from './state.ts'

/** Chat: becomes an entry of the table's log. */
export function say(state: RoomState, member: Member, { seat, text }: AskedOf<'say'>): Answer {
  if (state.record.start === null) return refused('not-begun', 'the log opens when the game begins')
  const { words } = state.limits
  if (state.broadcast.words >= words)
    return refused('too-many-words', `the chat of this table is full: it has ${words} entries`)
  if (state.isFull) return tableFull(state)
  state.broadcast.entry('said', { by: seat, name: state.people.nameOf(member, seat), text }, state.table)
  return {}
}

/** Points at something on the board. It is shown to everybody and not stored. */
export function ping(state: RoomState, member: Member, { seat, target }: AskedOf<'ping'>): Answer {
  state.broadcast.tellAll({ t: 'pinged', seat, name: state.people.nameOf(member, seat), target })
  return {}
}
