/** The characters (ledger, table 8.7), each usable as the Hero or as an ally. */
export const characters = ['pilot', 'engineer', 'captain', 'doctor'] as const
export type Character = (typeof characters)[number]

/** The Hero's sheet (ledger, table 8.3). */
export const fullTrack = 12
export const firstAdrenaline = 3
export const mostAdrenaline = 6
export const turnsInARound = 8
export const firstRound = 3
export const lastRound = 5
export const allyCharges = 6
export const pointsForASkill = 2

/** AL-174: tokens for a round, by the lower of health and self-control. */
export function adrenalineFor(lower: number): number {
  if (lower >= 10) return 3
  if (lower >= 7) return 4
  return lower >= 4 ? 5 : 6
}

/** The dice (ledger, table 8.2). */
export const dieFaces = ['hit', 'hit', 'surge', 'surge', 'miss', 'miss'] as const
export type Face = (typeof dieFaces)[number]
export const faces = ['hit', 'surge', 'miss'] as const

export const difficulties = ['normal', 'easy', 'nightmare', 'impossible'] as const
export type Difficulty = (typeof difficulties)[number]

export const heroSeat = 'hero'
export const evilSeats = ['e1', 'e2', 'e3'] as const
