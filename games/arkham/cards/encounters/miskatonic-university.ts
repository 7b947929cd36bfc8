import type { NeighbourhoodDeck } from './deck.ts'
import {
  choose,
  damage,
  delay,
  focus,
  focusAny,
  focusAnyOver,
  gainClue,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpecial,
  gainSpell,
  horror,
  may,
  option,
  pay,
  placeDoom,
  removeDoom,
  research,
  sanity,
  spawnMonster,
  spendClue,
  spendRemnant,
  test,
} from '../writing.ts'

/** The neighbourhood deck of Miskatonic University. */
export const miskatonicUniversity = {
  'miskatonic-university-1': {
    observatory: [test('observation', 0, { pass: [removeDoom(1, 'any')], fail: [horror(1)] })],
    'science-building': [
      choose(pay([spendRemnant(1)], gainMoney(4)), pay([damage(1)], gainMoney(2)), option()),
    ],
    'orne-library': [test('lore', 0, { pass: [gainSpell()], fail: [] })],
  },
  'miskatonic-university-2': {
    observatory: [test('lore', -1, { pass: [gainSpecial('astrolabe')], fail: [horror(1)] })],
    'science-building': [may([spendRemnant(1)], [gainSpecial('ezra-graves')])],
    'orne-library': [
      test('influence', 0, { pass: [gainSpecial('rare-books-access')], fail: [focus('lore')] }),
    ],
  },
  'miskatonic-university-3': {
    observatory: [test('will', 0, { pass: [removeDoom(2, 'any')], fail: [delay] })],
    'science-building': [test('lore', 0, { pass: [gainSpecial('mysterious-serum')], fail: [damage(1)] })],
    'orne-library': [test('observation', 0, { pass: [gainItem('tome')], fail: [horror(1)] })],
  },
  'miskatonic-university-4': {
    observatory: [
      choose(
        pay([horror(2)], gainRemnant(1), gainClue(1)),
        option(test('will', 0, { pass: [focusAny(1)], fail: [horror(1)] })),
      ),
    ],
    'science-building': [
      test('strength', 0, { pass: [focusAnyOver(1), focusAnyOver(1)], fail: [damage(2), gainMoney(2)] }),
    ],
    'orne-library': [may([gainCondition('dark-pact')], [gainSpell(), gainSpell(), gainItem('tome')])],
  },
  'miskatonic-university-5': {
    observatory: [
      test('lore', 0, { pass: [removeDoom(1, 'any'), focus('lore')], fail: [placeDoom(1, 'here')] }),
    ],
    'science-building': [
      choose(
        pay([spendClue(1)], gainMoney(4)),
        pay([spendRemnant(1)], gainMoney(3), focusAny(1)),
        option(gainMoney(1)),
      ),
    ],
    'orne-library': [test('will', 0, { pass: [gainSpell('ritual')], fail: [horror(1), delay] })],
  },
  'miskatonic-university-6': {
    observatory: [
      sanity(2, 'self-or-ally'),
      test('observation', 0, { pass: [gainCondition('blessed')], fail: [] }),
    ],
    'science-building': [
      test('observation', 0, { pass: [gainRemnant(1), gainMoney(1)], fail: [spawnMonster(1, 'here')] }),
    ],
    'orne-library': [test('lore', 0, { pass: [gainSpell('incantation'), research(1)], fail: [horror(1)] })],
  },
  'miskatonic-university-7': {
    observatory: [test('observation', 0, { pass: [removeDoom(2, 'any')], fail: [horror(1), delay] })],
    'science-building': [test('strength', 0, { pass: [gainMoney(2), focusAny(1)], fail: [damage(1)] })],
    'orne-library': [test('lore', 0, { pass: [gainSpell(), gainMoney(1)], fail: [horror(1)] })],
  },
  'miskatonic-university-8': {
    observatory: [
      choose(
        pay([spendClue(1)], removeDoom(2, 'any')),
        option(test('lore', 0, { pass: [removeDoom(1, 'any')], fail: [horror(1)] })),
      ),
    ],
    'science-building': [may([spendRemnant(1)], [gainMoney(2), focusAnyOver(1)])],
    'orne-library': [test('lore', -1, { pass: [gainItem('tome'), gainSpell()], fail: [delay] })],
  },
} satisfies NeighbourhoodDeck<'miskatonic-university'>
