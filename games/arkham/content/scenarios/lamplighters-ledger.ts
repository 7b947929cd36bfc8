import type { Scenario } from '../scenario.ts'
import { codexAdd, each, horror, marker, placeDoom } from '../../cards/writing.ts'

/** *The Lamplighter's Ledger* (ledger, Scenario 2). */
export const lamplightersLedger = {
  start: 'independence-square',
  reckoning: [placeDoom(1, 'unstable'), each('near-unstable', horror(1))],
  hoods: {
    easttown: [0, 1],
    downtown: [1, 0],
    rivertown: [1, 2],
    'miskatonic-university': [2, 1],
    uptown: [2, 3],
  },
  streets: {
    's2-peabody-avenue': {
      type: 'residential',
      joins: [
        ['easttown', 'BL'],
        ['downtown', 'TR'],
      ],
    },
    's2-east-bridge': {
      type: 'bridge',
      joins: [
        ['easttown', 'BR'],
        ['rivertown', 'TL'],
      ],
    },
    's2-garrison-bridge': {
      type: 'bridge',
      joins: [
        ['downtown', 'R'],
        ['rivertown', 'L'],
      ],
    },
    's2-college-street': {
      type: 'residential',
      joins: [
        ['downtown', 'BR'],
        ['miskatonic-university', 'TL'],
      ],
    },
    's2-river-park': {
      type: 'scenic',
      joins: [
        ['rivertown', 'BL'],
        ['miskatonic-university', 'TR'],
      ],
    },
    's2-gallows-walk': {
      type: 'scenic',
      joins: [
        ['rivertown', 'BR'],
        ['uptown', 'TL'],
      ],
    },
    's2-high-street': {
      type: 'residential',
      joins: [
        ['miskatonic-university', 'R'],
        ['uptown', 'L'],
      ],
    },
  },
  anomalies: null,
  cup: {
    'spread-doom': 3,
    'spawn-monster': 2,
    'spawn-clue': 2,
    'read-headline': 2,
    'gate-burst': 1,
    reckoning: 1,
    blank: 3,
  },
  monsters: {
    'altered-servant': 2,
    'hulking-thrall': 2,
    'void-touched': 1,
    'avian-thrall': 1,
    'lupine-thrall': 1,
    'vicious-glutton': 2,
    'creeping-ghoul': 1,
    'nightmarish-fiend': 1,
    'masked-ones': 1,
    'high-priest': 1,
    'hooded-stalker': 2,
    'eyeless-watcher': 1,
    'twilight-supplicant': 2,
  },
  startingMonsters: [
    { kind: 'hooded-stalker', at: 'hangmans-hill' },
    { kind: 'altered-servant', at: 'science-building' },
  ],
  startingDoom: ['velmas-diner', 'arkham-asylum', 'black-cave', 'science-building', 'hangmans-hill'],
  setup: [
    codexAdd(1),
    codexAdd(60),
    codexAdd(61),
    marker('red', 'velmas-diner'),
    marker('red', 'la-bella-luna'),
    marker('red', 'graveyard'),
    marker('red', 'orne-library'),
    marker('red', 'hangmans-hill'),
  ],
  epic: { card: 66, monster: 'lamplighter' },
  endings: {
    'honest-dark': 'win',
    'one-name': 'win',
    'ledger-closed': 'win',
    'endless-noon': 'loss',
    'no-one-left': 'loss',
  },
} satisfies Scenario
