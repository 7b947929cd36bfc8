import { describe, expect, test } from 'vitest'
import type { Place } from '../../content/map.ts'
import type { OldOne } from '../../cards/old-ones.ts'
import { type Setting, scene } from '../scene.ts'
import { reseed, revealed, sequence, shoggothsOf } from './about.ts'
import { everyPlace } from './table-8-1.ts'

const usual: Setting = { investigators: ['driver', 'hunter'] }
/** p2 holds a relic: the table waits in every window. */
const watched: Setting = { ...usual, hands: { p2: ['elder-sign'] } }

const others = (...except: Place[]): Place[] => everyPlace.filter((place) => !except.includes(place))

describe('Summoning step', () => {
  test('[RC-340] as many cards as the rate, from the top of the deck', () => {
    const s = scene({ ...usual, summoning: ['church', 'market', 'hospital', 'cafe'] })
    s.choose('endActions', {})
    expect(s.happened('summoningCardRevealed').map(({ place, from }) => `${from} ${place}`)).toEqual([
      'top church',
      'top market',
    ])
    expect(s.table.summoningDeck.slice(0, 2)).toEqual(['hospital', 'cafe'])
  })

  test('[RC-340] once in every turn', () => {
    const s = scene({ ...usual, summoning: ['church', 'market', 'hospital', 'cafe'] })
    s.choose('endActions', {}).choose('endActions', {}, 'p2')
    expect(revealed(s)).toEqual(['hospital', 'cafe'])
  })

  test('[RC-341] [RC-343] the rate is 2 with 1 to 3 Old Ones awakened and 3 with 4 to 6', () => {
    const row: OldOne[] = ['dagon', 'hastur', 'shub-niggurath', 'tsathoggua', 'atlach-nacha', 'shudde-mell']
    const rates = [1, 2, 3, 4, 5, 6].map((awakened) => {
      const s = scene({ ...usual, awake: row.slice(0, awakened) })
      s.choose('endActions', {})
      return revealed(s).length
    })
    expect(rates).toEqual([2, 2, 2, 3, 3, 3])
  })

  test('[RC-341] it is the place in the row that counts, not which Old One lies there', () => {
    const s = scene({ ...usual, awake: ['yig', 'ithaqua', 'azathoth', 'nyarlathotep'], cultistPool: 23 })
    s.choose('endActions', {})
    expect(revealed(s)).toHaveLength(3)
    const cancelled = scene({
      ...usual,
      awake: ['yig', 'ithaqua', 'yog-sothoth', 'nyarlathotep'],
      cancelled: ['nyarlathotep', 'yig'],
    })
    cancelled.choose('endActions', {})
    expect(revealed(cancelled)).toHaveLength(3)
  })

  test('[RC-342] the rate is 2 while no Old One is awakened', () => {
    const s = scene(usual)
    expect(s.table.awake).toEqual([])
    s.choose('endActions', {})
    expect(revealed(s)).toHaveLength(2)
  })

  test('[RC-343] it is the same for every number of players', () => {
    for (const investigators of [
      ['driver', 'hunter'],
      ['driver', 'hunter', 'reporter'],
      ['driver', 'hunter', 'reporter', 'doctor'],
    ] as const)
      for (const [awake, rate] of [
        [['dagon', 'hastur', 'tsathoggua'], 2],
        [['dagon', 'hastur', 'tsathoggua', 'shudde-mell'], 3],
      ] as const) {
        const s = scene({ investigators: [...investigators], awake: [...awake] })
        s.choose('endActions', {})
        expect(revealed(s), `${investigators.length} players`).toHaveLength(rate)
      }
  })

  test('[RC-344] a rate that changes during the step counts only from the next one', () => {
    const s = scene({
      ...usual,
      awake: ['dagon', 'hastur', 'tsathoggua'],
      asleep: ['yig'],
      summoning: ['church', 'market'],
      cultists: { church: 3 },
    })
    s.choose('endActions', {})
    expect(s.table.awake).toHaveLength(4)
    expect(revealed(s)).toEqual(['church', 'market'])
    s.choose('endActions', {}, 'p2')
    expect(revealed(s)).toHaveLength(3)
  })

  test('[RC-345] a rate that changes in the actions step counts in the same turn', () => {
    const s = scene({
      ...usual,
      at: { p1: 'university' },
      awake: ['dagon', 'hastur', 'tsathoggua'],
      asleep: ['yig'],
      shoggoths: ['park'],
      cultists: { park: 2 },
    })
    s.next('paranoia').choose('walk', { to: 'park' }).choose('stopWalking', {})
    expect(s.table.awake).toHaveLength(4)
    s.choose('endActions', {})
    expect(revealed(s)).toHaveLength(3)
  })

  test('[RC-345] a rate that changes in the draw step counts in the same turn', () => {
    const s = scene({
      ...usual,
      deck: ['arkham', 'evil-stirs'],
      awake: ['dagon', 'hastur', 'tsathoggua'],
      asleep: ['yig'],
      summoningBottom: ['theater'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.happened('summoningCardRevealed').filter(({ from }) => from === 'top')).toHaveLength(3)
  })
})

describe('a Summoning card', () => {
  test('[RC-346] is completely resolved before the next is revealed', () => {
    const s = scene({ ...usual, summoning: ['woods', 'church'], shoggoths: ['swamp', 'theater'] })
    s.choose('endActions', {})
    expect(sequence(s, 'summoningCardRevealed', 'cultistPlaced', 'shoggothMoved')).toEqual([
      'summoningCardRevealed',
      'cultistPlaced',
      'shoggothMoved',
      'shoggothMoved',
      'summoningCardRevealed',
      'cultistPlaced',
    ])
  })

  test('[RC-346] a question that it raises is answered first', () => {
    const s = scene({
      ...usual,
      summoning: ['church', 'market'],
      cultists: { church: 3 },
      asleep: ['atlach-nacha'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(revealed(s)).toEqual(['church'])
    s.choose('giveToken', {})
    expect(revealed(s)).toEqual([])
    s.choose('giveToken', {}, 'p2')
    expect(revealed(s)).toEqual(['market'])
  })

  test('[RC-347] places 1 cultist from the pool on its location', () => {
    const s = scene({ ...usual, summoning: ['church', 'market'], cultists: { market: 1, theater: 2 } })
    expect(s.table.pool.cultists).toBe(23)
    s.choose('endActions', {})
    const { cultists, pool } = s.table
    expect([cultists.church, cultists.market, cultists.theater]).toEqual([1, 2, 2])
    expect(pool.cultists).toBe(21)
  })

  test('[RC-347] the last cultists of the pool are placed; the next one loses the game', () => {
    const two = scene({ ...usual, summoning: ['church', 'market'], cultistPool: 2 })
    two.choose('endActions', {})
    expect(two.table.pool.cultists).toBe(0)
    expect(two.outcome).toBeUndefined()
    const one = scene({ ...usual, summoning: ['church', 'market'], cultistPool: 1 })
    one.choose('endActions', {})
    expect(one.table.cultists.church).toBe(1)
    expect(one.table.cultists.market).toBe(0)
    expect(one.outcome).toBe('no-cultists')
  })

  test('[RC-348] with 3 cultists there none is placed, and a ritual takes place', () => {
    const s = scene({
      ...usual,
      summoning: ['church', 'market'],
      cultists: { church: 3 },
      asleep: ['yig', 'ithaqua'],
    })
    s.choose('endActions', {})
    expect(s.table.cultists.church).toBe(3)
    expect(s.table.pool.cultists).toBe(22)
    expect(s.happened('ritual')).toEqual([{ at: 'church', because: 'cultist' }])
    expect(s.table.awake).toEqual(['yig'])
    // Neighbours are spared.
    expect([s.table.cultists.cafe, s.table.cultists['old-mill'], s.table.cultists.farmstead]).toEqual([
      0, 0, 0,
    ])
  })

  test('[RC-348] with 2 there the third is placed and nothing awakens', () => {
    const s = scene({ ...usual, summoning: ['church', 'market'], cultists: { church: 2 } })
    s.choose('endActions', {})
    expect(s.table.cultists.church).toBe(3)
    expect(s.happened('ritual')).toEqual([])
    expect(s.table.awake).toEqual([])
  })

  test('[RC-348] with 3 there an empty pool does not matter', () => {
    const s = scene({
      ...usual,
      summoning: ['church', 'market'],
      cultists: { church: 3, market: 3 },
      cultistPool: 0,
      asleep: ['yig', 'ithaqua'],
    })
    s.choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(s.table.awake).toEqual(['yig', 'ithaqua'])
  })

  test('[RC-349] the eight cards with the symbol move Shoggoths, the other sixteen do not', () => {
    const symbols = new Set<Place>([
      'university',
      'secret-lodge',
      'historic-inn',
      'swamp',
      'pawn-shop',
      'docks',
      'woods',
      'great-hall',
    ])
    for (const card of everyPlace) {
      // From the Theater there is only one way.
      const s = scene({
        ...usual,
        summoning: [card, card === 'diner' ? 'cafe' : 'diner'],
        shoggoths: ['theater'],
      })
      s.choose('endActions', {})
      expect(shoggothsOf(s), `card ${card}`).toEqual([symbols.has(card) ? 'market' : 'theater'])
    }
  })

  test('[RC-349] every Shoggoth on the board', () => {
    const s = scene({ ...usual, summoning: ['woods', 'diner'], shoggoths: ['theater', 'swamp', 'factory'] })
    s.choose('endActions', {})
    expect(shoggothsOf(s)).toEqual(['farmstead', 'hospital', 'market'])
  })

  test('[RC-349] two symbols in one step move them twice', () => {
    const s = scene({ ...usual, summoning: ['woods', 'docks'], shoggoths: ['theater'] })
    s.choose('endActions', {})
    expect(shoggothsOf(s)).toEqual(['wharf'])
  })

  test('[RC-350] the cultist is placed before Shoggoths move', () => {
    const s = scene({ ...usual, summoning: ['woods', 'diner'], shoggoths: ['theater'] })
    s.choose('endActions', {})
    expect(sequence(s, 'cultistPlaced', 'shoggothMoved').slice(0, 2)).toEqual([
      'cultistPlaced',
      'shoggothMoved',
    ])
  })

  test('[RC-350] and with all its consequences', () => {
    const s = scene({
      ...usual,
      summoning: ['woods', 'diner'],
      cultists: { woods: 3 },
      shoggoths: ['theater'],
      asleep: ['atlach-nacha'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(shoggothsOf(s)).toEqual(['theater'])
    s.choose('giveToken', {})
    expect(shoggothsOf(s)).toEqual(['theater'])
    s.choose('giveToken', {}, 'p2')
    expect(shoggothsOf(s)).toEqual(['market'])
  })

  test('[RC-350] a Shoggoth that Hastur places because of the cultist is there when the symbol takes effect', () => {
    const s = scene({
      ...usual,
      summoning: ['woods', 'diner'],
      summoningBottom: ['theater'],
      cultists: { woods: 3 },
      asleep: ['hastur'],
    })
    s.choose('endActions', {})
    // Placed at the Theater, moved by Hastur to the Market, then by the symbol to the Wharf.
    expect(s.happened('shoggothMoved').map(({ from, to }) => `${from} ${to}`)).toEqual([
      'theater market',
      'market wharf',
    ])
  })

  test('[RC-351] goes to the discard pile when resolved', () => {
    const s = scene({ ...usual, summoning: ['church', 'woods'], summoningDiscard: ['hospital'] })
    s.choose('endActions', {})
    expect(s.table.summoningDiscard).toEqual(['hospital', 'church', 'woods'])
    expect(s.table.summoningDeck).toHaveLength(21)
  })
})

describe('an empty Summoning deck', () => {
  test('[RC-352] the discard pile becomes the new deck when a card is needed', () => {
    const s = scene({ ...watched, summoningDiscard: [...everyPlace] })
    expect(s.table.summoningDeck).toEqual([])
    s.choose('endActions', {}).choose('pass', {}, 'p2')
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 24, onTop: false }])
    expect(revealed(s)).toHaveLength(1)
    expect(s.table.summoningDiscard).toEqual(revealed(s))
    expect([...s.table.summoningDeck, ...revealed(s)].toSorted()).toEqual(everyPlace.toSorted())
  })

  test('[RC-352] not before: an empty deck alone changes nothing', () => {
    const s = scene({
      ...usual,
      summoning: ['church', 'market'],
      summoningDiscard: others('church', 'market'),
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(s.table.summoningDeck).toEqual([])
    expect(s.table.summoningDiscard).toHaveLength(24)
    expect(s.happened('summoningDiscardReshuffled')).toEqual([])
    s.choose('endActions', {}, 'p2')
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 24, onTop: false }])
  })

  test('[RC-352] it is shuffled', () => {
    const orders = Array.from({ length: 10 }, (_, luck) => {
      const s = reseed(scene({ ...watched, summoningDiscard: [...everyPlace] }), luck)
      s.choose('endActions', {}).choose('pass', {}, 'p2')
      return [...revealed(s), ...s.table.summoningDeck].join()
    })
    expect(new Set(orders).size).toBe(10)
  })

  test('[RC-353] a card revealed earlier in the step stays in the discard pile', () => {
    for (let luck = 0; luck < 20; luck++) {
      const s = scene({ ...usual, summoning: ['church'], summoningDiscard: others('church') })
      reseed(s, luck).choose('endActions', {})
      expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 23, onTop: false }])
      const [first, second] = revealed(s)
      expect(first).toBe('church')
      expect(s.table.summoningDiscard).toEqual(['church', second])
      expect(s.table.summoningDeck).toHaveLength(22)
      expect(s.table.summoningDeck).not.toContain('church')
    }
  })

  test('[RC-353] both earlier cards when the third finds the deck empty', () => {
    const s = scene({
      ...usual,
      awake: ['dagon', 'hastur', 'tsathoggua', 'shudde-mell'],
      summoning: ['church', 'market'],
      summoningDiscard: others('church', 'market'),
    })
    s.choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 22, onTop: false }])
    expect(s.table.summoningDiscard.slice(0, 2)).toEqual(['church', 'market'])
    expect(s.table.summoningDiscard).toHaveLength(3)
    expect(s.table.summoningDeck).toHaveLength(21)
  })

  test('[RC-353] cards of the previous step are shuffled in like all others', () => {
    const s = scene({
      ...usual,
      summoning: ['church', 'market', 'hospital'],
      summoningDiscard: others('church', 'market', 'hospital'),
    })
    s.choose('endActions', {}).choose('endActions', {}, 'p2')
    // The Hospital is all that is left; the Church and the Market are shuffled, the Hospital is not.
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 23, onTop: false }])
    expect(revealed(s)[0]).toBe('hospital')
    expect(s.table.summoningDiscard[0]).toBe('hospital')
    expect([...s.table.summoningDeck, revealed(s)[1]]).toEqual(expect.arrayContaining(['church', 'market']))
  })
})

