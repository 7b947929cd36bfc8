import { lockPieces as glyphs, puzzles, wirePieces } from '../content/puzzles.ts'
import type { LockPiece, PuzzleId, Wire } from '../content/ids.ts'
import { type Glyph, type LockPuzzle, type Side, type WiringPuzzle, sides } from '../content/types.ts'
import type { Laid } from '../position.ts'

/** Puzzles as exact objects: which pieces touch, when one is solved, and whether it can be. */

type Placed = Laid['pieces'][number]

/** The sides as numbers, clockwise from N. */
const at = (side: Side): number => sides.indexOf(side)
/** The printed side of a piece that lies towards `side` when the piece is turned. */
const printed = (side: number, turn: number): number => (side - turn + 4) % 4

/** Whether the pieces that lie there solve it (MM-647 to MM-649). */
export function isSolved(id: PuzzleId, { pieces, base }: Pick<Laid, 'pieces' | 'base'>): boolean {
  const puzzle = puzzles[id]
  if (puzzle.kind === 'rune') return pieces.every(({ piece }, i) => piece === puzzle.pieces[i])
  return puzzle.kind === 'wiring' ? currentIn(puzzle, pieces).arrives : isMatched(puzzle, pieces, base)
}

/** Pairs of places whose pieces may be swapped: those that touch along an edge (MM-624, MM-650). */
export function swapsOf(id: PuzzleId): readonly (readonly [number, number])[] {
  const puzzle = puzzles[id]
  if (puzzle.kind === 'lock') return puzzle.touching.map(({ a, b }) => [a, b] as const)
  const cells =
    puzzle.kind === 'wiring'
      ? puzzle.cells
      : puzzle.pieces.map((_, i) => [Math.floor(i / puzzle.columns), i % puzzle.columns] as const)
  return cells.flatMap(([row, column], i) =>
    cells.flatMap(([otherRow, otherColumn], j) =>
      i < j && Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1 ? [[i, j] as const] : [],
    ),
  )
}

export function placesOf(id: PuzzleId): number {
  const puzzle = puzzles[id]
  if (puzzle.kind === 'rune') return puzzle.pieces.length
  return puzzle.kind === 'wiring' ? puzzle.cells.length : puzzle.places.length
}

// Wiring

const steps = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

function neighbour({ cells }: WiringPuzzle, cell: number, side: number): number {
  const [row, column] = cells[cell]!
  const [down, right] = steps[side]!
  return cells.findIndex(([r, c]) => r === row + down && c === column + right)
}

function connector({ piece, turn }: Placed, side: number): 'rb' | 'br' | undefined {
  return wirePieces[piece as Wire].connectors[sides[printed(side, turn)]!]
}

/** The side at which the cable that begins at `side` ends. */
function otherEnd({ piece, turn }: Placed, side: number): number | undefined {
  const from = sides[printed(side, turn)]!
  for (const [a, b] of wirePieces[piece as Wire].cables) {
    if (a === from) return (at(b) + turn) % 4
    if (b === from) return (at(a) + turn) % 4
  }
  return undefined
}

/** A cable that the current runs through: the place of its piece, and the sides at which it enters and leaves, clockwise from N. */
interface Pass {
  readonly cell: number
  readonly from: number
  readonly to: number
}

/** How far the current gets from the start contact along cables and joined connectors, and whether that is the end contact. */
export function currentIn(
  puzzle: WiringPuzzle,
  pieces: readonly Placed[],
): { readonly passes: readonly Pass[]; readonly arrives: boolean } {
  const { start, end } = puzzle
  const passes: Pass[] = []
  let [cell, side] = [start.cell, at(start.side)]
  if (connector(pieces[cell]!, side) !== start.code) return { passes, arrives: false }
  while (passes.length <= 2 * pieces.length) {
    const exit = otherEnd(pieces[cell]!, side)
    if (exit === undefined) break
    passes.push({ cell, from: side, to: exit })
    const code = connector(pieces[cell]!, exit)
    if (cell === end.cell && exit === at(end.side)) return { passes, arrives: code === end.code }
    const next = neighbour(puzzle, cell, exit)
    const entry = (exit + 2) % 4
    if (next < 0) break
    const meets = connector(pieces[next]!, entry)
    if (meets === undefined || meets === code) break
    ;[cell, side] = [next, entry]
  }
  return { passes, arrives: false }
}

