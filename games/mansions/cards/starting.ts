import { spells } from '../content/terms.ts'
import { custom, deal, each, horror, test } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { ItemCard } from './types.ts'

/** The fourteen Starting Items (8.3). */
export const starting = deckOf<ItemCard>()({
  duke: {
    types: ['ally'],
    bonus: { to: 'combat', n: 2, skills: ['dexterity', 'strength'] },
    action: { target: 'other-within-2', effect: [custom('send-duke')], once: 'round' },
  },
  guitar: {
    types: ['equipment'],
    action: {
      target: 'none',
      effect: [each('room', [{ do: 'heal', what: 'horror', n: 1, whom: 'you' }]), { do: 'threat', n: 1 }],
    },
  },
  manuscript: { types: ['equipment'], keywords: ['inspired'] },
  'old-journal': {
    types: ['tome'],
    action: {
      target: 'none',
      effect: [
        test('lore', 0, {
          success: [{ do: 'gainSpell', of: [...spells], n: 1 }, { do: 'discardThis' }],
          failure: [horror(1)],
        }),
      ],
    },
  },
  'jenny-45-automatic': { types: ['ranged'], weapon: { damage: [3, 3, 3] } },
  'isabelles-letter': {
    types: ['equipment'],
    action: { target: 'none', effect: [{ do: 'heal', what: 'horror', n: 1, whom: 'you' }] },
  },
  'joe-45-automatics': { types: ['ranged'], weapon: { damage: [3, 3, 3], extra: 'second-target' } },
  'magnifying-glass': { types: ['equipment'], puzzleActions: 1 },
  'flux-stabilizer': {
    types: ['equipment'],
    action: { target: 'none', effect: [custom('stabilize')] },
  },
  'instrument-case': { types: ['equipment'], keywords: ['studious'] },
  thompson: { types: ['ranged'], weapon: { damage: [4, 4, 4], extra: 'drop-on-10' } },
  dynamite: {
    types: ['ranged'],
    attack: { target: 'space-in-range-2', effect: [{ do: 'discardThis' }, { do: 'blast', n: 5 }] },
  },
  'holy-water': {
    types: ['equipment'],
    attack: { target: 'unholy-in-space', effect: [{ do: 'discardThis' }, deal(4)] },
  },
  'holy-rosary': { types: ['equipment'], bonus: { to: 'horror', n: 2 } },
})