test('[RC-R91] a deck that empties with the last card of a step is shuffled when the next card is needed, with all of the pile', () => {
  const s = scene({
    ...usual,
    summoning: ['church', 'market'],
    summoningDiscard: others('church', 'market'),
  })
  s.choose('endActions', {})
  expect(s.happened('summoningDiscardReshuffled')).toEqual([])
  expect(s.table.summoningDeck).toEqual([])
  s.choose('endActions', {}, 'p2')
  expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 24, onTop: false }])
})

describe('relics in the summoning step', () => {
  test('[RC-354] before the first card, between two cards, after the last', () => {
    const s = scene({ ...watched, awake: ['dagon', 'hastur', 'tsathoggua', 'shudde-mell'] })
    s.choose('endActions', {})
    const cardsBeforeEachWindow: number[] = []
    let cards = revealed(s).length
    while (s.asked?.step === 'window') {
      expect(s.may('playRelic', { relic: 'elder-sign' }, 'p2')).toBe(true)
      cardsBeforeEachWindow.push(cards)
      s.choose('pass', {}, 'p2')
      cards += revealed(s).length
    }
    expect(cardsBeforeEachWindow).toEqual([0, 1, 2, 3])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-354] not while a card is being resolved', () => {
    const s = scene({
      ...usual,
      hands: { p1: ['silver-key'], p2: ['elder-sign'] },
      summoning: ['woods', 'diner'],
      shoggoths: ['swamp'],
      gates: { dunwich: 'sealed', kingsport: 'sealed' },
    })
    s.choose('endActions', {}).choose('pass', {}).choose('pass', {}, 'p2')
    expect(s.asked).toEqual({ step: 'shoggothPath', seat: 'p1' })
    expect(s.offered('playRelic', 'p1')).toEqual([])
    expect(s.offered('playRelic', 'p2')).toEqual([])
    expect(['RC-354', 'RC-473', 'RC-752']).toContain(s.refusal('playRelic', { relic: 'elder-sign' }, 'p2'))
    s.choose('shoggothTo', { to: 'farmstead' })
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
  })

  test('[RC-354] not between several Old Ones that one card awakens', () => {
    const s = scene({
      ...watched,
      summoning: ['church', 'diner'],
      summoningBottom: ['theater'],
      cultists: { church: 3 },
      shoggoths: ['park'],
      asleep: ['hastur', 'yig'],
    })
    // The ritual awakens Hastur, who drives the Shoggoth through the Park: that awakens Yig.
    s.choose('endActions', {}).choose('pass', {}, 'p2')
    if (s.asked?.step === 'shoggothOrder') s.choose('moveShoggothNext', { from: 'park' })
    expect(s.table.awake).toEqual(['hastur', 'yig'])
    expect(shoggothsOf(s)).toEqual(['market'])
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
  })
})

