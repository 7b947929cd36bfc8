import type { Seat, View } from '@miskatonic/kernel'
import type { Offered, Target, Travel } from '@miskatonic/screen/contract'
import { type Place, roadsFrom } from '../content/map.ts'
import type { Choices } from '../kind.ts'
import { tableIn } from './seen.ts'
import { targets } from './targets.ts'

/** Journeys on foot. The page asks only while a walk is offered. */
export function travel(view: View, seat: Seat): Travel | null {
  const { players, shoggoths } = tableIn(view)
  const player = players[seat]
  if (player === undefined) return null
  return {
    from: targets.place(player.at),
    next: (place) => roadsFrom[placeIn(place)].map((to) => targets.place(to)),
    isDangerous: (place) => shoggoths.some(({ at }) => targets.place(at) === place),
    walksTo,
    // RC-627, RC-628: a Walk of the Driver is two places long.
    actions: (steps) => (player.investigator === 'driver' ? Math.ceil(steps / 2) : steps),
  }
}

function walksTo({ step, args }: Pick<Offered, 'step' | 'args'>): Target | undefined {
  return step === 'walk' || step === 'walkOn' ? targets.place((args as Choices['walk']).to) : undefined
}

function placeIn(target: Target): Place {
  return target.slice(target.indexOf(':') + 1) as Place
}
