import type { KindOf, Play, Question, Seat, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Options, Table } from './position.ts'

/** The types of the game. Its verbs and events are inferred from the vocabularies of its chapters. */
export interface Sample extends KindOf<Table, Options, Questions, typeof chapters> {}

export type At = Play<Sample>
/** The rules of some of the steps. Each chapter writes its own. */
export type Rules = Partial<StepRules<Sample>>
export type Choices = Sample['choices']
export type Events = Sample['events']

/** What the rules ask of the cards in play, and what kind of answer they want. */
export interface Questions {
  /** How many clues a clue face is. */
  cluesOfFace: Question<{ seat: Seat }, number>
  /** How much doom an omen face is. */
  doomOfOmen: Question<{ seat: Seat }, number>
}
