import type { Seat } from '@miskatonic/kernel'
import type { Offered } from '@miskatonic/screen/contract'
import { assetCard, monsterCard, sheetOf } from '../../catalogue.ts'
import type { CustomConstant } from '../../cards/custom.ts'
import type { Skill } from '../../content/ids.ts'
import type { Monster, Table } from '../../position.ts'
import { attackSkill, evadeModifier, leastSuccess, usualPool } from '../../steps/pool.ts'
import { doomAt, engagedWith, monsterHealth, skillValue } from '../../steps/look.ts'
import { type Seen, openCards, readable } from '../seen.ts'
import type { Odds } from './chance.ts'
import type { Rolling } from './test.ts'

/** What the dice of a test come from. `other` is what a monster, a place or the effect adds or takes. */
export type Part =
  | { readonly kind: 'skill' | 'focus' | 'shared' | 'other'; readonly n: number }
  | { readonly kind: 'card'; readonly card: string; readonly n: number }

/** What a test is made of, from the skill to the last card; the parts add up to the pool. */
export function partsOf(
  seen: Seen,
  { seat, skill, pool, cards }: Pick<Rolling, 'seat' | 'skill' | 'pool' | 'cards'>,
): Part[] {
  const me = seen.investigators[seat]
  if (me === undefined || me.sheet === null) return [{ kind: 'other', n: pool }]
  const printed = sheetOf(me.sheet).skills[skill]
  const focus = me.focus.filter((each) => each === skill).length
  const shared = skillValue(readable(seen), seat, skill) - printed - focus
  const parts: Part[] = [
    { kind: 'skill', n: printed },
    { kind: 'focus', n: focus },
    { kind: 'shared', n: shared },
    { kind: 'other', n: pool - printed - focus - shared },
    ...cards.map(({ card, dice }): Part => ({ kind: 'card', card, n: dice })),
  ]
  return parts.filter(({ kind, n }) => kind === 'skill' || n !== 0)
}

/** AH-471.3b, AH-R46: at least one die is rolled. */
export function diceRolled(parts: readonly Part[]): number {
  return Math.max(
    1,
    parts.reduce((sum, { n }) => sum + n, 0),
  )
}

export function oddsOf(seen: Seen, seat: Seat, cards: readonly string[]): Odds {
  return {
    least: leastSuccess({ table: readable(seen) }, seat),
    sixesTwice: cards.some((card) =>
      assetCard(card).abilities.some((each) => each.kind === 'custom' && each.name === 'sixes-count-twice'),
    ),
  }
}

/** A test that a choice would lead to: its parts, and how many successes would be all that is wanted. */
export interface Forecast {
  readonly seat: Seat
  readonly skill: Skill
  readonly parts: readonly Part[]
  readonly wanted: number
}

/** AH-402, AH-403, AH-405, AH-408: what an action tests; undefined for choices that lead to no test. */
export function forecastOf(seen: Seen, { step, args, seat }: Offered): Forecast | undefined {
  const table = readable(seen)
  const me = seen.investigators[seat]
  if (me === undefined || me.sheet === null) return undefined
  const inForce = (constant: CustomConstant): boolean => openCards(seen).inForce.includes(constant)
  const test = (skill: Skill, modifier: number, wanted: number): Forecast => {
    const pool = usualPool({ table }, seat, skill) + modifier
    return {
      seat,
      skill,
      parts: partsOf(seen, { seat, skill, pool, cards: [] }),
      wanted: Math.max(1, wanted),
    }
  }
  switch (step) {
    case 'attack': {
      const target = table.monsters.find(({ id }) => id === args['monster'])
      return (
        target &&
        test(attackSkill(table, target, inForce), monsterCard(target.kind).attack, healthLeft(table, target))
      )
    }
    case 'evade': {
      const mine = engagedWith(table, seat)
      return mine.length === 0 ? undefined : test('observation', evadeModifier(mine), mine.length)
    }
    case 'ward':
      return test('lore', 0, doomAt(table, me.at))
    case 'research':
      return test('observation', 0, me.clues)
    default:
      return undefined
  }
}

export function healthLeft(table: Table, target: Monster): number {
  return monsterHealth(table, target) - target.damage
}
