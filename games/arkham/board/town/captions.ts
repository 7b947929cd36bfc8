import { linesOf } from './names.ts'
import type { Slots } from './plan.ts'

/** The name of a space: how large, the height of a line, and how wide a letter is on average. */
export const captionSize = 29
export const lineHeight = 28
export const letterWidth = 13

/** How large text is set so that it keeps within its room: long names smaller than others. */
export function sizeWithin(lines: readonly string[], room: (line: number) => number): number {
  const parts = lines.map((text, i) => room(i) / (text.length * letterWidth))
  return captionSize * Math.min(1, ...parts)
}

/**
 * The width of a text that nearly fills its room; undefined for others. On a small screen letters may not become smaller (14 px): there
 * they are set closer, so that the ends of a long name are not cut off.
 */
export function fittedWidth(text: string, size: number, room: number): number | undefined {
  const width = (text.length * letterWidth * size) / captionSize
  return width > 0.85 * room ? Math.min(width, room) : undefined
}

export function captionLines(name: string, { width }: Slots['caption']): string[] {
  return linesOf(name, width, letterWidth)
}

export function captionSizeOf(lines: readonly string[], { width, narrows }: Slots['caption']): number {
  return sizeWithin(lines, (line) => width - line * narrows)
}

/** How much higher figures stand where the name below them takes more than a line. */
export function liftOf(name: string, caption: Slots['caption']): number {
  const lines = captionLines(name, caption).length
  return caption.grows === 'up' ? Math.min(1.2, lines - 1) * 24 : Math.max(0, lines - 2) * 24
}
