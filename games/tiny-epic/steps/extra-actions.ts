import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { spend } from './change.ts'
import { characterAt, everybody, isActing, sharedWith } from './queries.ts'

const { object } = shape

/** Additional actions for chaos (TE-253), the own or that of an assistant in the same town (TE-R61). */
export const vocabulary = {
  choices: {
    buyAction: object({ from: names.character }),
  },
  events: {
    actionBought: event(object({ who: names.character, from: names.character }), 'open', 'turn'),
  },
}

export const rules = {
  buyAction(play, { from }, by) {
    spend(play, from, 'chaos')
    play.table.turn.actionsLeft++
    play.emit('actionBought', { who: by as Character, from })
  },
} satisfies Rules

export function offerExtraActions(play: At, seat: Character, may: May<Choices>): void {
  const cannot = cannotBuy(play, seat)
  const shared = sharedWith(play, seat)
  for (const from of everybody(play))
    may.unless(cannot ?? payingForbidden(play, seat, shared, from), 'buyAction', { from }, [
      'TE-253',
      'TE-R61',
    ])
}

export function couldBuyAction(play: At, seat: Character): boolean {
  return [seat, ...sharedWith(play, seat)].some((from) => characterAt(play, from).composure.chaos > 0)
}

export function buyActionForbidden(play: At, seat: Seat, { from }: Choices['buyAction']): Rule | undefined {
  return cannotBuy(play, seat) ?? payingForbidden(play, seat, sharedWith(play, seat as Character), from)
}

function cannotBuy(play: At, seat: Seat): Rule | undefined {
  if (!isActing(play, seat)) return 'TE-101'
  return play.table.turn.mustLeave ? 'TE-257' : undefined
}

function payingForbidden(
  play: At,
  seat: Seat,
  shared: readonly Character[],
  from: Character,
): Rule | undefined {
  if (from !== seat && !shared.includes(from)) return 'TE-253'
  return characterAt(play, from).composure.chaos === 0 ? 'TE-253' : undefined
}
