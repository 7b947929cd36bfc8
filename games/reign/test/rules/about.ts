import type { Seat } from '@miskatonic/kernel'
import type { Place } from '../../content/map.ts'
import type { Events } from '../../kind.ts'
import type { Scene } from '../scene.ts'

/** Short questions about a scene. */

export function placeOf(s: Scene, seat: Seat): Place {
  return s.table.players[seat]!.at
}

export function sanityOf(s: Scene, seat: Seat): number {
  return s.table.players[seat]!.sanity
}

/** Who rolled since the last choice, and why: `p1 gate`. */
export function rolls(s: Scene): string[] {
  return s.happened('dieRolled').map(({ seat, why }) => `${seat} ${why}`)
}

/** The names of those events that matter here, in the order in which they happened. */
export function sequence(s: Scene, ...which: (keyof Events)[]): string[] {
  return s.events.map(({ event }) => event).filter((event) => which.includes(event as keyof Events))
}

/** The Summoning cards revealed since the last choice. */
export function revealed(s: Scene): Place[] {
  return s.happened('summoningCardRevealed').map(({ place }) => place)
}

/** Where the Shoggoths are, in alphabetical order. */
export function shoggothsOf(s: Scene): Place[] {
  return s.table.shoggoths.map(({ at }) => at).toSorted()
}

/** Other luck than usual, for what must be proved of more than one shuffle. */
export function reseed(s: Scene, luck: number): Scene {
  s.position.chance.used = luck * 1000
  return s
}

/** The locations offered for a move, in alphabetical order. */
export function goals(s: Scene, step: 'walk' | 'ride' | 'useGate' | 'shoggothTo', seat?: Seat): Place[] {
  return s
    .offered(step, seat)
    .map(({ to }) => to)
    .toSorted()
}
