import type { Play, Question, Seat, StepRules, shape } from '@miskatonic/kernel'
import type { Difficulty } from './content/characters.ts'
import type { Item } from './content/items.ts'
import type { MapName } from './content/maps.ts'
import type { Being } from './content/monsters.ts'
import { type AnswersTo, asks } from './position/asks.ts'
import { choices } from './position/choices.ts'
import { effects } from './position/effects.ts'
import type { Events } from './position/events.ts'
import type { Table } from './position/table.ts'

/** What lies on the table, every verb with its arguments, every event, every question: position/ has a file for each. */
export { asks, choices }
export type { Events }
export type {
  Among,
  Cause,
  DarkPlace,
  Gait,
  Loss,
  Report,
  SeenAs,
  Sought,
  TrapPlace,
} from './position/names.ts'
export { sought } from './position/names.ts'
export { type Hero, type Monster, type SectorCard, type Table, table } from './position/table.ts'

export interface Options {
  /** How many Evil players there are. */
  evil: 1 | 2 | 3
  map: MapName | 'random'
  difficulty: Difficulty
  /** Whether the levels are turned and mirrored (AL-022), and the rooms shuffled (AL-023). */
  turned: 'yes' | 'no'
  shuffled: 'yes' | 'no'
  /** Who leads Evil in the first round (AL-039). */
  leader: Seat
}

/** Every verb of the game. */
export const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export type Choices = ArgumentsOf<typeof choices>
export type Asks = ArgumentsOf<typeof asks>

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

export interface Alone {
  table: Table
  options: Options
  choices: Choices
  asks: Asks
  steps: ArgumentsOf<typeof steps>
  events: Events
  questions: Questions
  answersTo: AnswersTo
}

export type At = Play<Alone>
/** The rules of some of the steps. Each file in steps/ writes one chapter. */
export type Chapter = Partial<StepRules<Alone>>
