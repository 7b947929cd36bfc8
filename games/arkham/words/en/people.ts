import type { PeopleWords } from '../people.ts'
import { count } from './grammar.ts'
import { assetTraits, classes, keywords, occupations, skills } from './names.ts'
import { reader } from './reading.ts'

export const people: PeopleWords = {
  you: 'you',
  awaited: 'the table is waiting',
  lead: 'lead investigator',
  delayed: 'delayed',
  health: (n, of) => `Health ${n} of ${of}`,
  sanity: (n, of) => `Sanity ${n} of ${of}`,
  healthName: 'health',
  sanityName: 'sanity',
  money: (n) => `$${n}`,
  clues: (n) => count(n, 'clue', 'clues'),
  remnants: (n) => count(n, 'remnant', 'remnants'),
  handOf: (name) => `Cards of ${name}`,
  handEmpty: 'No cards yet.',

  occupations,
  classes,
  skillsTitle: 'Skills',
  skills,
  skillNow: (skill, value, printed, focus) =>
    `${skills[skill]} ${value}${value === printed ? '' : `: printed ${printed}${focus > 0 ? `, focus ${focus}` : ''}`}`,
  focusTokens: (n, limit) => (limit === null ? `Focus: ${n}, no limit` : `Focus: ${n} of ${limit}`),
  ability: 'Ability',
  kinds: { item: 'Items', spell: 'Spells', ally: 'Allies', talent: 'Talents', condition: 'Conditions' },
  traits: assetTraits,
  abilityText: (ability) => reader.ability(ability),
  hands: (n) => count(n, 'hand', 'hands'),
  holds: (health, sanity) =>
    [...(health > 0 ? [`health ${health}`] : []), ...(sanity > 0 ? [`sanity ${sanity}`] : [])].join(', '),
  harm: (damage, horror) =>
    [...(damage > 0 ? [`${damage} damage`] : []), ...(horror > 0 ? [`${horror} horror`] : [])].join(', '),
  castingCost: (horror) => `casting: ${horror} horror`,
  used: 'used',
  locked: 'next round',
  engagedTitle: 'Engaged with',
  monsterFacts: (damage, horror, attack, evade) =>
    `deals ${damage} damage and ${horror} horror · attack ${signed(attack)} · evade ${signed(evade)}`,
  keywords,
  none: 'nothing',
}

function signed(n: number): string {
  return n === 0 ? '±0' : n < 0 ? `−${-n}` : `+${n}`
}
