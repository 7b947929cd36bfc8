import type { Letter } from '../content/ids.ts'

/** What is said of a story without opening its pages. */
export interface Headings {
  readonly title: string
  /** The four questions of the Keeper. */
  readonly questions: readonly [Question<Letter>, Question, Question, Question]
  /** Events I to V. */
  readonly events: readonly [string, string, string, string, string]
  readonly objectives: Readonly<Record<Letter, string>>
}

interface Question<L extends Letter = 'A' | 'B'> {
  readonly question: string
  readonly answers: Readonly<Record<L, string>>
}
