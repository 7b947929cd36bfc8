import type { Point } from './plan.ts'

/** Where the drops of a stain lie: like the pips of a die, so that they can be counted. */
const patterns: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -17, y: 6 },
    { x: 17, y: -6 },
  ],
  [
    { x: 0, y: -19 },
    { x: -19, y: 13 },
    { x: 19, y: 13 },
  ],
  [
    { x: -17, y: -16 },
    { x: 17, y: -16 },
    { x: -17, y: 16 },
    { x: 17, y: 16 },
  ],
  [
    { x: -23, y: -19 },
    { x: 23, y: -19 },
    { x: 0, y: 0 },
    { x: -23, y: 19 },
    { x: 23, y: 19 },
  ],
  [
    { x: -19, y: -30 },
    { x: 19, y: -30 },
    { x: -19, y: 0 },
    { x: 19, y: 0 },
    { x: -19, y: 30 },
    { x: 19, y: 30 },
  ],
]

export function drops(n: number): readonly Point[] {
  return patterns[n] ?? []
}

/** The outline of a drop: a circle that is not quite one, and spatters beside it. */
export function blot(at: readonly Point[]): string {
  return at.map((point, i) => drop(point, i) + spatter(point, i)).join('')
}

/** How far the edge is from the middle, all around; each drop begins elsewhere in it. */
const edge = [16, 14.5, 17.5, 15, 14, 18.5, 15, 16.5, 14, 17]

function drop({ x, y }: Point, turn: number): string {
  const points = edge.map((_, i): Point => {
    const r = edge[(i + 3 * turn) % edge.length]!
    const angle = (2 * Math.PI * i) / edge.length
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }
  })
  const middle = (one: Point, other: Point): string =>
    `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`
  const round = points
    .map(
      (point, i) =>
        `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, points[(i + 1) % points.length]!)}`,
    )
    .join('')
  return `M${middle(points.at(-1)!, points[0]!)}${round}Z`
}

function spatter({ x, y }: Point, turn: number): string {
  const angle = 0.7 + 2.1 * turn
  const [dx, dy] = [x + 25 * Math.cos(angle), y + 25 * Math.sin(angle)]
  return `M${(dx - 2.6).toFixed(1)} ${dy.toFixed(1)}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z`
}
