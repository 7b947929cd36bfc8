import type { Deck } from './reaction.ts'

/** Traps: more hazard tokens, and stronger ones (ledger, table 8.6). */
export const traps = {
  tripwire: {
    condition: 'move',
    moment: 'after-step',
    possible: { trappable: 'left-behind' },
    upper: [{ do: 'trap', where: 'left-behind' }],
    lower: [{ do: 'lose', health: 1 }],
  },
  'seed-the-path': {
    condition: 'move',
    moment: 'end-of-turn',
    possible: { trappable: 'unseen-2' },
    upper: [{ do: 'trap', where: 'unseen-2' }],
    lower: [{ do: 'trap', where: 'unseen-2', may: true }],
  },
  snare: {
    condition: 'move',
    moment: 'end-of-turn',
    possible: 'door or monster',
    upper: [
      { do: 'move', range: 1 },
      { do: 'bolt', hero: false },
    ],
    dangerous: [
      { do: 'move', range: 1 },
      { do: 'bolt', hero: true },
    ],
  },
  'booby-trap': {
    condition: 'explore',
    moment: 'before-reveal',
    possible: { trappable: 'explored' },
    upper: [{ do: 'trap', where: 'explored' }],
    lower: [{ do: 'noDiscards' }],
  },
  'rigged-corridor': {
    condition: 'explore',
    moment: 'end-of-turn',
    possible: { trappable: 'level-unseen' },
    upper: [{ do: 'trap', where: 'level-unseen' }],
    lower: [{ do: 'lose', health: 1 }],
  },
  ricochet: {
    condition: 'fight',
    moment: 'after-roll',
    possible: 'two misses',
    upper: [{ do: 'lose', health: 1 }],
    dangerous: [{ do: 'ricochet', most: 2 }],
  },
  debris: {
    condition: 'fight',
    moment: 'end-of-turn',
    possible: { trappable: 'near' },
    upper: [{ do: 'trap', where: 'near' }],
    lower: [{ do: 'mark', mark: 'evil-reroll' }],
  },
  feedback: {
    condition: 'locate',
    moment: 'after-answer',
    possible: { trappable: 'target' },
    upper: [{ do: 'trap', where: 'target' }],
    lower: [{ do: 'lose', control: 1 }],
  },
  'gas-pocket': {
    condition: 'search',
    moment: 'end-of-turn',
    possible: { trappable: 'near' },
    upper: [{ do: 'trap', where: 'near' }],
    lower: [{ do: 'lose', health: 1 }],
  },
  'short-circuit': {
    condition: 'interact',
    moment: 'end-of-turn',
    possible: 'light or trap',
    upper: [{ do: 'darkenOrTrap' }],
    lower: [{ do: 'lose', health: 1 }],
  },
  splinters: {
    condition: 'health',
    moment: 'after-loss',
    possible: { trappable: 'adjacent' },
    upper: [{ do: 'trap', where: 'adjacent' }],
    lower: [{ do: 'lose', health: 1 }],
  },
  acid: {
    condition: 'health',
    moment: 'after-loss',
    possible: 'item held',
    upper: [{ do: 'loseCharge' }],
    dangerous: [{ do: 'takeCharges' }],
  },
  'shifting-peril': {
    condition: 'control',
    moment: 'after-loss',
    possible: 'hazard token',
    upper: [{ do: 'moveTraps', hero: false }],
    dangerous: [{ do: 'moveTraps', hero: true }],
  },
} as const satisfies Deck
