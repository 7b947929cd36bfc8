import type { Compass, Level, Sector } from '../../content/sectors.ts'
import { compass, levelOf, levels } from '../../content/sectors.ts'
import type { SectorCard } from '../../position.ts'
import { isRoom } from '../seen.ts'

/** Where everything lies on Evil's map, in its own units: two levels beside each other, or one at a time on a phone. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A little taller than wide: names and numbers stand above and below those who are there. */
export const cell = { width: 120, height: 136 } as const
/** Room for the letters and figures along the edges of a level, and for its name. */
const margin = { left: 30, top: 76 }
const level = { width: margin.left + 5 * cell.width + 12, height: margin.top + 5 * cell.height + 12 }
const between = 8
/** A level that is shown alone has its name on the switch above the map. */
const nameHeight = 40

/** Both levels beside each other, or the one level that is shown. */
export type Arrangement = 'beside' | Level

export function isShown(sector: Sector, arrangement: Arrangement): boolean {
  return arrangement === 'beside' || levelOf(sector) === arrangement
}

export function sizeOf(arrangement: Arrangement): { width: number; height: number } {
  return arrangement === 'beside'
    ? { width: 2 * level.width + between, height: level.height }
    : { width: level.width + 8, height: level.height - nameHeight }
}

/** The upper left corner of a level with everything around it. */
export function levelAt(which: Level, arrangement: Arrangement): Point {
  if (arrangement !== 'beside') return { x: 0, y: -nameHeight }
  return { x: which === levels[0] ? 0 : level.width + between, y: 0 }
}

/** The upper left corner of the squares of a level. */
export function gridAt(which: Level, arrangement: Arrangement): Point {
  const { x, y } = levelAt(which, arrangement)
  return { x: x + margin.left, y: y + margin.top }
}

/** The upper left corner of a sector. */
export function cornerOf(sector: Sector, arrangement: Arrangement): Point {
  const { x, y } = gridAt(levelOf(sector), arrangement)
  return { x: x + columnOf(sector) * cell.width, y: y + rowOf(sector) * cell.height }
}

export function middleOf(sector: Sector, arrangement: Arrangement): Point {
  const { x, y } = cornerOf(sector, arrangement)
  return { x: x + cell.width / 2, y: y + cell.height / 2 }
}

/** The middle of an edge of a sector. */
export function edgeMiddle(sector: Sector, way: Compass, arrangement: Arrangement): Point {
  const { x, y } = middleOf(sector, arrangement)
  const { x: dx, y: dy } = aside[way]
  return { x: x + (dx * cell.width) / 2, y: y + (dy * cell.height) / 2 }
}

function columnOf(sector: Sector): number {
  return sector.charCodeAt(2) - 65
}

function rowOf(sector: Sector): number {
  return Number(sector[3]) - 1
}

const aside: Readonly<Record<Compass, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

/** How far a floor is from the edge of its square, and half the width of the passages that lead out of it. */
const inset = { room: 7, corridor: 16 }
const passage = 24

/** The floor of a sector around 0 0: the whole area, and its walls without the ends of the passages. */
export function floorOf({ what, exits }: Pick<SectorCard, 'what' | 'exits'>): {
  area: string
  walls: string
} {
  const away = inset[isRoom(what) ? 'room' : 'corridor']
  const area: string[] = []
  const walls: string[] = []
  compass.forEach((way, i) => {
    const at = turned(i)
    // Along this side from its left to its right end, as seen from the middle.
    const [along, edge] =
      way === 'north' || way === 'south'
        ? [cell.width / 2 - away, cell.height / 2]
        : [cell.height / 2 - away, cell.width / 2]
    const [start, end] = [at(-along, away - edge), at(along, away - edge)]
    const leave = [at(-passage, away - edge), at(-passage, -edge)]
    const enter = [at(passage, -edge), at(passage, away - edge)]
    const isOpen = exits[way] !== 'wall'
    area.push(...(isOpen ? [start, ...leave, ...enter] : [start]))
    walls.push(isOpen ? `M${[start, ...leave].join('L')}M${[...enter, end].join('L')}` : `M${start}L${end}`)
  })
  return { area: `M${area.join('L')}Z`, walls: walls.join('') }
}

/** Points as seen when one looks north, turned to the side that is meant. */
function turned(quarter: number): (x: number, y: number) => string {
  const spin = [
    (x: number, y: number) => [x, y],
    (x: number, y: number) => [-y, x],
    (x: number, y: number) => [-x, -y],
    (x: number, y: number) => [y, -x],
  ][quarter]!
  return (x, y) => spin(x, y).join(' ')
}

/** Positions and size of a number of tokens around the middle of a sector. */
export function standing(count: number): { spots: readonly Point[]; size: number } {
  if (count <= 1) return { spots: [{ x: 0, y: 6 }], size: 62 }
  if (count === 2) return { spots: row(2, 48, 6), size: 52 }
  if (count === 3) return { spots: [...row(1, 0, -17), ...row(2, 48, 30)], size: 48 }
  if (count === 4) return { spots: [...row(2, 48, -17), ...row(2, 48, 31)], size: 46 }
  const upper = Math.ceil(count / 2)
  return { spots: [...row(upper, 36, -16), ...row(count - upper, 36, 26)], size: 37 }
}

function row(count: number, step: number, y: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y }))
}
