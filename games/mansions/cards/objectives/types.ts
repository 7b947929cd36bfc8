import type { Rule, Seat } from '@miskatonic/kernel'
import type { NamedMonster, PuzzleId, StoryActionId } from '../../content/ids.ts'
import type { Effect } from '../../effects.ts'
import type { At } from '../../kind.ts'
import type { MonsterId } from '../../names.ts'
import type { Monster } from '../../position.ts'

/** An Objective card: what it does when it is revealed, what it allows, and when a side wins (MM-003). */
export interface Objective {
  /** When revealed. */
  readonly reveal: Effect
  revealed?(play: At): void
  /** MM-590: the investigators must escape. */
  readonly escape?: true
  /** MM-C506. */
  mayRevealEarly?(play: At): boolean
  readonly actions?: readonly StoryAction[]
  /** MM-C505. */
  readonly power?: Power
  /** How far all effects of one Keeper turn may move a named monster, or Infinity. */
  speed?(play: At, monster: Monster): number
  /** Whether a Keeper Action may choose this monster to move it. */
  mayMove?(play: At, monster: Monster): boolean
  /** Named monsters that may leave through the escape door. */
  readonly leaves?: NamedMonster
  pyromaniacDiscount?(play: At): number
  /** Damage to this monster is dealt to another one instead. */
  shields?(play: At, monster: Monster): Monster[]

  monsterKilled?(play: At, monster: Monster): void
  monsterLeft?(play: At): void
  /** An investigator was killed; whether the player is eliminated is settled. */
  killed?(play: At, seat: Seat, by: MonsterId | null): void
  escaped?(play: At, seat: Seat): void
  entered?(play: At, seat: Seat): void
  turnBegins?(play: At, seat: Seat): void
  samplesLaid?(play: At): void
  solved?(play: At, puzzle: PuzzleId, seat: Seat): void
  keeperTurnEnds?(play: At): void
  /** After any change in the Keeper turn: cards that a monster takes. */
  keeperStep?(play: At): void
  /** Who wins when the last Event is resolved; null: all lose. */
  lastEvent?(play: At): 'keeper' | 'investigators' | null
}

/** An action that the Objective grants once it is revealed (MM-122). */
export interface StoryAction {
  readonly id: StoryActionId
  readonly rule: Rule
  possible(play: At, seat: Seat): boolean
  begin(play: At, seat: Seat): void
  /** After the test that `begin` asked for. */
  tested?(play: At, seat: Seat, success: boolean): void
}

export interface Power {
  readonly rule: Rule
  cost(play: At): number
  times(play: At): number
  /** What it may be used on: rooms, seats or monsters, by name. */
  targets(play: At): string[]
  use(play: At, target: string): void
  tested?(play: At, seat: Seat, success: boolean): void
}
