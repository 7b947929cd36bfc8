import { linesOf } from './names.ts'
import type { Slots } from './plan.ts'

/** The name of a space: the height of a line, and how wide a letter is on average. */
export const lineHeight = 27
export const letterWidth = 11.6

export function captionLines(name: string, { width }: Slots['caption']): string[] {
  return linesOf(name, width - 14, letterWidth)
}

/** How much higher figures stand where the name below them takes more than a line. */
export function liftOf(name: string, caption: Slots['caption']): number {
  const lines = captionLines(name, caption).length
  return caption.grows === 'up' ? Math.min(1.2, lines - 1) * 22 : 0
}
