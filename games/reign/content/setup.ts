/** Numbers of the set-up that depend on the number of players and the difficulty (ledger, table 8.8). */
export type Players = 2 | 3 | 4
export type Difficulty = 'introductory' | 'standard' | 'expert'

export const cluesRemovedPerTown: Record<Difficulty, number> = { introductory: 0, standard: 1, expert: 2 }
export const relicsInDeck: Record<Players, number> = { 2: 4, 3: 5, 4: 6 }
export const cardsDealt: Record<Players, number> = { 2: 4, 3: 3, 4: 2 }

export const cultistFigures = 26
export const shoggothFigures = 3
/** Cultists on the locations of the first six Summoning cards. The seventh card brings a Shoggoth. */
export const firstCultists = [3, 3, 2, 2, 1, 1] as const
export const cultistsPerPlace = 3
