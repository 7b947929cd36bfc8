import type { Space } from '../../names.ts'
import { type Area, type Plan, type Point, type RoomPlan, type SpacePlan, contains } from './plan.ts'

/**
 * Where things lie in a room: its name and what lies there for the whole room in its largest space, figures in what is left of each space.
 * Nothing of it overlaps; a test measures that for all houses in both languages. Only in a room that its name fills do figures reach over the
 * wall.
 */

/** How large a name is. A long word in a narrow room gets smaller; words that would get too small are written in two parts (`onPlan`). */
const nameSize = 17
/** How wide letters of the text face are on average, as a part of their size, with a little to spare. */
const letter = 0.465
/** From line to line of a name. */
const leading = nameSize * 0.97
const padding = 5
/** How far a name may reach over a wall. */
const overhang = 7
/** Height of a row of small things: cards, the Lock, tokens. */
const chip = 20
const gap = 4
/** Sizes of small things, as parts of the usual one. */
const scales = [1, 0.85, 0.72, 0.6, 0.5]
/** A figure that is no smaller than this is left as it is. */
const comfortable = 26
/** Figures that would be smaller than this stand on the wall below. */
const least = 30
/** The largest figure. */
const largest = 48

export interface Label {
  readonly space: Space
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  readonly size: number
  readonly area: Area
  /** Where the name of a room to the right begins, if it stands at the same height; names do not run into each other. */
  readonly until: number
}

/** The space of a room in which its name stands: the largest; of equals the first. */
function labelSpace({ spaces }: RoomPlan): SpacePlan {
  const sizeOf = ({ floor }: SpacePlan): number => Math.min(floor.width, 6 * chip) * floor.height
  return spaces.reduce((best, each) => (sizeOf(each) > sizeOf(best) * 1.1 ? each : best))
}

/** The name of a room in as many lines as it needs; long words get smaller letters. */
function labelOf(room: RoomPlan, name: string): Omit<Label, 'until'> {
  const { space, floor } = labelSpace(room)
  const words = name.split(' ')
  const longest = Math.max(...words.map((word) => word.length)) * letter
  const fits = longest * nameSize <= floor.width - 2 * padding
  // A long word in a narrow room may stand on the walls on both sides.
  const width = fits ? floor.width - 2 * padding : floor.width + 2 * overhang
  const size = Math.min(nameSize, width / longest)
  const lines = wrapped(words, width / (letter * size))
  const [x, y] = [fits ? floor.x + padding : floor.x - overhang, floor.y + padding]
  return {
    space,
    size,
    lines: lines.map((text, i) => ({ text, x, y: y + size * 0.78 + i * leading })),
    area: {
      x,
      y,
      width: Math.max(...lines.map((line) => line.length)) * letter * size,
      height: lines.length * leading,
    },
  }
}

