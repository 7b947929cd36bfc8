import type { Seat } from '@miskatonic/kernel'
import type { Case } from '../effects.ts'
import type { At } from '../kind.ts'
import type { TestState } from '../position.ts'
import { abilitiesAfter, cardsWith, hasAbility } from './abilities.ts'
import { doomAt, engagedWith, hasCondition, investigator, monster, monsterHealth } from './look.ts'
import { leastSuccess } from './pool.ts'
import type { Context } from './resolving.ts'

/** AH-471.5: what the dice of a test come to, and what that is good for. Nothing here changes anything. */

/** What a test is made for: it says which rule reads the result. */
export type Purpose =
  | { readonly for: 'attack'; readonly monster: string }
  | { readonly for: 'evade' }
  | { readonly for: 'ward' }
  | { readonly for: 'research' }
  /** An effect's test; the case that holds the result is resolved (AH-471.5c). */
  | { readonly for: 'effect'; readonly cases: readonly Case[]; readonly context: Context }
  /** The lore test of a spell with an effect of its own. */
  | { readonly for: 'spell'; readonly card: string; readonly monster: string | null }
  /** The result is added to that of the test in which the spell is cast. */
  | { readonly for: 'assist' }
  /** The result prevents so much harm. */
  | { readonly for: 'prevent'; readonly what: 'damage' | 'horror' }

/** AH-471.5a-2. */
export function successesOf(play: At, test: TestState): number {
  const least = leastSuccess(play, test.seat)
  const twice = countsSixesTwice(play, test)
  return test.dice.reduce(
    (sum, face) => sum + (face >= least ? (twice && face === 6 ? 2 : 1) : 0),
    test.added,
  )
}

export function failuresOf(play: At, test: TestState): number[] {
  const least = leastSuccess(play, test.seat)
  return test.dice.flatMap((face, die) => (face >= least ? [] : [die]))
}

export function countsSixesTwice(play: At, test: TestState): boolean {
  return cardsWith(play, test.seat, 'sixes-count-twice').some((card) => test.with.includes(card))
}

/** AH-471.4c: at most so many dice that are no successes, those that show least first. */
export function worst(play: At, test: TestState, most: number): number[] {
  return failuresOf(play, test)
    .toSorted((one, other) => test.dice[one]! - test.dice[other]!)
    .slice(0, most)
    .toSorted((one, other) => one - other)
}

/** Whether another success could change anything: questions about dice are asked only then. */
export function wantsMore(play: At, test: TestState): boolean {
  const { table } = play
  const successes = successesOf(play, test)
  const purpose = (play.waiting('endTest') as { purpose: Purpose } | undefined)?.purpose
  const { at, clues } = investigator(table, test.seat)
  if (purpose === undefined || (successes === 0 && failureMatters(play, test.seat, purpose))) return true
  switch (purpose.for) {
    case 'attack': {
      const target = monster(table, purpose.monster)
      return target !== undefined && successes < monsterHealth(table, target) - target.damage
    }
    case 'evade':
      return successes < engagedWith(table, test.seat).length
    case 'ward':
      return successes < doomAt(table, at)
    case 'research':
      return successes < clues
    case 'effect':
      return purpose.cases.some(({ from, then }) => from > successes || JSON.stringify(then).includes('"S"'))
    default:
      return true
  }
}

/** Whether it makes a difference by itself that the test is failed: to a blessing or a curse, or to a card. */
function failureMatters(play: At, seat: Seat, purpose: Purpose): boolean {
  const { table } = play
  return (
    purpose.for === 'effect' ||
    hasCondition(table, seat, 'blessed') ||
    hasCondition(table, seat, 'cursed') ||
    hasAbility(play, seat, 'breaks-on-failure') ||
    abilitiesAfter(play, seat, 'fail-test').length > 0
  )
}
