import type { Scenario } from '../scenario.ts'
import { codexAdd, each, horror, may, placeDoom, spendMoney } from '../../cards/writing.ts'

/** *The Sash and the Mask* (ledger, Scenario 3). */
export const sashAndMask = {
  start: 'police-station',
  reckoning: [each('investigator', may([spendMoney(1)], [], [horror(1)])), placeDoom(1, 'unstable')],
  hoods: {
    northside: [0, 0],
    easttown: [0, 2],
    'merchant-district': [1, 1],
    uptown: [1, 3],
    southside: [2, 2],
  },
  streets: {
    's3-ballot-street': {
      type: 'residential',
      joins: [
        ['northside', 'R'],
        ['easttown', 'L'],
      ],
    },
    's3-ferry-bridge': {
      type: 'bridge',
      joins: [
        ['northside', 'BR'],
        ['merchant-district', 'TL'],
      ],
    },
    's3-constables-walk': {
      type: 'scenic',
      joins: [
        ['easttown', 'BL'],
        ['merchant-district', 'TR'],
      ],
    },
    's3-toll-lane': {
      type: 'residential',
      joins: [
        ['easttown', 'BR'],
        ['uptown', 'TL'],
      ],
    },
    's3-lantern-bridge': {
      type: 'bridge',
      joins: [
        ['merchant-district', 'R'],
        ['uptown', 'L'],
      ],
    },
    's3-bandstand-park': {
      type: 'scenic',
      joins: [
        ['merchant-district', 'BR'],
        ['southside', 'TL'],
      ],
    },
    's3-chandler-street': {
      type: 'residential',
      joins: [
        ['uptown', 'BL'],
        ['southside', 'TR'],
      ],
    },
  },
  anomalies: 'unending-ball',
  cup: {
    'spread-doom': 3,
    'spawn-monster': 2,
    'spawn-clue': 2,
    'read-headline': 3,
    'gate-burst': 1,
    reckoning: 1,
    blank: 3,
  },
  monsters: {
    'masked-reveller': 2,
    'ballot-stuffer': 2,
    'robed-figure': 3,
    'hooded-stalker': 2,
    'lodge-enforcer': 2,
    'lodge-loyalist': 2,
    'masked-ones': 1,
    'high-priest': 1,
    'simon-carter': 1,
    'altered-servant': 1,
    'hulking-thrall': 1,
  },
  startingMonsters: [
    { kind: 'masked-reveller', at: 'tick-tock-club' },
    { kind: 'lodge-loyalist', at: 'hangmans-hill' },
  ],
  startingDoom: [
    'curiositie-shoppe',
    'hibbs-roadhouse',
    'tick-tock-club',
    'ye-olde-magick-shoppe',
    'historical-society',
  ],
  setup: [codexAdd(2), codexAdd(70)],
  epic: { card: 80, monster: 'mayor-elect' },
  endings: {
    'late-edition': 'win',
    'narrow-margin': 'win',
    'empty-sash': 'win',
    'stuffed-boxes': 'loss',
    'sworn-in': 'loss',
    'no-one-left': 'loss',
  },
} satisfies Scenario
