import { type Compass, compass, offset } from '../../../content/sectors.ts'
import { type SectorSeen, nextPlace, placeOf, spotOf } from '../../seen.ts'

/** Where the parts of the maze lie on the Hero's board, in units of which a sector is 200 wide. */

export interface Point {
  readonly x: number
  readonly y: number
}
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const side = 200
const half = side / 2

/** A monitor shows much of the maze, a phone held upright less, and larger. How high the board is depends on the window. */
export const boardWidths = { wide: 1320, tall: 900 } as const
export type Shape = keyof typeof boardWidths

/** Between parts of the maze of which the Hero does not know how they belong together. */
const gap = side * 0.8
/** Darkness around everything. */
const margin = side * 0.3
const largest: Record<Shape, number> = { wide: 1.25, tall: 1.5 }

/** What parts a part of the maze from those before it: a line with its middle. */
interface Seam extends Point {
  readonly frame: number
  readonly length: number
}

export interface Laid {
  /** The middle of each sector, by its place. */
  readonly at: ReadonlyMap<string, Point>
  readonly seams: readonly Seam[]
  readonly box: Box
}

/** The part with the Hero first, the others beside it, or below it where there is more room. */
export function laidOut(maze: readonly SectorSeen[], hero: string | null, shape: Shape): Laid {
  const home = spotOf(hero)?.frame
  const frames = [...new Set(maze.map(({ frame }) => frame))].toSorted(
    (a, b) => Number(b === home) - Number(a === home) || a - b,
  )
  const at = new Map<string, Point>()
  const seams: Seam[] = []
  let whole: Box | undefined
  for (const frame of frames) {
    const sectors = maze.filter((sector) => sector.frame === frame)
    const own = boxAround(sectors.map(({ x, y }) => ({ x: x * side, y: y * side })))
    const box = frame === home && hero !== null ? withNeighbours(own, hero) : own
    const by = whole === undefined ? { x: 0, y: 0 } : beside(whole, box, shape)
    if (whole !== undefined) seams.push({ frame, ...seamOf(whole, box, shape) })
    for (const sector of sectors)
      at.set(placeOf(sector), { x: sector.x * side + by.x, y: sector.y * side + by.y })
    const moved = shifted(box, by)
    whole = whole === undefined ? moved : around(whole, moved)
  }
  return { at, seams, box: whole ?? { left: -half, top: -half, right: half, bottom: half } }
}

function boxAround(middles: readonly Point[]): Box {
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  }
}

/** Where the Hero may look next there has to be room for it. */
function withNeighbours(box: Box, hero: string): Box {
  const { x, y } = spotOf(hero)!
  return around(box, boxAround(compass.map((way) => middleOf(x + offset[way].x, y + offset[way].y))))
}

function middleOf(x: number, y: number): Point {
  return { x: x * side, y: y * side }
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

function shifted({ left, top, right, bottom }: Box, { x, y }: Point): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

function beside(whole: Box, box: Box, shape: Shape): Point {
  return shape === 'wide'
    ? { x: whole.right + gap - box.left, y: (whole.top + whole.bottom - box.top - box.bottom) / 2 }
    : { x: (whole.left + whole.right - box.left - box.right) / 2, y: whole.bottom + gap - box.top }
}

function seamOf(whole: Box, box: Box, shape: Shape): Point & { length: number } {
  return shape === 'wide'
    ? {
        x: whole.right + gap / 2,
        y: (whole.top + whole.bottom) / 2,
        length: Math.max(whole.bottom - whole.top, box.bottom - box.top),
      }
    : {
        x: (whole.left + whole.right) / 2,
        y: whole.bottom + gap / 2,
        length: Math.max(whole.right - whole.left, box.right - box.left),
      }
}

export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** How high the board is, and how much of that can be seen above the question. */
interface Room {
  readonly height: number
  readonly inSight: number
}

/**
 * As large as the board can hold everything, with the Hero in the middle of what can be seen, or as near to it as leaves no darkness beside
 * the maze. What then lies below the question can be seen by putting the question away.
 */
export function viewOf({ box }: Laid, hero: Point, shape: Shape, { height, inSight }: Room): View {
  const width = boardWidths[shape]
  const [wide, high] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin]
  const scale = Math.min(largest[shape], width / wide, height / high)
  return {
    scale,
    x: along(width, hero.x, box.left - margin, box.right + margin, scale),
    y: along(inSight, hero.y, box.top - margin, box.bottom + margin, scale),
  }
}

