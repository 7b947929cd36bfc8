/** The Old Ones (ledger, table 8.4). */
export const oldOnes = [
  'atlach-nacha',
  'azathoth',
  'cthulhu',
  'dagon',
  'hastur',
  'ithaqua',
  'nyarlathotep',
  'shub-niggurath',
  'shudde-mell',
  'tsathoggua',
  'yig',
  'yog-sothoth',
] as const
export type OldOne = (typeof oldOnes)[number]

/** Cthulhu always lies last in the row, behind six others. */
export const cthulhu = 'cthulhu'
export const othersInRow = 6

/** Their effects last until the end of the game. */
export const lastingOldOnes: readonly OldOne[] = ['azathoth', 'ithaqua', 'nyarlathotep', 'yig', 'yog-sothoth']

/** Summoning cards revealed in a turn, by the number of Old Ones awake (ledger, table 8.7). */
export const summoningRate = [2, 2, 2, 2, 3, 3, 3] as const

export const azathothTakes = 3
/** What the team loses together, by the number of players. */
export const shuddeMellTakes = { 2: 3, 3: 4, 4: 5 } as const
export const tsathogguaTakes = { 2: 2, 3: 3, 4: 4 } as const
export const shubNiggurathReveals = 4
