import type { Seat } from '@miskatonic/kernel'
import { type Place, places } from '../../content/map.ts'
import type { Events } from '../../kind.ts'
import type { Table } from '../../position.ts'
import type { Scene } from '../scene.ts'

/** Short ways to read a scene. */

export function tokens(s: Scene, seat: Seat): number {
  return s.table.players[seat]!.sanity
}

export function whereIs(s: Scene, seat: Seat): Place {
  return s.table.players[seat]!.at
}

/** The dice thrown since the last choice: who, what, why. */
export function rolls(s: Scene): [Seat, string, string][] {
  return s.happened('dieRolled').map(({ seat, face, why }) => [seat, face, why])
}

/** The names of these events in the order in which they happened since the last choice. */
export function inOrder(s: Scene, ...named: (keyof Events)[]): string[] {
  return s.events.map(({ event }) => event).filter((event) => named.includes(event as keyof Events))
}

export function cultistsOnBoard({ cultists }: Table): number {
  return places.reduce((sum, place) => sum + cultists[place], 0)
}
