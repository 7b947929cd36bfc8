import type { AnomalyDeck } from '../encounters/deck.ts'
import {
  choose,
  damage,
  delay,
  directHorror,
  disengageAll,
  focus,
  focusAny,
  gainClue,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpell,
  health,
  horror,
  loseMoney,
  may,
  move,
  moveTo,
  option,
  pay,
  placeDoom,
  removeDoom,
  sanity,
  spawnMonster,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The anomaly set "The Undertow", of *The Drowned Carillon*. */
export const undertow = {
  'undertow-1': {
    '0': [test('lore', 0, { pass: [removeDoom(1, 'hood-one')], fail: [horror(1)] })],
    '1-2': [test('will', 0, { pass: [removeDoom(1, 'here'), gainRemnant(1)], fail: [horror(2)] })],
    '3+': [test('will', -1, { pass: [removeDoom(2, 'here')], fail: [horror(2), placeDoom(1, 'sheet')] })],
  },
  'undertow-2': {
    '0': [
      choose(option(test('strength', 0, { pass: [removeDoom(1, 'hood-one')], fail: [damage(1)] })), option()),
    ],
    '1-2': [test('strength', 0, { pass: [removeDoom(1, 'here'), focusAny(1)], fail: [damage(2)] })],
    '3+': [test('strength', -1, { pass: [removeDoom(2, 'here'), gainRemnant(1)], fail: [damage(3)] })],
  },
  'undertow-3': {
    '0': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    '1-2': [test('observation', 0, { pass: [removeDoom(1, 'here'), gainClue(1)], fail: [delay] })],
    '3+': [test('observation', -1, { pass: [removeDoom(1, 'hood-each')], fail: [horror(3)] })],
  },
  'undertow-4': {
    '0': [may([spendMoney(1)], [gainItem('curio')])],
    '1-2': [
      choose(
        pay([spendRemnant(1)], removeDoom(2, 'here')),
        pay([horror(1)], removeDoom(1, 'here')),
        option(),
      ),
    ],
    '3+': [choose(pay([spendRemnant(2)], removeDoom(3, 'here')), option(damage(2), horror(1)))],
  },
  'undertow-5': {
    '0': [test('lore', 0, { pass: [focus('lore'), removeDoom(1, 'hood-one')], fail: [] })],
    '1-2': [test('lore', 0, { pass: [removeDoom(1, 'here'), gainSpell()], fail: [horror(1)] })],
    '3+': [
      test('lore', -1, {
        pass: [removeDoom(2, 'here'), gainSpell()],
        fail: [horror(2), spawnMonster(1, 'here')],
      }),
    ],
  },
  'undertow-6': {
    '0': [may([delay], [removeDoom(1, 'hood-one'), gainMoney(2)])],
    '1-2': [test('influence', 0, { pass: [removeDoom(1, 'here'), sanity(1, 'self')], fail: [horror(2)] })],
    '3+': [test('influence', -1, { pass: [removeDoom(2, 'here')], fail: [damage(1), horror(2)] })],
  },
  'undertow-7': {
    '0': [loseMoney(1), removeDoom(1, 'hood-one')],
    '1-2': [test('will', 0, { pass: [removeDoom(1, 'here')], fail: [damage(1), moveTo('unstable')] })],
    '3+': [
      test('strength', 0, { pass: [removeDoom(1, 'here'), move(2)], fail: [damage(2), moveTo('unstable')] }),
    ],
  },
  'undertow-8': {
    '0': [sanity(2, 'self'), test('will', 0, { pass: [removeDoom(1, 'hood-one')], fail: [] })],
    '1-2': [
      test('observation', 0, {
        pass: [removeDoom(1, 'here'), gainCondition('blessed')],
        fail: [gainCondition('cursed')],
      }),
    ],
    '3+': [
      choose(
        option(test('will', -1, { pass: [removeDoom(3, 'here')], fail: [directHorror(2)] })),
        pay([placeDoom(1, 'sheet')], health(2, 'self'), disengageAll, moveTo('start')),
      ),
    ],
  },
} satisfies AnomalyDeck<'undertow'>
