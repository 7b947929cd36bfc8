import type { Seat } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { CustomConstant } from '../cards/custom.ts'
import type { Skill } from '../content/ids.ts'
import type { At } from '../kind.ts'
import type { Monster, Table } from '../position.ts'
import { hasAbility } from './abilities.ts'
import { dreamingSpaces, engagedWith, focusLimit, hasCondition, investigator, skillValue } from './look.ts'
import { hasCustom } from './monster-abilities.ts'

/** What a test begins with. Rules make tests of it, and the board foretells them. */

/** AH-471.2a, with what monsters and cards do to every test. */
export function usualPool(play: Pick<At, 'table'>, seat: Seat, skill: Skill): number {
  const { table } = play
  const birds = engagedWith(table, seat).filter(({ kind }) => hasCustom(kind, 'whippoorwill')).length
  const trained =
    (skill === 'lore' || skill === 'observation') &&
    hasAbility(play, seat, 'analytical-mind') &&
    isFocused(table, seat)
  return skillValue(table, seat, skill) - birds + (trained ? 1 : 0)
}

/** Whether the investigator is at or above the focus limit. */
function isFocused(table: Table, seat: Seat): boolean {
  const limit = focusLimit(table, seat)
  return limit !== null && investigator(table, seat).focus.length >= limit
}

/** AH-471.5a-1, with the conditions and abilities that change what a success is. */
export function leastSuccess(play: Pick<At, 'table'>, seat: Seat): 4 | 5 | 6 {
  if (hasCondition(play.table, seat, 'cursed') || hasAbility(play, seat, 'jinxed')) return 6
  if (hasCondition(play.table, seat, 'blessed') || hasAbility(play, seat, 'dark-blessing')) return 4
  return 5
}

/** AH-402.2-1, unless a card says otherwise; `inForce`: what the codex says. */
export function attackSkill(
  table: Table,
  target: Monster,
  inForce: (constant: CustomConstant) => boolean,
): 'strength' | 'will' {
  const dreaming = inForce('dreaming-attacks-use-will') && dreamingSpaces(table).includes(target.at)
  return dreaming || hasCustom(target.kind, 'second-shadow') ? 'will' : 'strength'
}

/** AH-408.3, AH-408.4: the modifier that leads to the fewest dice. */
export function evadeModifier(monsters: readonly Monster[]): number {
  return Math.min(...monsters.map(({ kind }) => monsterCard(kind).evade))
}
