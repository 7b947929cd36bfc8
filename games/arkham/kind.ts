import type { KindOf, Play, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Options, Table } from './position.ts'

/** The types of the game. Its verbs and events are inferred from the vocabularies of its chapters. */
export interface Arkham extends KindOf<Table, Options, object, typeof chapters> {}

export type At = Play<Arkham>
/** The rules of some of the steps. Each chapter writes its own. */
export type Rules = Partial<StepRules<Arkham>>
export type Choices = Arkham['choices']
export type Asks = Arkham['asks']
export type Steps = Arkham['steps']
export type Events = Arkham['events']
