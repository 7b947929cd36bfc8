import type { PeopleWords } from '../people.ts'
import { count } from './grammar.ts'
import { assetTraits, classes, keywords, occupations, skills } from './names.ts'
import { reader } from './reading.ts'

export const people: PeopleWords = {
  you: 'ty',
  awaited: 'stół czeka',
  lead: 'główny badacz',
  delayed: 'wstrzymanie',
  health: (n, of) => `Wytrzymałość: ${n} z ${of}`,
  sanity: (n, of) => `Poczytalność: ${n} z ${of}`,
  healthName: 'wytrzymałość',
  sanityName: 'poczytalność',
  money: (n) => count(n, 'dolar', 'dolary', 'dolarów'),
  clues: (n) => count(n, 'wskazówka', 'wskazówki', 'wskazówek'),
  remnants: (n) => `szczątki: ${n}`,
  handOf: (name) => `Karty: ${name}`,
  handEmpty: 'Jeszcze bez kart.',

  occupations,
  classes,
  skillsTitle: 'Umiejętności',
  skills,
  skillNow: (skill, value, printed, focus) =>
    `${skills[skill]} ${value}${value === printed ? '' : `: na arkuszu ${printed}${focus > 0 ? `, wzmocnienie ${focus}` : ''}`}`,
  focusTokens: (n, limit) =>
    limit === null ? `Wzmocnienia: ${n}, bez limitu` : `Wzmocnienia: ${n} z ${limit}`,
  ability: 'Zdolność',
  kinds: {
    item: 'Przedmioty',
    spell: 'Zaklęcia',
    ally: 'Sprzymierzeńcy',
    talent: 'Talenty',
    condition: 'Stany',
  },
  traits: assetTraits,
  abilityText: (ability) => reader.ability(ability),
  hands: (n) => count(n, 'ręka', 'ręce', 'rąk'),
  holds: (health, sanity) =>
    [
      ...(health > 0 ? [`wytrzymałość ${health}`] : []),
      ...(sanity > 0 ? [`poczytalność ${sanity}`] : []),
    ].join(', '),
  harm: (damage, horror) =>
    [
      ...(damage > 0 ? [count(damage, 'obrażenie', 'obrażenia', 'obrażeń')] : []),
      ...(horror > 0 ? [`przerażenie ${horror}`] : []),
    ].join(', '),
  castingCost: (horror) => `rzucenie: przerażenie ${horror}`,
  used: 'użyta',
  locked: 'od następnej rundy',
  engagedTitle: 'W zwarciu',
  monsterFacts: (damage, horror, attack, evade) =>
    `zadaje: obrażenia ${damage}, przerażenie ${horror} · atak ${signed(attack)} · wymykanie się ${signed(evade)}`,
  keywords,
  none: 'nic',
}

function signed(n: number): string {
  return n === 0 ? '±0' : n < 0 ? `−${-n}` : `+${n}`
}
