import type { Effect, Step } from '../effects.ts'
import type { At } from '../kind.ts'
import { hoodOf } from './board.ts'
import { amount, isImmune } from './costs.ts'
import { doomAt, hasCondition, investigator, mayFocus } from './look.ts'
import { placesOf } from './places.ts'
import type { Context } from './resolving.ts'

/** Whether an effect would leave the table as it is: a "may" before it need not be asked. */
export function changesNothing(play: At, effect: Effect, context: Context): boolean {
  return effect.every((step) => isIdle(play, step, context))
}

function isIdle(play: At, step: Step, context: Context): boolean {
  const { table } = play
  if (context.seat === '') return false
  const me = investigator(table, context.seat)
  const hood = hoodOf(me.at)
  switch (step.do) {
    case 'gain':
      return step.what === 'clue' && (hood === undefined || table.clues[hood] === 0)
    case 'research':
      return me.clues === 0
    case 'heal':
      return step.whom === 'self' && (step.what === 'health' ? me.damage : me.horror) === 0
    case 'removeDoom':
      return placesOf(play, step.at, context).every((place) => doomAt(table, place) === 0)
    case 'placeDoom':
      return amount(play, step.n, context) === 0
    case 'gainCondition':
      return (
        hasCondition(table, context.seat, step.card) ||
        (step.card !== 'dark-pact' && isImmune(play, context.seat))
      )
    case 'focus':
      return step.skill !== 'any' && !mayFocus(table, context.seat, step.skill)
    case 'may':
      return changesNothing(play, step.then, context) && changesNothing(play, step.otherwise, context)
    default:
      return false
  }
}
