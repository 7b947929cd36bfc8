import type { EventDeck } from '../encounters/deck.ts'
import {
  buy,
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
  option,
  pay,
  removeDoom,
  research,
  sanity,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The event deck of *The Drowned Carillon*. */
export const drownedCarillonEvents = {
  'dc-01': {
    hood: 'northside',
    doom: ['arkham-advertiser'],
    encounters: {
      'arkham-advertiser': [test('observation', 0, { pass: [gainClue(1), gainMoney(1)], fail: [] })],
      'train-station': [test('influence', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'curiositie-shoppe': [
        choose(
          pay([spendMoney(2)], gainClue(1), focus('lore')),
          option(test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
    },
  },
  'dc-02': {
    hood: 'northside',
    doom: ['train-station'],
    encounters: {
      'arkham-advertiser': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'train-station': [test('strength', 0, { pass: [gainClue(1), gainItem('common')], fail: [damage(1)] })],
      'curiositie-shoppe': [gainClue(1), horror(1)],
    },
  },
  'dc-03': {
    hood: 'northside',
    doom: ['curiositie-shoppe'],
    encounters: {
      'arkham-advertiser': [
        test('observation', -1, { pass: [gainClue(1), focus('observation')], fail: [delay] }),
      ],
      'train-station': [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'curiositie-shoppe': [
        may(
          [spendRemnant(1)],
          [gainClue(1), gainItem('curio')],
          [test('will', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
    },
  },
  'dc-04': {
    hood: 'downtown',
    doom: ['independence-square'],
    encounters: {
      'independence-square': [test('influence', 0, { pass: [gainClue(1)], fail: [damage(1)] })],
      'la-bella-luna': [test('observation', 0, { pass: [gainClue(1), gainMoney(1)], fail: [loseMoney(1)] })],
      'arkham-asylum': [test('will', 0, { pass: [gainClue(1), sanity(1, 'self')], fail: [horror(1)] })],
    },
  },
  'dc-05': {
    hood: 'downtown',
    doom: ['la-bella-luna'],
    encounters: {
      'independence-square': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'la-bella-luna': [test('influence', 0, { pass: [gainClue(1), gainMoney(2)], fail: [] })],
      'arkham-asylum': [
        choose(
          pay([delay], gainClue(1)),
          option(test('strength', 0, { pass: [gainClue(1)], fail: [damage(1)] })),
        ),
      ],
    },
  },
  'dc-06': {
    hood: 'downtown',
    doom: ['arkham-asylum'],
    encounters: {
      'independence-square': [
        test('will', -1, { pass: [gainClue(1), gainCondition('blessed')], fail: [horror(2)] }),
      ],
      'la-bella-luna': [gainClue(1), test('will', 0, { pass: [gainItem('common')], fail: [horror(1)] })],
      'arkham-asylum': [
        choose(
          pay([spendMoney(1)], gainClue(1), sanity(1, 'self')),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
    },
  },
  'dc-07': {
    hood: 'merchant-district',
    doom: ['unvisited-isle'],
    encounters: {
      'unvisited-isle': [test('observation', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [damage(1)] })],
      'tick-tock-club': [test('influence', 0, { pass: [gainClue(1)], fail: [loseMoney(1)] })],
      'river-docks': [
        choose(
          pay([spendMoney(1)], gainClue(1)),
          option(test('strength', 0, { pass: [gainClue(1)], fail: [damage(1)] })),
        ),
      ],
    },
  },
  'dc-08': {
    hood: 'merchant-district',
    doom: ['tick-tock-club'],
    encounters: {
      'unvisited-isle': [test('will', 0, { pass: [gainClue(1)], fail: [horror(1), delay] })],
      'tick-tock-club': [
        health(1, 'self-or-ally'),
        test('observation', 0, { pass: [gainClue(1)], fail: [] }),
      ],
      'river-docks': [gainClue(1), horror(1), gainRemnant(1)],
    },
  },
  'dc-09': {
    hood: 'merchant-district',
    doom: ['unvisited-isle', 'river-docks'],
    encounters: {
      'unvisited-isle': [test('lore', -1, { pass: [gainClue(1), removeDoom(1, 'here')], fail: [horror(1)] })],
      'tick-tock-club': [test('will', 0, { pass: [gainClue(1), gainMoney(2)], fail: [horror(2)] })],
      'river-docks': [test('observation', 0, { pass: [gainClue(1)], fail: [] })],
    },
  },
  'dc-10': {
    hood: 'rivertown',
    doom: ['black-cave'],
    encounters: {
      'black-cave': [test('lore', 0, { pass: [gainClue(1), gainSpell()], fail: [horror(1)] })],
      graveyard: [test('strength', 0, { pass: [gainClue(1)], fail: [damage(1)] })],
      'general-store': [buy('common', 'any'), gainClue(1)],
    },
  },
  'dc-11': {
    hood: 'rivertown',
    doom: ['graveyard'],
    encounters: {
      'black-cave': [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      graveyard: [
        choose(
          pay([delay], gainClue(1), gainMoney(2)),
          option(test('strength', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'general-store': [test('observation', 0, { pass: [gainClue(1)], fail: [loseMoney(1)] })],
    },
  },
  'dc-12': {
    hood: 'rivertown',
    doom: ['general-store'],
    encounters: {
      'black-cave': [test('lore', 0, { pass: [gainClue(1), focus('lore')], fail: [horror(1)] })],
      graveyard: [
        choose(
          pay([horror(1)], gainClue(1)),
          option(test('will', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(2)] })),
        ),
      ],
      'general-store': [test('influence', 0, { pass: [gainClue(1), gainItem('common')], fail: [] })],
    },
  },
  'dc-13': {
    hood: 'southside',
    doom: ['mas-boarding-house'],
    encounters: {
      'mas-boarding-house': [test('observation', 0, { pass: [gainClue(1), health(1, 'self')], fail: [] })],
      'historical-society': [
        choose(
          pay([spendRemnant(1)], gainClue(1), gainAlly),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'south-church': [gainClue(1), sanity(1, 'self')],
    },
  },
  'dc-14': {
    hood: 'southside',
    doom: ['historical-society'],
    encounters: {
      'mas-boarding-house': [test('strength', 0, { pass: [gainClue(1)], fail: [damage(1)] })],
      'historical-society': [test('lore', 0, { pass: [gainClue(1), research(1)], fail: [horror(1)] })],
      'south-church': [test('will', 0, { pass: [gainClue(1), gainCondition('blessed')], fail: [horror(1)] })],
    },
  },
  'dc-15': {
    hood: 'southside',
    doom: ['south-church'],
    encounters: {
      'mas-boarding-house': [
        may(
          [spendMoney(1)],
          [gainClue(1), focusAny(1)],
          [test('observation', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
      'historical-society': [test('influence', -1, { pass: [gainClue(1), gainMoney(3)], fail: [delay] })],
      'south-church': [test('strength', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [damage(2)] })],
    },
  },
} satisfies EventDeck<'dc'>
