export const candlesAtStart = 8
export const cluesToWin = 4
export const doomToLose = 3

/** The six sides of the die. */
export const faces = ['clue', 'clue', 'clue', 'omen', 'omen', 'quiet'] as const
export type Face = (typeof faces)[number]
