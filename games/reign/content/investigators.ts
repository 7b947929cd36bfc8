/** The investigators (ledger, table 8.2). What they can do stands in steps/investigators.ts. */
export const investigators = [
  'detective',
  'doctor',
  'driver',
  'hunter',
  'magician',
  'occultist',
  'reporter',
] as const
export type Investigator = (typeof investigators)[number]

export const fullSanity = 4
export const usualActions = { sane: 4, insane: 3 } as const
export const usualHandLimit = 7
export const cluesToSeal = 5
