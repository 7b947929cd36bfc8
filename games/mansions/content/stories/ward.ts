import { byAnswer, each, placing } from '../../effects.ts'
import type { StoryData } from '../types.ts'
import { darkness, lastEvent, reveal, shudder } from './common.ts'

/** The Cold Ward (8.18). */
export const ward: StoryData = {
  questions: [3, 2, 2, 2],
  clues: { 1: 1, 2: 2, 3: 3, 4: 4 },
  keeper: { mythos: 1, trauma: 2 },
  symbols: ['moon', 'hand', 'eye'],
  actions: [
    'command-minion',
    'creatures-of-the-night',
    'evil-presence',
    'uncontrollable-urges',
    'darkness',
    'pyromaniac',
    'raise-dead',
    'lurker-in-the-walls',
    'escaped-patient',
  ],
  rooms: {
    yard: { lock: null, stack: ['nothing'] },
    corridor: { lock: null, stack: ['nothing'] },
    passage: { lock: null, stack: ['nothing'] },
    reception: { lock: null, stack: ['brass-key', 'lantern'] },
    'west-ward': { lock: null, stack: ['whiskey', 'clue-4'] },
    'east-ward': { lock: null, stack: ['fire-bucket', 'nothing'] },
    'records-office': {
      lock: 'lock-brass',
      stack: [
        { if: '4A', cards: ['nothing', 'ob-cabinet', 'clue-3'] },
        { if: '4B', cards: ['koss-casebook', 'nothing', 'nothing'] },
      ],
    },
    dispensary: {
      lock: 'lock-jammed',
      stack: [
        'sedative',
        { if: '4A', cards: ['nothing', 'nothing'] },
        { if: '4B', cards: ['ob-cabinet', 'clue-3'] },
      ],
    },
    'directors-office': {
      lock: 'lock-wired',
      stack: ['revolver', { if: '3A', cards: ['clue-2'] }, { if: '3B', cards: ['nothing'] }],
    },
    morgue: {
      lock: 'lock-dread',
      stack: ['bone-saw', { if: '3A', cards: ['nothing'] }, { if: '3B', cards: ['clue-2'] }],
    },
    'operating-theatre': { lock: null, stack: ['ob-suitcase', 'de-vermis-mysteriis'] },
    'staff-bedroom': { lock: null, stack: ['first-aid-kit', 'shotgun'] },
    kitchen: { lock: null, stack: ['kitchen-knife'] },
    pantry: { lock: null, stack: ['magic-phrase'] },
    garden: { lock: null, stack: ['axe'] },
    cellar: { lock: null, stack: ['ob-rubble', 'pry-bar', 'nothing'] },
    'boiler-room': {
      lock: 'lock-tumbler',
      stack: [
        { if: '2A', cards: ['sledgehammer'] },
        { if: '2B', cards: ['clue-1'] },
      ],
    },
    'ice-house': {
      lock: 'lock-frozen',
      stack: [
        { if: '2A', cards: ['nothing', 'ob-casket', 'clue-1'] },
        { if: '2B', cards: ['ruby-of-rlyeh', 'nothing', 'nothing'] },
      ],
    },
    cistern: { lock: 'lock-sigil', stack: ['warding-stone'] },
  },
  events: [
    {
      time: 4,
      effect: [
        byAnswer(1, {
          A: [placing('mi-go', 'garden')],
          B: [placing('maniac', 'staff-bedroom')],
          C: [{ do: 'raise', n: 1, otherwise: 'morgue' }],
        }),
      ],
    },
    { time: 3, effect: [{ do: 'nameClue', number: 3, mythos: 1, trauma: 1 }] },
    {
      time: 3,
      effect: [
        byAnswer(1, {
          A: [darkness('corridor'), darkness('cellar')],
          B: [{ do: 'fire', at: 'boiler-room' }],
          C: [placing('chthonian', 'vent')],
        }),
      ],
    },
    { time: 3, effect: [each('all', [shudder]), reveal] },
    { time: 4, effect: [lastEvent] },
  ],
}
