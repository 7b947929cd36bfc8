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

/** Points from their coordinates, written one after the other: '40 360 8 270'. */
export function coords(coordinates: string): Point[] {
  const pairs = coordinates.match(/\S+ \S+/g) ?? []
  return pairs.map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })
}

/** A smooth curve through points (Catmull-Rom), as many points close together. */
export function curve(points: readonly Point[], steps = 12): Point[] {
  const found = points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to]
    return Array.from({ length: steps }, (_, s): Point => {
      const between = hermite(s / steps)
      return [between(before[0], from[0], to[0], after[0]), between(before[1], from[1], to[1], after[1])]
    })
  })
  return [...found, ...points.slice(-1)]
}
/** A path along a smooth curve. */
export function smooth(coordinates: string): string {
  return line(curve(coords(coordinates)))
}
function hermite(t: number): (a: number, b: number, c: number, d: number) => number {
  return (a, b, c, d) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

/** Wedges of light around a point, every other one dark. */
export function rays([x, y]: Point, count: number, from: number, to: number, turn = 0): string {
  const on = (angle: number, r: number): Point => [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + turn) / count) * 2 * Math.PI
    const b = a + Math.PI / count
    return line([on(a, from), on(a, to), on(b, to), on(b, from)], true)
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
  // The curve needs to know what comes before the first point and after the last: the way goes round.
  const circle = [...points.slice(-1), ...points, ...points.slice(0, 2)]
  return line(curve(circle, 6).slice(6, -6), true)
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
  const rise = Math.abs(slope) * width
  for (let from = y - rise; from < y + height + rise; from += gap) {
    const shift = (next() - 0.5) * gap * 0.5
    strokes.push(`M${x} ${round(from + shift)}L${x + width} ${round(from + slope * width - shift)}`)
  }
  return strokes.join('')
}
