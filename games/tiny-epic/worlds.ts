import { type Seat, type Slot, redealing, slotsOf } from '@miskatonic/kernel'
import type { TinyEpic } from './kind.ts'
import type { Options, Table } from './position.ts'

export const worlds = redealing<TinyEpic>(unknown)

/** The page deck and the face-down pages in the towns: any of them could lie in any other's place. */
function unknown(table: Table, _options: Options, _seat: Seat): Slot[][] {
  const hidden = Object.values(table.pages).filter(({ card, up }) => card !== null && !up)
  const cells = [...slotsOf(table.pageDeck), ...hidden.map((page): Slot => ({ of: page, at: 'card' }))]
  return cells.length > 1 ? [cells] : []
}
