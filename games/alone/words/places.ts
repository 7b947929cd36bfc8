/** How places are written down. Evil speaks of squares of the map, the Hero of sectors of the maze, counted from where its parts begin. */

interface Square {
  level: 1 | 2
  square: string
}
interface Spot {
  part: number
  /** "2N1E": two sectors north and one east of the sector where the part begins; "0" is that sector itself. */
  spot: string
}

/** "1-C3" is a square of the map, "2/1/-1" a place of the maze; anything else is unknown. */
export function readPlace(name: string): Square | Spot | null {
  const square = /^([12])-([A-E][1-5])$/.exec(name)
  if (square !== null) return { level: Number(square[1]) as 1 | 2, square: square[2]! }
  const spot = /^(\d+)\/(-?\d+)\/(-?\d+)$/.exec(name)
  if (spot === null) return null
  return { part: Number(spot[1]), spot: spotOf(Number(spot[2]), Number(spot[3])) }
}

/** Places of the same level, or of the same part of the maze, belong together. */
interface Group {
  of: { level?: 1 | 2; part?: number }
  spots: string[]
}

export function inGroups(names: readonly string[]): Group[] {
  const groups: Group[] = []
  for (const name of names) {
    const found = readPlace(name)
    if (found === null) continue
    const of = 'level' in found ? { level: found.level } : { part: found.part }
    const spot = 'level' in found ? found.square : found.spot
    const group = groups.find((each) => each.of.level === of.level && each.of.part === of.part)
    if (group === undefined) groups.push({ of, spots: [spot] })
    else group.spots.push(spot)
  }
  return groups
}

export function isOnMap(name: string): boolean {
  const found = readPlace(name)
  return found !== null && 'level' in found
}

/** The compass is written with the same letters in both languages. */
export function spotOf(x: number, y: number): string {
  const northSouth = y === 0 ? '' : `${Math.abs(y)}${y < 0 ? 'N' : 'S'}`
  const eastWest = x === 0 ? '' : `${Math.abs(x)}${x < 0 ? 'W' : 'E'}`
  return northSouth + eastWest || '0'
}

const steps: Readonly<Record<string, 'north' | 'east' | 'south' | 'west' | 'stairs'>> = {
  n: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
  t: 'stairs',
}

/** A path of a monster, letter by letter: steps, and doors that are unlocked first. */
export function readPath(
  path: string,
): { way: 'north' | 'east' | 'south' | 'west' | 'stairs'; unlocks: boolean }[] {
  return Array.from(path, (letter) => ({
    way: steps[letter.toLowerCase()]!,
    unlocks: letter !== letter.toLowerCase(),
  }))
}
