import type { CustomAbility } from './custom.ts'
import type { Effect } from '../effects.ts'
import type { MonsterTrait, Skill } from '../content/ids.ts'

/** A monster card (AH-458) as plain data. */
export interface Monster {
  readonly copies: number
  readonly traits: readonly MonsterTrait[]
  readonly spawn: SpawnPlace
  readonly activation: Activation
  /** `direct`: it moves directly to its prey (AH-455.4). */
  readonly speed: number | 'direct'
  readonly health: number
  /** AH-421.2: so much more health for each investigator who started the game. */
  readonly elite: number
  readonly attack: number
  readonly evade: number
  readonly damage: number
  readonly horror: number
  readonly keywords: readonly Keyword[]
  readonly remnant: boolean
  readonly abilities: readonly MonsterAbility[]
}

export type Keyword = 'elite' | 'massive' | 'elusive' | 'watcher' | 'ravenous'
/** A street is the one nearest its prey or the lead investigator; epic monsters are spawned by an archive card. */
export type SpawnPlace = 'unstable' | 'most-doom' | 'street-near-prey' | 'street-near-lead' | 'archive'
export type Activation =
  | { readonly kind: 'hunter'; readonly prey: Prey }
  | { readonly kind: 'patrol'; readonly to: Destination; readonly prey: Prey | null }
  | { readonly kind: 'lurker'; readonly effect: Effect }
/** The nearest neighbourhood space that is not dreaming is where the Surveyor goes. */
export type Destination = 'unstable' | 'most-doom' | 'not-dreaming'
export type Prey =
  | { readonly highest: Skill }
  | { readonly lowest: Skill }
  | { readonly most: 'clues' | 'remnants' | 'spells' | 'money' | 'focus tokens' }
  | 'nearest'

export type MonsterAbility =
  | { readonly kind: 'after'; readonly event: MonsterEvent; readonly effect: Effect }
  | { readonly kind: 'custom'; readonly name: CustomAbility }
export type MonsterEvent =
  | 'attacks'
  | 'defeated-in-attack'
  | 'disengaged'
  | 'evaded'
  /** After it activates on a neighbourhood space. */
  | 'activates-in-hood'
  /** After it activates on a neighbourhood space that is not dreaming. */
  | 'activates-awake'
