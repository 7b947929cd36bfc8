import type { Door, Room, Space } from '../names.ts'
import type { Effect } from '../effects.ts'
import type {
  KeeperAction,
  Letter,
  Lock,
  LockPiece,
  PuzzleId,
  RoomCard,
  Rune,
  Symbol,
  Tag,
  Wire,
} from './ids.ts'

/**
 * What maps, stories and puzzles are. Files: maps/<story>.ts with maps/index.ts `maps`, stories/<story>.ts with stories/index.ts `stories`
 * (both records by story), puzzles.ts `wirePieces`, `lockPieces`, `puzzles`, rooms.ts `rooms` (tags and dots by room).
 */

/** MM-C401: x grows to the right, y downwards. */
export interface Rect {
  readonly x1: number
  readonly x2: number
  readonly y1: number
  readonly y2: number
}

export interface RoomTraits {
  readonly tags: readonly Tag[]
  /** MM-685, MM-688. */
  readonly dots: boolean
}

export interface MapRoom {
  readonly panel: 'g' | 'u' | 'b'
  /** The first is `room-1`, the second `room-2`, … */
  readonly spaces: readonly Rect[]
}

export interface MapDoor {
  /** Its two spaces; null is the outside (MM-591). */
  readonly between: readonly [Space, Space | null]
  /** Where it is drawn; stairs have no such point (MM-C402). */
  readonly at: readonly [number, number] | null
  readonly sealed?: true
}

export interface HouseMap {
  readonly rooms: Readonly<Record<Room, MapRoom>>
  /** White lines, those that touch diagonally included (MM-026, MM-029). */
  readonly open: readonly (readonly [Space, Space])[]
  readonly doors: Readonly<Record<Door, MapDoor>>
  readonly start: Space
  /** MM-591. */
  readonly escape: Door
  readonly altar: Space
  readonly hearths: readonly Space[]
  /** A barrier's own space, and the doors that it may be put on. */
  readonly barriers: readonly { readonly at: Space; readonly doors: readonly Door[] }[]
  readonly hidingPlaces: readonly Space[]
  readonly ladders: readonly [Space, Space]
  readonly vents: readonly Space[]
  readonly corpses: readonly Space[]
}

/** Cards that lie in a room only with one answer: question and letter. */
export interface WithAnswer {
  readonly if: `${1 | 2 | 3 | 4}${Letter}`
  /** A card may depend on a second answer (MM-C503). */
  readonly cards: readonly (StackCard | WithAnswer)[]
}
/** A card of a stack; `clue-3` is the Clue of that number with the letter that the answers give it. */
export type StackCard = Exclude<RoomCard, `clue-${string}`> | `clue-${1 | 2 | 3 | 4}`

export interface StoryRoom {
  readonly lock: Lock | null
  /** Top first. */
  readonly stack: readonly (StackCard | WithAnswer)[]
}

export interface StoryEvent {
  /** Time tokens after which it is resolved. */
  readonly time: number
  readonly effect: Effect
}

export interface StoryData {
  /** How many answers each question has. */
  readonly questions: readonly [3, 2, 2, 2]
  /** By number of the Clue: the question whose answer is its letter. */
  readonly clues: { readonly 1: 1; readonly 2: 2; readonly 3: 3; readonly 4?: 4 }
  readonly keeper: { readonly mythos: number; readonly trauma: number }
  readonly symbols: readonly Symbol[]
  readonly actions: readonly KeeperAction[]
  /** Every room of the map. */
  readonly rooms: Readonly<Record<Room, StoryRoom>>
  readonly events: readonly [StoryEvent, StoryEvent, StoryEvent, StoryEvent, StoryEvent]
}

/** Sides of a piece, clockwise. */
export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

/** The order of the wires of a connector, clockwise round the piece. */
export type Connector = 'rb' | 'br'
export interface WirePiece {
  /** Arrow up, by side; missing: blank. */
  readonly connectors: { readonly [S in Side]?: Connector }
  readonly cables: readonly (readonly [Side, Side])[]
}
export type WirePieces = { readonly [W in Wire]: WirePiece }

/** Yellow sun, blue eye, red key, green star. */
export type Glyph = 'Y' | 'B' | 'R' | 'G'
/** The symbols on N, E, S, W, arrow up. */
export type LockPieces = { readonly [P in LockPiece]: readonly [Glyph, Glyph, Glyph, Glyph] }

interface Contact {
  /** The place by its number in `cells`, and the side of the piece there. */
  readonly cell: number
  readonly side: Side
  /** What the piece must show. */
  readonly code: Connector
}
export interface WiringPuzzle {
  readonly kind: 'wiring'
  /** Row and column, in the order in which pieces are dealt. */
  readonly cells: readonly (readonly [number, number])[]
  readonly start: Contact
  readonly end: Contact
}

export interface LockPuzzle {
  readonly kind: 'lock'
  /** Names of the places, in the order in which pieces are dealt. */
  readonly places: readonly string[]
  /** The symbols of the base, place by place round it; null is blank. Turning the base moves each on to the next place of `turn`. */
  readonly base: readonly (Glyph | null)[]
  /** Base symbol i moves to `turn[i]`. */
  readonly turn: readonly number[]
  /** Which edge of which place lies against which symbol of the base. */
  readonly against: readonly { readonly place: number; readonly side: Side; readonly base: number }[]
  /** Edges of two places that touch; these may be swapped. */
  readonly touching: readonly {
    readonly a: number
    readonly aSide: Side
    readonly b: number
    readonly bSide: Side
  }[]
}

export interface RunePuzzle {
  readonly kind: 'rune'
  readonly rows: number
  readonly columns: number
  /** By the place where they belong. */
  readonly pieces: readonly Rune[]
}

export type Puzzle = WiringPuzzle | LockPuzzle | RunePuzzle
export type Puzzles = { readonly [P in PuzzleId]: Puzzle }
