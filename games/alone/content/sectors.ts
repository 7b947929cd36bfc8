import { recordOf } from '@miskatonic/kernel'
import { squares } from './maps.ts'

/** A sector by level and square: "1-C3". Rows go from north to south, columns from west to east. */
export const levels = [1, 2] as const
export type Level = (typeof levels)[number]
export const sectors = levels.flatMap((level) => squares.map((square) => `${level}-${square}`))
export type Sector = string

export const compass = ['north', 'east', 'south', 'west'] as const
export type Compass = (typeof compass)[number]

/** Ways out of a sector: along the compass, or by the stairs in it. */
export const ways = [...compass, 'stairs'] as const
export type Way = (typeof ways)[number]

export const opposite = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
} as const satisfies Record<Compass, Compass>

export const offset: Readonly<Record<Compass, { x: number; y: number }>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

export const stairColours = ['red', 'blue'] as const
export type StairColour = (typeof stairColours)[number]

export function levelOf(sector: Sector): Level {
  return sector.charCodeAt(0) === 49 ? 1 : 2
}

const nextTo = Object.fromEntries(
  sectors.map((sector) => [sector, recordOf(compass, (way) => neighbour(sector, way))]),
)

/** The square beyond an edge of a square, whether anything is there or not. */
export function beyond(sector: Sector, way: Compass): Sector | null {
  return nextTo[sector]![way]
}

function neighbour(sector: Sector, way: Compass): Sector | null {
  const [column, row] = [sector.charCodeAt(2) + offset[way].x, Number(sector[3]) + offset[way].y]
  const found = `${sector[0]}-${String.fromCharCode(column)}${row}`
  return sectors.includes(found) ? found : null
}

/** An edge has one name, whichever side it is seen from. */
export type Edge = string
export function edgeOf(sector: Sector, way: Compass): Edge {
  if (way === 'east' || way === 'south') return `${sector} ${way}`
  return `${beyond(sector, way)} ${opposite[way]}`
}
