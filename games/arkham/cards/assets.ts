import type { After, Ability, Asset, During, Event, Reroll } from './abilities.ts'
import type { CustomAbility } from './custom.ts'
import type { Cost, Effect } from '../effects.ts'
import type { ItemTrait, Skill, SpellTrait } from '../content/ids.ts'

/** AH-413.1: assets are allies, conditions, items, spells and talents. */
export interface AssetCard extends Asset {
  readonly type: 'ally' | 'condition' | 'item' | 'spell' | 'talent'
  readonly traits: readonly AssetTrait[]
  /** AH-459.2; cards that are not in the item or spell deck have none. */
  readonly price: number | null
  /** The horror of casting a spell (AH-489.7); 0 on other cards. */
  readonly horror: number
}
export type AssetTrait =
  | ItemTrait
  | SpellTrait
  | 'cat'
  | 'dog'
  | 'familiar'
  | 'innate'
  | 'membership'
  | 'professor'
  | 'retainer'

/** How content writes assets. What is left out is none. */
interface Body {
  readonly hands?: number
  readonly health?: number
  readonly sanity?: number
  readonly price?: number
  readonly horror?: number
}

export function card(
  type: AssetCard['type'],
  traits: readonly AssetTrait[],
  { hands = 0, health = 0, sanity = 0, price, horror = 0 }: Body,
  ...abilities: Ability[]
): AssetCard {
  return { type, traits, price: price ?? null, hands, health, sanity, horror, abilities }
}

export const dice = (during: During, skill: Skill, n: number): Ability => ({
  kind: 'dice',
  during,
  skill,
  dice: n,
})
export const diceByClues = (during: During, often: Often): Ability => ({
  kind: 'diceByClues',
  during,
  oncePerRound: often === 'once per round',
})
export const reroll = (
  during: During,
  which: Reroll['dice'],
  { skills, cost = [], often = 'once per round' }: { skills?: Skill[]; cost?: Cost; often?: Often } = {},
): Ability => ({
  kind: 'reroll',
  during,
  ...(skills && { skills }),
  dice: which,
  oncePerRound: often === 'once per round',
  cost,
})
export const raise = (during: During, which: 'one' | 'each', often: Often): Ability => ({
  kind: 'raise',
  during,
  dice: which,
  oncePerRound: often === 'once per round',
})
export const successes = (during: During, n: number, cost: Cost): Ability => ({
  kind: 'successes',
  during,
  n,
  cost,
})
export const action = (...effect: Effect): Ability => ({ kind: 'action', whileEngaged: false, effect })
export const actionWhileEngaged = (...effect: Effect): Ability => ({
  kind: 'action',
  whileEngaged: true,
  effect,
})
export const reckoning = (...effect: Effect): Ability => ({ kind: 'reckoning', effect })
export const after = (
  event: Event,
  effect: Effect,
  { hoods, often = 'always' }: { hoods?: After['hoods']; often?: Often } = {},
): Ability => ({
  kind: 'after',
  event,
  ...(hoods && { hoods }),
  oncePerRound: often === 'once per round',
  effect,
})
export const focusLimit = (more: number): Ability => ({ kind: 'focusLimit', more })
export const additionalAction: Ability = { kind: 'additionalAction' }
export const ability = (name: CustomAbility): Ability => ({ kind: 'custom', name })

type Often = 'once per round' | 'always'
