import { describe, expect, test } from 'vitest'
import type { Place } from '../../content/map.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { reseed, revealed, rolls, sanityOf, sequence, shoggothsOf } from './about.ts'
import { everyPlace } from './table-8-1.ts'

/**
 * p1 is about to draw Evil Stirs. p2 holds a relic, so that the table waits in the window after it: what Evil
 * Stirs left behind can be seen before the summoning step.
 */
function stirring(setting: Setting = {}): Scene {
  return scene({
    investigators: ['driver', 'hunter'],
    deck: ['evil-stirs', 'arkham'],
    hands: { p2: ['elder-sign'] },
    summoningBottom: ['theater'],
    ...setting,
  })
}

function stirringTwice(setting: Setting = {}): Scene {
  return stirring({ deck: ['evil-stirs', 'evil-stirs'], summoningBottom: ['theater', 'wharf'], ...setting })
}

const parts = ['dieRolled', 'oldOneAwoke', 'shoggothPlaced', 'summoningDiscardReshuffled'] as const

describe('Evil Stirs', () => {
  test('[RC-290] four parts in order: madness, awakening, Shoggoth, regrouping', () => {
    const s = stirring({ summoningDiscard: ['diner', 'cafe'] })
    s.next('blank').choose('endActions', {})
    expect(sequence(s, ...parts)).toEqual([...parts])
  })

  test('[RC-290] a question in one part is answered before the next part begins', () => {
    const s = stirring({ asleep: ['atlach-nacha'] })
    s.next('blank').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(sequence(s, ...parts)).toEqual(['dieRolled', 'oldOneAwoke'])
    s.choose('giveToken', {}).choose('giveToken', {}, 'p2')
    expect(sequence(s, ...parts)).toEqual(['shoggothPlaced', 'summoningDiscardReshuffled'])
  })

  test('[RC-291] Fight the Madness: the active player rolls, and only that player', () => {
    for (const active of ['p1', 'p2']) {
      const s = stirring({ active, hands: {} })
      s.next('psychosis').choose('endActions', {})
      expect(rolls(s)).toEqual([`${active} evil stirs`])
      expect(sanityOf(s, active)).toBe(2)
      expect(sanityOf(s, active === 'p1' ? 'p2' : 'p1')).toBe(4)
    }
  })

  test('[RC-291] the result is applied before the Old One awakens', () => {
    const s = stirring({ asleep: ['atlach-nacha'], sanity: { p1: 2 } })
    // Delusions leaves p1 with 1 token: Atlach-Nacha takes no last token, so p1 is not even asked.
    s.next('delusions').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p2' })
    expect(sanityOf(s, 'p1')).toBe(1)
    expect(s.table.cultists['train-station']).toBe(1)
  })

  test('[RC-291] an insane investigator rolls as well', () => {
    const s = stirring({ sanity: { p1: 0 } })
    s.next('paranoia').choose('endActions', {})
    expect(rolls(s)).toEqual(['p1 evil stirs'])
    expect(s.table.cultists['train-station']).toBe(2)
  })

  test('[RC-292] Awakening: the next Old One, from left to right, and its effect', () => {
    const s = stirring({ awake: ['yig', 'ithaqua'], asleep: ['azathoth', 'nyarlathotep'] })
    s.next('blank').choose('endActions', {})
    expect(s.table.awake).toEqual(['yig', 'ithaqua', 'azathoth'])
    expect(s.table.asleep[0]).toBe('nyarlathotep')
    expect(s.table.pool.cultists).toBe(23)
    expect(s.table.cultistsGone).toBe(3)
  })

  test('[RC-292] after six others it is Cthulhu, and the rest is not resolved', () => {
    const s = stirring({
      awake: ['yig', 'ithaqua', 'azathoth', 'nyarlathotep', 'dagon', 'hastur'],
      cultistPool: 23,
    })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBe('cthulhu')
    expect(shoggothsOf(s)).toEqual([])
  })

  test('[RC-293] A Shoggoth Appears: on the location of the bottom card', () => {
    for (const bottom of ['theater', 'hospital', 'church'] as const) {
      const s = stirring({ summoningBottom: [bottom, 'wharf'], summoning: ['cafe'] })
      s.next('blank').choose('endActions', {})
      expect(revealed(s)).toEqual([bottom])
      expect(shoggothsOf(s)).toEqual([bottom])
      expect(s.table.pool.shoggoths).toBe(2)
      // It stays where it appeared, even on an open gate; the card above it is now the last one.
      expect(s.table.summoningDeck.at(-1)).toBe('wharf')
      expect(s.table.cultists[bottom]).toBe(0)
    }
  })

  test('[RC-294] the card goes to the discard pile, and with it back on top', () => {
    const s = stirring({ summoningDiscard: [] })
    s.next('blank').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 1, onTop: true }])
    expect(s.table.summoningDeck[0]).toBe('theater')
    expect(s.table.summoningDeck).toHaveLength(24)
    expect(s.table.summoningDiscard).toEqual([])
  })

  test('[RC-294] the card lies on the discard pile while the investigators there roll', () => {
    const s = stirring({ at: { p1: 'theater' }, cultists: { theater: 3 }, asleep: ['yig', 'atlach-nacha'] })
    s.next('blank', 'paranoia').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(s.table.summoningDiscard).toEqual(['theater'])
    expect(s.table.summoningDeck).not.toContain('theater')
  })

  test('[RC-295] no Shoggoth in the pool: the players lose', () => {
    const s = stirring({ shoggoths: ['cafe', 'cafe', 'diner'] })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBe('no-shoggoths')
    expect(s.happened('summoningDiscardReshuffled')).toEqual([])
  })

  test('[RC-295] the last Shoggoth of the pool is no loss', () => {
    const s = stirring({ shoggoths: ['cafe', 'cafe'] })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(shoggothsOf(s)).toEqual(['cafe', 'cafe', 'theater'])
    expect(s.table.pool.shoggoths).toBe(0)
  })

  test('[RC-295] in a protected town none is placed and none is needed', () => {
    const s = stirring({ shoggoths: ['cafe', 'cafe', 'diner'], gates: { kingsport: 'warded' } })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(shoggothsOf(s)).toEqual(['cafe', 'cafe', 'diner'])
    expect(s.table.summoningDeck[0]).toBe('theater')
  })

  test('[RC-296] every investigator there rolls, nobody else', () => {
    const s = stirring({
      investigators: ['driver', 'hunter', 'reporter'],
      at: { p1: 'theater', p2: 'market', p3: 'theater' },
    })
    s.next('blank', 'delusions', 'psychosis').choose('endActions', {})
    expect(rolls(s)).toEqual(['p1 evil stirs', 'p1 shoggoth', 'p3 shoggoth'])
    expect(['p1', 'p2', 'p3'].map((seat) => sanityOf(s, seat))).toEqual([3, 4, 2])
  })

  test('[RC-297] a symbol on that card moves nothing', () => {
    for (const bottom of ['university', 'swamp', 'docks', 'woods'] as const) {
      const s = stirring({ summoningBottom: [bottom], shoggoths: ['theater'] })
      s.next('blank').choose('endActions', {})
      expect(shoggothsOf(s)).toEqual([bottom, 'theater'].toSorted())
      expect(s.happened('shoggothMoved')).toEqual([])
    }
  })

  test('[RC-298] the discard pile goes on top of the deck; the rest of the deck stays as it is', () => {
    const pile: Place[] = ['diner', 'cafe', 'junkyard', 'church', 'market']
    const s = stirring({ summoningDiscard: [...pile] })
    const before = [...s.table.summoningDeck]
    s.next('blank').choose('endActions', {})
    const { summoningDeck, summoningDiscard } = s.table
    expect(summoningDiscard).toEqual([])
    expect(summoningDeck.slice(0, 6).toSorted()).toEqual([...pile, 'theater'].toSorted())
    expect(summoningDeck.slice(6)).toEqual(before.slice(0, -1))
  })

  test('[RC-298] the discard pile is shuffled', () => {
    const orders = Array.from({ length: 12 }, (_, luck) => {
      const s = stirring({ summoningDiscard: ['diner', 'cafe', 'junkyard', 'church', 'market'] })
      reseed(s, luck).next('blank').choose('endActions', {})
      return s.table.summoningDeck.slice(0, 6).join()
    })
    expect(new Set(orders).size).toBeGreaterThan(6)
    // The card from the bottom is shuffled in with the others.
    expect(new Set(orders.map((order) => order.split(',').indexOf('theater'))).size).toBeGreaterThan(2)
  })
})

