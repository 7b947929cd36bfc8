import type { TableInfo, You } from '@miskatonic/protocol'
import { takeArrival } from '../ring.ts'
import { settings } from '../settings/settings.svelte.ts'
import { toasts } from '../shell/toasts.ts'
import { seatsFor } from './seats-for.ts'
import type { Seating } from './seating.svelte.ts'
import { words } from './words/index.ts'

/** Seats the person whom an invitation has brought here. `choose` is called if there are several seats to choose from. */
export function sitDown(seating: Seating, hasSides: boolean, choose: () => void): void {
  const { info, you } = seating.session
  if (info === null || !takeArrival(seating.table) || !mayStillSit(info, you)) return
  const [first, ...others] = seatsFor(info, hasSides)
  if (first === undefined) toasts.say(words.seats.noneFree)
  else if (others.length > 0) choose()
  else void seating.take(first, settings.name)
}

function mayStillSit({ phase }: TableInfo, { invited, seats }: You): boolean {
  return invited && seats.length === 0 && (phase === 'gathering' || phase === 'playing')
}
