import type { EventDeck } from '../encounters/deck.ts'
import {
  buy,
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
  gainSpell,
  health,
  horror,
  loseMoney,
  may,
  option,
  pay,
  removeDoom,
  research,
  sanity,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The event deck of *The Lamplighter's Ledger*. */
export const lamplightersLedgerEvents = {
  'll-01': {
    hood: 'easttown',
    doom: ['velmas-diner'],
    encounters: {
      'velmas-diner': [health(1, 'self-or-ally'), test('observation', 0, { pass: [gainClue(1)], fail: [] })],
      'hibbs-roadhouse': [
        may(
          [spendMoney(1)],
          [gainClue(1), sanity(1, 'self')],
          [test('influence', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
      'police-station': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    },
  },
  'll-02': {
    hood: 'easttown',
    doom: ['hibbs-roadhouse'],
    encounters: {
      'velmas-diner': [test('influence', 0, { pass: [gainClue(1), gainMoney(1)], fail: [horror(1)] })],
      'hibbs-roadhouse': [gainClue(1), horror(1)],
      'police-station': [
        choose(
          pay([delay], gainClue(1), gainItem('common')),
          option(test('observation', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
    },
  },
  'll-03': {
    hood: 'easttown',
    doom: ['police-station'],
    encounters: {
      'velmas-diner': [
        choose(
          pay([damage(1)], gainClue(1), gainMoney(2)),
          option(test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
      'hibbs-roadhouse': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'police-station': [test('influence', 0, { pass: [gainClue(1), gainItem('common')], fail: [delay] })],
    },
  },
  'll-04': {
    hood: 'downtown',
    doom: ['independence-square'],
    encounters: {
      'independence-square': [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'la-bella-luna': [test('influence', 0, { pass: [gainClue(1), gainMoney(2)], fail: [loseMoney(1)] })],
      'arkham-asylum': [sanity(1, 'self'), test('lore', 0, { pass: [gainClue(1)], fail: [] })],
    },
  },
  'll-05': {
    hood: 'downtown',
    doom: ['la-bella-luna'],
    encounters: {
      'independence-square': [
        test('observation', 0, { pass: [gainClue(1), focus('observation')], fail: [] }),
      ],
      'la-bella-luna': [
        choose(
          pay([horror(1)], gainClue(1)),
          option(test('will', -1, { pass: [gainClue(1), gainMoney(3)], fail: [gainCondition('cursed')] })),
        ),
      ],
      'arkham-asylum': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    },
  },
  'll-06': {
    hood: 'downtown',
    doom: ['independence-square', 'arkham-asylum'],
    encounters: {
      'independence-square': [
        test('influence', -1, { pass: [gainClue(1), gainCondition('blessed')], fail: [loseMoney(1)] }),
      ],
      'la-bella-luna': [
        may(
          [gainCondition('dark-pact')],
          [gainClue(1), gainMoney(3)],
          [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
        ),
      ],
      'arkham-asylum': [gainClue(1), delay],
    },
  },
  'll-07': {
    hood: 'rivertown',
    doom: ['black-cave'],
    encounters: {
      'black-cave': [test('lore', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(1)] })],
      graveyard: [test('observation', 0, { pass: [gainClue(1)], fail: [] })],
      'general-store': [buy('common', 'any'), test('influence', 0, { pass: [gainClue(1)], fail: [] })],
    },
  },
  'll-08': {
    hood: 'rivertown',
    doom: ['graveyard'],
    encounters: {
      'black-cave': [test('will', -1, { pass: [gainClue(1), gainSpell()], fail: [horror(1)] })],
      graveyard: [test('strength', 0, { pass: [gainClue(1), gainMoney(2)], fail: [damage(1)] })],
      'general-store': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    },
  },
  'll-09': {
    hood: 'rivertown',
    doom: ['general-store'],
    encounters: {
      'black-cave': [
        choose(
          pay([spendRemnant(1)], gainClue(1), focusAny(1)),
          option(test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
      graveyard: [test('influence', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'general-store': [
        gainClue(1),
        test('will', 0, { pass: [gainCondition('blessed')], fail: [damage(1)] }),
      ],
    },
  },
  'll-10': {
    hood: 'miskatonic-university',
    doom: ['observatory'],
    encounters: {
      observatory: [test('observation', 0, { pass: [gainClue(1), removeDoom(1, 'any')], fail: [horror(1)] })],
      'science-building': [
        may(
          [spendRemnant(1)],
          [gainClue(1), gainMoney(3)],
          [test('lore', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
      'orne-library': [test('lore', 0, { pass: [gainClue(1), gainSpell()], fail: [horror(1)] })],
    },
  },
  'll-11': {
    hood: 'miskatonic-university',
    doom: ['science-building'],
    encounters: {
      observatory: [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'science-building': [gainClue(1), horror(1), gainRemnant(1)],
      'orne-library': [test('observation', -1, { pass: [gainClue(1), research(1)], fail: [delay] })],
    },
  },
  'll-12': {
    hood: 'miskatonic-university',
    doom: ['orne-library'],
    encounters: {
      observatory: [test('influence', 0, { pass: [gainClue(1), focusAny(1)], fail: [] })],
      'science-building': [
        choose(
          pay([damage(2)], gainClue(1), focusAnyOver(1), focusAnyOver(1)),
          option(test('strength', 0, { pass: [gainClue(1)], fail: [damage(1)] })),
        ),
      ],
      'orne-library': [test('will', -1, { pass: [gainClue(1), gainItem('tome')], fail: [horror(2)] })],
    },
  },
  'll-13': {
    hood: 'uptown',
    doom: ['hangmans-hill'],
    encounters: {
      'hangmans-hill': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'st-marys-hospital': [health(1, 'self'), test('lore', 0, { pass: [gainClue(1)], fail: [] })],
      'ye-olde-magick-shoppe': [
        choose(
          pay([spendMoney(2)], gainClue(1), gainSpell()),
          pay([spendRemnant(1)], gainClue(1), gainItem('curio')),
          option(test('lore', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
    },
  },
  'll-14': {
    hood: 'uptown',
    doom: ['st-marys-hospital'],
    encounters: {
      'hangmans-hill': [test('will', 0, { pass: [gainClue(1), removeDoom(1, 'here')], fail: [horror(2)] })],
      'st-marys-hospital': [gainClue(1), test('will', 0, { pass: [sanity(1, 'self')], fail: [horror(1)] })],
      'ye-olde-magick-shoppe': [
        test('observation', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(1)] }),
      ],
    },
  },
  'll-15': {
    hood: 'uptown',
    doom: ['ye-olde-magick-shoppe'],
    encounters: {
      'hangmans-hill': [test('strength', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [damage(2)] })],
      'st-marys-hospital': [
        choose(
          pay([delay], gainClue(1), health(2, 'self'), sanity(1, 'self')),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'ye-olde-magick-shoppe': [
        test('lore', -1, { pass: [gainClue(1), gainSpell()], fail: [gainCondition('cursed')] }),
      ],
    },
  },
} satisfies EventDeck<'ll'>
