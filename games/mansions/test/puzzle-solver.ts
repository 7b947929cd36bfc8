import type { LockPiece, PuzzleId, Wire } from '../content/ids.ts'
import { lockPieces, puzzles, wirePieces } from '../content/puzzles.ts'
import {
  type Connector,
  type Glyph,
  type LockPuzzle,
  type RunePuzzle,
  type Side,
  type WirePiece,
  type WiringPuzzle,
  sides,
} from '../content/types.ts'

/** Exhaustive solvers, written without the rules: they prove that the puzzles of the content can be solved. */

/** A puzzle that lies on the table. */
interface Laid {
  readonly pieces: readonly { readonly piece: string; readonly turn: number }[]
  readonly base: number
}

/** About how many puzzle actions are left, for players who look for the shortest way. */
export function workLeft(id: PuzzleId, laid: Laid): number {
  const puzzle = puzzles[id]
  if (puzzle.kind === 'rune') return swapsLeft(puzzle, laid)
  return puzzle.kind === 'wiring' ? wiringLeft(id, puzzle, laid) : misfits(puzzle, laid)
}

/** Where a side lies after so many quarter turns clockwise. */
export function turned(side: Side, quarters: number): Side {
  return sides[(sides.indexOf(side) + quarters) % 4]!
}
const opposite = (side: Side) => turned(side, 2)

// Wiring

/** A piece of the line: cell, shape and quarter turns. */
export interface LinePiece {
  readonly cell: number
  readonly shape: WirePiece
  readonly quarters: number
}

/** Every simple line from the start contact to the end contact that the 15 pieces can build; pieces of the same shape count once. */
export function wiringLines(puzzle: WiringPuzzle): LinePiece[][] {
  const stock = shapesWithCounts()
  const lines: LinePiece[][] = []
  const grow = (line: readonly LinePiece[], cell: number, side: Side, code: Connector): void => {
    for (const [shape, copies] of stock) {
      if (line.filter((each) => each.shape === shape).length === copies) continue
      for (const quarters of [0, 1, 2, 3]) {
        const way = wayThrough(shape, quarters, side)
        if (way === null || way.enters !== code) continue
        const longer = [...line, { cell, shape, quarters }]
        if (cell === puzzle.end.cell && way.out === puzzle.end.side && way.leaves === puzzle.end.code)
          lines.push(longer)
        const next = neighbour(puzzle, cell, way.out)
        if (next !== -1 && longer.every((each) => each.cell !== next))
          grow(longer, next, opposite(way.out), way.leaves === 'rb' ? 'br' : 'rb')
      }
    }
  }
  grow([], puzzle.start.cell, puzzle.start.side, puzzle.start.code)
  return lines
}

function shapesWithCounts(): [WirePiece, number][] {
  const pieces = Object.values(wirePieces)
  const key = (piece: WirePiece) => JSON.stringify(piece)
  const first = pieces.filter((piece, i) => pieces.findIndex((other) => key(other) === key(piece)) === i)
  return first.map((piece) => [piece, pieces.filter((other) => key(other) === key(piece)).length])
}

/** The cable that begins at a side of a turned piece: where it leaves, and the codes at both ends. */
function wayThrough(
  { connectors, cables }: WirePiece,
  quarters: number,
  side: Side,
): { out: Side; enters: Connector; leaves: Connector } | null {
  for (const [a, b] of [...cables, ...cables.map(([x, y]) => [y, x] as const)])
    if (turned(a, quarters) === side)
      return { out: turned(b, quarters), enters: connectors[a]!, leaves: connectors[b]! }
  return null
}

const steps: Readonly<Record<Side, readonly [number, number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
}
function neighbour({ cells }: WiringPuzzle, cell: number, side: Side): number {
  const [row, column] = [cells[cell]![0] + steps[side][0], cells[cell]![1] + steps[side][1]]
  return cells.findIndex(([r, c]) => r === row && c === column)
}

// Locks

export type Edges = Readonly<Record<Side, Glyph>>

/** The symbols of a piece on each side after so many quarter turns. */
export function edgesOf(piece: readonly Glyph[], quarters: number): Edges {
  return Object.fromEntries(sides.map((side, i) => [turned(side, quarters), piece[i]])) as Edges
}

/** The bases that turning gives, as long as they are new. */
function basesOf({ base, turn }: LockPuzzle): (Glyph | null)[][] {
  const found: (Glyph | null)[][] = []
  let now = [...base]
  while (!found.some((other) => other.join() === now.join())) {
    found.push(now)
    now = now.map((_, i) => now[turn.indexOf(i)]!)
  }
  return found
}

/** Whether these edges, place by place, match the base and each other. Places that are not filled match anything. */
export function lockFits(
  puzzle: LockPuzzle,
  base: readonly (Glyph | null)[],
  placed: readonly (Edges | undefined)[],
) {
  return (
    puzzle.against.every(({ place, side, base: symbol }) => {
      const edges = placed[place]
      return edges === undefined || base[symbol] === null || edges[side] === base[symbol]
    }) &&
    puzzle.touching.every(({ a, aSide, b, bSide }) => {
      const [one, other] = [placed[a], placed[b]]
      return one === undefined || other === undefined || one[aSide] === other[bSide]
    })
  )
}

