import type { Seat } from '@miskatonic/kernel'
import { type Way, beyond, opposite } from './content/sectors.ts'
import type { Table } from './position.ts'
import { placeInMaze } from './steps/queries.ts'

/** Who sees an event, and in which terms: what the events of several chapters have in common. */

/** Evil players see the map; the Hero and spectators do not. */
export function seesMap(seat: Seat): boolean {
  return seat !== 'hero' && seat !== ''
}

/** What Evil settles among itself. */
export function amongEvil<E>(event: E, seat: Seat): E | null {
  return seesMap(seat) ? event : null
}

export function placeOrNull(table: Table, place: string | null): string | null {
  return place === null ? null : placeInMaze(table, place)
}

/** An event at a place: the Hero is told if the place is in the maze, in the Hero's own terms. */
export function seenPlace<E extends { place: string }>(
  event: E,
  seat: Seat,
  { table }: { table: Table },
): E | null {
  if (seesMap(seat)) return event
  const place = placeInMaze(table, event.place)
  return place === null ? null : { ...event, place }
}

/** A door is seen from either side (AL-087, AL-090). */
export function seenDoor<E extends { place: string; way: Way }>(
  event: E,
  seat: Seat,
  { table }: { table: Table },
): E | null {
  if (seesMap(seat)) return event
  const place = placeInMaze(table, event.place)
  if (place !== null || event.way === 'stairs') return place === null ? null : { ...event, place }
  const behind = placeOrNull(table, beyond(event.place, event.way))
  return behind === null ? null : { ...event, place: behind, way: opposite[event.way] }
}

export function seenMonster<E extends { place: string; monster: string | null }>(
  event: E,
  seat: Seat,
  { table }: { table: Table },
): E | null {
  if (seesMap(seat)) return event
  const place = placeInMaze(table, event.place)
  return place === null ? null : { ...event, place, monster: null }
}

/** An event that the Hero is told of even where its place is not in the maze: then without the place. */
export function seenPlaceless<E extends { place: string | null }>(
  event: E,
  seat: Seat,
  { table }: { table: Table },
): E {
  return seesMap(seat) ? event : { ...event, place: placeOrNull(table, event.place) }
}
