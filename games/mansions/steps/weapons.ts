import type { Seat } from '@miskatonic/kernel'
import { isItem, itemOf } from '../catalogue.ts'
import type { UpperKind } from '../cards/types.ts'
import type { Item } from '../content/ids.ts'
import type { Monster } from '../position.ts'
import { type Glance, investigator, rangeTo } from './look.ts'

/** Weapons: what they reach and what they deal (MM-682, MM-719). */

/** How far the monster is, if the Weapon reaches it (MM-R79, MM-R80, MM-R85). */
export function reach(
  play: Glance,
  seat: Seat,
  weapon: Item,
  monster: Pick<Monster, 'at'>,
): number | undefined {
  const range = rangeTo(play, investigator(play.table, seat).at, monster.at)
  const { damage } = itemOf(weapon).weapon!
  return range !== undefined && range < damage.length ? range : undefined
}

/** The damage printed on a Weapon for this monster at this distance. */
export function printedDamage(play: Glance, seat: Seat, weapon: Item, monster: Monster): number {
  const { damage, against } = itemOf(weapon).weapon!
  // A Combat card may have moved the two apart; the nearest value then counts.
  const range = Math.min(rangeTo(play, investigator(play.table, seat).at, monster.at) ?? 0, damage.length - 1)
  return against?.[monster.kind] ?? damage[range]!
}

/** The damage printed for a distance: that to another investigator. */
export function printedAgainst(play: Glance, seat: Seat, weapon: Item, at: string): number {
  const { damage } = itemOf(weapon).weapon!
  return damage[Math.min(rangeTo(play, investigator(play.table, seat).at, at) ?? 0, damage.length - 1)]!
}

/** What the upper half of a Combat card must name (MM-668 to MM-670). */
export function fits(entry: UpperKind, weapon: string): boolean {
  if (weapon === 'unarmed') return entry === 'unarmed'
  const types: readonly string[] = isItem(weapon) ? itemOf(weapon).types : []
  if (entry === 'melee') return types.includes('bladed') || types.includes('blunt')
  return types.includes(entry)
}
