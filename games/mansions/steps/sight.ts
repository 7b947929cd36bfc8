import type { HouseMap, Rect } from '../content/types.ts'
import type { Space } from '../names.ts'

/** Line of sight between spaces with dots (MM-685, MM-R82, MM-C404). */

type Point = readonly [number, number]
interface Wall {
  readonly from: Point
  readonly to: Point
}

/** Dots lie this far inside each corner of a space. */
const inset = 0.5

export function sightOf(
  map: HouseMap,
  rects: Readonly<Record<Space, Rect>>,
): (a: Space, b: Space) => boolean {
  const walls = Object.keys(rects).flatMap((space) => wallsOf(space, map, rects))
  return (a, b) =>
    dotsOf(rects[a]!).some((from) =>
      dotsOf(rects[b]!).some((to) => !walls.some((wall) => touches(from, to, wall))),
    )
}

function dotsOf({ x1, x2, y1, y2 }: Rect): Point[] {
  return [x1 + inset, x2 - inset].flatMap((x) => [y1 + inset, y2 - inset].map((y): Point => [x, y]))
}

/** MM-C403: every part of a side of a space that is no open edge. */
export function wallsOf(space: Space, map: HouseMap, rects: Readonly<Record<Space, Rect>>): Wall[] {
  const open = map.open.flatMap(([a, b]) => (a === space ? [rects[b]!] : b === space ? [rects[a]!] : []))
  return sidesOf(rects[space]!).flatMap((side) => withoutOpenings(side, open))
}

/** A side of a space: the coordinate that is the same along it, and from where to where it goes. */
interface SideLine {
  readonly vertical: boolean
  readonly at: number
  readonly from: number
  readonly to: number
}

function sidesOf({ x1, x2, y1, y2 }: Rect): SideLine[] {
  return [
    { vertical: true, at: x1, from: y1, to: y2 },
    { vertical: true, at: x2, from: y1, to: y2 },
    { vertical: false, at: y1, from: x1, to: x2 },
    { vertical: false, at: y2, from: x1, to: x2 },
  ]
}

/** What is left of a side where spaces on the other side of an open edge touch it. */
function withoutOpenings(side: SideLine, neighbours: readonly Rect[]): Wall[] {
  let parts: [number, number][] = [[side.from, side.to]]
  for (const { x1, x2, y1, y2 } of neighbours) {
    const [ends, low, high] = side.vertical ? [[x1, x2], y1, y2] : [[y1, y2], x1, x2]
    if (!ends.includes(side.at)) continue
    parts = parts.flatMap(([from, to]): [number, number][] => [
      [from, Math.min(to, low)],
      [Math.max(from, high), to],
    ])
  }
  const point = (along: number): Point => (side.vertical ? [side.at, along] : [along, side.at])
  return parts.filter(([from, to]) => from < to).map(([from, to]) => ({ from: point(from), to: point(to) }))
}

/** Whether the line from one dot to another touches a wall. */
function touches(a: Point, b: Point, { from, to }: Wall): boolean {
  const [one, two] = [turnOf(a, b, from), turnOf(a, b, to)]
  const [three, four] = [turnOf(from, to, a), turnOf(from, to, b)]
  if (one * two > 0 || three * four > 0) return false
  if (one !== 0 || two !== 0 || three !== 0 || four !== 0) return true
  // All on one line.
  const along = a[0] === b[0] ? 1 : 0
  return (
    Math.max(Math.min(a[along], b[along]), Math.min(from[along], to[along])) <=
    Math.min(Math.max(a[along], b[along]), Math.max(from[along], to[along]))
  )
}

/** Positive, negative or zero: to which side of the line through a and b the point lies. */
function turnOf(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
