import type { Sector, Way } from '../../content/sectors.ts'
import type { Table } from '../../position.ts'
import { fieldOfView } from '../../steps/sight.ts'
import { type Distances, distancesFrom, pastDoors } from '../../steps/ways.ts'
import { readPath } from '../../words/places.ts'
import type { Own } from '../seen.ts'

/** What can be read off the map as Evil sees it, by the same rules by which the game reads it. */

type Known = Pick<Own, 'map' | 'locked' | 'maze' | 'hero'>

/** As much of a table as those rules look at. */
function tableOf({ map, locked, maze, hero }: Known): Table {
  const seen = Object.fromEntries(maze.map((sector) => [sector, { frame: 1, x: 0, y: 0 }]))
  // The rest of the table is never read by these rules.
  return { map, locked, maze: seen, hero: { at: hero } } as unknown as Table
}

/** AL-111 to AL-120: what the Hero sees from where they stand. */
export function inView(own: Known): Sector[] {
  return own.map[own.hero] === undefined ? [] : fieldOfView(tableOf(own))
}

/** AL-068: how far each sector is from the Hero; locked doors are in the way. */
export function awayFromHero(own: Known): Pick<Distances, 'get'> {
  return own.map[own.hero] === undefined ? { get: () => undefined } : distancesFrom(tableOf(own), own.hero)
}

/** The sectors of a path one after the other, the first one included. A door that is only unlocked leads nowhere. */
export function sectorsOn(own: Known, from: Sector, path: string): Sector[] {
  const table = tableOf(own)
  const all = [from]
  for (const { way, unlocks } of readPath(path))
    if (!unlocks) all.push(pastDoors(table, all.at(-1)!, way) ?? all.at(-1)!)
  return all
}

/** The sector that lies that way, or undefined behind a wall. */
export function beside(own: Known, from: Sector, way: Way): Sector | undefined {
  return own.map[from] === undefined ? undefined : pastDoors(tableOf(own), from, way)
}

/** Where the stairs of a sector lead. */
export function otherEnd({ map }: Pick<Own, 'map'>, sector: Sector): Sector | undefined {
  const stairs = map[sector]?.stairs ?? null
  return stairs === null
    ? undefined
    : Object.keys(map).find((each) => each !== sector && map[each]!.stairs === stairs)
}