describe('an empty Summoning deck outside the summoning step', () => {
  test('[RC-355] Shub-Niggurath reshuffles when the deck runs out; the cards taken before stay out', () => {
    const s = scene({
      ...watched,
      deck: ['arkham', 'evil-stirs'],
      summoningBottom: ['church', 'market'],
      summoningDiscard: others('church', 'market'),
      asleep: ['shub-niggurath'],
    })
    expect(s.table.summoningDeck).toHaveLength(2)
    s.next('blank', 'blank', 'blank').choose('endActions', {})
    const [first, second] = s.happened('summoningDiscardReshuffled')
    expect(first).toEqual({ count: 22, onTop: false })
    expect(revealed(s).slice(0, 2)).toEqual(['church', 'market'])
    expect(new Set(revealed(s)).size).toBe(5)
    // Four cards of Shub-Niggurath and one for the Shoggoth are on the pile when the cultists regroup.
    expect(second).toEqual({ count: 5, onTop: true })
    for (const place of revealed(s).slice(0, 4)) expect(s.table.cultists[place], `at ${place}`).toBe(1)
  })

  test('[RC-355] Hastur and Evil Stirs likewise', () => {
    const s = scene({
      ...watched,
      deck: ['arkham', 'evil-stirs'],
      summoningBottom: ['theater'],
      summoningDiscard: others('theater'),
      asleep: ['hastur'],
    })
    s.next('blank', 'blank', 'blank', 'blank', 'blank').choose('endActions', {})
    // Hastur takes the last card; the third part of Evil Stirs needs another one.
    expect(s.happened('summoningDiscardReshuffled')).toEqual([
      { count: 23, onTop: false },
      { count: 2, onTop: true },
    ])
    expect(revealed(s)[0]).toBe('theater')
    expect(revealed(s)[1]).not.toBe('theater')
  })

  test('[RC-355] in a summoning step the cards of that step stay out as well', () => {
    const s = scene({
      ...usual,
      summoning: ['church'],
      summoningDiscard: others('church'),
      cultists: { church: 3 },
      asleep: ['hastur'],
    })
    s.next('blank', 'blank', 'blank', 'blank').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 23, onTop: false }])
    expect(s.happened('summoningCardRevealed')[1]?.from).toBe('bottom')
    expect(s.table.summoningDiscard[0]).toBe('church')
  })

  test('[RC-355] cards that one relic revealed may be shuffled again for the next relic in the same window', () => {
    const s = scene({
      investigators: ['driver', 'hunter'],
      at: { p1: 'theater', p2: 'theater' },
      hands: { p1: ['mi-go-eye', 'bizarre-statue'] },
      cultists: { theater: 2 },
      summoningBottom: ['church', 'market', 'hospital', 'cafe'],
      summoningDiscard: others('church', 'market', 'hospital', 'cafe'),
      asleep: ['shub-niggurath', 'hastur', 'yig'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    // Paranoia: the third cultist, then a ritual. Shub-Niggurath takes the last four cards of the deck.
    s.next('paranoia').choose('playRelic', { relic: 'mi-go-eye' })
    expect(revealed(s)).toEqual(['church', 'market', 'hospital', 'cafe'])
    expect(s.table.summoningDeck).toEqual([])
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    // That effect is over. For Hastur, awakened by the next relic, all 24 cards are there to be shuffled.
    s.next('paranoia').choose('playRelic', { relic: 'bizarre-statue' })
    expect(s.table.awake.slice(0, 2)).toEqual(['shub-niggurath', 'hastur'])
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 24, onTop: false }])
  })
})
