import { coords, curve, line, type Point } from '../cover/draw.ts'

/**
 * A portrait is a two-tone linocut in a square of 200 units that survives a round crop: ink is the shadow and paper the light, by night and
 * by day, and one accent, a middle tone, stands behind the dark side. Light comes from the upper left. Shapes are printed in their order:
 * ground, accent, the figure as one silhouette of ink, its lit planes in paper, a few cuts of ink, tools on top.
 */
export type Tone = 'ink' | 'paper' | 'accent'

export interface Shape {
  readonly d: string
  readonly fill?: Tone
  readonly line?: Tone
  /** How wide the line is. */
  readonly width?: number
  readonly transform?: string
  /** In the built page: the file that holds the whole drawing (web/build/portraits.ts), instead of paths. */
  readonly file?: string
}
export type Drawing = readonly Shape[]
/** The accents that a portrait can have instead of its game's. */
export type FaceAccent = 'poison' | 'violet' | 'blood'

export function ink(...d: readonly string[]): Shape {
  return { d: d.join(''), fill: 'ink' }
}
export function paper(...d: readonly string[]): Shape {
  return { d: d.join(''), fill: 'paper' }
}
export function accent(...d: readonly string[]): Shape {
  return { d: d.join(''), fill: 'accent' }
}
/** Several shapes in one tone that overlap: each is printed by itself, because in one path they would cut holes into each other. */
export function layers(tone: (d: string) => Shape, ...d: readonly string[]): Drawing {
  return d.map((each) => tone(each))
}
export function drawn(tone: Tone, width: number, ...d: readonly string[]): Shape {
  return { d: d.join(''), line: tone, width }
}
/** A filled shape with a line of ink around it, so that it may lie on anything. */
export function cut(fill: Tone, ...d: readonly string[]): Shape {
  return { d: d.join(''), fill, line: 'ink', width: 2 }
}
export function ground(tone: Tone): Shape {
  return { d: 'M0 0H200V200H0Z', fill: tone }
}

/** The same drawing somewhere else. What carries light must not be mirrored. */
export function placed(transform: string, drawing: Drawing): Drawing {
  return drawing.map((shape) => ({ ...shape, transform: `${transform}${shape.transform ?? ''}` }))
}
/** The same silhouette on both sides; for ink only. */
export function onBothSides(shape: Shape): Drawing {
  return [shape, ...placed('matrix(-1 0 0 1 200 0)', [shape])]
}

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0Z`
}

/** A mark as a gouge leaves it: pointed at both ends, `wide` in the middle. */
export function gouge(x: number, y: number, toX: number, toY: number, wide: number): string {
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2]
  const length = Math.hypot(toX - x, toY - y)
  const [asideX, asideY] = [(-(toY - y) / length) * wide, ((toX - x) / length) * wide]
  const q = (sign: number): string => `${round(middleX + asideX * sign)} ${round(middleY + asideY * sign)}`
  return `M${x} ${y}Q${q(1)} ${toX} ${toY}Q${q(-1)} ${x} ${y}Z`
}
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A limb along a spine ('x y x y …'), from thick to thin. */
export function limb(spine: string, thick: number, thin = 1): string {
  const way = spineOf(spine)
  const half = (i: number): number => thin / 2 + ((thick - thin) / 2) * (1 - i / (way.length - 1)) ** 0.8
  const right = way.map((_, i) => aside(way, i, half(i)))
  const left = way.map((_, i) => aside(way, i, -half(i)))
  return line([...right, ...left.reverse()], true)
}
/** The light on a limb: a sliver along its left (-1) or right (1) edge, seen along the way, pointed at both ends. */
export function gleam(spine: string, thick: number, side: 1 | -1, share = 0.45): string {
  const way = spineOf(spine)
  const last = way.length - 1
  const half = (i: number): number => 0.5 + (thick / 2 - 0.5) * (1 - i / last) ** 0.8
  const outer = way.map((_, i) => aside(way, i, side * (half(i) - 1.5)))
  const inner = way.map((_, i) => {
    const depth = Math.sin((i / last) * Math.PI) ** 0.6 * share * 2
    return aside(way, i, side * Math.max(half(i) - 1.5 - half(i) * depth, -half(i)))
  })
  return line([...outer, ...inner.reverse()], true)
}
function spineOf(spine: string): Point[] {
  return curve(coords(spine), 11)
}
function aside(way: readonly Point[], i: number, step: number): Point {
  const [x, y] = way[i] ?? [0, 0]
  const [ax, ay] = way[i - 1] ?? [x, y]
  const [bx, by] = way[i + 1] ?? [x, y]
  const length = Math.hypot(bx - ax, by - ay)
  return [x - ((by - ay) / length) * step, y + ((bx - ax) / length) * step]
}
