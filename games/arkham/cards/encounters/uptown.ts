import type { NeighbourhoodDeck } from './deck.ts'
import {
  buy,
  choose,
  damage,
  delay,
  focus,
  focusAnyOver,
  gainCondition,
  gainItem,
  gainMoney,
  gainRemnant,
  gainSpecial,
  gainSpell,
  health,
  horror,
  may,
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

/** The neighbourhood deck of Uptown. */
export const uptown = {
  'uptown-1': {
    'hangmans-hill': [test('will', 0, { pass: [removeDoom(1, 'here'), gainRemnant(1)], fail: [horror(1)] })],
    'st-marys-hospital': [health(1, 'self-or-ally'), may([spendMoney(1)], [health(2, 'self-or-ally')])],
    'ye-olde-magick-shoppe': [choose(pay([spendMoney(3)], gainSpell()), option(buy('curio', 1)))],
  },
  'uptown-2': {
    'hangmans-hill': [test('will', 0, { pass: [gainSpecial('black-cat')], fail: [gainCondition('cursed')] })],
    'st-marys-hospital': [health(3, 'self'), horror(1)],
    'ye-olde-magick-shoppe': [may([spendMoney(2), spendRemnant(1)], [gainSpecial('wooden-homunculus')])],
  },
  'uptown-3': {
    'hangmans-hill': [test('lore', 0, { pass: [removeDoom(2, 'hood-one')], fail: [horror(2)] })],
    'st-marys-hospital': [
      test('observation', 0, { pass: [gainSpecial('mysterious-serum')], fail: [gainItem('common')] }),
    ],
    'ye-olde-magick-shoppe': [test('lore', 0, { pass: [gainSpell()], fail: [horror(1)] })],
  },
  'uptown-4': {
    'hangmans-hill': [
      gainMoney(1),
      focus('observation'),
      test('will', 0, { pass: [gainItem('common')], fail: [] }),
    ],
    'st-marys-hospital': [test('will', 0, { pass: [gainMoney(3), sanity(1, 'self')], fail: [horror(2)] })],
    'ye-olde-magick-shoppe': [
      choose(
        pay([spendRemnant(1)], gainSpell()),
        pay([spendRemnant(2)], gainItem('curio'), gainSpell()),
        option(),
      ),
    ],
  },
  'uptown-5': {
    'hangmans-hill': [test('observation', 0, { pass: [gainItem('curio')], fail: [spawnMonster(1, 'here')] })],
    'st-marys-hospital': [
      choose(
        option(test('strength', 0, { pass: [gainMoney(2), gainRemnant(1)], fail: [damage(1)] })),
        option(health(1, 'self')),
      ),
    ],
    'ye-olde-magick-shoppe': [
      may([gainCondition('dark-pact')], [gainItem('curio'), focusAnyOver(1), focusAnyOver(1)]),
    ],
  },
  'uptown-6': {
    'hangmans-hill': [
      test('influence', 0, { pass: [gainCondition('blessed'), removeDoom(1, 'here')], fail: [horror(1)] }),
    ],
    'st-marys-hospital': [may([spendMoney(1)], [health(2, 'self'), sanity(2, 'self')])],
    'ye-olde-magick-shoppe': [buy('curio', 'any', 'half')],
  },
  'uptown-7': {
    'hangmans-hill': [
      test('will', 0, { pass: [removeDoom(1, 'hood-one'), gainRemnant(1)], fail: [placeDoom(1, 'here')] }),
    ],
    'st-marys-hospital': [
      choose(pay([spendMoney(2)], health(4, 'self-or-ally')), option(health(1, 'self-or-ally'))),
    ],
    'ye-olde-magick-shoppe': [
      choose(
        pay([spendMoney(2)], gainSpell(), focus('lore')),
        pay([spendRemnant(1)], gainItem('curio')),
        option(),
      ),
    ],
  },
  'uptown-8': {
    'hangmans-hill': [test('will', -1, { pass: [removeDoom(2, 'hood-one')], fail: [horror(1), delay] })],
    'st-marys-hospital': [
      test('influence', 0, { pass: [health(2, 'self'), gainMoney(1)], fail: [horror(1)] }),
    ],
    'ye-olde-magick-shoppe': [
      choose(pay([spendRemnant(1)], gainSpell('incantation'), gainMoney(1)), option(buy('curio', 'any'))),
    ],
  },
} satisfies NeighbourhoodDeck<'uptown'>
