import type { Offered, Target, Travel } from '@miskatonic/screen'

/** A journey of several steps. */
export interface Journey {
  /** The places on the way, without the one where it begins. */
  readonly steps: readonly Target[]
  readonly actions: number
}

/** All places that can be reached from where the figure stands, each by the shortest way that leads through no danger. */
export function journeysFrom(travel: Travel, offers: readonly Offered[]): ReadonlyMap<Target, Journey> {
  const first = new Set(offers.map((offer) => travel.walksTo(offer)).filter((to) => to !== undefined))
  const ways = new Map<Target, readonly Target[]>([...first].map((to) => [to, [to]]))
  for (const [place, way] of ways) {
    if (travel.isDangerous(place)) continue
    for (const next of travel.next(place))
      if (next !== travel.from && !ways.has(next)) ways.set(next, [...way, next])
  }
  const far = [...ways].filter(([, { length }]) => length > 1)
  return new Map(far.map(([place, steps]) => [place, { steps, actions: travel.actions(steps.length) }]))
}
