import type { AnomalyDeck } from '../encounters/deck.ts'
import {
  choose,
  damage,
  delay,
  directDamage,
  directHorror,
  discard,
  disengageAll,
  focus,
  gainClue,
  gainCondition,
  gainMoney,
  gainRemnant,
  gainSpell,
  health,
  horror,
  loseMoney,
  move,
  moveTo,
  option,
  pay,
  placeDoom,
  removeDoom,
  sanity,
  spawnMonster,
  spendClue,
  test,
} from '../writing.ts'

/** The anomaly set "Second Streets", of *The Second Town*. */
export const secondStreets = {
  'streets-1': {
    '0': [test('will', 0, { pass: [removeDoom(1, 'hood-one')], fail: [horror(1)] })],
    '1-2': [
      choose(
        pay([discard('focus', 1)], removeDoom(1, 'here')),
        option(test('will', 0, { pass: [removeDoom(1, 'here')], fail: [horror(2)] })),
      ),
    ],
    '3+': [test('will', -1, { pass: [removeDoom(2, 'here')], fail: [horror(2), placeDoom(1, 'sheet')] })],
  },
  'streets-2': {
    '0': [
      choose(
        option(move(3)),
        option(test('observation', 0, { pass: [removeDoom(1, 'hood-one')], fail: [] })),
      ),
    ],
    '1-2': [test('observation', 0, { pass: [removeDoom(1, 'here'), move(2)], fail: [moveTo('unstable')] })],
    '3+': [test('observation', -1, { pass: [removeDoom(2, 'here')], fail: [horror(2), moveTo('unstable')] })],
  },
  'streets-3': {
    '0': [test('influence', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    '1-2': [
      choose(
        pay([directDamage(1)], removeDoom(2, 'here')),
        option(test('influence', 0, { pass: [removeDoom(1, 'here'), gainClue(1)], fail: [damage(2)] })),
      ),
    ],
    '3+': [test('influence', -1, { pass: [removeDoom(1, 'hood-each')], fail: [damage(2), horror(1)] })],
  },
  'streets-4': {
    '0': [choose(pay([discard('item', 1)], removeDoom(1, 'hood-one'), gainMoney(3)), option())],
    '1-2': [
      choose(
        pay([discard('item', 1)], removeDoom(2, 'here')),
        pay([discard('spell', 1)], removeDoom(2, 'here')),
        pay([horror(1)], removeDoom(1, 'here')),
        option(),
      ),
    ],
    '3+': [
      choose(
        pay([discard('ally', 1)], removeDoom(3, 'here')),
        pay([discard('item', 1)], removeDoom(2, 'here')),
        option(damage(1), horror(2)),
      ),
    ],
  },
  'streets-5': {
    '0': [test('lore', 0, { pass: [focus('lore'), removeDoom(1, 'hood-one')], fail: [] })],
    '1-2': [test('lore', 0, { pass: [removeDoom(1, 'here'), gainSpell()], fail: [horror(1)] })],
    '3+': [
      test('lore', -1, {
        pass: [removeDoom(2, 'here'), gainSpell()],
        fail: [horror(2), spawnMonster(1, 'here')],
      }),
    ],
  },
  'streets-6': {
    '0': [sanity(2, 'self'), delay],
    '1-2': [test('strength', 0, { pass: [removeDoom(1, 'here'), gainRemnant(1)], fail: [damage(1)] })],
    '3+': [test('strength', -1, { pass: [removeDoom(2, 'here'), gainRemnant(1)], fail: [damage(3)] })],
  },
  'streets-7': {
    '0': [loseMoney(1), removeDoom(1, 'hood-one')],
    '1-2': [
      choose(
        pay([spendClue(1)], removeDoom(2, 'here')),
        option(test('will', 0, { pass: [removeDoom(1, 'here')], fail: [horror(1), loseMoney(2)] })),
      ),
    ],
    '3+': [
      choose(
        pay([spendClue(1)], removeDoom(3, 'here')),
        option(test('will', -1, { pass: [removeDoom(2, 'here')], fail: [directHorror(2)] })),
      ),
    ],
  },
  'streets-8': {
    '0': [health(2, 'self'), test('will', 0, { pass: [removeDoom(1, 'hood-one')], fail: [horror(1)] })],
    '1-2': [
      choose(
        pay([delay], removeDoom(2, 'here')),
        option(
          test('influence', 0, {
            pass: [removeDoom(1, 'here'), sanity(1, 'self')],
            fail: [gainCondition('cursed')],
          }),
        ),
      ),
    ],
    '3+': [
      choose(
        option(
          test('will', -1, {
            pass: [removeDoom(3, 'here'), gainCondition('blessed')],
            fail: [directHorror(2)],
          }),
        ),
        pay([placeDoom(1, 'sheet')], health(2, 'self'), disengageAll, moveTo('start')),
      ),
    ],
  },
} satisfies AnomalyDeck<'streets'>