// Locks

function glyph({ piece, turn }: Placed, side: number): Glyph {
  return glyphs[piece as LockPiece][printed(side, turn)]!
}

/** The symbols of the base as it lies now. */
function baseNow({ base, turn }: LockPuzzle, turns: number): (Glyph | null)[] {
  let now = [...base]
  for (let n = 0; n < turns; n++) {
    const next: (Glyph | null)[] = []
    turn.forEach((to, from) => (next[to] = now[from]!))
    now = next
  }
  return now
}

/** How often the base can be turned before it lies as before (MM-627). */
export function baseTurns(id: PuzzleId): number {
  return id.startsWith('4') ? 2 : id.startsWith('5') ? 3 : id.startsWith('6') ? 4 : 1
}

/** Two edges that lie against each other: of a piece and the base, or of two pieces. */
export interface Meeting {
  readonly place: number
  readonly side: Side
  /** The other piece; null: the base. */
  readonly other: { readonly place: number; readonly side: Side } | null
  /** Whether the symbols match; a blank side matches anything. */
  readonly fits: boolean
}

/** All edges that must match (MM-649); those of places that are still empty are left out. */
export function meetingsIn(
  puzzle: LockPuzzle,
  pieces: readonly (Placed | undefined)[],
  turns: number,
): Meeting[] {
  const base = baseNow(puzzle, turns)
  const meetings: Meeting[] = []
  for (const { place, side, base: i } of puzzle.against) {
    const piece = pieces[place]
    if (piece === undefined) continue
    meetings.push({ place, side, other: null, fits: base[i] === null || glyph(piece, at(side)) === base[i] })
  }
  for (const { a, aSide, b, bSide } of puzzle.touching) {
    const [one, other] = [pieces[a], pieces[b]]
    if (one === undefined || other === undefined) continue
    const fits = glyph(one, at(aSide)) === glyph(other, at(bSide))
    meetings.push({ place: a, side: aSide, other: { place: b, side: bSide }, fits })
  }
  return meetings
}

function isMatched(puzzle: LockPuzzle, pieces: readonly (Placed | undefined)[], turns: number): boolean {
  return meetingsIn(puzzle, pieces, turns).every(({ fits }) => fits)
}

// Can it be solved at all? (MM-R75)

/** Whether some arrangement of these pieces solves it. Wiring is tried along lines that pass no place twice. */
export function canBeSolved(id: PuzzleId, pieces: readonly string[]): boolean {
  const puzzle = puzzles[id]
  if (puzzle.kind === 'rune') return true
  if (puzzle.kind === 'wiring') return findsLine(puzzle, pieces)
  return Array.from({ length: baseTurns(id) }, (_, turns) => turns).some((turns) =>
    findsMatch(puzzle, pieces, turns, []),
  )
}

function findsLine(puzzle: WiringPuzzle, pieces: readonly string[]): boolean {
  const { start, end } = puzzle
  const used = new Set<number>()
  const left = [...pieces]
  const go = (cell: number, side: number, code: 'rb' | 'br'): boolean => {
    used.add(cell)
    for (const piece of new Set(left))
      for (let turn = 0; turn < 4; turn++) {
        const placed = { piece, turn }
        const exit = otherEnd(placed, side)
        if (exit === undefined || connector(placed, side) !== code) continue
        const out = connector(placed, exit)!
        if (cell === end.cell && exit === at(end.side) && out === end.code) return true
        const next = neighbour(puzzle, cell, exit)
        if (next < 0 || used.has(next)) continue
        left.splice(left.indexOf(piece), 1)
        if (go(next, (exit + 2) % 4, out === 'rb' ? 'br' : 'rb')) return true
        left.push(piece)
      }
    used.delete(cell)
    return false
  }
  return go(start.cell, at(start.side), start.code)
}

function findsMatch(puzzle: LockPuzzle, pieces: readonly string[], turns: number, laid: Placed[]): boolean {
  if (laid.length === puzzle.places.length) return true
  const free = pieces.filter((piece) => laid.every((one) => one.piece !== piece))
  for (const piece of free)
    for (let turn = 0; turn < 4; turn++) {
      const next = [...laid, { piece, turn }]
      if (isMatched(puzzle, next, turns) && findsMatch(puzzle, pieces, turns, next)) return true
    }
  return false
}