/** How many arrangements of different pieces solve the puzzle, over all turns of its base; counting stops at the limit. */
export function lockSolutions(puzzle: LockPuzzle, limit = Infinity): number {
  const all = Object.values(lockPieces).map((piece) =>
    [0, 1, 2, 3].map((quarters) => edgesOf(piece, quarters)),
  )
  let count = 0
  const fill = (
    base: readonly (Glyph | null)[],
    placed: readonly Edges[],
    used: ReadonlySet<number>,
  ): void => {
    if (count >= limit) return
    if (placed.length === puzzle.places.length) {
      count++
      return
    }
    for (const [piece, turns] of all.entries()) {
      if (used.has(piece)) continue
      for (const edges of turns) {
        const more = [...placed, edges]
        if (lockFits(puzzle, base, more)) fill(base, more, new Set([...used, piece]))
      }
    }
  }
  for (const base of basesOf(puzzle)) fill(base, [], new Set())
  return count
}

// Runes

/**
 * How many swaps of neighbours each arrangement needs at least: mean and worst over all arrangements. An arrangement is a number whose
 * decimal digits are the pieces.
 */
export function runeSwaps({ rows, columns }: RunePuzzle): {
  arrangements: number
  mean: number
  worst: number
} {
  const size = rows * columns
  const pairs = Array.from({ length: size }, (_, i) => [
    ...((i + 1) % columns === 0 ? [] : [[10 ** i, 10 ** (i + 1)]]),
    ...(i + columns < size ? [[10 ** i, 10 ** (i + columns)]] : []),
  ]).flat() as [number, number][]
  const solved = Array.from({ length: size }, (_, i) => i * 10 ** i).reduce((sum, digit) => sum + digit)
  const depths = new Map([[solved, 0]])
  // A map can be walked while it grows, so it is the queue as well.
  for (const [now, depth] of depths)
    for (const pair of pairs) {
      const next = swapped(now, pair)
      if (!depths.has(next)) depths.set(next, depth + 1)
    }
  const all = [...depths.values()]
  return {
    arrangements: all.length,
    mean: all.reduce((sum, depth) => sum + depth) / all.length,
    worst: all.at(-1)!,
  }
}

function swapped(now: number, [a, b]: readonly [number, number]): number {
  const difference = (Math.floor(now / a) % 10) - (Math.floor(now / b) % 10)
  return now - difference * a + difference * b
}

/** Half of all the ways that the pieces have to go. */
function swapsLeft({ pieces: order, columns }: RunePuzzle, { pieces }: Laid): number {
  const ways = pieces.map(({ piece }, at) => {
    const home = (order as readonly string[]).indexOf(piece)
    return (
      Math.abs((at % columns) - (home % columns)) +
      Math.abs(Math.floor(at / columns) - Math.floor(home / columns))
    )
  })
  return ways.reduce((sum, way) => sum + way, 0) / 2
}

/** A line as cells, shapes by the name of the first wire that has it, and quarter turns. */
type NamedLine = readonly { readonly cell: number; readonly shape: string; readonly quarters: number }[]
const lines = new Map<PuzzleId, readonly NamedLine[]>()
const shapeOf = Object.fromEntries(
  Object.entries(wirePieces).map(([wire, piece]) => [
    wire,
    Object.entries(wirePieces).find(([, other]) => JSON.stringify(other) === JSON.stringify(piece))![0],
  ]),
)
const nameOf = (shape: WirePiece): string =>
  Object.keys(wirePieces).find((wire) => JSON.stringify(wirePieces[wire as Wire]) === JSON.stringify(shape))! // its keys

function linesOf(id: PuzzleId, puzzle: WiringPuzzle): readonly NamedLine[] {
  const known = lines.get(id)
  if (known !== undefined) return known
  const names = new Map<WirePiece, string>()
  const found = wiringLines(puzzle).map((line) =>
    line.map(({ cell, shape, quarters }) => {
      if (!names.has(shape)) names.set(shape, nameOf(shape))
      return { cell, shape: names.get(shape)!, quarters }
    }),
  )
  lines.set(id, found)
  return found
}

/** The line that needs the least: turns, a swap for a piece that lies elsewhere, a new piece for one that does not lie there. */
function wiringLeft(id: PuzzleId, puzzle: WiringPuzzle, { pieces }: Laid): number {
  const shapes = pieces.map(({ piece }) => shapeOf[piece]!)
  const turns = (from: number, to: number): number => Math.min((to - from + 4) % 4, (from - to + 4) % 4)
  let least = Infinity
  for (const line of linesOf(id, puzzle)) {
    let work = 0
    for (const { cell, shape, quarters } of line) {
      const elsewhere = shapes[cell] === shape ? cell : shapes.indexOf(shape)
      const fetching = elsewhere === cell ? 0 : elsewhere < 0 ? 2 : 1
      work += fetching + turns(pieces[elsewhere]?.turn ?? 0, quarters)
      if (work >= least) break
    }
    least = Math.min(least, work)
  }
  return least
}

/** Sides that do not match. */
function misfits(puzzle: LockPuzzle, { pieces, base }: Laid): number {
  const symbols = basesOf(puzzle)[base]!
  const edges = pieces.map(({ piece, turn }) => edgesOf(lockPieces[piece as LockPiece], turn)) // of a lock puzzle
  const wrong = [
    ...puzzle.against.map(
      ({ place, side, base: symbol }) => symbols[symbol] !== null && edges[place]![side] !== symbols[symbol],
    ),
    ...puzzle.touching.map(({ a, aSide, b, bSide }) => edges[a]![aSide] !== edges[b]![bSide]),
  ]
  return 2 * wrong.filter(Boolean).length
}
