import type { CustomAbility } from './custom.ts'
import type { Cost, Effect } from '../effects.ts'
import type { Skill } from '../content/ids.ts'
import type { Hood } from '../content/map.ts'

/** What an asset or an investigator can do (ledger, *Timing prefixes on assets*), as plain data. */
export type Ability =
  /** More dice in a test: `attack: +2 strength`. */
  | { readonly kind: 'dice'; readonly during: During; readonly skill: Skill; readonly dice: number }
  /** More dice as long as there are clues: one for each of yours and for each in your neighbourhood. */
  | { readonly kind: 'diceByClues'; readonly during: During; readonly oncePerRound: boolean }
  | Reroll
  /** Dice show one more, up to 6 (AH-R49). */
  | {
      readonly kind: 'raise'
      readonly during: During
      readonly dice: 'one' | 'each'
      readonly oncePerRound: boolean
    }
  | { readonly kind: 'successes'; readonly during: During; readonly n: number; readonly cost: Cost }
  /** A component action (AH-410). */
  | { readonly kind: 'action'; readonly whileEngaged: boolean; readonly effect: Effect }
  | { readonly kind: 'reckoning'; readonly effect: Effect }
  | After
  | { readonly kind: 'focusLimit'; readonly more: number }
  /** One additional action during your turn. */
  | { readonly kind: 'additionalAction' }
  | { readonly kind: 'custom'; readonly name: CustomAbility }

/** The action, or the kind of test, in which an ability can be used. */
export type During = 'attack' | 'evade' | 'ward' | 'research' | 'cast' | 'encounter' | 'test'

export interface Reroll {
  readonly kind: 'reroll'
  readonly during: During
  /** In tests of these skills only. */
  readonly skills?: readonly Skill[]
  /** A number means up to so many; the last two count clue tokens in your neighbourhood and doom on your space. */
  readonly dice: number | 'one or all' | 'any' | 'clues' | 'doom'
  readonly oncePerRound: boolean
  readonly cost: Cost
}

/** Something that can be used, or has to be, directly after an event; the effect says which. */
export interface After {
  readonly kind: 'after'
  readonly event: Event
  /** In these neighbourhoods only. */
  readonly hoods?: readonly Hood[]
  readonly oncePerRound: boolean
  readonly effect: Effect
}
export const events = [
  'gain-clue',
  'gain-this',
  'cast',
  'gather',
  'research',
  'focus',
  'defeat-in-attack',
  'fail-test',
  'spend-remnant',
  'suffer-horror',
  'remove-two-doom',
] as const
export type Event = (typeof events)[number]

/** What every asset has (AH-413). `hands` are counted when it is used in a test; harm can be assigned up to `health` and `sanity`. */
export interface Asset {
  readonly hands: number
  readonly health: number
  readonly sanity: number
  readonly abilities: readonly Ability[]
}
