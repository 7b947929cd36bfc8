import { byAnswer, each, placing, stun, test } from '../../effects.ts'
import type { StoryData } from '../types.ts'
import { darkness, lastEvent, reveal, shudder } from './common.ts'

/** MM-C745. */
const farmhouse = [
  'kitchen',
  'pantry',
  'dining-room',
  'parlour',
  'landing',
  'sewing-room',
  'attic-bedroom',
  'cellar',
] as const

/** The Harvest Table (MM-C710 to MM-C745). */
export const harvest: StoryData = {
  questions: [3, 2, 2, 2],
  clues: { 1: 1, 2: 2, 3: 3 },
  keeper: { mythos: 2, trauma: 1 },
  symbols: ['moon', 'hand', 'sheaf'],
  actions: [
    'command-minion',
    'creatures-of-the-night',
    'evil-presence',
    'uncontrollable-urges',
    'summon-worshippers',
    'take-sample',
    'raise-dead',
    'lurker-in-the-walls',
    'escaped-patient',
    'dark-ritual',
  ],
  rooms: {
    lane: { lock: null, stack: ['nothing'] },
    farmyard: { lock: null, stack: ['nothing'] },
    kitchen: { lock: null, stack: ['kitchen-knife'] },
    pantry: { lock: null, stack: ['lantern'] },
    'dining-room': { lock: null, stack: ['whiskey', 'clue-3'] },
    parlour: { lock: null, stack: ['fire-poker', 'nothing'] },
    landing: { lock: null, stack: ['nothing'] },
    'sewing-room': { lock: 'lock-jammed', stack: ['first-aid-kit'] },
    'attic-bedroom': {
      lock: 'lock-combination',
      stack: [
        'nothing',
        {
          if: '3A',
          cards: ['clue-2', { if: '2A', cards: ['brass-key'] }, { if: '2B', cards: ['iron-key'] }],
        },
        {
          if: '3B',
          cards: ['nothing', { if: '2A', cards: ['iron-key'] }, { if: '2B', cards: ['brass-key'] }],
        },
      ],
    },
    slaughterhouse: {
      lock: 'lock-nailed',
      stack: [
        'bone-saw',
        {
          if: '3A',
          cards: ['nothing', { if: '2A', cards: ['iron-key'] }, { if: '2B', cards: ['brass-key'] }],
        },
        {
          if: '3B',
          cards: ['clue-2', { if: '2A', cards: ['brass-key'] }, { if: '2B', cards: ['iron-key'] }],
        },
      ],
    },
    barn: { lock: null, stack: ['axe', 'rock-salt'] },
    hayloft: { lock: null, stack: ['shotgun'] },
    cornfield: { lock: null, stack: ['nothing', 'cult-robes'] },
    graveyard: { lock: null, stack: ['nothing'] },
    chapel: { lock: null, stack: ['nameless-cults', 'nothing'] },
    vestry: {
      lock: 'lock-brass',
      stack: [
        'ruby-of-rlyeh',
        { if: '2A', cards: ['ob-desk', 'clue-1'] },
        { if: '2B', cards: ['nothing', 'nothing'] },
      ],
    },
    cellar: { lock: 'lock-jammed', stack: ['pry-bar', 'nothing'] },
    burrow: {
      lock: 'lock-iron',
      stack: [
        'warding-stone',
        { if: '2A', cards: ['nothing', 'nothing'] },
        { if: '2B', cards: ['ob-rubble', 'clue-1'] },
      ],
    },
  },
  events: [
    {
      time: 4,
      effect: [
        byAnswer(1, {
          A: [each({ rooms: [], tags: ['cellar', 'outdoor'] }, [test('dexterity', 0, { failure: [stun] })])],
          B: [placing('cultist', 'chapel', { few: 1, many: 2 })],
          C: [each('all', [shudder])],
        }),
      ],
    },
    {
      time: 3,
      effect: [
        byAnswer(4, {
          A: [{ do: 'raise', n: { few: 1, many: 2 }, otherwise: 'graveyard' }],
          B: [placing('maniac', 'hayloft')],
        }),
      ],
    },
    {
      time: 3,
      effect: [
        { do: 'nameClue', number: 2, mythos: 0, trauma: 0 },
        byAnswer(1, {
          A: [placing('chthonian', 'vent')],
          B: [placing('cultist', 'farmyard')],
          C: [placing('cult-leader', 'chapel')],
        }),
      ],
    },
    {
      time: 3,
      effect: [
        darkness('dining-room'),
        darkness('parlour'),
        each({ rooms: farmhouse, tags: [] }, [shudder]),
        reveal,
      ],
    },
    { time: 4, effect: [lastEvent] },
  ],
}
