/** What reaction cards have in common; the cards themselves are in cards/. */
export const deckNames = ['fury', 'speed', 'dread', 'traps'] as const
export type DeckName = (typeof deckNames)[number]

export const actionKinds = ['move', 'explore', 'fight', 'locate', 'search', 'interact'] as const
export type ActionKind = (typeof actionKinds)[number]

/** What has to have happened in this turn (AL-667). */
export type Condition = ActionKind | 'health' | 'control'

/** When a card is played: instants at the moment printed on them, others at the end of the turn. */
export const moments = [
  'declared',
  'before-leave',
  'after-step',
  'before-reveal',
  'before-roll',
  'after-roll',
  'before-answer',
  'after-answer',
  'after-loss',
  'end-of-turn',
] as const
export type Moment = (typeof moments)[number]

/** The reaction track (AL-641): spaces, and those that show a hazard symbol; one more symbol stands behind the last space. */
export const trackSpaces = 8
export const spacesWithSymbol: readonly number[] = [5, 6, 7, 8]
export const reactionsInATurn = 2

/** AL-601 to AL-603: by the number of Evil players. */
export const handSize: Readonly<Record<number, number>> = { 1: 10, 2: 6, 3: 4 }
