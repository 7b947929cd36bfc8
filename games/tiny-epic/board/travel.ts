import type { Seat, View } from '@miskatonic/kernel'
import type { Offered, Target, Travel } from '@miskatonic/screen/contract'
import type { Town } from '../cards/towns.ts'
import type { Choices } from '../kind.ts'
import { type Seen, ownCharacter, stateOf } from './seen.ts'
import { targets } from './targets.ts'

/** Journeys around the ring: after the first Move, which may be longer, from town to town. */
export function travel({ table }: View, seat: Seat): Travel | null {
  const seen = table as Seen
  if (!(seat in seen.characters)) return null
  const { ring, greatOldOne, towns } = seen
  const here = stateOf(seen, ownCharacter(seen, seat)).at
  const isBarred = (town: Town): boolean => greatOldOne.phase === 1 && greatOldOne.at === town
  return {
    from: targets.town(here),
    next: (place) =>
      beside(ring, townIn(place))
        .filter((to) => !isBarred(to))
        .map((to) => targets.town(to)),
    isDangerous: (place) => towns[townIn(place)]!.shamblers.length > 0,
    walksTo,
    actions: (steps) => steps,
  }
}

function walksTo({ step, args }: Pick<Offered, 'step' | 'args'>): Target | undefined {
  return step === 'move' ? targets.town((args as Choices['move']).to) : undefined
}

/** The towns on both sides of one. */
function beside(ring: readonly Town[], town: Town): Town[] {
  const at = ring.indexOf(town)
  return [1, ring.length - 1].map((step) => ring[(at + step) % ring.length]!)
}

function townIn(target: Target): Town {
  return target.slice(target.indexOf(':') + 1) as Town
}
