import type { May, Rule, Seat } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import type { At, Chapter, Choices } from '../position.ts'
import { spend } from './change.ts'
import { characterAt, everybody, isActing, sharedWith } from './look.ts'

/** Additional actions for chaos (TE-253), the own or that of an assistant in the same town (TE-R61). */
export const extraActions = {
  buyAction(play, { from }, by) {
    spend(play, from, 'chaos')
    play.table.turn.actionsLeft++
    play.emit('actionBought', { who: by as Character, from })
  },
} satisfies Chapter

export function offerExtraActions(play: At, seat: Character, may: May<Choices>): void {
  for (const from of everybody(play)) {
    const buying = { from }
    may.unless(buyActionForbidden(play, seat, buying), 'buyAction', buying, ['TE-253', 'TE-R61'])
  }
}

export function couldBuyAction(play: At, seat: Character): boolean {
  return [seat, ...sharedWith(play, seat)].some((from) => characterAt(play, from).composure.chaos > 0)
}

export function buyActionForbidden(play: At, seat: Seat, { from }: Choices['buyAction']): Rule | undefined {
  if (!isActing(play, seat)) return 'TE-101'
  if (play.table.turn.mustLeave) return 'TE-257'
  if (from !== seat && !sharedWith(play, seat as Character).includes(from as never)) return 'TE-253'
  return characterAt(play, from).composure.chaos === 0 ? 'TE-253' : undefined
}
