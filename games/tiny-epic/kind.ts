import type { KindOf, Play, Question, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Character } from './content/characters.ts'
import type { Options, Table } from './position.ts'

/** The types of the game. Its verbs and events are inferred from the vocabularies of its chapters. */
export interface TinyEpic extends KindOf<Table, Options, Questions, typeof chapters> {}

export type At = Play<TinyEpic>
export type Choices = TinyEpic['choices']
export type Events = TinyEpic['events']
/** The rules of some of the steps. Each chapter writes its own. */
export type Rules = Partial<StepRules<TinyEpic>>

/** What the rules ask of the characters' abilities, and what kind of answer they want. */
export interface Questions {
  /** How many towns a Move may go. */
  moveLength: Question<{ who: Character }, number>
  /** How much less a Banish may cost. */
  banishDiscount: Question<{ who: Character }, number>
  /** Whether one of the draws on arrival may be left out. */
  maySpareDraw: Question<{ who: Character }, boolean>
  /** Whether madness may be spent as the next colour in the cycle. */
  shiftsColours: Question<{ who: Character }, boolean>
  /** What may be done without an action: turn up pages nearby, or exchange tentacles in the same town. */
  freeVerb: Question<{ who: Character }, 'none' | 'consult' | 'exchange'>
}
