import type { NeighbourhoodDeck } from './deck.ts'
import {
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
  option,
  pay,
  removeDoom,
  sanity,
  spendClue,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The neighbourhood deck of Downtown. */
export const downtown = {
  'downtown-1': {
    'independence-square': [test('will', 0, { pass: [gainItem('curio')], fail: [horror(1)] })],
    'la-bella-luna': [test('influence', 0, { pass: [gainMoney(3)], fail: [loseMoney(1)] })],
    'arkham-asylum': [sanity(2, 'self-or-ally')],
  },
  'downtown-2': {
    'independence-square': [test('observation', 0, { pass: [removeDoom(1, 'hood-one')], fail: [horror(1)] })],
    'la-bella-luna': [
      choose(
        pay([spendRemnant(1)], gainMoney(4)),
        pay([spendClue(1)], gainItem('common'), gainMoney(2)),
        option(),
      ),
    ],
    'arkham-asylum': [test('observation', 0, { pass: [sanity(3, 'self')], fail: [horror(1)] })],
  },
  'downtown-3': {
    'independence-square': [may([horror(1)], [gainSpecial('the-moon')])],
    'la-bella-luna': [gainMoney(2)],
    'arkham-asylum': [may([spendMoney(1)], [sanity(3, 'self-or-ally')])],
  },
  'downtown-4': {
    'independence-square': [test('influence', 0, { pass: [gainCondition('blessed')], fail: [loseMoney(1)] })],
    'la-bella-luna': [test('will', 0, { pass: [sanity(2, 'self'), focus('influence')], fail: [horror(1)] })],
    'arkham-asylum': [test('lore', 0, { pass: [gainSpell()], fail: [horror(2)] })],
  },
  'downtown-5': {
    'independence-square': [
      gainMoney(1),
      test('will', 0, { pass: [gainRemnant(1)], fail: [gainCondition('cursed')] }),
    ],
    'la-bella-luna': [may([gainCondition('dark-pact')], [gainMoney(5), gainItem('common')])],
    'arkham-asylum': [
      choose(pay([spendClue(1)], health(2, 'self'), sanity(3, 'self')), option(sanity(1, 'self'))),
    ],
  },
  'downtown-6': {
    'independence-square': [test('lore', 0, { pass: [focusAny(1), gainItem('curio')], fail: [horror(1)] })],
    'la-bella-luna': [test('influence', -1, { pass: [gainMoney(4)], fail: [damage(1)] })],
    'arkham-asylum': [test('observation', 0, { pass: [gainAlly], fail: [horror(1), delay] })],
  },
  'downtown-7': {
    'independence-square': [test('will', 0, { pass: [sanity(2, 'self-or-ally')], fail: [horror(1)] })],
    'la-bella-luna': [test('strength', 0, { pass: [gainMoney(2), health(1, 'self')], fail: [damage(1)] })],
    'arkham-asylum': [test('observation', 0, { pass: [sanity(3, 'self-or-ally')], fail: [delay] })],
  },
  'downtown-8': {
    'independence-square': [
      choose(
        pay([spendMoney(2)], gainItem('curio')),
        option(test('will', 0, { pass: [gainItem('curio')], fail: [horror(2)] })),
      ),
    ],
    'la-bella-luna': [
      test('influence', 0, { pass: [gainMoney(3), focus('influence')], fail: [loseMoney(2)] }),
    ],
    'arkham-asylum': [
      test('observation', -1, { pass: [gainRemnant(1), sanity(2, 'self')], fail: [horror(1)] }),
    ],
  },
} satisfies NeighbourhoodDeck<'downtown'>
