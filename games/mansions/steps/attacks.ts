import type { Seat } from '@miskatonic/kernel'
import { isItem, itemOf } from '../catalogue.ts'
import { spells } from '../cards/spells.ts'
import type { Item, Spell } from '../content/ids.ts'
import { type Glance, investigator, monstersAt, weaponsOf } from './look.ts'
import { targetsOf } from './targets.ts'
import { reach } from './weapons.ts'

/** Every attack that an investigator could make now (MM-181, MM-182); none while hidden (MM-423). */
export function eachAttack(
  play: Glance,
  seat: Seat,
  see: {
    /** A Weapon, or `unarmed`. */
    armed(weapon: string, monster: string): void
    card(card: Item, target: string): void
    spell(spell: Spell, target: string): void
  },
): void {
  const { table } = play
  const me = investigator(table, seat)
  if (me.hidden || table.monsters.length === 0) return
  for (const { id } of monstersAt(table, me.at)) see.armed('unarmed', id)
  for (const weapon of weaponsOf(me))
    if (itemOf(weapon).weapon !== undefined)
      for (const monster of table.monsters)
        if (reach(play, seat, weapon, monster) !== undefined) see.armed(weapon, monster.id)
  for (const card of me.cards.filter(isItem)) {
    const { attack } = itemOf(card)
    if (attack !== undefined)
      for (const target of targetsOf(play, seat, attack.target)) see.card(card, target)
  }
  for (const spell of new Set(me.spells.map(({ kind }) => kind)))
    if (spells[spell].attack)
      for (const target of targetsOf(play, seat, spells[spell].target)) see.spell(spell, target)
}
