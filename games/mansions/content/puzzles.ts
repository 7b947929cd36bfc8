import type {
  Connector,
  Glyph,
  LockPieces,
  LockPuzzle,
  Puzzles,
  Side,
  WirePiece,
  WirePieces,
} from './types.ts'

/** The pieces and layouts of the fifteen puzzles (8.13). */

const straight = cable({ N: 'rb', S: 'br' }, ['N', 'S'])
const bendRedOutside = cable({ N: 'rb', E: 'br' }, ['N', 'E'])
const bendRedInside = cable({ N: 'br', E: 'rb' }, ['N', 'E'])
const crossover = cable({ N: 'rb', S: 'br', E: 'rb', W: 'br' }, ['N', 'S'], ['E', 'W'])

export const wirePieces: WirePieces = {
  'wire-01': straight,
  'wire-02': straight,
  'wire-03': straight,
  'wire-04': straight,
  'wire-05': cable({ N: 'rb', S: 'rb' }, ['N', 'S']),
  'wire-06': cable({ N: 'br', S: 'br' }, ['N', 'S']),
  'wire-07': bendRedOutside,
  'wire-08': bendRedOutside,
  'wire-09': bendRedInside,
  'wire-10': bendRedInside,
  'wire-11': cable({ N: 'rb', E: 'br', S: 'rb', W: 'br' }, ['N', 'E'], ['S', 'W']),
  'wire-12': cable({ N: 'br', E: 'rb', S: 'br', W: 'rb' }, ['N', 'E'], ['S', 'W']),
  'wire-13': crossover,
  'wire-14': crossover,
  'wire-15': crossover,
}

export const lockPieces: LockPieces = {
  'lp-01': ['Y', 'B', 'R', 'G'],
  'lp-02': ['Y', 'B', 'G', 'R'],
  'lp-03': ['Y', 'R', 'B', 'G'],
  'lp-04': ['Y', 'R', 'G', 'B'],
  'lp-05': ['Y', 'G', 'B', 'R'],
  'lp-06': ['Y', 'G', 'R', 'B'],
  'lp-07': ['Y', 'B', 'R', 'G'],
  'lp-08': ['Y', 'B', 'G', 'R'],
  'lp-09': ['Y', 'R', 'B', 'G'],
  'lp-10': ['Y', 'R', 'G', 'B'],
  'lp-11': ['Y', 'G', 'B', 'R'],
  'lp-12': ['Y', 'G', 'R', 'B'],
  'lp-13': ['Y', 'Y', 'R', 'R'],
  'lp-14': ['B', 'B', 'G', 'G'],
  'lp-15': ['Y', 'B', 'G', 'Y'],
}

// Wiring layouts: rows and columns in the order of dealing.
const square = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
] as const
const fourAndTwo = [
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 2],
  [2, 3],
] as const
const eight = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 1],
  [3, 2],
] as const

export const puzzles: Puzzles = {
  '1A': {
    kind: 'wiring',
    cells: square,
    start: { cell: 0, side: 'W', code: 'br' },
    end: { cell: 3, side: 'E', code: 'rb' },
  },
  '1B': {
    kind: 'wiring',
    cells: square,
    start: { cell: 0, side: 'N', code: 'br' },
    end: { cell: 3, side: 'E', code: 'rb' },
  },
  '2A': {
    kind: 'wiring',
    cells: fourAndTwo,
    start: { cell: 0, side: 'W', code: 'br' },
    end: { cell: 5, side: 'S', code: 'rb' },
  },
  '2B': {
    kind: 'wiring',
    cells: fourAndTwo,
    start: { cell: 0, side: 'W', code: 'br' },
    end: { cell: 3, side: 'E', code: 'rb' },
  },
  '3A': {
    kind: 'wiring',
    cells: eight,
    start: { cell: 0, side: 'N', code: 'br' },
    end: { cell: 7, side: 'S', code: 'rb' },
  },
  '3B': {
    kind: 'wiring',
    cells: eight,
    start: { cell: 2, side: 'E', code: 'br' },
    end: { cell: 6, side: 'W', code: 'br' },
  },
  '4A': rectangle('Y', 'R', 'B', null),
  '4B': rectangle('Y', 'Y', 'R', 'R'),
  '5A': triangle('Y', 'B', 'R'),
  '5B': triangle('Y', 'G', 'G'),
  '6A': cross('Y', 'R', 'B', null, 'R', 'B', 'G', null),
  '6B': cross('Y', null, 'B', null, 'R', null, 'G', null),
  '7': {
    kind: 'rune',
    rows: 2,
    columns: 3,
    pieces: ['rune7-1', 'rune7-2', 'rune7-3', 'rune7-4', 'rune7-5', 'rune7-6'],
  },
  '8': {
    kind: 'rune',
    rows: 2,
    columns: 4,
    pieces: ['rune8-1', 'rune8-2', 'rune8-3', 'rune8-4', 'rune8-5', 'rune8-6', 'rune8-7', 'rune8-8'],
  },
  '9': {
    kind: 'rune',
    rows: 3,
    columns: 3,
    pieces: [
      'rune9-1',
      'rune9-2',
      'rune9-3',
      'rune9-4',
      'rune9-5',
      'rune9-6',
      'rune9-7',
      'rune9-8',
      'rune9-9',
    ],
  },
}

