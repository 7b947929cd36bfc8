import type { Back } from '../content/ids.ts'
import type { Spell } from '../content/terms.ts'
import { damage, deal, each, either, horror, none, stunMonster } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { SpellBack, SpellFront } from './types.ts'

/** Fronts of the four kinds of Spell (8.6), five cards of each. */
export const spells: Readonly<Record<Spell, SpellFront>> = {
  shrivelling: { attack: true, target: 'monster-in-range-2', skill: 'lore', backs: backsOf('shrivelling') },
  binding: { attack: true, target: 'monster-in-room', skill: 'willpower', backs: backsOf('binding') },
  'blood-pact': {
    attack: false,
    target: 'investigator-in-room',
    skill: 'lore',
    backs: backsOf('blood-pact'),
  },
  'quiet-the-mind': {
    attack: false,
    target: 'investigator-in-room',
    skill: 'willpower',
    backs: backsOf('quiet-the-mind'),
  },
}

/** The twenty backs; players may not look at one before it is cast (MM-546). */
export const backs = deckOf<SpellBack>()({
  'shrivelling-1': { success: [deal(3)], failure: [horror(1)] },
  'shrivelling-2': { success: [deal(4), horror(1)], failure: none },
  'shrivelling-3': { success: [deal(2), stunMonster()], failure: [damage(1)] },
  'shrivelling-4': { success: [deal(3), { do: 'dealOthers', n: 1 }], failure: [horror(2)] },
  'shrivelling-5': { success: [deal(5), damage(1), horror(1)], failure: [{ do: 'loseSpell' }] },
  'binding-1': { success: [stunMonster()], failure: none },
  'binding-2': { success: [stunMonster(2)], failure: [horror(1)] },
  'binding-3': {
    success: [stunMonster(), { do: 'moveMonster', upTo: 2, by: 'you' }],
    failure: [{ do: 'moveMonster', upTo: 1, by: 'keeper' }],
  },
  'binding-4': { success: [{ do: 'stunMonsters', where: 'its-space' }], failure: [horror(1)] },
  'binding-5': { success: [stunMonster(2), damage(1)], failure: [{ do: 'loseSpell' }] },
  'blood-pact-1': { success: [{ do: 'heal', what: 'damage', n: 2, whom: 'target' }], failure: [horror(1)] },
  'blood-pact-2': {
    success: [{ do: 'heal', what: 'damage', n: 3, whom: 'target' }, damage(1)],
    failure: none,
  },
  'blood-pact-3': {
    success: [
      either(
        'target-has-injury',
        [{ do: 'discardTrauma', which: 'injury', whom: 'target' }],
        [{ do: 'heal', what: 'damage', n: 1, whom: 'target' }],
      ),
    ],
    failure: [damage(1)],
  },
  'blood-pact-4': {
    success: [{ do: 'heal', what: 'damage', n: 4, whom: 'target' }, horror(2)],
    failure: [horror(1)],
  },
  'blood-pact-5': {
    success: [
      { do: 'heal', what: 'damage', n: 2, whom: 'target' },
      { do: 'gainSkillPoint', n: 1, whom: 'target' },
    ],
    failure: [{ do: 'loseSpell' }],
  },
  'quiet-the-mind-1': { success: [{ do: 'heal', what: 'horror', n: 2, whom: 'target' }], failure: none },
  'quiet-the-mind-2': {
    success: [each('room', [{ do: 'heal', what: 'horror', n: 1, whom: 'you' }])],
    failure: [horror(1)],
  },
  'quiet-the-mind-3': {
    success: [
      either(
        'target-has-insanity',
        [{ do: 'discardTrauma', which: 'insanity', whom: 'target' }],
        [{ do: 'heal', what: 'horror', n: 1, whom: 'target' }],
      ),
    ],
    failure: [horror(1)],
  },
  'quiet-the-mind-4': {
    success: [{ do: 'heal', what: 'horror', n: 3, whom: 'target' }, damage(1)],
    failure: none,
  },
  'quiet-the-mind-5': {
    success: [
      { do: 'heal', what: 'horror', n: 2, whom: 'target' },
      { do: 'removeStun', whom: 'target' },
    ],
    failure: [{ do: 'loseSpell' }],
  },
})

function backsOf(spell: Spell): Back[] {
  return ([1, 2, 3, 4, 5] as const).map((n) => `${spell}-${n}` as const)
}
