/** Where everything lies around the wheel, in the board's own units: five town cards in a ring, the first at the top, then clockwise. */

export interface Point {
  readonly x: number
  readonly y: number
}
/** A rectangle by its upper left corner. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export const boardSize = { width: 1200, height: 840 } as const

export const wheel = { x: 600, y: 542, rim: 178, bands: 150, hub: 34 } as const

const side = { width: 380, height: 405 }
/** By place in the ring. */
export const cards: readonly Box[] = [
  { x: 402, y: 10, width: 396, height: 342 },
  { x: 810, y: 10, ...side },
  { x: 810, y: 425, ...side },
  { x: 10, y: 425, ...side },
  { x: 10, y: 10, ...side },
]

/** Where the last spin is written out, below the wheel. */
export const plate: Box = { x: 402, y: 736, width: 396, height: 94 }

/** The floor of a card, where figures stand: the room at its lower edge. */
export function floorOf(place: number): Box {
  const { x, y, width, height } = cards[place]!
  const tall = floorHeight(place)
  return { x: x + 12, y: y + height - 10 - tall, width: width - 24, height: tall }
}

export function floorHeight(place: number): number {
  return place === 0 ? 84 : 116
}

export const figures = {
  pawn: { width: 50, height: 64 },
  smallPawn: { width: 41, height: 53 },
} as const

/** In the corner of the window onto the board stand the buttons that move it: what lies there keeps its distance. */
export const cornerRoom = 62
const corner = 2

/** The middle of the Great Old One's token, at the right end of the floor. */
export function lairOf(place: number): Point & { size: number } {
  const floor = floorOf(place)
  const size = Math.min(floor.height, 112)
  const aside = place === corner ? cornerRoom : 0
  return { x: floor.x + floor.width - aside - size / 2, y: floor.y + floor.height - size / 2, size }
}

/** Positions of a number of figures, from the left; closer together where the Great Old One takes up room. */
export function pawnSpots(place: number, count: number, beside: boolean): (Point & { width: number })[] {
  const floor = floorOf(place)
  const { width, height } = count > 3 || (beside && count > 2) ? figures.smallPawn : figures.pawn
  const lair = lairOf(place)
  const room = beside ? lair.x - lair.size / 2 - floor.x : floor.width
  const step = Math.min(width + 14, (room - 8) / Math.max(count, 1))
  return Array.from({ length: count }, (_, i) => ({
    x: floor.x + 6 + step * (i + 0.5),
    y: floor.y + floor.height - height / 2 - 3,
    width,
  }))
}

/** The point at a distance from the middle of the wheel; 0 degrees is up, then clockwise. */
export function polar(degrees: number, reach: number): Point {
  const turn = (degrees * Math.PI) / 180
  return { x: round(reach * Math.sin(turn)), y: round(-reach * Math.cos(turn)) }
}

/** A piece of a ring between two angles, around 0 0. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)]
  const large = to - from > 180 ? 1 : 0
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
}

/** The angle at which a stop of the wheel lies: the first town's six are around the top. */
export function angleOfStop(stop: number): number {
  return (stop - 2.5) * 12
}
/** Where the sector of a town begins. */
export function angleOfTown(place: number): number {
  return place * 72 - 36
}

/** What joins a town's part of the rim to its card. */
export function bridge(place: number): string {
  const from = polar(angleOfTown(place), wheel.rim)
  const to = polar(angleOfTown(place) + 72, wheel.rim)
  const at = (point: Point): string => `${round(wheel.x + point.x)} ${round(wheel.y + point.y)}`
  const [start, end] = edges[place]!
  return `M${at(from)}L${start.x} ${start.y}L${end.x} ${end.y}L${at(to)}A${wheel.rim} ${wheel.rim} 0 0 0 ${at(from)}Z`
}

/** The stretch of a card's edge that its bridge touches, clockwise as seen from the wheel. */
const edges: readonly (readonly [Point, Point])[] = [
  [
    { x: 420, y: 350 },
    { x: 780, y: 350 },
  ],
  [
    { x: 812, y: 300 },
    { x: 812, y: 404 },
  ],
  [
    { x: 812, y: 436 },
    { x: 812, y: 700 },
  ],
  [
    { x: 388, y: 700 },
    { x: 388, y: 436 },
  ],
  [
    { x: 388, y: 404 },
    { x: 388, y: 300 },
  ],
]

function round(n: number): number {
  return Math.round(n * 10) / 10
}
