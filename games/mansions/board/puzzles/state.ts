import { lockPieces, puzzles, wirePieces } from '../../content/puzzles.ts'
import type { LockPiece, PuzzleId, Wire } from '../../content/ids.ts'
import { type Glyph, type Side, sides } from '../../content/types.ts'
import type { Laid } from '../../position.ts'
import { currentIn, isSolved, meetingsIn } from '../../steps/pieces.ts'

/** What can be seen of a puzzle at a glance: what is connected, matched, in its place. */
export interface Progress {
  readonly solved: boolean
  /** By place: the piece is part of what is right already. */
  readonly right: readonly boolean[]
  /** Wiring: by place, the printed cables that carry the current. */
  readonly live: readonly (readonly number[])[]
  /** Locks: by place and side as it lies, whether the edges there match; sides that meet nothing are missing. */
  readonly edges: readonly { readonly [S in Side]?: boolean }[]
  /** How many pieces the current passes, edges match or slips lie in their places, and of how many. */
  readonly done: number
  readonly of: number
}

type Laying = Pick<Laid, 'pieces' | 'base'>

export function progressOf(id: PuzzleId, laid: Laying): Progress {
  const puzzle = puzzles[id]
  const none = laid.pieces.map(() => [])
  const solved = isSolved(id, laid)
  if (puzzle.kind === 'rune') {
    const right = laid.pieces.map(({ piece }, i) => piece === puzzle.pieces[i])
    return { solved, right, live: none, edges: laid.pieces.map(() => ({})), ...counted(right) }
  }
  if (puzzle.kind === 'wiring') {
    const { passes } = currentIn(puzzle, laid.pieces)
    const live = laid.pieces.map((_, i) =>
      passes.filter(({ cell }) => cell === i).map(({ from }) => cableAt(laid, i, from)),
    )
    const right = live.map((cables) => cables.length > 0)
    return { solved, right, live, edges: laid.pieces.map(() => ({})), ...counted(right) }
  }
  const meetings = meetingsIn(puzzle, laid.pieces, laid.base)
  const edges = laid.pieces.map((): { [S in Side]?: boolean } => ({}))
  for (const { place, side, other, fits } of meetings) {
    edges[place]![side] = fits
    if (other !== null) edges[other.place]![other.side] = fits
  }
  const right = edges.map((all) => Object.values(all).every((fits) => fits))
  return { solved, right, live: none, edges, ...counted(meetings.map(({ fits }) => fits)) }
}

function counted(all: readonly boolean[]): Pick<Progress, 'done' | 'of'> {
  return { done: all.filter((each) => each).length, of: all.length }
}

/** The number of the cable that begins or ends at this side of the piece as it lies. */
function cableAt({ pieces }: Laying, place: number, side: number): number {
  const { piece, turn } = pieces[place]!
  const printed = sides[(side - turn + 4) % 4]!
  return wirePieces[piece as Wire].cables.findIndex((ends) => ends.includes(printed))
}

/** The symbols of a lock piece on N, E, S, W as it lies. */
export function glyphsAround({ piece, turn }: Laid['pieces'][number]): Glyph[] {
  return sides.map((_, i) => lockPieces[piece as LockPiece][(i - turn + 4) % 4]!)
}
