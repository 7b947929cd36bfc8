import type { NeighbourhoodDeck } from './deck.ts'
import {
  choose,
  damage,
  delay,
  discard,
  focus,
  focusAny,
  gainAlly,
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
  placeDoom,
  removeDoom,
  research,
  sanity,
  spendClue,
  spendMoney,
  spendRemnant,
  test,
  when,
} from '../writing.ts'

/** The neighbourhood deck of Southside. */
export const southside = {
  'southside-1': {
    'mas-boarding-house': [may([spendMoney(1)], [health(3, 'self-or-ally')])],
    'historical-society': [test('influence', 0, { pass: [gainAlly], fail: [] })],
    'south-church': [may([spendMoney(1)], [sanity(3, 'self-or-ally')])],
  },
  'southside-2': {
    'mas-boarding-house': [
      test('will', 0, { pass: [gainSpecial('hunting-dog')], fail: [health(1, 'self')] }),
    ],
    'historical-society': [may([spendRemnant(1)], [gainItem('curio'), gainMoney(2)])],
    'south-church': [test('will', 0, { pass: [gainCondition('blessed')], fail: [horror(1)] })],
  },
  'southside-3': {
    'mas-boarding-house': [health(1, 'self-or-ally'), may([spendMoney(1)], [gainAlly])],
    'historical-society': [test('lore', 0, { pass: [gainItem('curio')], fail: [horror(1)] })],
    'south-church': [
      test('lore', 0, { pass: [removeDoom(2, 'hood-one'), gainRemnant(1)], fail: [placeDoom(1, 'here')] }),
    ],
  },
  'southside-4': {
    'mas-boarding-house': [
      test('strength', 0, { pass: [gainItem('common'), gainMoney(1)], fail: [damage(1)] }),
    ],
    'historical-society': [test('observation', 0, { pass: [research(1), focusAny(1)], fail: [delay] })],
    'south-church': [
      when(
        { if: 'is', state: 'cursed' },
        [discard('condition-cursed', 1), sanity(1, 'self')],
        [test('will', 0, { pass: [sanity(2, 'self')], fail: [horror(1)] })],
      ),
    ],
  },
  'southside-5': {
    'mas-boarding-house': [
      health(2, 'self'),
      test('will', 0, { pass: [sanity(1, 'self')], fail: [horror(1)] }),
    ],
    'historical-society': [may([gainCondition('dark-pact')], [gainAlly, gainItem('curio')])],
    'south-church': [
      choose(
        option(gainMoney(3), gainCondition('cursed')),
        pay([spendMoney(1)], gainCondition('blessed')),
        option(),
      ),
    ],
  },
  'southside-6': {
    'mas-boarding-house': [test('observation', 0, { pass: [gainClue(1), gainMoney(1)], fail: [] })],
    'historical-society': [
      choose(pay([spendClue(1)], gainAlly), option(test('influence', 0, { pass: [gainAlly], fail: [] }))),
    ],
    'south-church': [health(1, 'self'), sanity(1, 'self'), gainItem('common')],
  },
  'southside-7': {
    'mas-boarding-house': [
      choose(
        pay([spendMoney(1)], health(2, 'self-or-ally'), sanity(1, 'self-or-ally')),
        option(test('observation', 0, { pass: [gainItem('common')], fail: [] })),
      ),
    ],
    'historical-society': [
      test('influence', 0, { pass: [gainItem('curio'), gainMoney(1)], fail: [loseMoney(1)] }),
    ],
    'south-church': [
      test('will', 0, { pass: [gainCondition('blessed'), sanity(1, 'self')], fail: [horror(2)] }),
    ],
  },
  'southside-8': {
    'mas-boarding-house': [test('will', 0, { pass: [gainAlly], fail: [horror(1), health(1, 'self')] })],
    'historical-society': [
      choose(
        pay([spendRemnant(1)], gainAlly),
        pay([spendRemnant(2)], gainItem('curio'), gainItem('curio')),
        option(test('lore', 0, { pass: [focus('lore'), gainMoney(1)], fail: [] })),
      ),
    ],
    'south-church': [
      choose(
        pay([spendMoney(2)], removeDoom(1, 'hood-one'), sanity(1, 'self')),
        option(test('will', 0, { pass: [sanity(2, 'self-or-ally')], fail: [horror(1)] })),
      ),
    ],
  },
} satisfies NeighbourhoodDeck<'southside'>
