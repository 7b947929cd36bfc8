import type { AnomalyDeck } from '../encounters/deck.ts'
import {
  choose,
  damage,
  delay,
  directDamage,
  disengageAll,
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

/** The anomaly set "The Unending Ball", of *The Sash and the Mask*. */
export const unendingBall = {
  'ball-1': {
    '0': [test('will', 0, { pass: [removeDoom(1, 'hood-one')], fail: [horror(1)] })],
    '1-2': [
      test('strength', 0, { pass: [removeDoom(1, 'here'), move(1)], fail: [damage(1), moveTo('unstable')] }),
    ],
    '3+': [test('will', -1, { pass: [removeDoom(2, 'here')], fail: [horror(2), delay] })],
  },
  'ball-2': {
    '0': [
      choose(
        option(test('influence', 0, { pass: [removeDoom(1, 'hood-one')], fail: [loseMoney(1)] })),
        option(),
      ),
    ],
    '1-2': [
      choose(
        pay([horror(1)], removeDoom(1, 'here'), gainMoney(2)),
        option(test('will', 0, { pass: [removeDoom(1, 'here')], fail: [horror(2)] })),
      ),
    ],
    '3+': [test('influence', -1, { pass: [removeDoom(2, 'here'), gainRemnant(1)], fail: [horror(3)] })],
  },
  'ball-3': {
    '0': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    '1-2': [test('observation', 0, { pass: [removeDoom(1, 'here'), gainClue(1)], fail: [delay] })],
    '3+': [
      test('observation', -1, {
        pass: [removeDoom(1, 'hood-each')],
        fail: [horror(2), placeDoom(1, 'sheet')],
      }),
    ],
  },
  'ball-4': {
    '0': [may([spendMoney(1)], [removeDoom(1, 'hood-one'), sanity(1, 'self')])],
    '1-2': [
      choose(
        pay([spendRemnant(1)], removeDoom(2, 'here')),
        pay([spendMoney(2)], removeDoom(1, 'here')),
        option(horror(1)),
      ),
    ],
    '3+': [choose(pay([spendRemnant(2)], removeDoom(3, 'here')), option(damage(1), horror(2)))],
  },
  'ball-5': {
    '0': [health(1, 'self'), test('lore', 0, { pass: [removeDoom(1, 'hood-one')], fail: [] })],
    '1-2': [test('lore', 0, { pass: [removeDoom(1, 'here'), gainSpell()], fail: [horror(1)] })],
    '3+': [
      test('lore', -1, {
        pass: [removeDoom(2, 'here'), gainSpell()],
        fail: [horror(2), spawnMonster(1, 'here')],
      }),
    ],
  },
  'ball-6': {
    '0': [may([delay], [removeDoom(1, 'hood-one'), gainItem('common')])],
    '1-2': [
      test('influence', 0, {
        pass: [removeDoom(1, 'here'), gainMoney(2)],
        fail: [horror(1), spawnMonster(1, 'here')],
      }),
    ],
    '3+': [
      test('strength', -1, { pass: [removeDoom(2, 'here'), focusAny(1)], fail: [damage(2), horror(1)] }),
    ],
  },
  'ball-7': {
    '0': [loseMoney(1), removeDoom(1, 'hood-one')],
    '1-2': [
      test('will', 0, {
        pass: [removeDoom(1, 'here'), gainCondition('blessed')],
        fail: [gainCondition('cursed')],
      }),
    ],
    '3+': [
      test('will', -1, {
        pass: [removeDoom(2, 'here'), sanity(2, 'self')],
        fail: [damage(1), horror(1), gainCondition('cursed')],
      }),
    ],
  },
  'ball-8': {
    '0': [sanity(2, 'self'), test('observation', 0, { pass: [removeDoom(1, 'hood-one')], fail: [] })],
    '1-2': [test('influence', 0, { pass: [removeDoom(1, 'here'), gainRemnant(1)], fail: [horror(2)] })],
    '3+': [
      choose(
        option(test('observation', -1, { pass: [removeDoom(3, 'here')], fail: [directDamage(2)] })),
        pay([placeDoom(1, 'sheet')], sanity(2, 'self'), disengageAll, moveTo('start')),
      ),
    ],
  },
} satisfies AnomalyDeck<'ball'>
