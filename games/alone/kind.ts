import type { KindOf, Play, Question, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Item } from './cards/items.ts'
import type { Being, MonsterKind } from './content/monsters.ts'
import type { Cause, Gait, RoundMark } from './names.ts'
import type { Options, Table } from './position.ts'

/** The types of the game. Its verbs and events are inferred from the vocabularies of its chapters. */
export interface Alone extends KindOf<Table, Options, Questions, typeof chapters> {}

export type At = Play<Alone>
/** The rules of some of the steps. Each chapter writes its own. */
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
  /** Ways to move without an item. */
  gaits: Question<{}, readonly Gait[]>
  /** What the Hero could do about a roll of Evil's dice, before hits are counted. */
  evasions: Question<{ surging: boolean; hits: number }, readonly Evasion[]>
  /** What the Hero could do about a loss. */
  saves: Question<Losing, readonly Save[]>
  /** Who lets the Hero roll dice of a Fight again. */
  rerolls: Question<{}, readonly ('marksman' | 'captain')[]>
  /** Whether the Hero may act once more after the last action. */
  actsAgain: Question<{}, boolean>
  /** Whether the Hero may keep what would be forgotten of the maze. */
  mayKeepMaze: Question<{ why: 'round' | 'stairs' }, boolean>
  /** What makes this fright cost one less: something that can be used once a round. */
  calmedBy: Question<{}, RoundMark | null>
  /** What makes this use of an item cost one charge less. */
  chargeSavedBy: Question<{}, RoundMark | null>
  /** Whether any component upgrades any item. */
  takesAnyComponent: Question<{}, boolean>
  /** What comes back at the end of a round: points of the Hero's choice, and self-control. */
  rest: Question<{}, { points: number; control: number }>
  /** Whether an ally leads the Hero a step further after a Move. */
  isLedFurther: Question<{}, boolean>
  /** Whether an ally tends the Hero at the end of a turn. */
  isTended: Question<{}, boolean>
  /** Whether Evil may move an unseen monster after a Move. */
  isSilent: Question<{}, boolean>
  /** Which monster Evil may spawn at the end of a round. */
  broods: Question<{}, MonsterKind | null>
}

export type Evasion = 'wearMask' | 'sealSuit' | 'evade'
/** Something that prevents a loss; the charges of Body Armour are the Hero's choice. */
export type Save =
  | { step: 'wearArmour'; charges: number }
  | { step: 'wearGoggles' | 'standFirm' | 'takeAntitoxin' | 'keepComposure' }
export interface Losing {
  health: number
  control: number
  cause: Cause
}
