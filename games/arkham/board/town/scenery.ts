import type { StreetType } from '../../content/map.ts'
import { round, type Vignette, bareTree, block, gable, lampPost, panes, ripples } from './pieces.ts'

/** What stands behind the pictures: roofs, the page's small print, the river. All of it is made by numbers that are the same every time. */

/** A row of numbers from 0 to 1 that looks like chance and is always the same. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1013904223
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0
    return state / 4294967296
  }
}

/** Roofs of the houses behind, from left to right, standing on the ground. */
export function skyline(
  seed: number,
  [left, right]: readonly [number, number],
  ground: number,
  height: number,
): string {
  const next = numbers(seed)
  let d = ''
  for (let x = left; x < right;) {
    const width = round(16 + 24 * next())
    const tall = round(height * (0.45 + 0.55 * next()))
    const shape = next()
    if (shape < 0.4) d += `M${round(x)} ${ground}v${-tall}h${width}V${ground}z`
    else if (shape < 0.75)
      d += `M${round(x)} ${ground}v${-tall}l${width / 2} ${round(-6 - 8 * next())}l${width / 2} 6V${ground}z`
    else {
      const chimney = round(width * 0.55)
      d += `M${round(x)} ${ground}v${-tall}h${chimney}v-8h5v8h${round(width - chimney - 5)}V${ground}z`
    }
    x += width + (next() < 0.2 ? 5 : -1)
  }
  return d
}

/** Lights in the houses behind. */
export function farLights(
  seed: number,
  [left, right]: readonly [number, number],
  ground: number,
  height: number,
): string {
  const next = numbers(seed + 77)
  return Array.from({ length: Math.round((right - left) / 34) }, () => {
    const x = round(left + (right - left) * next())
    return `M${x} ${round(ground - 6 - height * 0.4 * next())}h3.4v5h-3.4z`
  }).join('')
}

/** A column of small print: grey lines in place of words, the last of each paragraph short. */
export function smallPrint(seed: number, x: number, y: number, width: number, lines: number): string {
  const next = numbers(seed)
  return Array.from({ length: lines }, (_, i) => {
    const isLast = i % 7 === 5
    return `M${x} ${y + i * 14}h${round(isLast ? width * (0.3 + 0.5 * next()) : width)}`
  }).join('')
}

/** What stands along a street, small, with the ground at y = 0 and its middle at x = 0. */
export const roadsides: Readonly<Record<StreetType, Vignette>> = {
  residential: [
    ...gable(-46, 22, 15, 25),
    ...block(-14, 20, 20),
    ...gable(16, 24, 14, 24),
    panes([-38, -8, 24], -4, 5, 7),
  ],
  bridge: [ripples(-56, 2, 46), ripples(10, 4, 46)],
  scenic: [bareTree(-40, 26), bareTree(38, 28), ...lampPost(0, 14)],
}
