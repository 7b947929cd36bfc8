import { custom, each, test } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { Mental, Physical } from './types.ts'

/** Mental Trait cards (8.2): four skills and an ability, once per game. */
export const mental = deckOf<Mental>()({
  'pete-false-trail': { skills: mind(3, 7, 3, 3), ability: { when: 'before-evade' } },
  'pete-scrounger': {
    skills: mind(4, 6, 2, 4),
    ability: { action: { target: 'none', effect: [custom('scrounge')] } },
  },
  'gloria-nightmares': { skills: mind(5, 6, 4, 3), ability: { when: 'mythos-played' } },
  'gloria-foreshadowing': {
    skills: mind(5, 5, 5, 4),
    ability: { action: { target: 'room-with-cards', effect: [custom('foreshadow')] } },
  },
  'harvey-lecture': {
    skills: mind(7, 5, 6, 2),
    ability: {
      action: {
        target: 'none',
        effect: [each('others-in-room', [{ do: 'gainSkillPoint', n: 1, whom: 'you' }])],
      },
    },
  },
  'harvey-dead-languages': { skills: mind(6, 5, 7, 2), ability: { when: 'reading-or-casting' } },
  'jenny-woman-of-the-world': { skills: mind(4, 7, 3, 2), ability: { when: 'after-roll' } },
  'jenny-quick-study': { skills: mind(5, 5, 4, 4), ability: { when: 'after-action' } },
  'joe-lucky-break': {
    skills: mind(6, 5, 3, 3),
    ability: {
      action: { target: 'monster-in-space', effect: [test('luck', 0, { success: [{ do: 'killMonster' }] })] },
    },
  },
  'joe-on-the-case': { skills: mind(5, 7, 1, 2), ability: { when: 'clue-revealed' } },
  'kate-test-theories': {
    skills: mind(7, 4, 4, 2),
    ability: {
      action: { target: 'none', effect: [test('intellect', 0, { success: [custom('read-objective')] })] },
    },
  },
  'kate-method': { skills: mind(6, 5, 4, 3), ability: { when: 'puzzle-started' } },
  'michael-steady-nerves': { skills: mind(3, 5, 1, 4), ability: { when: 'horror-taken' } },
  'michael-both-barrels': { skills: mind(4, 4, 2, 3), ability: { when: 'after-attack' } },
  'mary-guiding-hand': {
    skills: mind(3, 7, 5, 4),
    ability: {
      action: { target: 'monster-in-room', effect: [{ do: 'moveMonster', upTo: 3, by: 'you' }] },
    },
  },
  'mary-prayer': {
    skills: mind(4, 6, 4, 5),
    ability: { action: { target: 'none', effect: [custom('pray')] } },
  },
})

/** Physical Trait cards (8.2): three skills and a Starting Item or a Spell. */
export const physical = deckOf<Physical>()({
  'pete-dogs-best-friend': { skills: body(5, 6, 5), gives: { item: 'duke' } },
  'pete-struggling-musician': { skills: body(6, 6, 7), gives: { item: 'guitar' } },
  'gloria-occultist': { skills: body(3, 3, 5), gives: { spell: 'quiet-the-mind' } },
  'gloria-deadline': { skills: body(4, 3, 5), gives: { item: 'manuscript' } },
  'harvey-forbidden-lore': { skills: body(3, 4, 4), gives: { spell: 'shrivelling' } },
  'harvey-collector': { skills: body(3, 3, 5), gives: { item: 'old-journal' } },
  'jenny-crack-shot': { skills: body(4, 6, 5), gives: { item: 'jenny-45-automatic' } },
  'jenny-sisters-keeper': { skills: body(4, 5, 6), gives: { item: 'isabelles-letter' } },
  'joe-license-to-kill': { skills: body(5, 6, 5), gives: { item: 'joe-45-automatics' } },
  'joe-private-eye': { skills: body(6, 6, 6), gives: { item: 'magnifying-glass' } },
  'kate-inventor': { skills: body(3, 3, 5), gives: { item: 'flux-stabilizer' } },
  'kate-field-work': { skills: body(3, 4, 6), gives: { item: 'instrument-case' } },
  'michael-enforcer': { skills: body(7, 6, 4), gives: { item: 'thompson' } },
  'michael-safecracker': { skills: body(7, 5, 5), gives: { item: 'dynamite' } },
  'mary-consecrated': { skills: body(2, 2, 6), gives: { item: 'holy-water' } },
  'mary-beads': { skills: body(3, 2, 5), gives: { item: 'holy-rosary' } },
})

function mind(intellect: number, willpower: number, lore: number, luck: number): Mental['skills'] {
  return { intellect, willpower, lore, luck }
}

function body(strength: number, marksmanship: number, dexterity: number): Physical['skills'] {
  return { strength, marksmanship, dexterity }
}
