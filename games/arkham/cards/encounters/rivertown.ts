import type { NeighbourhoodDeck } from './deck.ts'
import {
  buy,
  choose,
  damage,
  delay,
  focus,
  focusAny,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpecial,
  gainSpell,
  horror,
  may,
  move,
  option,
  pay,
  placeDoom,
  removeDoom,
  spawnMonster,
  spendClue,
  spendMoney,
  test,
  when,
} from '../writing.ts'

/** The neighbourhood deck of Rivertown. */
export const rivertown = {
  'rivertown-1': {
    'black-cave': [test('lore', 0, { pass: [gainSpell()], fail: [horror(1)] })],
    graveyard: [test('strength', 0, { pass: [gainMoney(3)], fail: [gainMoney(1)] })],
    'general-store': [buy('common', 'any')],
  },
  'rivertown-2': {
    'black-cave': [test('will', 0, { pass: [focus('will'), gainRemnant(1)], fail: [horror(2)] })],
    graveyard: [test('will', 0, { pass: [gainRemnant(1)], fail: [horror(1)] })],
    'general-store': [buy('common', 1, 'half')],
  },
  'rivertown-3': {
    'black-cave': [may([gainCondition('dark-pact')], [gainSpecial('dark-blessing')])],
    graveyard: [choose(option(gainSpecial('gravedigger')), option(gainMoney(2)))],
    'general-store': [may([spendMoney(2)], [gainItem('common'), focus('observation')])],
  },
  'rivertown-4': {
    'black-cave': [
      test('lore', -1, {
        pass: [gainSpell(), removeDoom(1, 'here')],
        fail: [horror(1), placeDoom(1, 'here')],
      }),
    ],
    graveyard: [test('observation', 0, { pass: [gainMoney(2), focusAny(1)], fail: [horror(1)] })],
    'general-store': [buy('common', 'any'), when({ if: 'is', state: 'blessed' }, [gainMoney(1)])],
  },
  'rivertown-5': {
    'black-cave': [
      choose(
        pay([spendClue(1)], gainSpell(), focus('lore')),
        option(test('will', 0, { pass: [gainSpell()], fail: [delay] })),
      ),
    ],
    graveyard: [test('strength', 0, { pass: [gainMoney(2), gainRemnant(1)], fail: [damage(1)] })],
    'general-store': [test('strength', 0, { pass: [gainItem('common')], fail: [gainMoney(1)] })],
  },
  'rivertown-6': {
    'black-cave': [test('will', 0, { pass: [removeDoom(2, 'hood-one')], fail: [horror(1)] })],
    graveyard: [choose(option(test('will', 0, { pass: [gainItem('curio')], fail: [horror(2)] })), option())],
    'general-store': [may([spendMoney(1)], [move(3), gainItem('common')])],
  },
  'rivertown-7': {
    'black-cave': [test('will', 0, { pass: [gainSpell()], fail: [damage(1), horror(1)] })],
    graveyard: [
      choose(
        option(gainMoney(2), horror(1)),
        option(test('will', 0, { pass: [gainMoney(1), gainRemnant(1)], fail: [horror(1)] })),
      ),
    ],
    'general-store': [buy('common', 'any'), test('observation', 0, { pass: [gainMoney(1)], fail: [] })],
  },
  'rivertown-8': {
    'black-cave': [test('lore', 0, { pass: [gainSpell('ritual'), focus('lore')], fail: [horror(2)] })],
    graveyard: [
      test('strength', 0, { pass: [gainRemnant(1), removeDoom(1, 'here')], fail: [spawnMonster(1, 'here')] }),
    ],
    'general-store': [
      choose(
        pay([spendMoney(1)], gainItem('common')),
        option(test('strength', 0, { pass: [gainItem('common')], fail: [damage(1), delay] })),
      ),
    ],
  },
} satisfies NeighbourhoodDeck<'rivertown'>
