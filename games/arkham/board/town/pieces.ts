/**
 * What the pictures of the town are cut from: ink is shadow, the sawn edge on the left is light, lamps burn in windows. Every piece stands on
 * the ground at y = 0 and grows upwards; a picture is about a hundred units wide.
 */

/** Ink, light, lamp, the tone of the neighbourhood, poison; lines of ink and of light. */
export type Tone = 'ink' | 'light' | 'lamp' | 'tone' | 'poison' | 'line' | 'etched'

export interface Stroke {
  readonly tone: Tone
  readonly d: string
  /** For lines. */
  readonly width?: number
}
export type Vignette = readonly Stroke[]

export const ink = (d: string): Stroke => ({ tone: 'ink', d })
export const light = (d: string): Stroke => ({ tone: 'light', d })
export const lamp = (d: string): Stroke => ({ tone: 'lamp', d })
export const tone = (d: string): Stroke => ({ tone: 'tone', d })
export const poison = (d: string): Stroke => ({ tone: 'poison', d })
export const line = (d: string, width = 2): Stroke => ({ tone: 'line', d, width })
export const etched = (d: string, width = 1.5): Stroke => ({ tone: 'etched', d, width })

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
}

/** Light on a wall, sawn as a gouge leaves it. */
export function sawn(x: number, y: number, height: number, width = 8): Stroke {
  const teeth = Math.max(2, Math.round(height / 9))
  const step = round(height / teeth / 2)
  const bite = round(width * 0.45)
  return light(`M${x} ${y}h${width}${`l${-bite} ${step}l${bite} ${step}`.repeat(teeth)}h${-width}z`)
}

/** A house with a flat roof and a cornice. */
export function block(x: number, width: number, height: number): Stroke[] {
  return [
    ink(`M${x} ${-height}h${width}v${height}h${-width}z`),
    sawn(x + 1.5, -height + 2, height - 4),
    ink(`M${x - 2} ${-height - 3}h${width + 4}v4h${-width - 4}z`),
    light(`M${x - 2} ${-height - 3}h${round(width / 2)}v2.2h${-round(width / 2)}z`),
  ]
}

/** A house with a pointed roof. */
export function gable(x: number, width: number, height: number, top: number): Stroke[] {
  const middle = x + width / 2
  return [
    ink(`M${x} 0V${-height}h-3L${middle} ${-top}L${x + width + 3} ${-height}h-3V0z`),
    sawn(x + 1.5, -height + 2, height - 4, Math.min(8, width * 0.18)),
    light(`M${x - 1} ${-height - 1}L${middle} ${-top + 2}l-1 5L${x + 5} ${-height - 1}z`),
  ]
}

/** Windows with round heads, all in a row. */
export function arches(xs: readonly number[], y: number, width: number, height: number): Stroke {
  const r = width / 2
  return lamp(xs.map((x) => `M${x} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`).join(''))
}
export function panes(xs: readonly number[], y: number, width: number, height: number): Stroke {
  return lamp(xs.map((x) => `M${x} ${y}h${width}v${-height}h${-width}z`).join(''))
}

export function lampPost(x: number, height: number): Stroke[] {
  return [line(`M${x} 0V${-height}M${x - 3} ${-height - 7}h6`), lamp(disc(x, -height - 3, 3.6))]
}

/** Bare boughs. */
export function bareTree(x: number, height: number): Stroke {
  const at = (across: number, up: number): string => `${round(x + across * height)} ${round(-up * height)}`
  return line(
    `M${at(0, 0)}Q${at(0.02, 0.5)} ${at(-0.02, 0.6)}M${at(0, 0.35)}Q${at(0.18, 0.6)} ${at(0.2, 0.9)}M${at(0, 0.5)}Q${at(-0.2, 0.65)} ${at(-0.18, 1)}M${at(0.11, 0.6)}L${at(0.32, 0.75)}M${at(-0.11, 0.68)}L${at(-0.32, 0.74)}M${at(-0.02, 0.6)}L${at(0.05, 1.05)}`,
    2.2,
  )
}

export function bush(x: number, r: number): Stroke[] {
  return [
    ink(
      `M${x - r} 0c${-r / 2} ${-r} ${round(0.3 * r)} ${-1.7 * r} ${r} ${-1.7 * r}s${1.5 * r} ${round(0.7 * r)} ${r} ${1.7 * r}z`,
    ),
    light(
      `M${x - 0.9 * r} ${-r / 2}q0 ${-r} ${0.9 * r} ${-r}q${-0.6 * r} ${round(0.4 * r)} ${-0.9 * r} ${r}z`,
    ),
  ]
}

export function smoke(x: number, y: number): Stroke {
  return light(`M${x} ${y}c-4 -8 6 -10 2 -18c8 4 6 12 2 18z`)
}

/** Ripples of water before the ground. */
export function ripples(x: number, y: number, width: number): Stroke {
  const half = width / 2
  return light(
    `M${x} ${y}q${half} -2.4 ${width} 0q${-half} 2 ${-width} 0zM${x + 7} ${y + 5}q${half} -2.4 ${width - 3} 0q${-half} 2 ${3 - width} 0z`,
  )
}

/** Columns before a hall. */
export function columns(xs: readonly number[], height: number, foot = 0): Stroke {
  return light(xs.map((x) => `M${x} ${-foot}v${-height}h5v${height}z`).join(''))
}

export function clock(x: number, y: number, r: number): Stroke[] {
  return [
    ink(disc(x, y, r + 2)),
    lamp(disc(x, y, r)),
    line(`M${x} ${y}V${round(y - r * 0.7)}M${x} ${y}l${round(r * 0.5)} ${round(r * 0.3)}`, 1.5),
  ]
}

export function round(n: number): number {
  return Math.round(n * 10) / 10
}
