import type { May, Rule } from '@miskatonic/kernel'
import type { ActionKind } from '../content/cards.ts'
import { type Item, itemCards } from '../content/items.ts'
import type { At, Choices } from '../position.ts'
import { offerAllyAtStart } from './allies.ts'
import { offerExploring } from './exploring.ts'
import { offerFighting } from './fighting.ts'
import { offerInteracting } from './interacting.ts'
import { spendCharge } from './items.ts'
import { offerLocating } from './locating.ts'
import { hasCharge, usedThisTurn } from './look.ts'
import { offerMoving } from './moving.ts'
import { offerSearching, offerTinkering } from './searching.ts'
import { offerSlowTime } from './slow-time.ts'

/** Everything that the Hero may do now (AL-145, AL-146, AL-201). */
export function offerActions(play: At, may: May<Choices>): void {
  if (!play.table.turn.begun) {
    offerSlowTime(play, may)
    offerTinkering(play, may)
    offerAllyAtStart(play, may)
  }
  offerMoving(play, may)
  if (usedThisTurn(play.table, 'only-move')) return
  offerExploring(play, may)
  offerFighting(play, may)
  offerLocating(play, may)
  offerSearching(play, may)
  offerInteracting(play, may)
}

/** A Stimulant: one more basic Move, or once it is upgraded any basic action. */
export function offerAfterAction(play: At, may: May<Choices>): void {
  if (hasCharge(play.table, 'stimulant')) may('actAgain', {}, ['AL-205', 'AL-322'])
}

/** AL-202, AL-204: it counts from now on, whatever becomes of it. */
export function declare(play: At, action: ActionKind, item: Item | null): void {
  const { turn, hero } = play.table
  turn.actionsLeft--
  turn.begun = true
  turn.performed.push({ action, at: hero.at })
  play.emit('acted', { action, item })
  if (item !== null) spendCharge(play, item, 1)
}

/** Why an item cannot be used for an action now. An action given by a Stimulant is a basic one. */
export function itemForbidden(play: At, item: Item): Rule | undefined {
  if (!hasCharge(play.table, item)) return 'AL-322'
  if (usedThisTurn(play.table, 'only-move') || usedThisTurn(play.table, 'only-basic')) return 'AL-205'
  return itemCards[item].use === 'free' ? 'AL-206' : undefined
}
