import { byAnswer, each, placing } from '../../effects.ts'
import type { StoryData } from '../types.ts'
import { darkness, lastEvent, reveal, shudder } from './common.ts'

/** The Thirteenth Hour (8.17). */
export const hour: StoryData = {
  questions: [3, 2, 2, 2],
  clues: { 1: 1, 2: 2, 3: 3, 4: 4 },
  keeper: { mythos: 2, trauma: 1 },
  symbols: ['moon', 'hand', 'spiral'],
  actions: [
    'command-minion',
    'creatures-of-the-night',
    'evil-presence',
    'uncontrollable-urges',
    'darkness',
    'summon-worshippers',
    'take-sample',
    'dark-ritual',
    'witchcraft',
    'raise-dead',
  ],
  rooms: {
    yard: { lock: null, stack: ['nothing'] },
    porch: { lock: null, stack: ['nothing'] },
    hall: { lock: null, stack: ['nothing'] },
    foyer: { lock: null, stack: ['lantern'] },
    cloakroom: { lock: null, stack: ['revolver'] },
    parlour: { lock: null, stack: ['whiskey', 'clue-4'] },
    'dining-room': {
      lock: null,
      stack: [
        'fire-poker',
        { if: '4A', cards: ['ob-desk', 'clue-3'] },
        { if: '4B', cards: ['nothing', 'nothing'] },
      ],
    },
    library: {
      lock: null,
      stack: [
        'nameless-cults',
        { if: '4A', cards: ['nothing', 'nothing'] },
        { if: '4B', cards: ['ob-desk', 'clue-3'] },
      ],
    },
    kitchen: { lock: null, stack: ['kitchen-knife', 'nothing'] },
    pantry: { lock: null, stack: ['iron-key'] },
    workshop: {
      lock: 'lock-jammed',
      stack: [
        'pry-bar',
        { if: '3A', cards: ['ob-strongbox', 'clue-2'] },
        { if: '3B', cards: ['nothing', 'nothing'] },
      ],
    },
    study: {
      lock: 'lock-combination',
      stack: ['sedative', { if: '3A', cards: ['nothing'] }, { if: '3B', cards: ['clue-2'] }],
    },
    'clock-room': {
      lock: 'lock-rune',
      stack: [
        { if: '2A', cards: ['clue-1'] },
        { if: '2B', cards: ['silver-hourglass'] },
      ],
    },
    crypt: {
      lock: 'lock-iron',
      stack: [
        { if: '2A', cards: ['silver-hourglass', 'nothing', 'nothing'] },
        { if: '2B', cards: ['nothing', 'ob-casket', 'clue-1'] },
      ],
    },
    'master-bedroom': { lock: null, stack: ['first-aid-kit', 'ob-suitcase', 'vail-almanac'] },
    'guest-bedroom': { lock: 'lock-dread', stack: ['shotgun'] },
    garden: { lock: null, stack: ['axe', 'nothing'] },
    cellar: { lock: 'lock-nailed', stack: ['warding-stone', 'nothing'] },
  },
  events: [
    {
      time: 4,
      effect: [
        byAnswer(1, {
          A: [darkness('hall'), each({ rooms: ['hall', 'foyer'], tags: [] }, [shudder])],
          B: [placing('cultist', 'yard', { few: 1, many: 2 })],
          C: [placing('zombie', 'crypt')],
        }),
      ],
    },
    { time: 3, effect: [{ do: 'nameClue', number: 3, mythos: 1, trauma: 1 }] },
    {
      time: 3,
      effect: [
        byAnswer(1, {
          A: [placing('hound', 'vent')],
          B: [placing('cult-leader', 'altar')],
          C: [placing('witch', 'master-bedroom')],
        }),
      ],
    },
    { time: 3, effect: [each('all', [shudder]), reveal] },
    { time: 4, effect: [lastEvent] },
  ],
}