function wrapped(words: readonly string[], most: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** The labels of every room, by the space in which they stand. */
export function labelsOf(plan: Plan, nameOf: (room: string) => string): Readonly<Record<Space, Label>> {
  const labels = plan.rooms.map((room) => labelOf(room, nameOf(room.room)))
  return Object.fromEntries(
    labels.map((label) => {
      const { x, y, height } = label.area
      const beside = labels.filter(
        ({ area }) => area.x > x && area.y < y + height && area.y + area.height > y,
      )
      return [label.space, { ...label, until: Math.min(...beside.map(({ area }) => area.x)) }]
    }),
  )
}

/** Small things of different widths in rows of a certain width, from the left. */
function rowsOf(widths: readonly number[], height: number, { x, y }: Point, width: number): readonly Area[] {
  const boxes: Area[] = []
  const apart = height / 5
  let [left, top] = [0, 0]
  for (const each of widths) {
    if (left > 0 && left + each > width) [left, top] = [0, top + height + apart]
    boxes.push({ x: x + left, y: y + top, width: each, height })
    left += each + apart
  }
  return boxes
}

export interface SpaceLayout {
  readonly label: Label | undefined
  /** How large the letters of the name may get where the plan is shown small, before they reach something else. */
  readonly largestName: number
  /** Small things, in the order in which they were given. */
  readonly things: readonly Area[]
  /** Figures, in the order in which they were given. */
  readonly figures: readonly Area[]
}

/** Lays out one space: small things under its name or along its lower wall, the figures in what is left. Where it is crowded things shrink. */
export function layOut(
  { floor }: SpacePlan,
  label: Label | undefined,
  widths: readonly number[],
  figures: number,
): SpaceLayout {
  const inner = {
    x: floor.x + padding,
    y: floor.y + padding,
    width: floor.width - 2 * padding,
    height: floor.height - 2 * padding,
  }
  let best: Way | undefined
  for (const scale of scales) {
    if (best !== undefined && (figures === 0 || best.size >= comfortable)) break
    const scaled = widths.map((width) => width * scale)
    const way = bestWay(inner, label, scaled, scale * chip, Math.max(1, figures))
    if (way !== undefined && way.size > (best?.size ?? -1) * 1.05) best = way
  }
  const { things, free } = best ?? { things: [], free: inner }
  return {
    label,
    largestName: largestNameBeside(floor, label, things),
    things,
    figures: packed(free, figures),
  }
}

/** Letters grow to the right: as far as the wall, or to a thing or another name on the same line. */
function largestNameBeside(floor: Area, label: Label | undefined, things: readonly Area[]): number {
  if (label === undefined) return 0
  const { area, size, until } = label
  const beside = things.filter(({ x, y }) => x > area.x + area.width && y < area.y + area.height)
  const end = Math.min(floor.x + floor.width + overhang, until - 2 * gap, ...beside.map(({ x }) => x))
  return (size * Math.max(area.width, end - area.x)) / area.width
}

/** The way that leaves figures the most room and keeps everything between the walls. */
function bestWay(
  inner: Area,
  label: Label | undefined,
  widths: readonly number[],
  height: number,
  figures: number,
): Way | undefined {
  const ways =
    label === undefined ? [alongTheWall(inner, widths, height)] : besideTheName(inner, label, widths, height)
  return ways
    .filter(({ things }) => things.every((box) => contains(inner, box)))
    .map((way) =>
      label === undefined
        ? { ...way, size: grid(way.free, figures).size }
        : { ...way, ...belowName(figures, way.free) },
    )
    .toSorted((a, b) => b.size - a.size)[0]
}

/** The area, or, where figures in it would be too small, with the wall below it; room between the walls is never worse. */
function belowName(figures: number, free: Area): { free: Area; size: number } {
  const { size } = grid(free, figures)
  if (size >= least) return { free, size }
  const withWall = { ...free, height: free.height + padding + overhang }
  return { free: withWall, size: Math.min(least, grid(withWall, figures).size) }
}

interface Way {
  readonly things: readonly Area[]
  readonly free: Area
  /** Of a figure in it. */
  readonly size: number
}
type Division = Omit<Way, 'size'>

function alongTheWall(inner: Area, widths: readonly number[], size: number): Division {
  const rows = rowsOf(widths, size, { x: inner.x, y: 0 }, inner.width)
  const height = rows.length === 0 ? 0 : rows.at(-1)!.y + size
  const top = inner.y + inner.height - height
  return {
    things: rows.map((box) => ({ ...box, y: top + box.y })),
    free: { ...inner, height: inner.height - (height > 0 ? height + gap : 0) },
  }
}

/** On the last line of the name if they fit right of it, below it in one or more rows, or in a column with the figures beside it. */
function besideTheName(inner: Area, label: Label, widths: readonly number[], size: number): Division[] {
  const total = widths.reduce((sum, each) => sum + each + size / 5, 0)
  const widest = Math.max(0, ...widths)
  const { area } = label
  const below = { x: inner.x, y: area.y + area.height + 2 }
  const rows = [inner.width, Math.max(widest, inner.width / 2), Math.max(widest, area.width), widest].map(
    (width) => rowsOf(widths, size, below, width),
  )
  const onLastLine = { x: area.x + area.width + 8, y: Math.max(inner.y, area.y + area.height - leading - 2) }
  if (onLastLine.x + total <= inner.x + inner.width) rows.push(rowsOf(widths, size, onLastLine, total))
  return rows.flatMap((things) => [
    { things, free: freeIn(inner, { below: [area, ...things] }) },
    { things, free: freeIn(inner, { beside: [area, ...things] }) },
    { things, free: freeIn(inner, { below: [area], beside: things }) },
  ])
}

/** What is left of an area below some boxes and to the right of others. */
function freeIn(
  inner: Area,
  { below = [], beside = [] }: { readonly below?: readonly Area[]; readonly beside?: readonly Area[] },
): Area {
  const top = Math.max(inner.y, ...below.map(({ y, height }) => y + height + 2))
  const left = Math.max(inner.x, ...beside.map(({ x, width }) => x + width + 3))
  return { x: left, y: top, width: inner.x + inner.width - left, height: inner.y + inner.height - top }
}

/** How many columns give equal squares the most room in an area. */
function grid({ width, height }: Area, count: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(largest, (width + 2) / columns - 2, (height + 2) / rows - 2)
    if (size > best.size) best = { columns, size }
  }
  return best
}

/** Equal squares in the middle of an area. */
function packed(area: Area, count: number): Area[] {
  if (count === 0) return []
  const { columns, size } = grid(area, count)
  const rows = Math.ceil(count / columns)
  const step = size + 2
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns
    return {
      x: area.x + area.width / 2 + ((i % columns) - inRow / 2) * step + 1,
      y: area.y + area.height / 2 + (row - rows / 2) * step + 1,
      width: size,
      height: size,
    }
  })
}