function cable(
  connectors: { readonly [S in Side]?: Connector },
  ...cables: readonly (readonly [Side, Side])[]
): WirePiece {
  return { connectors, cables }
}

/** Base 4: its symbols are top left, top right, bottom left, bottom right; it turns by 180°. */
function rectangle(...base: readonly [Glyph | null, Glyph | null, Glyph | null, Glyph | null]): LockPuzzle {
  return {
    kind: 'lock',
    places: ['ul', 'ur', 'll', 'lr'],
    base,
    turn: [3, 2, 1, 0],
    against: [
      { place: 0, side: 'S', base: 0 },
      { place: 1, side: 'S', base: 1 },
      { place: 2, side: 'N', base: 2 },
      { place: 3, side: 'N', base: 3 },
    ],
    touching: [
      { a: 0, aSide: 'E', b: 1, bSide: 'W' },
      { a: 2, aSide: 'E', b: 3, bSide: 'W' },
    ],
  }
}

/** Base 5: sides 1, 2 and 3; it turns by 120° clockwise. S of a piece is towards the base. */
function triangle(...base: readonly [Glyph, Glyph, Glyph]): LockPuzzle {
  return {
    kind: 'lock',
    places: ['outer-3', 'outer-1', 'inner-3', 'inner-1', 'inner-2', 'outer-2'],
    base,
    turn: [1, 2, 0],
    against: [
      { place: 3, side: 'S', base: 0 },
      { place: 4, side: 'S', base: 1 },
      { place: 2, side: 'S', base: 2 },
    ],
    touching: [
      { a: 1, aSide: 'S', b: 3, bSide: 'N' },
      { a: 5, aSide: 'S', b: 4, bSide: 'N' },
      { a: 0, aSide: 'S', b: 2, bSide: 'N' },
    ],
  }
}

/**
 * Base 6: north arm's west and east side, east arm's north and south, south arm's east and west, west arm's south and north. It turns by
 * 90° clockwise, so that the north arm's west side becomes the east arm's north side. No two pieces touch.
 */
function cross(
  ...base: readonly [
    Glyph | null,
    Glyph | null,
    Glyph | null,
    Glyph | null,
    Glyph | null,
    Glyph | null,
    Glyph | null,
    Glyph | null,
  ]
): LockPuzzle {
  return {
    kind: 'lock',
    places: ['nw', 'ne', 'sw', 'se'],
    base,
    turn: [2, 3, 4, 5, 6, 7, 0, 1],
    against: [
      { place: 0, side: 'E', base: 0 },
      { place: 0, side: 'S', base: 7 },
      { place: 1, side: 'W', base: 1 },
      { place: 1, side: 'S', base: 2 },
      { place: 2, side: 'N', base: 6 },
      { place: 2, side: 'E', base: 5 },
      { place: 3, side: 'N', base: 3 },
      { place: 3, side: 'W', base: 4 },
    ],
    touching: [],
  }
}
