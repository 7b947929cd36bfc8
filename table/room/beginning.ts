import { isRefused, refused } from '@miskatonic/kernel'
import type { AskedOf } from '@miskatonic/protocol'
import { seedFrom } from '../fair.ts'
import { Table } from '../table.ts'
import type { Answer } from './answer.ts'
import { giveAutoAnswers } from './choices.ts'
import type { RoomState } from './state.ts'

/** A seat's own part of the random seed. */
export function addLuck(state: RoomState, { seat, part }: AskedOf<'luck'>): Answer {
  const { record } = state
  if (state.phase !== 'gathering') return refused('already-begun', 'the luck of this game is settled')
  state.changeRecord({ ...record, parts: { ...record.parts, [seat]: part } })
  return {}
}

/** Begins the game with the luck gathered so far. */
export function begin(state: RoomState): Answer {
  const { game, record } = state
  if (game === undefined || state.phase !== 'gathering') return refused('already-begun', 'the game has begun')
  const seed = seedFrom(record.secret, record.parts)
  const table = Table.open(game, record.options, seed)
  if (isRefused(table)) return table
  state.table = table
  state.saveRecord({ ...record, start: { seed } })
  state.broadcast.began(table)
  giveAutoAnswers(state)
  state.tellInfo()
  return {}
}
