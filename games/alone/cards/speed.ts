import type { Deck } from './reaction.ts'

/** Speed: faster monsters, more reactions (ledger, table 8.6). */
export const speed = {
  'give-chase': {
    condition: 'move',
    moment: 'after-step',
    possible: 'follower',
    upper: [{ do: 'chase', all: false }],
    dangerous: [{ do: 'chase', all: true }],
  },
  scuttle: {
    condition: 'move',
    moment: 'end-of-turn',
    possible: { movable: 'any' },
    upper: [{ do: 'move', range: 3 }],
    lower: [{ do: 'move', range: 2, among: 'another', may: true }],
  },
  'from-the-vents': {
    condition: 'move',
    moment: 'end-of-turn',
    possible: { movable: 'any' },
    upper: [{ do: 'move', range: 2 }, { do: 'takeOffTrack' }],
    uncounted: 'dangerous',
  },
  'slip-away': {
    condition: 'explore',
    moment: 'before-reveal',
    possible: { movable: 'explored' },
    upper: [{ do: 'move', range: 2, among: 'explored' }],
    dangerous: [{ do: 'relocate', how: 'slip' }],
  },
  flanking: {
    condition: 'explore',
    moment: 'end-of-turn',
    possible: { movable: 'any' },
    upper: [
      { do: 'move', range: 2 },
      { do: 'move', range: 1, among: 'another' },
    ],
    dangerous: [
      { do: 'move', range: 2 },
      { do: 'move', range: 2, among: 'another' },
    ],
  },
  dodge: {
    condition: 'fight',
    moment: 'before-roll',
    possible: 'dice left',
    upper: [{ do: 'fewerDice', count: 1 }],
    dangerous: [{ do: 'fewerDice', count: 2 }],
  },
  swarm: {
    condition: 'fight',
    moment: 'end-of-turn',
    possible: { movable: 'any' },
    upper: [{ do: 'move', range: 1, count: 2 }],
    dangerous: [{ do: 'move', range: 2, count: 2 }],
  },
  restless: {
    condition: 'locate',
    moment: 'before-answer',
    possible: { movable: 'any' },
    upper: [{ do: 'move', range: 2 }],
    lower: [{ do: 'move', range: 2, among: 'another', may: true }],
  },
  'through-the-ducts': {
    condition: 'search',
    moment: 'end-of-turn',
    possible: 'duct',
    upper: [{ do: 'relocate', how: 'ducts' }],
    dangerous: [{ do: 'relocate', how: 'ducts-near' }],
  },
  scatter: {
    condition: 'interact',
    moment: 'end-of-turn',
    possible: { movable: 'any' },
    upper: [{ do: 'move', range: 1, count: 3, may: true }],
    lower: [{ do: 'draw', count: 2 }],
  },
  relentless: {
    condition: 'health',
    moment: 'after-loss',
    possible: 'always',
    upper: [{ do: 'draw', count: 1 }],
    dangerous: [{ do: 'draw', count: 2 }],
    uncounted: 'always',
  },
  'hit-and-run': {
    condition: 'health',
    moment: 'after-loss',
    possible: { movable: 'culprit' },
    upper: [{ do: 'move', range: 2, among: 'culprit' }],
    lower: [{ do: 'spawn', may: true }],
  },
  'nowhere-to-run': {
    condition: 'control',
    moment: 'after-loss',
    possible: { movable: 'any' },
    upper: [{ do: 'move', range: 2 }],
    dangerous: [{ do: 'move', range: 3 }],
  },
} as const satisfies Deck
