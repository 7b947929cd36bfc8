import { type Corridor, type MapName, type PrintedLevel, type Room, printedMaps, squares } from './maps.ts'
import { type Compass, type Sector, compass } from './sectors.ts'
import type { SectorCard, Table } from '../position.ts'

/** Lays a printed level on the table (AL-021 to AL-023). */

/** How a level lies: mirrored first, then turned clockwise by quarters. */
export interface Orientation {
  readonly turns: number
  readonly mirror: boolean
}

export const asPrinted: Orientation = { turns: 0, mirror: false }
export const orientations: readonly Orientation[] = [false, true].flatMap((mirror) =>
  [0, 1, 2, 3].map((turns) => ({ turns, mirror })),
)

/** A level of a printed map: 0 or 1. */
export type LevelIndex = 0 | 1

/** Where a square of a printed level lies. */
export function placed(square: string, level: LevelIndex, { turns, mirror }: Orientation): Sector {
  let [x, y] = [square.charCodeAt(0) - 65, Number(square[1]) - 1]
  if (mirror) x = 4 - x
  for (let i = 0; i < turns; i++) [x, y] = [4 - y, x]
  return `${level + 1}-${String.fromCharCode(65 + x)}${y + 1}`
}

/** The names of a map's rooms, level by level, in the order in which `layLevel` takes them. */
export function roomsOf(name: MapName): [Room[], Room[]] {
  const [first, second] = printedMaps[name].levels
  return [Object.values(first.rooms), Object.values(second.rooms)]
}

/** The sectors of a level. `rooms` are the names for its rooms, in the order in which they are printed. */
export function layLevel(
  name: MapName,
  index: LevelIndex,
  orientation: Orientation,
  rooms: readonly Room[],
): Table['map'] {
  const level = printedMaps[name].levels[index]
  const at = (square: string): Sector => placed(square, index, orientation)
  const exits = exitsOf(level, at)
  const roomAt = new Map(Object.keys(level.rooms).map((square, i) => [at(square), rooms[i]!]))
  const [red, blue] = [at(level.red), at(level.blue)]
  const [switches, spots] = [level.switches.map(at), level.spots.map(at)]
  const printed = squares.map(at).filter((sector) => exits.has(sector))
  return Object.fromEntries(
    printed.map((sector): [Sector, SectorCard] => [
      sector,
      {
        what: roomAt.get(sector) ?? shapeOf(exits.get(sector)!),
        exits: exits.get(sector)!,
        stairs: sector === red ? 'red' : sector === blue ? 'blue' : null,
        switch: switches.includes(sector),
        spot: spots.includes(sector),
      },
    ]),
  )
}

function exitsOf(level: PrintedLevel, at: (square: string) => Sector): Map<Sector, SectorCard['exits']> {
  const all = new Map<Sector, SectorCard['exits']>()
  const of = (sector: Sector): SectorCard['exits'] => {
    if (!all.has(sector)) all.set(sector, { north: 'wall', east: 'wall', south: 'wall', west: 'wall' })
    return all.get(sector)!
  }
  const join = (pairs: string, sign: string, kind: 'open' | 'door'): void => {
    for (const pair of pairs.split(' ')) {
      const [a, b] = pair.split(sign).map(at) as [Sector, Sector]
      of(a)[wayBetween(a, b)] = kind
      of(b)[wayBetween(b, a)] = kind
    }
  }
  join(level.passages, '-', 'open')
  join(level.doors, '=', 'door')
  return all
}

function wayBetween(from: Sector, to: Sector): Compass {
  const [dx, dy] = [to.charCodeAt(2) - from.charCodeAt(2), Number(to[3]) - Number(from[3])]
  if (dx !== 0) return dx > 0 ? 'east' : 'west'
  return dy > 0 ? 'south' : 'north'
}

function shapeOf(exits: SectorCard['exits']): Corridor {
  const open = compass.filter((way) => exits[way] !== 'wall')
  if (open.length === 4) return 'cross'
  if (open.length === 3) return 'tee'
  return (exits.north === 'wall') === (exits.south === 'wall') ? 'straight' : 'corner'
}
