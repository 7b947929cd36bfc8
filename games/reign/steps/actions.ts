import type { May, Seat } from '@miskatonic/kernel'
import type { At, Choices } from '../kind.ts'
import { offerFights } from './fighting.ts'
import { offerMovement } from './movement.ts'
import { offerSeals } from './sealing.ts'
import { offerTrades } from './trading.ts'

/** Everything an investigator may do for actions (RC-150 and following), apart from abilities of the investigator's own. */
export function offerActions(play: At, seat: Seat, may: May<Choices>): void {
  offerMovement(play, seat, may)
  offerFights(play, seat, may)
  offerTrades(play, seat, may)
  offerSeals(play, seat, may)
}
