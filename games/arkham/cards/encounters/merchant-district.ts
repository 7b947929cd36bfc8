import type { NeighbourhoodDeck } from './deck.ts'
import {
  buy,
  choose,
  damage,
  delay,
  focus,
  focusAny,
  gainAlly,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpecial,
  gainSpell,
  health,
  horror,
  loseMoney,
  may,
  moveTo,
  option,
  pay,
  placeDoom,
  removeDoom,
  sanity,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The neighbourhood deck of Merchant District. */
export const merchantDistrict = {
  'merchant-district-1': {
    'unvisited-isle': [test('will', 0, { pass: [gainItem('curio')], fail: [horror(1)] })],
    'tick-tock-club': [may([spendMoney(1)], [health(2, 'self-or-ally'), sanity(1, 'self-or-ally')])],
    'river-docks': [test('strength', 0, { pass: [gainMoney('S')], fail: [] })],
  },
  'merchant-district-2': {
    'unvisited-isle': [test('lore', 0, { pass: [removeDoom(2, 'hood-one')], fail: [horror(1)] })],
    'tick-tock-club': [
      test('influence', 0, { pass: [gainSpecial('performer'), gainMoney(2)], fail: [loseMoney(1)] }),
    ],
    'river-docks': [
      choose(pay([spendRemnant(1)], gainMoney(3)), pay([spendMoney(1)], gainRemnant(1)), option()),
    ],
  },
  'merchant-district-3': {
    'unvisited-isle': [choose(pay([damage(1)], gainItem('curio')), option())],
    'tick-tock-club': [test('observation', 0, { pass: [focusAny(1), sanity(1, 'self')], fail: [delay] })],
    'river-docks': [
      test('strength', 0, { pass: [gainSpecial('stevedore'), gainMoney(2)], fail: [damage(1)] }),
    ],
  },
  'merchant-district-4': {
    'unvisited-isle': [test('will', -1, { pass: [gainSpell()], fail: [horror(2)] })],
    'tick-tock-club': [may([spendMoney(2)], [gainAlly])],
    'river-docks': [buy('common', 'any')],
  },
  'merchant-district-5': {
    'unvisited-isle': [gainRemnant(1), test('will', 0, { pass: [], fail: [horror(1)] })],
    'tick-tock-club': [may([gainCondition('dark-pact')], [gainItem('curio'), gainSpell()])],
    'river-docks': [
      choose(
        pay([spendMoney(1)], gainItem('common')),
        option(test('observation', 0, { pass: [gainItem('common')], fail: [damage(1)] })),
      ),
    ],
  },
  'merchant-district-6': {
    'unvisited-isle': [
      test('strength', 0, { pass: [gainItem('curio')], fail: [damage(2), moveTo('river-docks')] }),
    ],
    'tick-tock-club': [gainItem('common'), test('will', 0, { pass: [], fail: [horror(1)] })],
    'river-docks': [
      health(1, 'self-or-ally'),
      test('influence', 0, { pass: [removeDoom(1, 'hood-one')], fail: [] }),
    ],
  },
  'merchant-district-7': {
    'unvisited-isle': [test('will', 0, { pass: [gainRemnant(1), focus('will')], fail: [horror(1)] })],
    'tick-tock-club': [may([spendMoney(1)], [sanity(2, 'self-or-ally'), health(1, 'self-or-ally')])],
    'river-docks': [test('strength', 0, { pass: [gainMoney(2), gainItem('common')], fail: [damage(2)] })],
  },
  'merchant-district-8': {
    'unvisited-isle': [
      choose(
        pay([horror(1)], removeDoom(1, 'hood-one'), gainRemnant(1)),
        option(test('lore', 0, { pass: [gainItem('curio')], fail: [placeDoom(1, 'here')] })),
      ),
    ],
    'tick-tock-club': [
      choose(
        pay([spendMoney(2)], health(2, 'self'), sanity(2, 'self')),
        option(test('observation', 0, { pass: [sanity(2, 'self')], fail: [] })),
      ),
    ],
    'river-docks': [choose(pay([spendRemnant(1)], gainMoney(2), gainItem('common')), option(gainMoney(1)))],
  },
} satisfies NeighbourhoodDeck<'merchant-district'>
