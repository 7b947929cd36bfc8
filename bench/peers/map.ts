/**
 * The table of the small game: its map, its numbers and the words that every version uses for options and
 * views. The rules themselves are in small-game.md.
 */

export const SEATS = 4
export const PLACES = 24
export const REGIONS = 4
const PLACES_PER_REGION = 6
export const CLUES_PER_REGION = 12
export const CLUES = REGIONS * CLUES_PER_REGION

export const CULTISTS = 36
export const CULTISTS_PER_PLACE = 3
/** How many cultists stand on the place of the first, second, … summoning card turned over at setup. */
export const SETUP_CULTISTS: readonly number[] = [3, 3, 2, 2, 1, 1]

export const START_PLACE = 0
export const START_HAND = 3
export const HAND_LIMIT = 7
export const ACTIONS = 4
export const DRAW = 2
export const CLUES_TO_SEAL = 4
export const AWAKENINGS_TO_LOSE = 7
/** How many summoning cards are turned over a turn, by the number of awakenings so far. */
export const SUMMONS: readonly number[] = [2, 2, 3, 3, 4, 4, 4]

/** A ring of six places in each region, and five roads between the regions. */
const ROADS: readonly (readonly [number, number])[] = [
  ...[0, 6, 12, 18].flatMap((first) =>
    [0, 1, 2, 3, 4, 5].map((i): [number, number] => [first + i, first + ((i + 1) % PLACES_PER_REGION)]),
  ),
  [0, 9],
  [0, 21],
  [3, 15],
  [8, 14],
  [17, 20],
]

/** The places one step away from each place, in ascending order. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, place) =>
  ROADS.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).sort((a, b) => a - b),
)

/** The place of each region's gate. */
export const GATES: readonly number[] = [2, 7, 12, 22]

export const regionOf = (place: number): number => Math.floor(place / PLACES_PER_REGION)
export const regionOfClue = (card: number): number => Math.floor(card / CLUES_PER_REGION)

export const OUTCOMES = ['won', 'awakened', 'no cultists', 'no clues'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** One legal move. `optionKey` gives it the name by which all versions of the game call it. */
export type Option =
  | { move: 'walk'; to: number }
  | { move: 'fight' }
  | { move: 'give'; card: number; seat: number }
  | { move: 'seal' }
  | { move: 'rest' }
  | { move: 'discard'; card: number }

export function optionKey(option: Option): string {
  switch (option.move) {
    case 'walk':
      return `walk ${option.to}`
    case 'give':
      return `give ${option.card} ${option.seat}`
    case 'discard':
      return `discard ${option.card}`
    default:
      return option.move
  }
}

/**
 * What one seat may know, exactly as every version writes it as JSON. The order of cards in `hand` has no
 * meaning.
 */
export interface View {
  seat: number
  turn: number
  active: number
  actionsLeft: number
  asked: number | null
  question: 'action' | 'discard' | null
  outcome: Outcome | null
  cultists: readonly number[]
  pieces: readonly number[]
  hand: readonly number[]
  handSizes: readonly number[]
  clueDeck: number
  clueDiscard: readonly number[]
  summonDeck: number
  summonDiscard: readonly number[]
  pool: number
  awakenings: number
  sealed: readonly boolean[]
}