function along(room: number, middle: number, from: number, to: number, scale: number): number {
  const wanted = room / 2 - middle * scale
  const ends = [-from * scale, room - to * scale]
  return Math.max(Math.min(...ends), Math.min(Math.max(...ends), wanted))
}

// Drawing one sector, around 0 0

/** How far the floor reaches from the middle, and how wide its exits are: half of each. */
export const corridor = { floor: 56, exit: 40 } as const
export const room = { floor: 86, exit: 34 } as const

type Exits = SectorSeen['exits']
type Plan = typeof corridor | typeof room

/** The outline of the floor with its exits. */
export function floorPath(exits: Exits, plan: Plan): string {
  return outline(exits, plan, 'L')
}

/** The same without the ends of the exits: where one can go there is no wall. */
export function wallPath(exits: Exits, plan: Plan): string {
  return outline(exits, plan, 'M')
}

function outline(exits: Exits, { floor, exit }: Plan, atExit: 'L' | 'M'): string {
  const corners = compass.map((way, i) => {
    const turn = (x: number, y: number): string => turned(x, y, i)
    const out =
      exits[way] === 'wall'
        ? ''
        : `L${turn(-exit, -floor)}L${turn(-exit, -half)}${atExit}${turn(exit, -half)}L${turn(exit, -floor)}`
    return `${i === 0 ? `M${turn(-floor, -floor)}` : ''}${out}L${turn(floor, -floor)}`
  })
  return corners.join('') + (atExit === 'L' ? 'Z' : '')
}

/** A point beside the northern edge, turned to the edge of another way. */
function turned(x: number, y: number, quarters: number): string {
  let [a, b] = [x, y]
  for (let i = 0; i < quarters; i++) [a, b] = [-b, a]
  return `${a} ${b}`
}

export function angleOf(way: Compass): number {
  return compass.indexOf(way) * 90
}

/** The point at a distance from the middle in a direction. */
export function towards(way: Compass, far: number): Point {
  return { x: offset[way].x * far, y: offset[way].y * far }
}

/**
 * Positions of a number of monsters: in the middle, or around the Hero. A switch and stairs lie in the upper corners and have to be
 * pressed; the name of a room stands at its foot and has to be read.
 */
export function monsterSpots(
  count: number,
  isTaken: boolean,
  free: 'above' | 'below',
): (Point & { scale: number })[] {
  if (!isTaken && count === 1) return [{ x: 0, y: 0, scale: 1 }]
  const below = [
    { x: -46, y: 42 },
    { x: 46, y: 42 },
  ]
  const above = [
    { x: 44, y: -40 },
    { x: -44, y: -40 },
  ]
  const corners = free === 'below' ? [...below, ...above] : [...above, ...below]
  if (!isTaken && count === 2)
    return [corners[0]!, corners[2]!].map(({ x, y }) => ({ x: x * 0.7, y: y * 0.5, scale: 0.95 }))
  if (count <= 4) return corners.slice(0, count).map((corner) => ({ ...corner, scale: 0.86 }))
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return { x: 60 * Math.sin(angle), y: -58 * Math.cos(angle), scale: 0.68 }
  })
}

/** Doors of the maze, each once, with where they lie and whether they are locked. */
export interface DoorSeen extends Point {
  readonly key: string
  readonly way: Compass
  readonly locked: boolean
  readonly lit: boolean
}

export function doorsOf(maze: readonly SectorSeen[], { at }: Laid): DoorSeen[] {
  const doors = new Map<string, DoorSeen>()
  for (const sector of maze)
    for (const way of compass) {
      if (sector.exits[way] !== 'door') continue
      const middle = at.get(placeOf(sector))!
      const { x, y } = towards(way, half)
      const key = `${sector.frame}:${2 * sector.x + offset[way].x},${2 * sector.y + offset[way].y}`
      const known = doors.get(key)
      doors.set(key, {
        key,
        way,
        x: middle.x + x,
        y: middle.y + y,
        locked: sector.locked.includes(way),
        lit: sector.lit || (known?.lit ?? false),
      })
    }
  return [...doors.values()]
}

/** Whether the sector beyond an exit is on the board. */
export function isKnownBeyond(maze: readonly SectorSeen[], place: string, way: Compass): boolean {
  const next = nextPlace(place, way)
  return maze.some((sector) => placeOf(sector) === next)
}
