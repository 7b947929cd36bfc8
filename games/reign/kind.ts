import type { KindOf, Play, Question, Rule, Seat, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Options, Table } from './position.ts'

/** The types of the game. Its verbs and events are inferred from the vocabularies of its chapters. */
export interface Reign extends KindOf<Table, Options, Questions, typeof chapters> {}

export type At = Play<Reign>
/** The rules of some of the steps. Each chapter writes its own. */
export type Rules = Partial<StepRules<Reign>>
/** By choice that a player may want to make at any time: the rule that forbids it now, if one does. */
export type Forbidden = {
  [C in keyof Choices]?: (play: At, seat: Seat, args: Choices[C]) => Rule | undefined
}
export type Choices = Reign['choices']
export type Events = Reign['events']

/** What the rules ask of the cards in play, and what kind of answer they want. */
export interface Questions {
  /** Actions in a turn. */
  actions: Question<{ seat: Seat }, number>
  handLimit: Question<{ seat: Seat }, number>
  /** Clue cards of the town needed to seal its gate. */
  cluesToSeal: Question<{ seat: Seat }, number>
  /** Clue cards of a connected town needed as well. */
  extraCluesToSeal: Question<{ seat: Seat }, number>
  /** Clue cards saved on the next seal, of either kind. */
  cluesSaved: Question<{ seat: Seat }, number>
  tradeCost: Question<{ kind: 'clue' | 'relic'; seat: Seat; with: Seat }, number>
  shoggothCost: Question<{ seat: Seat }, number>
  cultistsPerFight: Question<{ seat: Seat }, number>
  /** How many locations a Walk leads through. */
  walkLength: Question<{ seat: Seat }, 'one' | 'one or two' | 'two'>
  busAnywhere: Question<{ seat: Seat }, boolean>
  rollsForRelic: Question<{ seat: Seat }, boolean>
  /** The rule that forbids it, if one does. */
  walkForbidden: Question<{ seat: Seat }, Rule | undefined>
  gateForbidden: Question<{ seat: Seat }, Rule | undefined>
  busForbidden: Question<{ seat: Seat }, Rule | undefined>
  relicForbidden: Question<{ seat: Seat }, Rule | undefined>
  givingRelicForbidden: Question<{ from: Seat; to: Seat }, Rule | undefined>
}
