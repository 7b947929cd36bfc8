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

/** Heights at the corners of squares: a field is costly to compute, and every corner belongs to four squares and to every level. */
export interface Relief {
  readonly step: number
  readonly columns: number
  readonly rows: number
  /** Column by column; from one step beyond the map's edge to one beyond the other. */
  readonly heights: readonly number[]
}

/** Beyond the edge lies nothing, so that every line comes back to where it began. */
export const NOTHING = Number.NEGATIVE_INFINITY

export function relief(field: Field, { width, height }: Area, step: number): Relief {
  const along = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / step) + 3 }, (_, i) => (i - 1) * step)
  const [xs, ys] = [along(width), along(height)]
  const heights = xs.flatMap((x) =>
    ys.map((y) => (x < 0 || y < 0 || x > width || y > height ? NOTHING : field(x, y))),
  )
  return { step, columns: xs.length, rows: ys.length, heights }
}

/** The lines along which a relief has one height, as the data of a path: marching squares, joined and rounded off. */
export function isoline(land: Relief, level: number): string {
  return chains(crossings(land, level))
    .filter((chain) => chain.length > 3)
    .map(smooth)
    .join('')
}

/** Where a line cuts the edge between two neighbouring corners. The edge has a number, so that lines are joined without comparing points. */
interface Cut extends Point {
  readonly edge: number
}
type Segment = readonly [Cut, Cut]

function crossings(land: Relief, level: number): Segment[] {
  const { columns, rows, heights } = land
  const isAbove = heights.map((height) => height >= level)
  const segments: Segment[] = []
  for (let column = 0; column < columns - 1; column++)
    for (let row = 0; row < rows - 1; row++) {
      const at = column * rows + row
      const first = isAbove[at]
      // Most squares lie wholly above the line or below it.
      if (isAbove[at + 1] !== first || isAbove[at + rows] !== first || isAbove[at + rows + 1] !== first)
        segments.push(...square(land, level, at))
    }
  return segments
}

/** Where the line cuts the edges of the square whose first corner is `at`. A saddle gives two cuts that do not touch. */
function square(land: Relief, level: number, at: number): Segment[] {
  const { rows } = land
  const cuts = [
    cut(land, level, at, at + rows),
    cut(land, level, at + rows, at + rows + 1),
    cut(land, level, at + 1, at + rows + 1),
    cut(land, level, at, at + 1),
  ].filter((each) => each !== undefined)
  const [first, second, third, fourth] = cuts
  if (first === undefined || second === undefined) return []
  return third === undefined || fourth === undefined
    ? [[first, second]]
    : [
        [first, second],
        [third, fourth],
      ]
}

/** Between a corner and the next one to the right or below. */
function cut({ step, rows, heights }: Relief, level: number, from: number, to: number): Cut | undefined {
  const [a, b] = [over(level, heights[from]!), over(level, heights[to]!)]
  if (a < 0 === b < 0) return undefined
  const part = a / (a - b)
  const isDown = to === from + 1
  const [column, row] = [Math.floor(from / rows) - 1, (from % rows) - 1]
  return {
    edge: 2 * from + (isDown ? 1 : 0),
    x: (column + (isDown ? 0 : part)) * step,
    y: (row + (isDown ? part : 0)) * step,
  }
}

function over(level: number, height: number): number {
  return height === NOTHING ? -1 : height - level
}

/** Segments joined end to end. */
function chains(segments: readonly Segment[]): Cut[][] {
  const ends = new Map<number, Segment[]>()
  for (const segment of segments)
    for (const { edge } of segment) {
      const there = ends.get(edge)
      if (there === undefined) ends.set(edge, [segment])
      else there.push(segment)
    }
  const used = new Set<Segment>()
  return segments.flatMap((first) => {
    if (used.has(first)) return []
    used.add(first)
    const forward = follow(first[1], ends, used)
    const backward = follow(first[0], ends, used)
    return [[...backward.reverse(), first[0], first[1], ...forward]]
  })
}

function follow(from: Cut, ends: ReadonlyMap<number, readonly Segment[]>, used: Set<Segment>): Cut[] {
  const cuts: Cut[] = []
  for (let at = from; ; at = cuts.at(-1)!) {
    const next = ends.get(at.edge)!.find((segment) => !used.has(segment))
    if (next === undefined) return cuts
    used.add(next)
    cuts.push(next[0].edge === at.edge ? next[1] : next[0])
  }
}

/** Through the middles of its pieces, so that no corner is left. */
function smooth(cuts: readonly Cut[]): string {
  const middle = (a: Point, b: Point): string =>
    `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`
  let path = `M${middle(cuts[0]!, cuts[1]!)}`
  for (let i = 1; i < cuts.length - 1; i++) {
    const [corner, next] = [cuts[i]!, cuts[i + 1]!]
    path += `Q${Math.round(corner.x)} ${Math.round(corner.y)} ${middle(corner, next)}`
  }
  return cuts[0]!.edge === cuts.at(-1)!.edge ? `${path}Z` : path
}
