import type { NeighbourhoodDeck } from './deck.ts'
import {
  buy,
  choose,
  damage,
  delay,
  discard,
  focus,
  focusAny,
  focusAnyOver,
  gainAlly,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpecial,
  health,
  horror,
  loseMoney,
  may,
  move,
  option,
  pay,
  removeDoom,
  research,
  sanity,
  spendMoney,
  spendRemnant,
  test,
  when,
} from '../writing.ts'

/** The neighbourhood deck of Northside. */
export const northside = {
  'northside-1': {
    'arkham-advertiser': [test('observation', 0, { pass: [gainMoney(3)], fail: [gainMoney(1)] })],
    'train-station': [test('influence', 0, { pass: [gainItem('common')], fail: [] })],
    'curiositie-shoppe': [buy('curio', 'any')],
  },
  'northside-2': {
    'arkham-advertiser': [test('lore', 0, { pass: [gainRemnant(1), gainMoney(1)], fail: [horror(1)] })],
    'train-station': [may([spendMoney(1)], [move(4)])],
    'curiositie-shoppe': [
      choose(
        pay([spendMoney(2)], gainItem('curio')),
        option(test('will', 0, { pass: [gainMoney(1)], fail: [horror(1)] })),
      ),
    ],
  },
  'northside-3': {
    'arkham-advertiser': [
      test('observation', 0, { pass: [gainSpecial('reporting-gig')], fail: [gainMoney(2)] }),
    ],
    'train-station': [sanity(1, 'self-or-ally'), test('influence', 0, { pass: [gainAlly], fail: [] })],
    'curiositie-shoppe': [buy('curio', 1, 'half')],
  },
  'northside-4': {
    'arkham-advertiser': [
      test('observation', -1, { pass: [research(1), focus('observation')], fail: [delay] }),
    ],
    'train-station': [test('strength', 0, { pass: [gainRemnant(1)], fail: [damage(1)] })],
    'curiositie-shoppe': [may([spendRemnant(1)], [gainItem('curio'), focusAny(1)])],
  },
  'northside-5': {
    'arkham-advertiser': [
      choose(
        option(gainMoney(2)),
        option(test('will', 0, { pass: [focusAnyOver(1), focus('will')], fail: [horror(1)] })),
      ),
    ],
    'train-station': [test('will', 0, { pass: [gainCondition('blessed')], fail: [horror(2)] })],
    'curiositie-shoppe': [may([gainCondition('dark-pact')], [gainItem('curio'), gainItem('curio')])],
  },
  'northside-6': {
    'arkham-advertiser': [test('observation', 0, { pass: [removeDoom(1, 'hood-one')], fail: [] })],
    'train-station': [health(2, 'self-or-ally')],
    'curiositie-shoppe': [
      buy('curio', 'any'),
      when({ if: 'is', state: 'cursed' }, [discard('condition-cursed', 1)]),
    ],
  },
  'northside-7': {
    'arkham-advertiser': [
      test('observation', 0, { pass: [gainMoney(2), focus('observation')], fail: [horror(1)] }),
    ],
    'train-station': [
      test('influence', 0, { pass: [gainItem('common'), gainMoney(1)], fail: [loseMoney(1)] }),
    ],
    'curiositie-shoppe': [
      choose(
        pay([spendMoney(2)], gainItem('curio'), focus('lore')),
        pay([spendRemnant(1)], gainItem('curio')),
        option(),
      ),
    ],
  },
  'northside-8': {
    'arkham-advertiser': [
      choose(
        option(gainMoney(3), gainCondition('cursed')),
        option(test('observation', 0, { pass: [gainMoney(2), research(1)], fail: [] })),
      ),
    ],
    'train-station': [choose(option(move(3)), option(sanity(1, 'self-or-ally')))],
    'curiositie-shoppe': [
      buy('curio', 1, 'half'),
      test('observation', 0, { pass: [gainMoney(1)], fail: [] }),
    ],
  },
} satisfies NeighbourhoodDeck<'northside'>
