import type { Rect } from '../types.ts'

/** A space as the annex writes it: x1–x2 × y1–y2. */
export function rect(x1: number, x2: number, y1: number, y2: number): Rect {
  return { x1, x2, y1, y2 }
}
