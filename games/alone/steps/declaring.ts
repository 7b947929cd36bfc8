import type { ActionKind } from '../content/cards.ts'
import type { Item } from '../cards/items.ts'
import type { At } from '../kind.ts'
import { spendCharge } from './items.ts'

/** Declaring an action (AL-146, AL-201 to AL-206). */

/** AL-202, AL-204: the action counts as performed from its declaration on, even if a reaction spoils it. */
export function declare(play: At, action: ActionKind, item: Item | null): void {
  const { turn, hero } = play.table
  turn.actionsLeft--
  turn.begun = true
  turn.performed.push({ action, at: hero.at })
  play.emit('acted', { action, item })
  if (item !== null) spendCharge(play, item, 1)
}