describe('relics and Evil Stirs', () => {
  test('[RC-299] no relic while Evil Stirs is being resolved, whoever holds it', () => {
    const s = stirring({
      hands: { p1: ['silver-key'], p2: ['elder-sign'] },
      asleep: ['atlach-nacha'],
    })
    s.next('blank').choose('endActions', {})
    // The first question since the draw is asked by Atlach-Nacha, not by a window.
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(s.offered('playRelic', 'p1')).toEqual([])
    expect(s.offered('playRelic', 'p2')).toEqual([])
    const rules = ['RC-299', 'RC-473', 'RC-474', 'RC-752']
    expect(rules).toContain(s.refusal('playRelic', { relic: 'silver-key' }, 'p1'))
    expect(rules).toContain(s.refusal('playRelic', { relic: 'elder-sign' }, 'p2'))
    s.choose('giveToken', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p2' })
    expect(s.offered('playRelic', 'p2')).toEqual([])
    s.choose('giveToken', {}, 'p2')
    // Now it is over, and relics may be played.
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.may('playRelic', { relic: 'silver-key' })).toBe(true)
  })

  test('[RC-299] a relic drawn together with Evil Stirs must wait, too', () => {
    const s = stirring({ deck: ['warded-box', 'evil-stirs'], hands: {} })
    s.next('delusions').choose('endActions', {})
    expect(rolls(s)).toEqual(['p1 evil stirs'])
    expect(s.happened('summoningDiscardReshuffled')).toHaveLength(1)
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.may('playRelic', { relic: 'warded-box' })).toBe(true)
  })
})

