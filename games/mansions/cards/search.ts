import { type Story, spells } from '../content/terms.ts'
import { custom, horror, test } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { ItemCard } from './types.ts'

/** Copies of "Nothing of interest" in the deck (MM-199). */
export const nothingCards = 12

/** Clues in the deck: 4A to 1C in stories 1 and 2, no Clue 4 in stories 3 to 5. */
export const clueCards: Readonly<Record<Story, number>> = { hour: 9, ward: 9, lamp: 7, volume: 7, harvest: 7 }

/** The 32 Search cards that can be carried (8.7, MM-C301 to MM-C305). What a Key opens stands on the Lock or Obstacle. */
export const search = deckOf<ItemCard>()({
  'brass-key': { types: ['key'] },
  'iron-key': { types: ['key'] },
  'magic-phrase': { types: ['key'] },
  'pry-bar': { types: ['key', 'blunt'], weapon: { damage: [2] } },
  sledgehammer: { types: ['key', 'blunt'], weapon: { damage: [3] } },
  axe: { types: ['bladed'], weapon: { damage: [3] } },
  'kitchen-knife': { types: ['bladed'], weapon: { damage: [2] } },
  'bone-saw': { types: ['bladed'], weapon: { damage: [2], against: { zombie: 4 } } },
  sabre: { types: ['bladed'], weapon: { damage: [3] } },
  'fire-poker': { types: ['blunt'], weapon: { damage: [2] } },
  revolver: { types: ['ranged'], weapon: { damage: [2, 2, 2, 2] } },
  shotgun: { types: ['ranged'], weapon: { damage: [5, 3] } },
  lantern: { types: ['equipment'], keywords: ['ignores-darkness'] },
  sedative: {
    types: ['equipment'],
    action: {
      target: 'traumatized-in-space',
      effect: [{ do: 'discardThis' }, { do: 'discardTrauma', which: 'any', whom: 'target' }],
    },
  },
  whiskey: {
    types: ['equipment'],
    action: {
      target: 'none',
      effect: [{ do: 'discardThis' }, { do: 'heal', what: 'horror', n: 3, whom: 'you' }],
    },
  },
  'first-aid-kit': {
    types: ['equipment'],
    action: {
      target: 'investigator-in-space',
      effect: [{ do: 'heal', what: 'damage', n: 2, whom: 'target' }],
      uses: 2,
    },
  },
  'fire-bucket': {
    types: ['equipment'],
    action: { target: 'burning-room-near', effect: [{ do: 'putOut' }] },
  },
  'cult-robes': {
    types: ['equipment'],
    bonus: { to: 'evade', n: 2, kinds: ['cultist', 'cult-leader'] },
  },
  rope: { types: ['equipment'], keywords: ['saves-evasion'] },
  'warding-stone': { types: ['artifact'], keywords: ['warded'] },
  'silver-hourglass': { types: ['artifact'], keywords: ['third-move'] },
  'ruby-of-rlyeh': { types: ['artifact'], keywords: ['horror-for-skill-point'] },
  'brass-cylinder': { types: ['artifact'], story: true },
  'nameless-cults': {
    types: ['tome'],
    action: {
      target: 'none',
      effect: [
        test('lore', 0, {
          success: [{ do: 'gainSpell', of: ['binding', 'shrivelling'], n: 1 }, { do: 'discardThis' }],
          failure: [horror(1)],
        }),
      ],
    },
  },
  'de-vermis-mysteriis': {
    types: ['tome'],
    action: {
      target: 'none',
      effect: [
        test('lore', -1, {
          success: [{ do: 'gainSpell', of: [...spells], n: 2 }, { do: 'discardThis' }],
          failure: [horror(2)],
        }),
      ],
    },
  },
  'vail-almanac': {
    types: ['tome'],
    action: {
      target: 'none',
      effect: [test('intellect', 0, { success: [custom('name-hidden-clue'), { do: 'discardThis' }] })],
    },
  },
  'koss-casebook': {
    types: ['tome'],
    action: {
      target: 'none',
      effect: [
        test('lore', 0, {
          success: [{ do: 'gainSpell', of: ['blood-pact', 'quiet-the-mind'], n: 1 }, { do: 'discardThis' }],
          failure: [horror(1)],
        }),
      ],
    },
  },
  harpoon: { types: ['bladed'], weapon: { damage: [3], extra: 'drop-to-stun' } },
  'signal-flare': {
    types: ['equipment'],
    action: {
      target: 'none',
      effect: [{ do: 'discardThis' }, { do: 'lightUp' }, { do: 'stunMonsters', where: 'your-room' }],
    },
  },
  'nell-carrow': { types: ['ally'], story: true, bonus: { to: 'horror', n: 1 }, keywords: ['no-run'] },
  'unreturned-volume': { types: ['tome', 'artifact'], story: true },
  'rock-salt': {
    types: ['equipment'],
    action: { target: 'none', effect: [{ do: 'discardThis' }, { do: 'dealKind', kind: 'zombie', n: 3 }] },
  },
})
