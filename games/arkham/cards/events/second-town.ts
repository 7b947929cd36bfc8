import type { EventDeck } from '../encounters/deck.ts'
import {
  choose,
  damage,
  delay,
  focus,
  focusAny,
  gainAlly,
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
  option,
  pay,
  removeDoom,
  research,
  sanity,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The event deck of *The Second Town*. */
export const secondTownEvents = {
  'st-01': {
    hood: 'miskatonic-university',
    doom: ['observatory'],
    encounters: {
      observatory: [test('observation', 0, { pass: [gainClue(1), removeDoom(1, 'any')], fail: [horror(1)] })],
      'science-building': [test('lore', 0, { pass: [gainClue(1)], fail: [delay] })],
      'orne-library': [test('lore', 0, { pass: [gainClue(1), gainSpell()], fail: [horror(1)] })],
    },
  },
  'st-02': {
    hood: 'miskatonic-university',
    doom: ['science-building'],
    encounters: {
      observatory: [test('will', 0, { pass: [gainClue(1), focus('will')], fail: [horror(1)] })],
      'science-building': [
        may(
          [spendRemnant(1)],
          [gainClue(1), gainMoney(3)],
          [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
        ),
      ],
      'orne-library': [test('observation', -1, { pass: [gainClue(1), research(1)], fail: [] })],
    },
  },
  'st-03': {
    hood: 'miskatonic-university',
    doom: ['orne-library'],
    encounters: {
      observatory: [gainClue(1), horror(1)],
      'science-building': [
        choose(
          pay([delay], gainClue(1), sanity(2, 'self')),
          option(test('strength', 0, { pass: [gainClue(1)], fail: [damage(1)] })),
        ),
      ],
      'orne-library': [test('lore', 0, { pass: [gainClue(1), gainItem('tome')], fail: [horror(1)] })],
    },
  },
  'st-04': {
    hood: 'easttown',
    doom: ['velmas-diner'],
    encounters: {
      'velmas-diner': [sanity(1, 'self-or-ally'), test('will', 0, { pass: [gainClue(1)], fail: [] })],
      'hibbs-roadhouse': [test('influence', 0, { pass: [gainClue(1), gainMoney(1)], fail: [horror(1)] })],
      'police-station': [test('observation', 0, { pass: [gainClue(1)], fail: [] })],
    },
  },
  'st-05': {
    hood: 'easttown',
    doom: ['hibbs-roadhouse'],
    encounters: {
      'velmas-diner': [
        choose(
          pay([spendMoney(1)], gainClue(1), health(2, 'self')),
          option(test('observation', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'hibbs-roadhouse': [
        test('strength', 0, { pass: [gainClue(1), gainItem('common')], fail: [damage(1)] }),
      ],
      'police-station': [
        choose(
          pay([damage(1)], gainClue(1), focusAny(1)),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
    },
  },
  'st-06': {
    hood: 'easttown',
    doom: ['velmas-diner', 'police-station'],
    encounters: {
      'velmas-diner': [test('influence', -1, { pass: [gainClue(1), gainMoney(2)], fail: [horror(1)] })],
      'hibbs-roadhouse': [test('will', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(1)] })],
      'police-station': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    },
  },
  'st-07': {
    hood: 'southside',
    doom: ['mas-boarding-house'],
    encounters: {
      'mas-boarding-house': [test('influence', 0, { pass: [gainClue(1), health(1, 'self')], fail: [] })],
      'historical-society': [test('observation', 0, { pass: [gainClue(1), gainMoney(1)], fail: [] })],
      'south-church': [test('will', 0, { pass: [gainClue(1), gainCondition('blessed')], fail: [horror(1)] })],
    },
  },
  'st-08': {
    hood: 'southside',
    doom: ['historical-society'],
    encounters: {
      'mas-boarding-house': [test('strength', 0, { pass: [gainClue(1), focusAny(1)], fail: [damage(1)] })],
      'historical-society': [
        choose(
          pay([spendRemnant(1)], gainClue(1), gainAlly),
          option(test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
      'south-church': [gainClue(1), sanity(1, 'self')],
    },
  },
  'st-09': {
    hood: 'southside',
    doom: ['south-church'],
    encounters: {
      'mas-boarding-house': [test('observation', 0, { pass: [gainClue(1), research(1)], fail: [] })],
      'historical-society': [
        choose(
          pay([horror(1)], gainClue(1), gainItem('curio')),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'south-church': [test('will', -1, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(2)] })],
    },
  },
  'st-10': {
    hood: 'downtown',
    doom: ['independence-square'],
    encounters: {
      'independence-square': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'la-bella-luna': [
        choose(
          pay([spendMoney(2)], gainClue(1), gainItem('curio')),
          option(test('influence', 0, { pass: [gainClue(1), gainMoney(1)], fail: [loseMoney(1)] })),
        ),
      ],
      'arkham-asylum': [sanity(1, 'self'), test('lore', 0, { pass: [gainClue(1)], fail: [] })],
    },
  },
  'st-11': {
    hood: 'downtown',
    doom: ['la-bella-luna'],
    encounters: {
      'independence-square': [test('strength', 0, { pass: [gainClue(1), gainMoney(2)], fail: [damage(1)] })],
      'la-bella-luna': [test('will', 0, { pass: [gainClue(1), focus('influence')], fail: [horror(1)] })],
      'arkham-asylum': [
        may(
          [gainCondition('cursed')],
          [gainClue(1), sanity(3, 'self')],
          [test('observation', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
    },
  },
  'st-12': {
    hood: 'downtown',
    doom: ['arkham-asylum'],
    encounters: {
      'independence-square': [
        test('lore', 0, { pass: [gainClue(1), removeDoom(1, 'here')], fail: [horror(1)] }),
      ],
      'la-bella-luna': [gainClue(1), test('will', 0, { pass: [gainItem('common')], fail: [horror(1)] })],
      'arkham-asylum': [test('strength', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [damage(2)] })],
    },
  },
  'st-13': {
    hood: 'northside',
    doom: ['arkham-advertiser'],
    encounters: {
      'arkham-advertiser': [test('observation', 0, { pass: [gainClue(1), gainMoney(2)], fail: [] })],
      'train-station': [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'curiositie-shoppe': [
        choose(
          pay([spendMoney(1)], gainClue(1), focus('lore')),
          option(test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
    },
  },
  'st-14': {
    hood: 'northside',
    doom: ['train-station'],
    encounters: {
      'arkham-advertiser': [test('lore', 0, { pass: [gainClue(1), focusAny(1)], fail: [] })],
      'train-station': [
        may(
          [spendMoney(1)],
          [gainClue(1), move(2)],
          [test('influence', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
      'curiositie-shoppe': [test('lore', 0, { pass: [gainClue(1), gainItem('curio')], fail: [horror(1)] })],
    },
  },
  'st-15': {
    hood: 'northside',
    doom: ['curiositie-shoppe'],
    encounters: {
      'arkham-advertiser': [gainClue(1), delay],
      'train-station': [test('influence', 0, { pass: [gainClue(1), sanity(1, 'self')], fail: [horror(1)] })],
      'curiositie-shoppe': [test('will', -1, { pass: [gainClue(1), gainSpell()], fail: [horror(2)] })],
    },
  },
} satisfies EventDeck<'st'>