describe('two Evil Stirs at once', () => {
  test('[RC-300] all four parts, then all four parts again', () => {
    const s = stirringTwice({ hands: {} })
    s.next('blank', 'delusions').choose('endActions', {})
    expect(sequence(s, 'evilStirred', ...parts)).toEqual(['evilStirred', ...parts, 'evilStirred', ...parts])
    expect(rolls(s)).toEqual(['p1 evil stirs', 'p1 evil stirs'])
    expect(s.table.awake).toHaveLength(2)
    expect(shoggothsOf(s)).toEqual(['theater', 'wharf'])
    expect(s.table.evilStirsDrawn).toBe(2)
  })

  test('[RC-301] relics can be played between the two', () => {
    const s = stirringTwice()
    s.next('blank', 'blank').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(s.happened('evilStirred')).toHaveLength(1)
    expect(s.table.awake).toHaveLength(1)
    expect(s.may('playRelic', { relic: 'elder-sign' })).toBe(true)
    s.choose('pass', {})
    expect(s.happened('evilStirred')).toHaveLength(1)
    expect(s.table.awake).toHaveLength(2)
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
  })

  test('[RC-301] a Warded Box played between them spares the second roll', () => {
    const s = stirringTwice({ hands: { p2: ['warded-box'] } })
    s.next('blank').choose('endActions', {}).choose('playRelic', { relic: 'warded-box' }, 'p2')
    expect(s.happened('evilStirred')).toHaveLength(1)
    expect(rolls(s)).toEqual([])
    expect(s.table.awake).toHaveLength(2)
  })

  test('[RC-302] the second time only the card discarded since the first is put on top', () => {
    const pile: Place[] = ['diner', 'cafe', 'junkyard', 'church', 'market']
    const s = stirringTwice({ summoningDiscard: [...pile] })
    s.next('blank', 'blank').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 6, onTop: true }])
    const between = [...s.table.summoningDeck]
    expect(between.at(-1)).toBe('wharf')
    s.choose('pass', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 1, onTop: true }])
    expect(s.table.summoningDeck).toEqual(['wharf', ...between.slice(0, -1)])
  })

  test('[RC-302] unless an Old One added more', () => {
    const s = stirringTwice({ asleep: ['yig', 'shub-niggurath'] })
    s.next('blank', 'blank').choose('endActions', {}).choose('pass', {})
    // Four cards for Shub-Niggurath and one for the Shoggoth.
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 5, onTop: true }])
    expect(revealed(s)).toHaveLength(5)
    expect(s.table.summoningDeck.slice(0, 5).toSorted()).toEqual(revealed(s).toSorted())
  })
})

describe('a ritual in Evil Stirs', () => {
  test('[RC-303] a ritual from Fight the Madness comes before the Awakening part; both Old Ones awaken', () => {
    const s = stirring({ cultists: { 'train-station': 2 }, asleep: ['yig', 'ithaqua', 'nyarlathotep'] })
    s.next('paranoia').choose('endActions', {})
    expect(s.table.awake).toEqual(['yig', 'ithaqua'])
    expect(s.table.cultists['train-station']).toBe(3)
    expect(sequence(s, 'cultistPlaced', 'ritual', ...parts)).toEqual([
      'dieRolled',
      'cultistPlaced',
      'ritual',
      'oldOneAwoke',
      'oldOneAwoke',
      'shoggothPlaced',
      'summoningDiscardReshuffled',
    ])
  })

  test('[RC-303] the first Old One is completely resolved before the second awakens', () => {
    const s = stirring({ cultists: { 'train-station': 2 }, asleep: ['atlach-nacha', 'ithaqua'] })
    s.next('paranoia').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    expect(s.table.awake).toEqual(['atlach-nacha'])
    s.choose('giveToken', {}).choose('giveToken', {}, 'p2')
    expect(s.table.awake).toEqual(['atlach-nacha', 'ithaqua'])
  })

  test('[RC-303] at a full location Paranoia awakens two, and the Awakening part a third', () => {
    const s = stirring({ cultists: { 'train-station': 3 }, asleep: ['yig', 'ithaqua', 'nyarlathotep'] })
    s.next('paranoia').choose('endActions', {})
    expect(s.table.awake).toEqual(['yig', 'ithaqua', 'nyarlathotep'])
    expect(s.table.cultists['train-station']).toBe(3)
  })

  test('[RC-293] from an empty Summoning deck the discard pile gives a new one first', () => {
    const s = stirring({ summoningBottom: [], summoningDiscard: [...everyPlace] })
    expect(s.table.summoningDeck).toEqual([])
    s.next('blank', 'blank', 'blank').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([
      { count: 24, onTop: false },
      { count: 1, onTop: true },
    ])
    expect(s.table.shoggoths).toHaveLength(1)
    expect(s.table.summoningDeck[0]).toBe(s.table.shoggoths[0]!.at)
    expect(s.table.summoningDeck).toHaveLength(24)
  })
})
