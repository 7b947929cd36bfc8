import { RulesBroken } from '@miskatonic/kernel'
import { type Item, type Use, type UseAs, type Verb, itemCards, itemsFor } from '../cards/items.ts'
import type { At } from '../kind.ts'
import type { Table } from '../position.ts'
import { hasCharge, isUpgraded, usedThisTurn } from './queries.ts'

/** Using items (AL-203 to AL-206, AL-322). What each of them does stands in cards/items.ts. */

/** What a charge of this item does now. Ask before the charge is spent: with the last one the item is gone. */
export function useOf<V extends Verb>(table: Table, item: Item, verb: V): UseAs<V> {
  const { does, upgraded } = itemCards[item]
  const use = isUpgraded(table, item) ? upgraded : does
  if (!isFor(use, verb)) throw new RulesBroken(`${item} is not used to ${verb}`)
  return use
}

function isFor<V extends Verb>(use: Use, verb: V): use is UseAs<V> {
  return use.as === verb
}

/** AL-205, AL-322: whether an item can be used for an action now. An action given by a Stimulant is a basic one. */
export function isUsable({ table }: At, item: Item): boolean {
  return hasCharge(table, item) && !usedThisTurn(table, 'only-move') && !usedThisTurn(table, 'only-basic')
}

/** The items with which the Hero could do this now. */
export function usable(play: At, verb: Verb): Item[] {
  return itemsFor(verb).filter((item) => isUsable(play, item))
}
