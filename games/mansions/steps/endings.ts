import type { At } from '../kind.ts'
import { keeper } from '../names.ts'
import { investigator, investigatorsOf, playersLeft } from './look.ts'

/** How the game ends. Outcomes are named by story, Objective and side: `hour-a-keeper`. */

export type Side = 'keeper' | 'investigators'

/** MM-005, MM-009: the side has met the condition of the Objective. */
export function win(play: At, side: Side): void {
  conclude(play, `${play.options.story}-${play.table.answers[1]!.toLowerCase()}-${side}`, side)
}

/** MM-007: the last Event is resolved and neither side has won. */
export function allLose(play: At): void {
  conclude(play, `${play.options.story}-${play.table.answers[1]!.toLowerCase()}-lost`, null)
}

function conclude(play: At, how: string, side: Side | null): void {
  const { table } = play
  table.revealed ??= table.round
  table.read = { ...table.answers }
  play.emit('gameEnded', { how })
  play.end({
    how,
    winners: side === null ? [] : side === 'keeper' ? [keeper] : investigatorsOf(play.options),
  })
}

/** MM-593, MM-R98: who is still in the game has escaped, and the dead are not counted. */
export function haveAllEscaped({ table, options }: At): boolean {
  const states = investigatorsOf(options).map((seat) => investigator(table, seat).state)
  return states.includes('escaped') && states.every((state) => state === 'escaped' || state === 'eliminated')
}

/** MM-006, MM-R97: no investigator is left; MM-797: one is left. */
export function checkElimination(play: At): void {
  const left = playersLeft(play)
  if (left.length === 0) conclude(play, 'nobody-left', 'keeper')
  else if (left.length === 1 && play.options.investigators > 1) play.then('withoutGroup', {})
}

export function eliminated(play: At): number {
  return investigatorsOf(play.options).filter((seat) => investigator(play.table, seat).state === 'eliminated')
    .length
}
