import type { PuzzleId } from '../content/ids.ts'
import type { Connector, Glyph, Side } from '../content/types.ts'

/** What is said of a puzzle on the desk. */
export interface PuzzleWords {
  title(puzzle: PuzzleId): string
  /** When it is solved, in a sentence, by kind. */
  readonly goal: Readonly<Record<Kind, string>>
  tries(who: string): string
  /** For those who watch (MM-636). */
  readonly noAdvice: string
  moves(n: number): string
  progress(kind: Kind, done: number, of: number): string
  readonly solved: string
  readonly unsolved: string
  /** How to play, for fingers and mice and for keys. */
  howTo(kind: Kind): string
  readonly keys: string
  readonly picture: string
  /** A wiring piece: its number and place, the ends of its cables, whether the current passes. */
  wire(place: number, row: number, column: number, cables: readonly Cable[], live: boolean): string
  /** A lock piece: its place, and for each side the symbol and whether it matches what it lies against. */
  tumbler(place: number, at: string, edges: readonly Edge[], onArm: boolean): string
  slip(place: number, row: number, column: number, number: number, right: boolean): string
  readonly base: string
  readonly glyphs: Readonly<Record<Glyph, string>>
  readonly tools: string
  /** Short captions of the tools; their full names are those of the choices. */
  readonly turn: Readonly<Record<'left' | 'right', string>>
  readonly turnBase: Readonly<Record<'left' | 'right', string>>
  swapWith(place: number): string
  readonly draw: string
  readonly think: string
  /** Puts the desk away to look at the house, and brings it back. */
  readonly house: string
  readonly back: string
  readonly drawn: string
  seconds(n: number): string
  pieceNumber(place: number): string
  twoPieces(a: number, b: number): string
  readonly self: string
}

type Kind = 'wiring' | 'lock' | 'rune'

export interface Cable {
  readonly ends: readonly [End, End]
}
interface End {
  readonly side: Side
  readonly code: Connector
}
export interface Edge {
  readonly side: Side
  readonly glyph: Glyph
  /** Missing: it lies against nothing. */
  readonly fits: boolean | undefined
}
