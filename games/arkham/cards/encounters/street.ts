import type { StreetDeck } from './deck.ts'
import {
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
  health,
  horror,
  may,
  move,
  moveTo,
  option,
  pay,
  placeDoom,
  removeDoom,
  sanity,
  spendClue,
  spendMoney,
  test,
} from '../writing.ts'

/** The street deck. */
export const street = {
  'street-1': {
    residential: [test('observation', 0, { pass: [gainMoney(2)], fail: [horror(1)] })],
    bridge: [test('will', 0, { pass: [focus('will')], fail: [delay] })],
    scenic: [test('observation', 0, { pass: [sanity(1, 'self'), focus('observation')], fail: [horror(1)] })],
  },
  'street-2': {
    residential: [may([spendMoney(1)], [gainSpecial('stray-cat')])],
    bridge: [test('influence', 0, { pass: [gainCondition('blessed')], fail: [horror(2)] })],
    scenic: [choose(option(gainMoney(2), gainCondition('cursed')), option())],
  },
  'street-3': {
    residential: [test('strength', 0, { pass: [gainItem('common')], fail: [damage(1)] })],
    bridge: [test('strength', 0, { pass: [gainRemnant(1)], fail: [damage(1)] })],
    scenic: [test('will', 0, { pass: [gainSpecial('stray-dog')], fail: [horror(1)] })],
  },
  'street-4': {
    residential: [test('lore', 0, { pass: [removeDoom(1, 'adjacent')], fail: [horror(1)] })],
    bridge: [
      choose(
        pay([spendMoney(1)], move(2)),
        option(test('influence', 0, { pass: [move(2), gainMoney(1)], fail: [] })),
      ),
    ],
    scenic: [sanity(2, 'self'), delay],
  },
  'street-5': {
    residential: [test('influence', 0, { pass: [gainMoney(2)], fail: [] })],
    bridge: [may([spendMoney(1)], [gainItem('any')])],
    scenic: [
      choose(
        option(moveTo('unstable')),
        option(test('observation', 0, { pass: [gainRemnant(1)], fail: [horror(1)] })),
      ),
    ],
  },
  'street-6': {
    residential: [test('will', 0, { pass: [focusAny(1)], fail: [horror(1)] })],
    bridge: [test('observation', 0, { pass: [], fail: [damage(1), moveTo('adjacent')] })],
    scenic: [
      choose(
        pay([spendClue(1)], gainSpell()),
        option(test('lore', 0, { pass: [focus('lore'), gainMoney(1)], fail: [horror(1)] })),
      ),
    ],
  },
  'street-7': {
    residential: [
      choose(pay([horror(1)], move(4)), option(test('will', 0, { pass: [gainMoney(1)], fail: [horror(1)] }))),
    ],
    bridge: [test('strength', 0, { pass: [gainMoney(2), removeDoom(1, 'adjacent')], fail: [damage(1)] })],
    scenic: [health(2, 'self')],
  },
  'street-8': {
    residential: [gainItem('any'), test('will', 0, { pass: [], fail: [horror(1)] })],
    bridge: [test('will', -1, { pass: [gainCondition('blessed')], fail: [placeDoom(1, 'adjacent')] })],
    scenic: [test('lore', -1, { pass: [gainSpell()], fail: [horror(1), placeDoom(1, 'unstable')] })],
  },
} satisfies StreetDeck
