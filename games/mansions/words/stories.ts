import type { Clue, Letter } from '../content/ids.ts'

/** The words of a story: pages that are read aloud, and what its Events and its Objectives say. Asterisks mark emphasis. */
export interface StoryWords<C extends Clue = Clue> {
  readonly title: string
  /** Where it happens. */
  readonly place: string
  readonly introduction: string
  /** The four questions of the Keeper. */
  readonly questions: readonly [QuestionWords<Letter>, QuestionWords, QuestionWords, QuestionWords]
  readonly clues: Readonly<Record<C, string>>
  /** Events I to V. */
  readonly events: readonly [EventWords, EventWords, EventWords, EventWords, EventWords]
  readonly objectives: Readonly<Record<Letter, ObjectiveWords>>
}

/** Stories 3 to 5 have no Clue 4 (MM-C502). */
export type ShortClue = Exclude<Clue, 'clue-4a' | 'clue-4b'>

interface QuestionWords<L extends Letter = 'A' | 'B'> {
  readonly question: string
  readonly answers: Readonly<Record<L, string>>
}

interface EventWords {
  readonly title: string
  /** What is read: `all` always, and the text that matches an answer of the Keeper (MM-345). */
  readonly texts: { readonly [M in 'all' | `${1 | 4}${Letter}`]?: string }
}

interface ObjectiveWords {
  readonly title: string
  /** Paragraphs, in the order of the card. */
  readonly text: readonly string[]
  /** What is read when the Keeper wins, and when the investigators win (MM-009). */
  readonly keeperWins: string
  readonly investigatorsWin: string
}
