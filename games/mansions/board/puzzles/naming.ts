import type { PuzzleId, Wire } from '../../content/ids.ts'
import { puzzles, wirePieces } from '../../content/puzzles.ts'
import { type Side, sides } from '../../content/types.ts'
import type { Laid } from '../../position.ts'
import type { PuzzleWords } from '../../words/puzzling.ts'
import { type Progress, glyphsAround } from './state.ts'

/** What a piece is called for those who do not see it: where it lies, what is on it, and what of that is right. */
export function nameOfPiece(
  words: PuzzleWords,
  id: PuzzleId,
  laid: Pick<Laid, 'pieces'>,
  place: number,
  progress: Progress,
): string {
  const puzzle = puzzles[id]
  const piece = laid.pieces[place]!
  if (puzzle.kind === 'rune') {
    const number = (puzzle.pieces as readonly string[]).indexOf(piece.piece) + 1
    const [row, column] = [Math.floor(place / puzzle.columns) + 1, (place % puzzle.columns) + 1]
    return words.slip(place, row, column, number, progress.right[place]!)
  }
  if (puzzle.kind === 'wiring') {
    const [row, column] = puzzle.cells[place]!
    return words.wire(place, row, column, cablesOf(piece), progress.right[place]!)
  }
  const edges = glyphsAround(piece).map((glyph, i) => ({
    side: sides[i]!,
    glyph,
    fits: progress.edges[place]![sides[i]!],
  }))
  const at = puzzle.places[place]!
  return words.tumbler(place, at, edges, at.includes('er-'))
}

/** The cables of a wiring piece as it lies. */
function cablesOf({ piece, turn }: Laid['pieces'][number]) {
  const { cables, connectors } = wirePieces[piece as Wire]
  const end = (side: Side) => ({ side: sides[(sides.indexOf(side) + turn) % 4]!, code: connectors[side]! })
  return cables.map(([a, b]) => ({ ends: [end(a), end(b)] as const }))
}
