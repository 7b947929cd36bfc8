/** Lines for the covers: everything irregular in them is made here, from a seed, so that a drawing is the same every time. */

export type Point = readonly [x: number, y: number]

/** Numbers from 0 to 1 that look like chance (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A path through points, straight from one to the next. */
export function line(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
}
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A smooth curve through points (Catmull-Rom), as many points close together. */
export function curve(points: readonly Point[], steps = 12): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!
  const found: Point[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      found.push(
        [0, 1].map((k) =>
          between(
            t,
            [-1, 0, 1, 2].map((d) => at(i + d)[k]!),
          ),
        ) as unknown as Point,
      )
    }
  return [...found, at(points.length - 1)]
}
function between(t: number, [a = 0, b = 0, c = 0, d = 0]: number[]): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  )
}

export interface Tentacle {
  readonly body: string
  /** Short strokes across its back, as an engraver shades. */
  readonly hatch: string
  readonly suckers: readonly { readonly x: number; readonly y: number; readonly r: number }[]
}

/** A limb along a spine from thick to thin; its suckers sit on the right (1) or left (-1) of the way. */
export function tentacle(spine: readonly Point[], thick: number, side: 1 | -1 = 1): Tentacle {
  const way = curve(spine)
  const last = way.length - 1
  const half = (i: number): number => (thick / 2) * (1 - i / last) ** 0.75 + 0.5
  const aside = (i: number, by: number): Point => {
    const [[ax, ay], [bx, by_]] = [way[Math.max(0, i - 1)]!, way[Math.min(last, i + 1)]!]
    const length = Math.hypot(bx - ax, by_ - ay) || 1
    const [x, y] = way[i]!
    return [x - ((by_ - ay) / length) * by, y + ((bx - ax) / length) * by]
  }
  const edge = (s: number): Point[] => way.map((_, i) => aside(i, half(i) * s))
  const strokes = way.slice(0, -3).map((_, i) => {
    const reach = half(i) * side
    return line([
      aside(i, -reach * 0.98),
      aside(i + 1, -reach * 0.7),
      aside(i + 3, -reach * (0.1 + 0.2 * (i % 3))),
    ])
  })
  const suckers = []
  for (let i = 2, skip = 0; i < last - 2; i++) {
    const r = half(i) * 0.3
    if ((skip -= Math.hypot(way[i]![0] - way[i - 1]![0], way[i]![1] - way[i - 1]![1])) > 0 || r < 0.6)
      continue
    const [x, y] = aside(i, half(i) * side * 0.5)
    suckers.push({ x, y, r })
    skip = r * 2.5
  }
  return { body: line([...edge(1), ...edge(-1).reverse()], true), hatch: strokes.join(''), suckers }
}

/** Wedges of light around a point, every other one dark. */
export function rays([x, y]: Point, count: number, from: number, to: number, turn = 0): string {
  const at = (angle: number, r: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + turn) / count) * 2 * Math.PI
    const b = a + Math.PI / count
    return line([at(a, from), at(a, to), at(b, to), at(b, from)], true)
  }).join('')
}

/** A round shape that is not quite round: contours, stains, clouds. */
export function blot([x, y]: Point, rx: number, ry: number, seed: number, wobble = 0.12): string {
  const next = chance(seed)
  const count = 11
  const points = Array.from({ length: count }, (_, i): Point => {
    const r = 1 + (next() - 0.5) * 2 * wobble
    return [
      x + rx * r * Math.cos((i / count) * 2 * Math.PI),
      y + ry * r * Math.sin((i / count) * 2 * Math.PI),
    ]
  })
  return line(curve([points.at(-1)!, ...points, points[0]!, points[1]!], 6).slice(6, -6), true)
}

/** Dots as a printer's stone leaves them: drawn as strokes without length, with round ends. */
export function grain(count: number, seed: number, [width, height]: Point): string {
  const next = chance(seed)
  return Array.from({ length: count }, () => `M${round(next() * width)} ${round(next() * height)}h0`).join('')
}

/** Parallel strokes across a box, a little unsteady: to be clipped by what they shade. */
export function hatching(
  [x, y, width, height]: readonly [number, number, number, number],
  gap: number,
  slope: number,
  seed: number,
): string {
  const next = chance(seed)
  const strokes = []
  for (let at = y - Math.abs(slope) * width; at < y + height + Math.abs(slope) * width; at += gap) {
    const shift = (next() - 0.5) * gap * 0.5
    strokes.push(
      line([
        [x, at + shift],
        [x + width, at + slope * width - shift],
      ]),
    )
  }
  return strokes.join('')
}
