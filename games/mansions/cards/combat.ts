import type { Skill } from '../content/terms.ts'
import {
  type Effect,
  damage,
  deal,
  dropWeapon,
  either,
  horror,
  monsterDamage,
  none,
  specialAttack,
  stun,
  stunMonster,
  unhide,
  weaponDamage,
} from '../effects.ts'
import { deckOf } from './deck.ts'
import type { Combat, CombatHalf } from './types.ts'

/** The 65 Combat cards (8.5 and MM-C101 to MM-C123). */
export const combat = deckOf<Combat>()({
  // Humanoid deck
  'hum-01': {
    upper: half('ranged', roll('marksmanship'), [weaponDamage()]),
    lower: half('attack', roll('dexterity'), none, [monsterDamage]),
  },
  'hum-02': {
    upper: half('ranged', roll('marksmanship', 1), [weaponDamage()]),
    lower: half('attack', roll('dexterity', 1), none, [monsterDamage]),
  },
  'hum-03': {
    upper: half('ranged', roll('dexterity'), [weaponDamage(1)], [dropWeapon]),
    lower: half('attack', roll('strength'), [deal(1)], [monsterDamage]),
  },
  'hum-04': {
    upper: half('ranged', roll('marksmanship', -1), [weaponDamage(2)], [either('near', [monsterDamage])]),
    lower: half('hidden', roll('luck'), none, [unhide]),
  },
  'hum-05': {
    upper: half('bladed', roll('strength'), [weaponDamage()], [damage(1)]),
    lower: half('attack', null, [specialAttack]),
  },
  'hum-06': {
    upper: half('bladed', roll('dexterity'), [weaponDamage(1)]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'shift' }]),
  },
  'hum-07': {
    upper: half('blunt', roll('strength'), [weaponDamage(), stunMonster()]),
    lower: half('attack', null, [specialAttack]),
  },
  'hum-08': {
    upper: half('blunt', roll('strength', 1), [weaponDamage()], [dropWeapon]),
    lower: half(
      'hidden',
      roll('dexterity'),
      [{ do: 'moveMonster', upTo: 1, by: 'you' }],
      [damage(1), unhide],
    ),
  },
  'hum-09': {
    upper: half('melee', roll('strength'), [weaponDamage()], [monsterDamage]),
    lower: half('attack', roll('dexterity', -1), none, [monsterDamage, stun]),
  },
  'hum-10': {
    upper: half('melee', roll('dexterity'), [weaponDamage()]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'hold' }]),
  },
  'hum-11': {
    upper: half('melee', roll('luck'), [weaponDamage(1)], [horror(1)]),
    lower: half('attack', roll('willpower'), none, [horror(1), monsterDamage]),
  },
  'hum-12': {
    upper: half('unarmed', roll('strength', -1), [deal(2)], [monsterDamage]),
    lower: half('hidden', null),
  },
  'hum-13': {
    upper: half('unarmed', roll('dexterity'), [stunMonster()]),
    lower: half('attack', roll('strength', -1), none, [monsterDamage, dropWeapon]),
  },
  'hum-14': {
    upper: half(
      'unarmed',
      roll('strength'),
      [deal(1), { do: 'moveMonster', upTo: 1, by: 'you' }],
      [damage(1)],
    ),
    lower: half('barrier', null, [{ do: 'barrier', how: 'destroy' }]),
  },
  'hum-15': {
    upper: half('ranged', roll('marksmanship'), [weaponDamage(), { do: 'moveYou' }]),
    lower: half('attack', roll('dexterity'), none, [monsterDamage]),
  },
  'hum-16': {
    upper: half('ranged', roll('intellect'), [weaponDamage(1)]),
    lower: half('hidden', roll('dexterity'), [{ do: 'moveMonster', upTo: 1, by: 'you' }], [unhide]),
  },
  'hum-17': {
    upper: half('bladed', roll('strength', -1), [weaponDamage(2)], [damage(1)]),
    lower: half('attack', null, [specialAttack]),
  },
  'hum-18': {
    upper: half('blunt', roll('dexterity'), [weaponDamage()], [dropWeapon]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'shift' }]),
  },
  'hum-19': {
    upper: half('melee', roll('strength'), [weaponDamage()]),
    lower: half('attack', roll('luck'), none, [monsterDamage]),
  },
  'hum-20': {
    upper: half(
      'melee',
      roll('willpower'),
      [weaponDamage(), { do: 'moveMonster', upTo: 1, by: 'you' }],
      [horror(1)],
    ),
    lower: half('attack', roll('willpower', -1), [stunMonster()], [horror(1)]),
  },
  'hum-21': {
    upper: half('unarmed', roll('strength'), [deal(1), stunMonster()], [monsterDamage]),
    lower: half('attack', roll('dexterity'), [deal(1)], [monsterDamage]),
  },
  'hum-22': {
    upper: half('unarmed', roll('luck'), [deal(2)], [damage(1)]),
    lower: half('hidden', roll('willpower'), none, [horror(1), unhide]),
  },
  'hum-23': {
    upper: half('unarmed', roll('willpower'), [{ do: 'moveMonster', upTo: 2, by: 'you' }]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'destroy' }]),
  },
  // Beast deck
  'bst-01': {
    upper: half('ranged', roll('marksmanship', -1), [weaponDamage()]),
    lower: half('attack', roll('dexterity'), none, [monsterDamage]),
  },
  'bst-02': {
    upper: half('ranged', roll('marksmanship'), [weaponDamage()], [either('near', [monsterDamage])]),
    lower: half('attack', roll('dexterity', -1), none, [monsterDamage]),
  },
  'bst-03': {
    upper: half('ranged', roll('dexterity', -1), [weaponDamage(1)], [dropWeapon]),
    lower: half('attack', roll('strength'), [deal(1)], [monsterDamage, stun]),
  },
  'bst-04': {
    upper: half('ranged', roll('luck'), [weaponDamage(2)], [horror(1)]),
    lower: half('hidden', roll('luck', -1), none, [monsterDamage, unhide]),
  },
  'bst-05': {
    upper: half('bladed', roll('strength', -1), [weaponDamage(1)], [monsterDamage]),
    lower: half('attack', null, [specialAttack]),
  },
  'bst-06': {
    upper: half('bladed', roll('dexterity'), [weaponDamage()], [damage(1)]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'shift' }]),
  },
  'bst-07': {
    upper: half('blunt', roll('strength', -1), [weaponDamage(), stunMonster()]),
    lower: half('attack', null, [specialAttack]),
  },
  'bst-08': {
    upper: half('blunt', roll('strength'), [weaponDamage()], [monsterDamage]),
    lower: half('hidden', roll('dexterity'), none, [unhide]),
  },
  'bst-09': {
    upper: half('melee', roll('dexterity', -1), [weaponDamage()], [monsterDamage]),
    lower: half('attack', roll('willpower'), none, [horror(1), monsterDamage]),
  },
  'bst-10': {
    upper: half('melee', roll('strength'), [weaponDamage()], [damage(1)]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'destroy' }]),
  },
  'bst-11': {
    upper: half('melee', roll('willpower'), [weaponDamage(1)], [horror(1), dropWeapon]),
    lower: half('attack', roll('dexterity', 1), [{ do: 'moveYou' }], [monsterDamage]),
  },
  'bst-12': {
    upper: half('unarmed', roll('strength', -2), [deal(2)], [monsterDamage]),
    lower: half('hidden', roll('willpower'), none, [horror(1)]),
  },
  'bst-13': {
    upper: half('unarmed', roll('dexterity', -1), [stunMonster()], [monsterDamage]),
    lower: half('attack', roll('luck'), none, [monsterDamage]),
  },
  'bst-14': {
    upper: half('unarmed', roll('intellect'), [deal(1), { do: 'moveMonster', upTo: 1, by: 'you' }]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'destroy' }]),
  },
  'bst-15': {
    upper: half('ranged', roll('marksmanship'), [weaponDamage(1)]),
    lower: half('attack', roll('dexterity', -1), none, [damage(1), stun]),
  },
  'bst-16': {
    upper: half('ranged', roll('willpower'), [weaponDamage()], [horror(1)]),
    lower: half('hidden', roll('strength'), [{ do: 'moveMonster', upTo: 1, by: 'you' }], [damage(1)]),
  },
  'bst-17': {
    upper: half('bladed', roll('strength'), [weaponDamage(1)], [damage(1)]),
    lower: half('attack', null, [specialAttack]),
  },
  'bst-18': {
    upper: half('blunt', roll('dexterity', -1), [weaponDamage(1)], [dropWeapon]),
    lower: half('attack', roll('strength', -1), none, [monsterDamage, dropWeapon]),
  },
  'bst-19': {
    upper: half('melee', roll('luck'), [weaponDamage()], [monsterDamage]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'hold' }]),
  },
  'bst-20': {
    upper: half('unarmed', roll('willpower', -1), [{ do: 'moveMonster', upTo: 2, by: 'you' }], [horror(1)]),
    lower: half('attack', roll('dexterity'), [stunMonster()], [monsterDamage]),
  },
  'bst-21': {
    upper: half('unarmed', roll('strength', -1), [deal(1), { do: 'moveYou' }], [monsterDamage]),
    lower: half('hidden', null),
  },
  // Eldritch deck
  'eld-01': {
    upper: half('ranged', roll('marksmanship'), [weaponDamage()], [horror(1)]),
    lower: half('attack', roll('willpower'), none, [horror(1), monsterDamage]),
  },
  'eld-02': {
    upper: half('ranged', roll('marksmanship', -1), [weaponDamage(1)]),
    lower: half('attack', roll('dexterity'), none, [monsterDamage]),
  },
  'eld-03': {
    upper: half('ranged', roll('willpower'), [weaponDamage()], [dropWeapon]),
    lower: half('attack', null, [specialAttack]),
  },
  'eld-04': {
    upper: half('ranged', roll('intellect'), [weaponDamage(1)]),
    lower: half('hidden', roll('willpower'), none, [horror(1), unhide]),
  },
  'eld-05': {
    upper: half('bladed', roll('strength'), [weaponDamage()], [horror(1)]),
    lower: half('attack', roll('dexterity', -1), none, [monsterDamage]),
  },
  'eld-06': {
    upper: half('bladed', roll('lore'), [weaponDamage(2)], [monsterDamage]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'destroy' }]),
  },
  'eld-07': {
    upper: half('blunt', roll('strength', -2), [weaponDamage()], [dropWeapon]),
    lower: half('attack', roll('lore'), [deal(1)], [horror(2)]),
  },
  'eld-08': {
    upper: half('blunt', roll('strength'), [weaponDamage(-1)]),
    lower: half('hidden', roll('luck'), none, [monsterDamage, unhide]),
  },
  'eld-09': {
    upper: half('melee', roll('dexterity'), [weaponDamage()], [monsterDamage]),
    lower: half('attack', null, [specialAttack]),
  },
  'eld-10': {
    upper: half('melee', roll('willpower'), [weaponDamage()], [horror(1)]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'destroy' }]),
  },
  'eld-11': {
    upper: half('melee', roll('luck'), [weaponDamage(1)], [monsterDamage]),
    lower: half('attack', roll('strength', -1), none, [monsterDamage, stun]),
  },
  'eld-12': {
    upper: half('unarmed', roll('willpower', -2), [deal(2)], [horror(1), monsterDamage]),
    lower: half('hidden', null),
  },
  'eld-13': {
    upper: half('unarmed', roll('lore'), [stunMonster()], [horror(1)]),
    lower: half('attack', roll('intellect'), none, [horror(1), dropWeapon]),
  },
  'eld-14': {
    upper: half('unarmed', roll('strength', -2), [deal(1)], [monsterDamage]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'shift' }]),
  },
  'eld-15': {
    upper: half('ranged', roll('dexterity'), [weaponDamage()]),
    lower: half('attack', roll('willpower', -1), none, [horror(2)]),
  },
  'eld-16': {
    upper: half('ranged', roll('luck'), [weaponDamage(2)], [horror(1)]),
    lower: half('hidden', roll('intellect'), [{ do: 'moveMonster', upTo: 1, by: 'you' }], [unhide]),
  },
  'eld-17': {
    upper: half('bladed', roll('willpower'), [weaponDamage(1)], [horror(1)]),
    lower: half('attack', null, [specialAttack]),
  },
  'eld-18': {
    upper: half('blunt', roll('strength', -1), [weaponDamage(), stunMonster()], [monsterDamage]),
    lower: half('attack', roll('dexterity', -1), none, [monsterDamage]),
  },
  'eld-19': {
    upper: half('melee', roll('strength'), [weaponDamage()], [damage(1)]),
    lower: half('barrier', null, [{ do: 'barrier', how: 'shift' }]),
  },
  'eld-20': {
    upper: half('unarmed', roll('intellect', -1), [{ do: 'moveMonster', upTo: 2, by: 'you' }], [horror(1)]),
    lower: half('attack', roll('luck'), none, [monsterDamage, horror(1)]),
  },
  'eld-21': {
    upper: half('unarmed', roll('luck'), [stunMonster()], [monsterDamage]),
    lower: half('hidden', roll('willpower'), none, [horror(1)]),
  },
})

function roll(skill: Skill, modifier = 0): CombatHalf<never>['test'] {
  return { skill, modifier }
}

function half<Entry>(
  entry: Entry,
  test: CombatHalf<Entry>['test'],
  success: Effect = none,
  failure: Effect = none,
): CombatHalf<Entry> {
  return { entry, test, success, failure }
}
