import { rooms } from '../content/rooms.ts'
import type { HouseMap, Rect } from '../content/types.ts'

/**
 * Lines of sight from the rectangles alone (MM-C403, MM-C404): dots half a unit inside each corner, and every part of a side of a space that
 * is no white line is a wall. Written without the rules, to check the lists of the annex and of the rules.
 */

interface Wall {
  /** `x` is a vertical wall at x = at, from y = from to y = to; `y` a horizontal one. */
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
}

/** Pairs of different spaces that see each other, by name. */
export function sightsOf(map: HouseMap): string[] {
  const spaces = Object.entries(map.rooms).flatMap(([room, { spaces: all }]) =>
    all.map((rect, i) => ({ name: `${room}-${i + 1}`, room, rect })),
  )
  const dotted = (room: string) => rooms[room as keyof typeof rooms].dots
  const rects = new Map(spaces.map(({ name, rect }) => [name, rect]))
  const walls = spaces.flatMap(({ name, rect }) => wallsOf(name, rect, map, rects))
  return spaces.flatMap((a) =>
    spaces
      .filter((b) => a.name < b.name)
      .filter((b) =>
        dotted(a.room) && dotted(b.room)
          ? hasLine(a.rect, b.rect, walls)
          : a.room === b.room && !dotted(a.room),
      )
      .map((b) => `${a.name}/${b.name}`),
  )
}

function wallsOf(name: string, rect: Rect, { open }: HouseMap, rects: ReadonlyMap<string, Rect>): Wall[] {
  const beside = open.filter((pair) => pair.includes(name)).map(([a, b]) => rects.get(a === name ? b : a)!)
  const gaps = (axis: 'x' | 'y', at: number): [number, number][] =>
    beside
      .filter((other) =>
        axis === 'x' ? other.x1 === at || other.x2 === at : other.y1 === at || other.y2 === at,
      )
      .map((other): [number, number] =>
        axis === 'x'
          ? [Math.max(rect.y1, other.y1), Math.min(rect.y2, other.y2)]
          : [Math.max(rect.x1, other.x1), Math.min(rect.x2, other.x2)],
      )
      .filter(([from, to]) => from < to)
  const side = (axis: 'x' | 'y', at: number, from: number, to: number): Wall[] =>
    without([from, to], gaps(axis, at)).map(([a, b]) => ({ axis, at, from: a, to: b }))
  return [
    ...side('x', rect.x1, rect.y1, rect.y2),
    ...side('x', rect.x2, rect.y1, rect.y2),
    ...side('y', rect.y1, rect.x1, rect.x2),
    ...side('y', rect.y2, rect.x1, rect.x2),
  ]
}

/** What is left of a stretch without its gaps. */
function without(stretch: [number, number], gaps: readonly [number, number][]): [number, number][] {
  return gaps.reduce<[number, number][]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): [number, number][] =>
        (
          [
            [a, Math.min(b, from)],
            [Math.max(a, to), b],
          ] as [number, number][]
        ).filter(([c, d]) => c < d),
      ),
    [stretch],
  )
}

type Point = readonly [number, number]
const dotsOf = ({ x1, x2, y1, y2 }: Rect): Point[] =>
  [x1 + 0.5, x2 - 0.5].flatMap((x) => [y1 + 0.5, y2 - 0.5].map((y): Point => [x, y]))

function hasLine(a: Rect, b: Rect, walls: readonly Wall[]): boolean {
  return dotsOf(a).some((from) => dotsOf(b).some((to) => walls.every((wall) => !meets(from, to, wall))))
}

/** A line that touches a wall is blocked. Dots never lie on a wall, so a line along a wall does not arise. */
function meets([ax, ay]: Point, [bx, by]: Point, { axis, at, from, to }: Wall): boolean {
  const [a, b, c, d] = axis === 'x' ? [ax, bx, ay, by] : [ay, by, ax, bx]
  if (a === b || (a < at && b < at) || (a > at && b > at)) return false
  const crossing = c + ((d - c) * (at - a)) / (b - a)
  return crossing >= from && crossing <= to
}
