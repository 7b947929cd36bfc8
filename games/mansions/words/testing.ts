import type { UpperKind, LowerKind } from '../cards/types.ts'
import type { CombatCard, Skill } from '../content/ids.ts'
import type { Effect } from '../effects.ts'
import type { Called } from '../names.ts'

/** What is said of tests and fights on the board. */
export interface TestWords {
  readonly skills: Readonly<Record<Skill, string>>
  /** What a test is made for. */
  readonly sorts: Readonly<Record<'plain' | 'combat' | 'horror' | 'evade' | 'study', string>>
  needs(value: number): string
  chance(percent: number): string
  withPoint(percent: number, luck: number): string
  /** MM-443, MM-444. */
  readonly always: string
  readonly success: string
  readonly failure: string
  rolled(roll: number): string
  /** Says which faces of the die succeed, for those who do not see it. */
  faces(successes: readonly number[]): string
  /** The halves of Combat cards. */
  readonly entries: Readonly<Record<UpperKind | LowerKind, string>>
  lineOf(card: CombatCard, half: 'upper' | 'lower'): string
  effect(effect: Effect): string
  modifier(n: number): string
  monster(called: Called, id: string): string
  with(weapon: string): string
}
