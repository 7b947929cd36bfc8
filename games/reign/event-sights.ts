import { type Seat, eventsOf } from '@miskatonic/kernel'
import type { Options, Table } from './position.ts'

/**
 * Declares an event: its arguments, who may see it, and which fields of the table it changes. Not in position.ts as in other games, because
 * cards bring events of their own, and the shapes of the position need the cards.
 */
export const event = eventsOf<{ table: Table; options: Options }>()

/** RC-R70: whether `seat` may see the cards of `owner`. */
export function mayKnowHand(options: Options, owner: Seat, seat: Seat): boolean {
  return options.hands === 'open' || owner === seat
}
