import type { Scenario } from '../scenario.ts'
import { codexAdd, custom } from '../../cards/writing.ts'

/** *The Drowned Carillon* (ledger, Scenario 1). */
export const drownedCarillon = {
  start: 'train-station',
  reckoning: [custom('deep-one-reckoning')],
  hoods: {
    northside: [0, 1],
    downtown: [0, 3],
    'merchant-district': [1, 0],
    rivertown: [1, 2],
    southside: [2, 1],
  },
  streets: {
    's1-chapel-row': {
      type: 'residential',
      joins: [
        ['northside', 'R'],
        ['downtown', 'L'],
      ],
    },
    's1-mill-walk': {
      type: 'scenic',
      joins: [
        ['northside', 'BL'],
        ['merchant-district', 'TR'],
      ],
    },
    's1-iron-bridge': {
      type: 'bridge',
      joins: [
        ['northside', 'BR'],
        ['rivertown', 'TL'],
      ],
    },
    's1-garrison-bridge': {
      type: 'bridge',
      joins: [
        ['downtown', 'BL'],
        ['rivertown', 'TR'],
      ],
    },
    's1-lich-street': {
      type: 'residential',
      joins: [
        ['merchant-district', 'R'],
        ['rivertown', 'L'],
      ],
    },
    's1-orchard-lane': {
      type: 'scenic',
      joins: [
        ['merchant-district', 'BR'],
        ['southside', 'TL'],
      ],
    },
    's1-parsonage-street': {
      type: 'residential',
      joins: [
        ['rivertown', 'BL'],
        ['southside', 'TR'],
      ],
    },
  },
  anomalies: 'undertow',
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
    'hybrid-thug': 2,
    'ocean-scion': 2,
    'shallows-predator': 2,
    'river-skulk': 1,
    'sea-singer': 1,
    'shoreline-brute': 1,
    'wake-titan': 1,
    'robed-figure': 3,
    'occult-ritualist': 2,
    'hooded-stalker': 1,
    whippoorwill: 1,
  },
  startingMonsters: [
    { kind: 'hybrid-thug', at: 'river-docks' },
    { kind: 'robed-figure', at: 'black-cave' },
  ],
  startingDoom: ['arkham-advertiser', 'independence-square', 'unvisited-isle', 'black-cave', 'south-church'],
  setup: [codexAdd(2), codexAdd(51)],
  epic: { card: 58, monster: 'drowned-ringer' },
  endings: {
    'still-water': 'win',
    'second-peal': 'win',
    'slack-water': 'win',
    'high-water': 'loss',
    'no-one-left': 'loss',
  },
} satisfies Scenario
