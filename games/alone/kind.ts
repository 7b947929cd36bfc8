import type { KindOf, Play, Question, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Item } from './content/items.ts'
import type { Being } from './content/monsters.ts'
import type { Options, Table } from './position.ts'

/** The types of the game, inferred from its chapters. */
export interface Alone extends KindOf<Table, Options, Questions, typeof chapters> {}

export type At = Play<Alone>
/** The rules of some of the steps: a chapter has one for each of its verbs. */
export type Rules = Partial<StepRules<Alone>>
export type Choices = Alone['choices']
export type Asks = Alone['asks']
export type Events = Alone['events']

/** What the rules ask of the Hero's character, skills, items and missions in force, and what kind of answer they want. */
export interface Questions {
  /** Dice of a Fight without an item, and of one with an item. */
  fightDice: Question<{ item: Item | null }, number>
  /** How many sectors an exploration without an item reveals. */
  exploreRange: Question<{}, number>
  /** How many things a Locate without an item asks for. */
  locateTargets: Question<{}, number>
  /** How many sectors a switch lights besides its own. */
  switchRange: Question<{}, number>
  /** Doors that may be locked after each movement point. */
  locks: Question<{}, number>
  /** Hazard tokens that an exploration may discard. */
  discards: Question<{}, number>
  /** Dice of a parting attack. */
  partingDice: Question<{}, number>
  /** Damage that kills a wounded monster. */
  killThreshold: Question<{ being: Being }, number>
  /** What recovering items give. */
  recovery: Question<{}, number>
  /** Adrenaline tokens at the end of a round. */
  refill: Question<{}, number>
}
