import { byAnswer, damage, each, placing } from '../../effects.ts'
import type { StoryData } from '../types.ts'
import { darkness, lastEvent, reveal, shudder } from './common.ts'

/** What the Lamp Called (MM-C510 to MM-C542). */
export const lamp: StoryData = {
  questions: [3, 2, 2, 2],
  clues: { 1: 1, 2: 2, 3: 3 },
  keeper: { mythos: 1, trauma: 2 },
  symbols: ['moon', 'hand', 'tide'],
  actions: [
    'command-minion',
    'creatures-of-the-night',
    'evil-presence',
    'uncontrollable-urges',
    'darkness',
    'summon-worshippers',
    'raise-dead',
    'lurker-in-the-walls',
    'witchcraft',
  ],
  rooms: {
    dunes: { lock: null, stack: ['nothing'] },
    shore: { lock: null, stack: ['nothing'] },
    'front-room': { lock: null, stack: ['lantern'] },
    passageway: { lock: null, stack: ['nothing'] },
    'chart-room': { lock: null, stack: ['whiskey', 'clue-3'] },
    'keepers-bedroom': { lock: 'lock-jammed', stack: ['brass-key', 'revolver'] },
    kitchen: { lock: null, stack: ['kitchen-knife', 'nothing'] },
    pantry: { lock: null, stack: ['rope'] },
    nursery: { lock: 'lock-combination', stack: ['sedative', 'silver-hourglass'] },
    'tower-stair': { lock: null, stack: ['nothing'] },
    'oil-store': { lock: 'lock-nailed', stack: ['fire-bucket', 'signal-flare'] },
    'lamp-room': {
      lock: 'lock-iron',
      stack: [
        'ruby-of-rlyeh',
        { if: '2A', cards: ['ob-cipher', 'clue-1'] },
        { if: '2B', cards: ['nothing', 'nothing'] },
      ],
    },
    chapel: { lock: null, stack: ['first-aid-kit', 'nothing'] },
    vestry: {
      lock: 'lock-brass',
      stack: [
        'nameless-cults',
        {
          if: '3A',
          cards: ['clue-2', { if: '2A', cards: ['iron-key'] }, { if: '2B', cards: ['magic-phrase'] }],
        },
        {
          if: '3B',
          cards: ['nothing', { if: '2A', cards: ['magic-phrase'] }, { if: '2B', cards: ['iron-key'] }],
        },
      ],
    },
    boathouse: {
      lock: null,
      stack: [
        'harpoon',
        {
          if: '3A',
          cards: [
            'nothing',
            'nothing',
            { if: '2A', cards: ['magic-phrase'] },
            { if: '2B', cards: ['iron-key'] },
          ],
        },
        {
          if: '3B',
          cards: [
            'ob-rubble',
            'clue-2',
            { if: '2A', cards: ['iron-key'] },
            { if: '2B', cards: ['magic-phrase'] },
          ],
        },
      ],
    },
    'net-loft': { lock: 'lock-jammed', stack: ['sledgehammer', 'axe'] },
    'flooded-tunnel': { lock: null, stack: ['nothing'] },
    'sea-cave': {
      lock: 'lock-sigil',
      stack: [
        'warding-stone',
        { if: '2A', cards: ['nothing', 'nothing'] },
        { if: '2B', cards: ['ob-casket', 'clue-1'] },
      ],
    },
  },
  events: [
    {
      time: 4,
      effect: [
        byAnswer(1, {
          A: [darkness('passageway'), darkness('chapel')],
          B: [placing('cultist', 'shore', { few: 1, many: 2 })],
          C: [{ do: 'corpse', at: 'shore-2' }, each({ rooms: ['shore', 'dunes'], tags: [] }, [shudder])],
        }),
      ],
    },
    {
      time: 3,
      effect: [
        byAnswer(4, {
          A: [placing('zombie', 'shore'), placing('zombie', 'sea-cave', { few: 0, many: 1 })],
          B: [placing('cultist', 'boathouse'), { do: 'keeperDraws', mythos: 1, trauma: 0 }],
        }),
      ],
    },
    {
      time: 3,
      effect: [
        { do: 'nameClue', number: 2, mythos: 0, trauma: 0 },
        byAnswer(1, {
          A: [placing('chthonian', 'vent')],
          B: [placing('cult-leader', 'altar')],
          C: [placing('zombie', 'chapel')],
        }),
      ],
    },
    {
      time: 3,
      effect: [each({ rooms: ['shore', 'dunes'], tags: ['cellar'] }, [damage(1)], [shudder]), reveal],
    },
    { time: 3, effect: [lastEvent] },
  ],
}
