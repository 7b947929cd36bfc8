import { byAnswer, each, placing } from '../../effects.ts'
import type { StoryData } from '../types.ts'
import { darkness, lastEvent, reveal, shudder } from './common.ts'

/** The Unreturned Volume (MM-C610 to MM-C642). */
export const volume: StoryData = {
  questions: [3, 2, 2, 2],
  clues: { 1: 1, 2: 2, 3: 3 },
  keeper: { mythos: 2, trauma: 1 },
  symbols: ['moon', 'spiral', 'page'],
  actions: [
    'command-minion',
    'creatures-of-the-night',
    'evil-presence',
    'uncontrollable-urges',
    'darkness',
    'summon-worshippers',
    'raise-dead',
    'lurker-in-the-walls',
    'dark-ritual',
  ],
  rooms: {
    street: { lock: null, stack: ['nothing'] },
    rotunda: { lock: null, stack: ['nothing'] },
    'ticket-office': { lock: null, stack: ['whiskey', 'clue-3'] },
    'west-gallery': { lock: null, stack: ['nothing'] },
    'east-gallery': { lock: null, stack: ['nothing'] },
    'egyptian-room': { lock: 'lock-dread', stack: ['silver-hourglass', 'nothing'] },
    armoury: {
      lock: 'lock-brass',
      stack: [
        'sabre',
        { if: '2A', cards: ['nothing', 'nothing'] },
        { if: '2B', cards: ['ob-casket', 'clue-1'] },
      ],
    },
    library: { lock: null, stack: ['nameless-cults', 'magic-phrase'] },
    study: { lock: 'lock-sigil', stack: ['revolver', 'ruby-of-rlyeh'] },
    stacks: { lock: null, stack: ['lantern', 'nothing'] },
    bindery: {
      lock: 'lock-rune',
      stack: [
        'bone-saw',
        {
          if: '3A',
          cards: ['clue-2', { if: '2A', cards: ['iron-key'] }, { if: '2B', cards: ['brass-key'] }],
        },
        {
          if: '3B',
          cards: ['nothing', { if: '2A', cards: ['brass-key'] }, { if: '2B', cards: ['iron-key'] }],
        },
      ],
    },
    'conservation-lab': { lock: null, stack: ['sedative'] },
    'lecture-hall': {
      lock: null,
      stack: [
        'first-aid-kit',
        {
          if: '3A',
          cards: [
            'nothing',
            'nothing',
            { if: '2A', cards: ['brass-key'] },
            { if: '2B', cards: ['iron-key'] },
          ],
        },
        {
          if: '3B',
          cards: ['ob-desk', 'clue-2', { if: '2A', cards: ['iron-key'] }, { if: '2B', cards: ['brass-key'] }],
        },
      ],
    },
    'caretakers-bedroom': { lock: 'lock-jammed', stack: ['shotgun'] },
    'furnace-room': { lock: null, stack: ['fire-poker', 'fire-bucket'] },
    'crate-store': { lock: 'lock-jammed', stack: ['sledgehammer', 'nothing'] },
    vault: {
      lock: 'lock-iron',
      stack: [
        'de-vermis-mysteriis',
        { if: '2A', cards: ['ob-strongbox', 'clue-1'] },
        { if: '2B', cards: ['nothing', 'nothing'] },
      ],
    },
  },
  events: [
    {
      time: 3,
      effect: [
        byAnswer(1, {
          A: [each({ rooms: [], tags: ['study'] }, [shudder]), darkness('stacks')],
          B: [placing('mi-go', 'crate-store')],
          C: [
            { do: 'corpse', at: 'egyptian-room-2' },
            { do: 'corpse', at: 'lecture-hall-3' },
          ],
        }),
      ],
    },
    { time: 3, effect: [{ do: 'nameClue', number: 2, mythos: 1, trauma: 1 }] },
    {
      time: 3,
      effect: [
        byAnswer(1, {
          A: [placing('zombie', 'egyptian-room'), placing('zombie', 'library', { few: 0, many: 1 })],
          B: [placing('cultist', 'altar'), { do: 'threat', n: 1 }],
          C: [{ do: 'raise', n: 2, otherwise: 'lecture-hall' }],
        }),
      ],
    },
    { time: 3, effect: [darkness('rotunda'), each({ rooms: [], tags: ['hall'] }, [shudder]), reveal] },
    { time: 3, effect: [lastEvent] },
  ],
}
