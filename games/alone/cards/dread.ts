import type { Deck } from './reaction.ts'

/** Dread: easier frights, control over the Hero's actions (ledger, table 8.6). */
export const dread = {
  'wrong-turn': {
    condition: 'move',
    moment: 'declared',
    possible: 'other way',
    upper: [{ do: 'barWay' }],
    lower: [{ do: 'misdirect' }],
  },
  whispers: {
    condition: 'move',
    moment: 'end-of-turn',
    possible: 'dark view',
    upper: [{ do: 'lose', control: 1 }],
    dangerous: [{ do: 'lose', control: 2 }],
  },
  'creeping-dread': {
    condition: 'move',
    moment: 'end-of-turn',
    possible: { movable: 'any' },
    upper: [
      { do: 'fright', more: 1 },
      { do: 'move', range: 2 },
    ],
    dangerous: [
      { do: 'fright', more: 2 },
      { do: 'move', range: 2 },
    ],
  },
  'eyes-in-the-dark': {
    condition: 'explore',
    moment: 'before-reveal',
    possible: 'always',
    upper: [{ do: 'eyes', dangerous: false }],
    dangerous: [{ do: 'eyes', dangerous: true }],
  },
  'lights-out': {
    condition: 'explore',
    moment: 'end-of-turn',
    possible: { lit: 'level' },
    upper: [{ do: 'darken', where: 'level', count: 1 }],
    dangerous: [{ do: 'darken', where: 'level-or-here', count: 2 }],
  },
  'shaking-hands': {
    condition: 'fight',
    moment: 'after-roll',
    possible: 'counting die',
    upper: [{ do: 'rerollHits', count: 1 }],
    dangerous: [{ do: 'rerollHits', count: 2 }],
  },
  'it-wont-die': {
    condition: 'fight',
    moment: 'end-of-turn',
    possible: 'no kill',
    upper: [{ do: 'lose', control: 1 }],
    dangerous: [{ do: 'lose', control: 2 }],
  },
  'false-echo': {
    condition: 'locate',
    moment: 'before-answer',
    possible: 'open answer',
    upper: [{ do: 'echo' }],
    dangerous: [{ do: 'lieAboutAll' }],
  },
  'in-the-box': {
    condition: 'search',
    moment: 'end-of-turn',
    possible: 'always',
    upper: [{ do: 'box' }],
    dangerous: [{ do: 'lose', control: 1 }, { do: 'loseItem' }],
  },
  flicker: {
    condition: 'interact',
    moment: 'end-of-turn',
    possible: { lit: 'lit-now' },
    upper: [{ do: 'darken', where: 'lit-now', count: 2, may: true }],
    dangerous: [{ do: 'darken', where: 'lit-now-or-here', count: 2, may: true }],
  },
  panic: {
    condition: 'health',
    moment: 'after-loss',
    possible: 'always',
    upper: [{ do: 'lose', control: 1 }],
    dangerous: [{ do: 'lose', control: 2 }],
  },
  frozen: {
    condition: 'health',
    moment: 'after-loss',
    possible: 'not frozen',
    upper: [{ do: 'freeze' }],
    lower: [{ do: 'loseAdrenaline' }],
  },
  'loss-of-control': {
    condition: 'control',
    moment: 'after-loss',
    possible: 'adrenaline left',
    upper: [{ do: 'loseAdrenaline' }],
    lower: [{ do: 'drag' }],
  },
} as const satisfies Deck
