import type { Scenario } from '../scenario.ts'
import {
  choose,
  codexAdd,
  discard,
  each,
  horror,
  marker,
  option,
  pay,
  placeDoom,
  spendClue,
  when,
} from '../../cards/writing.ts'

/** *The Second Town* (ledger, Scenario 4). */
export const secondTown = {
  start: 'velmas-diner',
  reckoning: [
    each(
      'investigator',
      when({ if: 'markerHere', colour: 'red' }, [
        choose(pay([spendClue(1)]), pay([discard('focus', 1)]), option(horror(1))),
      ]),
    ),
    placeDoom(1, 'unstable'),
  ],
  hoods: {
    'miskatonic-university': [0, 1],
    easttown: [0, 3],
    southside: [1, 0],
    downtown: [1, 2],
    northside: [1, 4],
  },
  streets: {
    's4-lecture-row': {
      type: 'residential',
      joins: [
        ['miskatonic-university', 'R'],
        ['easttown', 'L'],
      ],
    },
    's4-cloister-park': {
      type: 'scenic',
      joins: [
        ['miskatonic-university', 'BL'],
        ['southside', 'TR'],
      ],
    },
    's4-founders-bridge': {
      type: 'bridge',
      joins: [
        ['miskatonic-university', 'BR'],
        ['downtown', 'TL'],
      ],
    },
    's4-assize-street': {
      type: 'residential',
      joins: [
        ['easttown', 'BL'],
        ['downtown', 'TR'],
      ],
    },
    's4-miller-bridge': {
      type: 'bridge',
      joins: [
        ['easttown', 'BR'],
        ['northside', 'TL'],
      ],
    },
    's4-almshouse-lane': {
      type: 'residential',
      joins: [
        ['southside', 'R'],
        ['downtown', 'L'],
      ],
    },
    's4-elm-promenade': {
      type: 'scenic',
      joins: [
        ['downtown', 'R'],
        ['northside', 'L'],
      ],
    },
  },
  anomalies: 'second-streets',
  cup: {
    'spread-doom': 3,
    'spawn-monster': 2,
    'spawn-clue': 3,
    'read-headline': 1,
    'gate-burst': 1,
    reckoning: 1,
    blank: 3,
  },
  monsters: {
    sleepwalker: 3,
    'second-shadow': 2,
    'altered-beast': 2,
    whippoorwill: 2,
    'flesh-eater': 1,
    'vicious-glutton': 1,
    'nightmarish-fiend': 1,
    'eyeless-watcher': 1,
    'abyssal-servant': 1,
    'swift-byakhee': 1,
    'ravenous-predator': 1,
    'keening-hound': 1,
    'tindalos-alpha': 1,
  },
  startingMonsters: [
    { kind: 'sleepwalker', at: 'historical-society' },
    { kind: 'second-shadow', at: 'arkham-advertiser' },
  ],
  startingDoom: ['observatory', 'hibbs-roadhouse', 'mas-boarding-house', 'la-bella-luna', 'train-station'],
  setup: [
    codexAdd(2),
    codexAdd(82),
    codexAdd(83),
    marker('red', 'observatory'),
    marker('red', 'mas-boarding-house'),
  ],
  epic: { card: 89, monster: 'surveyor' },
  endings: {
    'fair-exchange': 'win',
    'last-train': 'win',
    unmeasured: 'win',
    'same-address': 'loss',
    'moved-in': 'loss',
    'no-one-left': 'loss',
  },
} satisfies Scenario
