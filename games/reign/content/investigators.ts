/** Numbers that are the same for every investigator, unless a card changes them. */
export const fullSanity = 4
export const usualActions = { sane: 4, insane: 3 } as const
export const usualHandLimit = 7
export const cluesToSeal = 5
