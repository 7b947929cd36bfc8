import type { Atom, Step } from '../effects.ts'

/** What Combat cards, backs of Spells and special attacks do; the other cards have texts of their own (cards.ts). */
const told = [
  'damage',
  'horror',
  'monsterDamage',
  'deal',
  'dealOthers',
  'weaponDamage',
  'stun',
  'stunMonster',
  'stunMonsters',
  'dropWeapon',
  'moveMonster',
  'moveYou',
  'unhide',
  'barrier',
  'specialAttack',
  'threat',
  'gainSkillPoint',
  'loseSkillPoint',
  'heal',
  'discardTrauma',
  'removeStun',
  'loseSpell',
] as const

export type Told = Extract<Atom, { do: (typeof told)[number] }>

export function isTold(step: Step): step is Told {
  return (told as readonly string[]).includes(step.do)
}

/** A sentence for each kind. */
export type Tellers = { readonly [A in Told['do']]: (atom: Extract<Told, { do: A }>) => string }
