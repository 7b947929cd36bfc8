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
  return puzzle.kind === 'wiring' ? isWired(puzzle, pieces) : isMatched(puzzle, pieces, base)
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

/** From the start contact along cables and joined connectors to the end contact. */
function isWired(puzzle: WiringPuzzle, pieces: readonly Placed[]): boolean {
  const { start, end } = puzzle
  let [cell, side] = [start.cell, at(start.side)]
  if (connector(pieces[cell]!, side) !== start.code) return false
  for (let n = 0; n <= 2 * pieces.length; n++) {
    const exit = otherEnd(pieces[cell]!, side)
    if (exit === undefined) return false
    const code = connector(pieces[cell]!, exit)
    if (cell === end.cell && exit === at(end.side)) return code === end.code
    const next = neighbour(puzzle, cell, exit)
    const entry = (exit + 2) % 4
    if (next < 0) return false
    const meets = connector(pieces[next]!, entry)
    if (meets === undefined || meets === code) return false
    ;[cell, side] = [next, entry]
  }
  return false
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

function isMatched(puzzle: LockPuzzle, pieces: readonly (Placed | undefined)[], turns: number): boolean {
  const base = baseNow(puzzle, turns)
  const against = puzzle.against.every(({ place, side, base: i }) => {
    const piece = pieces[place]
    return piece === undefined || base[i] === null || glyph(piece, at(side)) === base[i]
  })
  const touching = puzzle.touching.every(({ a, aSide, b, bSide }) => {
    const [one, other] = [pieces[a], pieces[b]]
    return one === undefined || other === undefined || glyph(one, at(aSide)) === glyph(other, at(bSide))
  })
  return against && touching
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
