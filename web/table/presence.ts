import type { SeatInfo } from '@miskatonic/protocol'
import { minutesSince } from './minutes.svelte.ts'
import { words } from './words/index.ts'

/** Whether the player of a seat is here, or for how long they have been away. */
export function presenceOf({ online, away }: SeatInfo): string {
  if (online) return words.seats.online
  return away === undefined ? words.seats.offline : words.seats.awayFor(minutesSince(away))
}
