import type { CustomCheck, CustomConstant, CustomPlace } from './custom.ts'
import type { Amount, Cost, Effect } from '../effects.ts'
import type { EpicMonster } from '../content/ids.ts'
import type { Space } from '../content/map.ts'
import type { Colour } from '../content/tokens.ts'

/** What a card in the codex can do while a side of it is in force: a side of an archive card, or a rumour. */
export interface CodexSide {
  /** Resolved at once when this side enters the codex (AH-412.5b): "on add" or "on flip". */
  readonly enters?: Effect
  readonly constants?: readonly CustomConstant[]
  readonly reckoning?: Effect
  readonly triggers?: readonly Trigger[]
  readonly actions?: readonly CodexAction[]
}

/** Watched continuously, carried out when the effect in progress is finished, once per appearance of the side (AH-R113). */
export interface Trigger {
  /** The section of the card in which it stands; constants have none. */
  readonly section: 'clue' | 'doom' | 'constant'
  readonly when: readonly Check[]
  readonly then: Effect
}

export type Check =
  /** Tokens on the scenario sheet. */
  | { readonly sheet: 'clue' | 'doom'; readonly atLeast: Amount }
  | { readonly on: number; readonly what: 'clue' | 'doom' | 'marker'; readonly atLeast: Amount }
  | { readonly onBoard: Colour; readonly atLeast?: Amount; readonly atMost?: Amount }
  | { readonly anomalies: { readonly atLeast?: number; readonly atMost?: number } }
  | { readonly noneInCodex: readonly number[] }
  | { readonly neverInCodex: number }
  | { readonly frontUp: number }
  | { readonly defeated: EpicMonster }
  | { readonly custom: CustomCheck }

/** What any investigator may do there, once per round each (AH-R37). */
export interface CodexAction {
  /** A component action, one that is allowed while engaged, or something in your turn that is no action. */
  readonly timing: 'action' | 'action!' | 'turn'
  readonly section: 'clue' | 'none'
  readonly at: Where
  readonly onlyIf?: readonly Check[]
  readonly cost: Cost
  readonly then: Effect
}
export type Where = readonly Space[] | CustomPlace

export interface ArchiveCard {
  readonly front: CodexSide
  readonly back?: CodexSide
}
