import type { Rule } from '@miskatonic/kernel'
import type { ActionKind } from '../content/cards.ts'
import { type Item, itemCards } from '../content/items.ts'
import type { At } from '../kind.ts'
import { spendCharge } from './items.ts'
import { hasCharge, usedThisTurn } from './queries.ts'

/** Declaring an action (AL-146, AL-201 to AL-206). */

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
