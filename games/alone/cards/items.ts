import type { Bends } from '@miskatonic/kernel'
import { mostAdrenaline } from '../content/characters.ts'
import type { Item } from '../content/items.ts'
import type { Alone } from '../kind.ts'
import { hasCharge } from '../steps/queries.ts'

/** Items that bend the rules by lying before the Hero; what those do that are used for an action stands with the action. */
export const itemBends: Readonly<Partial<Record<Item, Bends<Alone>>>> = {
  'adrenaline-shot': {
    offers({ table }, _seat, may) {
      if (hasCharge(table, 'adrenaline-shot') && table.hero.adrenaline < mostAdrenaline)
        may('injectAdrenaline', {}, ['AL-145', 'AL-322'])
    },
  },
}
