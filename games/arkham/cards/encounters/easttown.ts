import type { NeighbourhoodDeck } from './deck.ts'
import {
  choose,
  damage,
  delay,
  exhaustMonster,
  focus,
  gainClue,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpecial,
  health,
  horror,
  loseMoney,
  may,
  option,
  pay,
  research,
  sanity,
  spendMoney,
  test,
} from '../writing.ts'

/** The neighbourhood deck of Easttown. */
export const easttown = {
  'easttown-1': {
    'velmas-diner': [health(1, 'self-or-ally'), may([spendMoney(1)], [health(2, 'self-or-ally')])],
    'hibbs-roadhouse': [may([spendMoney(1)], [sanity(3, 'self-or-ally')])],
    'police-station': [test('influence', 0, { pass: [gainItem('common')], fail: [] })],
  },
  'easttown-2': {
    'velmas-diner': [
      test('influence', 0, { pass: [gainSpecial('server-at-velmas'), gainMoney(1)], fail: [gainMoney(1)] }),
    ],
    'hibbs-roadhouse': [
      test('strength', 0, { pass: [gainSpecial('contraband-whiskey')], fail: [damage(1)] }),
    ],
    'police-station': [horror(1), gainMoney(3)],
  },
  'easttown-3': {
    'velmas-diner': [test('observation', 0, { pass: [research(1)], fail: [] }), health(1, 'self-or-ally')],
    'hibbs-roadhouse': [
      choose(
        option(test('influence', 0, { pass: [sanity(2, 'self'), gainMoney(2)], fail: [horror(1)] })),
        option(),
      ),
    ],
    'police-station': [
      choose(
        pay([spendMoney(2)], gainItem('weapon')),
        option(test('influence', -1, { pass: [gainSpecial('service-piece')], fail: [loseMoney(1)] })),
      ),
    ],
  },
  'easttown-4': {
    'velmas-diner': [test('strength', 0, { pass: [health(3, 'self')], fail: [damage(1)] })],
    'hibbs-roadhouse': [sanity(2, 'self'), health(1, 'self'), delay],
    'police-station': [
      test('influence', 0, { pass: [gainSpecial('deputy-of-arkham')], fail: [gainMoney(1)] }),
    ],
  },
  'easttown-5': {
    'velmas-diner': [health(2, 'self'), may([horror(1)], [gainClue(1)])],
    'hibbs-roadhouse': [
      may([gainCondition('dark-pact')], [health(4, 'self'), sanity(4, 'self'), gainMoney(2)]),
    ],
    'police-station': [test('will', 0, { pass: [focus('will'), gainItem('common')], fail: [delay] })],
  },
  'easttown-6': {
    'velmas-diner': [test('will', 0, { pass: [sanity(1, 'self'), health(2, 'self')], fail: [horror(1)] })],
    'hibbs-roadhouse': [may([spendMoney(2)], [gainRemnant(2)])],
    'police-station': [test('observation', 0, { pass: [exhaustMonster('any'), gainMoney(1)], fail: [] })],
  },
  'easttown-7': {
    'velmas-diner': [choose(pay([spendMoney(1)], health(3, 'self-or-ally')), option(health(1, 'self')))],
    'hibbs-roadhouse': [may([spendMoney(1)], [sanity(2, 'self-or-ally'), focus('will')])],
    'police-station': [test('influence', 0, { pass: [gainItem('common'), gainMoney(1)], fail: [delay] })],
  },
  'easttown-8': {
    'velmas-diner': [
      test('observation', 0, { pass: [health(2, 'self-or-ally'), gainMoney(1)], fail: [horror(1)] }),
    ],
    'hibbs-roadhouse': [test('will', 0, { pass: [sanity(3, 'self')], fail: [horror(1)] })],
    'police-station': [
      choose(
        option(test('influence', 0, { pass: [gainItem('weapon')], fail: [damage(1)] })),
        option(gainMoney(1)),
      ),
    ],
  },
} satisfies NeighbourhoodDeck<'easttown'>
