import { type Seat, eventsOf } from '@miskatonic/kernel'
import type { Options, Table } from './position.ts'

/** Declares an event in a chapter's vocabulary: `cultistPlaced: event(object({ at: a.place }), 'open')`. */
export const event = eventsOf<{ table: Table; options: Options }>()

/** RC-R70: whether `seat` may see the cards of `owner`. */
export function mayKnowHand(options: Options, owner: Seat, seat: Seat): boolean {
  return options.hands === 'open' || owner === seat
}
