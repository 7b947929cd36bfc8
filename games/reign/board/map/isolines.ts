import type { Point } from '../layout.ts'

/** Height at a point of the map. */
export type Field = (x: number, y: number) => number

interface Area {
  readonly width: number
  readonly height: number
}

/** A hill: so high in the middle, and low at about twice its reach. */
export function bell(at: Point, reach: number, height = 1): Field {
  return (x, y) => height * Math.exp(-((x - at.x) ** 2 + (y - at.y) ** 2) / (2 * reach * reach))
}

export function sum(fields: readonly Field[]): Field {
  return (x, y) => fields.reduce((total, field) => total + field(x, y), 0)
}

/** The lines along which a field has one height, as the data of a path: marching squares, joined and rounded off. */
export function isoline(field: Field, level: number, area: Area, step: number): string {
  return chains(crossings(field, level, area, step))
    .filter((chain) => chain.length > 3)
    .map(smooth)
    .join('')
}

type Segment = readonly [Point, Point]

function crossings(field: Field, level: number, { width, height }: Area, step: number): Segment[] {
  const segments: Segment[] = []
  // Beyond the edge lies nothing, so that every line comes back to where it began.
  const onMap: Field = (x, y) => (x < 0 || y < 0 || x > width || y > height ? level - 1 : field(x, y))
  for (let x = -step; x < width + step; x += step)
    for (let y = -step; y < height + step; y += step) segments.push(...cell(onMap, level, x, y, step))
  return segments
}

/** Where the line cuts the edges of one square. A saddle gives two cuts that do not touch. */
function cell(field: Field, level: number, x: number, y: number, step: number): Segment[] {
  const corners = [
    [x, y],
    [x + step, y],
    [x + step, y + step],
    [x, y + step],
  ] as const
  const heights = corners.map(([cx, cy]) => field(cx, cy) - level)
  const cuts = corners.flatMap(([ax, ay], i): Point[] => {
    const [bx, by] = corners[(i + 1) % 4]!
    const [a, b] = [heights[i]!, heights[(i + 1) % 4]!]
    if (a < 0 === b < 0) return []
    const part = a / (a - b)
    return [{ x: ax + (bx - ax) * part, y: ay + (by - ay) * part }]
  })
  return cuts.length === 4
    ? [
        [cuts[0]!, cuts[1]!],
        [cuts[2]!, cuts[3]!],
      ]
    : cuts.length === 2
      ? [[cuts[0]!, cuts[1]!]]
      : []
}

/** Segments joined end to end. */
function chains(segments: readonly Segment[]): Point[][] {
  const ends = new Map<string, Segment[]>()
  for (const segment of segments)
    for (const point of segment) ends.set(key(point), [...(ends.get(key(point)) ?? []), segment])
  const used = new Set<Segment>()
  return segments.flatMap((first) => {
    if (used.has(first)) return []
    used.add(first)
    const forward = follow(first[1], ends, used)
    const backward = follow(first[0], ends, used)
    return [[...backward.reverse(), first[0], first[1], ...forward]]
  })
}

function follow(from: Point, ends: ReadonlyMap<string, Segment[]>, used: Set<Segment>): Point[] {
  const points: Point[] = []
  for (let at = from; ; at = points.at(-1)!) {
    const next = ends.get(key(at))!.find((segment) => !used.has(segment))
    if (next === undefined) return points
    used.add(next)
    points.push(key(next[0]) === key(at) ? next[1] : next[0])
  }
}

/** Through the middles of its pieces, so that no corner is left. */
function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`
  let path = `M${middle(points[0]!, points[1]!)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [corner, next] = [points[i]!, points[i + 1]!]
    path += `Q${round(corner.x)} ${round(corner.y)} ${middle(corner, next)}`
  }
  return key(points[0]!) === key(points.at(-1)!) ? `${path}Z` : path
}

function key({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}
function round(n: number): number {
  return Math.round(n)
}
