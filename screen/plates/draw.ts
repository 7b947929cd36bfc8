import { type Drawing, gouge, type ink } from '../faces/drawing.ts'
import { eye } from '../faces/parts.ts'

/**
 * Plates: linocuts for the moments that fill the board, in the units of a portrait but wider on both sides (-60 to 260), so that a board of
 * any shape crops only what can be missed.
 */

/** The whole plate in one tone. */
export function sheet(tone: (d: string) => ReturnType<typeof ink>): Drawing {
  return [tone('M-60 0H260V200H-60Z')]
}

/** Lines as a gouge leaves them, from a point outwards. */
export function rays(x: number, y: number, from: number, to: number, count: number, wide: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + 0.07
    const far = i % 2 === 0 ? to : from + (to - from) * 0.7
    const at = (r: number): [number, number] => [
      round(x + r * Math.cos(angle)),
      round(y + r * Math.sin(angle)),
    ]
    return gouge(...at(from), ...at(far), wide)
  })
}
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Eyes without a head, as many as fit. */
export function watching(
  at: readonly (readonly [x: number, y: number, turn: number, size: number])[],
): Drawing {
  return at.flatMap(([x, y, turn, size]) => eye(x, y, turn, size, size * 1.1))
}
