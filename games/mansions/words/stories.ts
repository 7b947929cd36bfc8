import type { Clue, Letter } from '../content/ids.ts'

/**
 * The pages of a story: what is read aloud, and what its Events and Objectives say. Asterisks mark emphasis. Titles and questions stand
 * in `headings.ts`.
 */
export interface StoryWords<C extends Clue = Clue> {
  /** Where it happens. */
  readonly place: string
  readonly introduction: string
  readonly clues: Readonly<Record<C, string>>
  /** Events I to V. */
  readonly events: readonly [EventWords, EventWords, EventWords, EventWords, EventWords]
  readonly objectives: Readonly<Record<Letter, ObjectiveWords>>
}

/** Stories 3 to 5 have no Clue 4 (MM-C502). */
export type ShortClue = Exclude<Clue, 'clue-4a' | 'clue-4b'>

interface EventWords {
  /** What is read: `all` always, and the text that matches an answer of the Keeper (MM-345). */
  readonly texts: { readonly [M in 'all' | `${1 | 4}${Letter}`]?: string }
}

interface ObjectiveWords {
  /** Paragraphs, in the order of the card. */
  readonly text: readonly string[]
  /** What is read when the Keeper wins, and when the investigators win (MM-009). */
  readonly keeperWins: string
  readonly investigatorsWin: string
}
