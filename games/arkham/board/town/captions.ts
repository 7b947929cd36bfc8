import { linesOf } from './names.ts'
import type { Slots } from './plan.ts'

/** The name of a space: how large, the height of a line, and how wide a letter is on average. */
export const captionSize = 29
export const lineHeight = 28
export const letterWidth = 13

export function captionLines(name: string, { width }: Slots['caption']): string[] {
  return linesOf(name, width, letterWidth)
}

/** How much higher figures stand where the name below them takes more than a line. */
export function liftOf(name: string, caption: Slots['caption']): number {
  const lines = captionLines(name, caption).length
  return caption.grows === 'up' ? Math.min(1.2, lines - 1) * 24 : 0
}
