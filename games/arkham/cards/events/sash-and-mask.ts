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
  option,
  pay,
  removeDoom,
  research,
  sanity,
  spendMoney,
  spendRemnant,
  test,
} from '../writing.ts'

/** The event deck of *The Sash and the Mask*. */
export const sashAndMaskEvents = {
  'sm-01': {
    hood: 'northside',
    doom: ['arkham-advertiser'],
    encounters: {
      'arkham-advertiser': [test('observation', 0, { pass: [gainClue(1), gainMoney(1)], fail: [] })],
      'train-station': [test('influence', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'curiositie-shoppe': [
        choose(
          pay([spendMoney(2)], gainClue(1), gainItem('curio')),
          option(test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
    },
  },
  'sm-02': {
    hood: 'northside',
    doom: ['train-station'],
    encounters: {
      'arkham-advertiser': [test('lore', 0, { pass: [gainClue(1), focus('lore')], fail: [] })],
      'train-station': [test('strength', 0, { pass: [gainClue(1), gainMoney(2)], fail: [damage(1)] })],
      'curiositie-shoppe': [gainClue(1), horror(1)],
    },
  },
  'sm-03': {
    hood: 'northside',
    doom: ['curiositie-shoppe'],
    encounters: {
      'arkham-advertiser': [test('observation', -1, { pass: [gainClue(1), research(1)], fail: [delay] })],
      'train-station': [
        may(
          [spendMoney(1)],
          [gainClue(1), focusAny(1)],
          [test('influence', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
      'curiositie-shoppe': [test('will', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(1)] })],
    },
  },
  'sm-04': {
    hood: 'easttown',
    doom: ['velmas-diner'],
    encounters: {
      'velmas-diner': [health(1, 'self-or-ally'), test('observation', 0, { pass: [gainClue(1)], fail: [] })],
      'hibbs-roadhouse': [test('influence', 0, { pass: [gainClue(1), gainMoney(1)], fail: [loseMoney(1)] })],
      'police-station': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
    },
  },
  'sm-05': {
    hood: 'easttown',
    doom: ['hibbs-roadhouse'],
    encounters: {
      'velmas-diner': [test('will', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'hibbs-roadhouse': [
        choose(
          pay([gainCondition('cursed')], gainClue(1), gainMoney(3)),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'police-station': [
        choose(
          pay([delay], gainClue(1), sanity(1, 'self')),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [horror(1)] })),
        ),
      ],
    },
  },
  'sm-06': {
    hood: 'easttown',
    doom: ['police-station'],
    encounters: {
      'velmas-diner': [gainClue(1), test('observation', 0, { pass: [gainMoney(1)], fail: [] })],
      'hibbs-roadhouse': [
        test('strength', 0, { pass: [gainClue(1), gainItem('common')], fail: [damage(1)] }),
      ],
      'police-station': [
        test('observation', 0, { pass: [gainClue(1), removeDoom(1, 'here')], fail: [horror(1)] }),
      ],
    },
  },
  'sm-07': {
    hood: 'merchant-district',
    doom: ['unvisited-isle'],
    encounters: {
      'unvisited-isle': [test('will', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(1)] })],
      'tick-tock-club': [test('observation', 0, { pass: [gainClue(1)], fail: [loseMoney(1)] })],
      'river-docks': [test('strength', 0, { pass: [gainClue(1), gainMoney(2)], fail: [damage(1)] })],
    },
  },
  'sm-08': {
    hood: 'merchant-district',
    doom: ['tick-tock-club'],
    encounters: {
      'unvisited-isle': [test('lore', 0, { pass: [gainClue(1)], fail: [horror(1), delay] })],
      'tick-tock-club': [
        choose(
          pay([horror(1)], gainClue(1), gainMoney(1)),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
      'river-docks': [
        may(
          [spendMoney(1)],
          [gainClue(1), health(1, 'self')],
          [test('influence', 0, { pass: [gainClue(1)], fail: [] })],
        ),
      ],
    },
  },
  'sm-09': {
    hood: 'merchant-district',
    doom: ['tick-tock-club', 'river-docks'],
    encounters: {
      'unvisited-isle': [test('observation', 0, { pass: [gainClue(1)], fail: [damage(1)] })],
      'tick-tock-club': [test('will', -1, { pass: [gainClue(1), gainSpell()], fail: [horror(2)] })],
      'river-docks': [gainClue(1), damage(1), gainRemnant(1)],
    },
  },
  'sm-10': {
    hood: 'uptown',
    doom: ['hangmans-hill'],
    encounters: {
      'hangmans-hill': [test('will', 0, { pass: [gainClue(1), removeDoom(1, 'here')], fail: [horror(1)] })],
      'st-marys-hospital': [health(1, 'self'), test('observation', 0, { pass: [gainClue(1)], fail: [] })],
      'ye-olde-magick-shoppe': [
        choose(
          pay([spendMoney(2)], gainClue(1), focusAny(1)),
          pay([spendRemnant(1)], gainClue(1), gainSpell()),
          option(test('lore', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
    },
  },
  'sm-11': {
    hood: 'uptown',
    doom: ['st-marys-hospital'],
    encounters: {
      'hangmans-hill': [test('observation', 0, { pass: [gainClue(1)], fail: [horror(1)] })],
      'st-marys-hospital': [test('influence', 0, { pass: [gainClue(1), health(1, 'self')], fail: [] })],
      'ye-olde-magick-shoppe': [
        test('lore', 0, { pass: [gainClue(1), gainItem('curio')], fail: [horror(1)] }),
      ],
    },
  },
  'sm-12': {
    hood: 'uptown',
    doom: ['ye-olde-magick-shoppe'],
    encounters: {
      'hangmans-hill': [
        choose(
          pay([gainCondition('cursed')], gainClue(1), gainMoney(2)),
          option(test('will', 0, { pass: [gainClue(1)], fail: [horror(2)] })),
        ),
      ],
      'st-marys-hospital': [test('strength', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [damage(1)] })],
      'ye-olde-magick-shoppe': [
        gainClue(1),
        test('will', 0, { pass: [gainItem('curio')], fail: [gainCondition('cursed')] }),
      ],
    },
  },
  'sm-13': {
    hood: 'southside',
    doom: ['mas-boarding-house'],
    encounters: {
      'mas-boarding-house': [test('influence', 0, { pass: [gainClue(1), health(1, 'self')], fail: [] })],
      'historical-society': [test('lore', 0, { pass: [gainClue(1), gainItem('curio')], fail: [horror(1)] })],
      'south-church': [gainClue(1), sanity(1, 'self')],
    },
  },
  'sm-14': {
    hood: 'southside',
    doom: ['historical-society'],
    encounters: {
      'mas-boarding-house': [test('will', 0, { pass: [gainClue(1), gainMoney(1)], fail: [delay] })],
      'historical-society': [test('lore', -1, { pass: [gainClue(1), research(1)], fail: [horror(1)] })],
      'south-church': [
        choose(
          pay([spendMoney(1)], gainClue(1), gainCondition('blessed')),
          option(test('influence', 0, { pass: [gainClue(1)], fail: [] })),
        ),
      ],
    },
  },
  'sm-15': {
    hood: 'southside',
    doom: ['south-church'],
    encounters: {
      'mas-boarding-house': [
        test('observation', 0, { pass: [gainClue(1), gainItem('common')], fail: [horror(1)] }),
      ],
      'historical-society': [
        choose(
          pay([spendRemnant(1)], gainClue(1), gainAlly),
          option(test('influence', -1, { pass: [gainClue(1), gainMoney(2)], fail: [] })),
        ),
      ],
      'south-church': [test('will', 0, { pass: [gainClue(1), gainRemnant(1)], fail: [horror(2)] })],
    },
  },
} satisfies EventDeck<'sm'>
