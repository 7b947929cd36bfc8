import type { KindOf, Play, StepRules } from '@miskatonic/kernel'
import type { chapters } from './chapters.ts'
import type { Options, Table } from './position.ts'

/** The types of the game. Its verbs and events are inferred from the vocabularies of its chapters. */
export interface Mansions extends KindOf<Table, Options, object, typeof chapters> {}

export type At = Play<Mansions>
/** The rules of some of the steps. Each chapter writes its own. */
export type Rules = Partial<StepRules<Mansions>>
export type Choices = Mansions['choices']
export type Asks = Mansions['asks']
export type Events = Mansions['events']
