import { describe, expect, test } from 'vitest'
import type { OldOne } from '../../cards/old-ones.ts'
import { scene } from '../scene.ts'
import { begin, happenedIn, open, playerCounts, symbols, tableOf, viewFor } from './begin.ts'
import { told } from './story.ts'
import { everyPlace } from './table-8-1.ts'

const others: OldOne[] = [
  'atlach-nacha',
  'azathoth',
  'dagon',
  'hastur',
  'ithaqua',
  'nyarlathotep',
  'shub-niggurath',
  'shudde-mell',
  'tsathoggua',
  'yig',
  'yog-sothoth',
]
const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const manySeeds = Array.from({ length: 500 }, (_, seed) => seed)

describe('setup: board, Old Ones, cultists', () => {
  test('[RC-050] Cthulhu lies last in the row: six others awaken first, he is the seventh', () => {
    for (const seed of seeds.slice(0, 10)) {
      const { asleep, oldOnesInBox, awake } = tableOf(begin({ players: 2 }, seed))
      expect(awake).toEqual([])
      expect([...asleep, ...oldOnesInBox]).not.toContain('cthulhu')
    }
    const s = scene({
      asleep: ['nyarlathotep', 'yig', 'ithaqua', 'yog-sothoth', 'azathoth', 'dagon'],
      cultists: { diner: 3, theater: 3, farmstead: 3, boardwalk: 3 },
      summoning: ['diner', 'theater', 'farmstead', 'boardwalk'],
    })
    const woken: string[] = []
    while (s.outcome === undefined) {
      s.choose('endActions', {})
      woken.push(...s.happened('oldOneAwoke').map(({ oldOne }) => oldOne))
      s.table.summoningDeck.unshift(...s.table.summoningDiscard.splice(0))
    }
    expect(woken).toEqual(['nyarlathotep', 'yig', 'ithaqua', 'yog-sothoth', 'azathoth', 'dagon', 'cthulhu'])
  })

  test('[RC-050] [RC-052] the Old Ones in the row lie face down', () => {
    const engine = begin({ players: 2 })
    const written = JSON.stringify(['p1', 'p2', ''].map((seat) => viewFor(engine, seat)))
    for (const oldOne of [...others, 'cthulhu']) expect(written).not.toContain(oldOne)
    expect(viewFor(engine, 'p1').table['asleep']).toBe(6)
  })

  test('[RC-051] no seal is on the board', () => {
    for (const seed of seeds)
      expect(Object.values(tableOf(open({ players: 2 }, seed)).gates)).toEqual([
        'open',
        'open',
        'open',
        'open',
      ])
  })

  test('[RC-051] the figures that the Summoning cards do not place are in their pools', () => {
    for (const seed of seeds) {
      const { cultists, shoggoths, pool, cultistsGone } = tableOf(open({ players: 2 }, seed))
      const onBoard = everyPlace.reduce((sum, place) => sum + cultists[place], 0)
      expect(onBoard + pool.cultists).toBe(26)
      expect(shoggoths.length + pool.shoggoths).toBe(3)
      expect(cultistsGone).toBe(0)
    }
  })

  test('[RC-052] six of the eleven others, in random order', () => {
    const seen = Array.from({ length: 6 }, () => new Set<string>())
    for (const seed of manySeeds) {
      const { asleep } = tableOf(open({ players: 2 }, seed))
      expect(asleep).toHaveLength(6)
      expect(new Set(asleep).size).toBe(6)
      asleep.forEach((oldOne, i) => seen[i]!.add(oldOne))
    }
    // Each of the eleven comes at each of the six places.
    for (const there of seen) expect([...there].toSorted()).toEqual(others)
  })

  test('[RC-053] the other five go to the box unseen', () => {
    for (const seed of seeds) {
      const engine = open({ players: 2 }, seed)
      const { asleep, oldOnesInBox } = tableOf(engine)
      expect(oldOnesInBox).toHaveLength(5)
      expect([...asleep, ...oldOnesInBox].toSorted()).toEqual(others)
      for (const seat of ['p1', 'p2', '']) expect(viewFor(engine, seat).table['oldOnesInBox']).toBe(5)
    }
  })

  test('[RC-054] one Summoning card for each of the 24 locations, shuffled', () => {
    const onTop = new Set<string>()
    const first = new Set<string>()
    for (const seed of manySeeds) {
      const { summoningDeck, summoningDiscard } = tableOf(open({ players: 2 }, seed))
      expect([...summoningDeck, ...summoningDiscard].toSorted()).toEqual(everyPlace.toSorted())
      onTop.add(summoningDeck[0]!)
      first.add(summoningDiscard[0]!)
    }
    expect(onTop.size).toBe(24)
    expect(first.size).toBe(24)
  })

  test('[RC-054] the Summoning deck lies face down', () => {
    expect(viewFor(open({ players: 2 }), 'p1').table['summoningDeck']).toBe(17)
  })

  /** Cultists at the locations of two cards, from the `from`th revealed on, as they stand and as they were announced. */
  function cultistsFrom(from: number): string[] {
    return seeds.map((seed) => {
      const engine = open({ players: 2 }, seed)
      const { cultists, summoningDiscard } = tableOf(engine)
      const two = summoningDiscard.slice(from, from + 2)
      const announced = happenedIn(engine.events, 'gameSetUp')[0]!.cultists.slice(from, from + 2)
      expect(announced.map(({ at }) => at)).toEqual(two)
      return [...two.map((at) => cultists[at]), ...announced.map(({ count }) => count)].join(' ')
    })
  }

  test('[RC-055] 3 cultists on each of the first 2 locations', () => {
    expect(new Set(cultistsFrom(0))).toEqual(new Set(['3 3 3 3']))
  })
  test('[RC-056] 2 cultists on each of the next 2 locations', () => {
    expect(new Set(cultistsFrom(2))).toEqual(new Set(['2 2 2 2']))
  })
  test('[RC-057] 1 cultist on each of the next 2 locations', () => {
    expect(new Set(cultistsFrom(4))).toEqual(new Set(['1 1 1 1']))
  })

  test('[RC-055] [RC-056] [RC-057] six locations have cultists, the other eighteen none', () => {
    for (const seed of seeds) {
      const { cultists } = tableOf(open({ players: 2 }, seed))
      expect(
        Object.values(cultists)
          .toSorted((a, b) => b - a)
          .slice(0, 7),
      ).toEqual([3, 3, 2, 2, 1, 1, 0])
    }
  })

  test('[RC-058] the seventh location gets one Shoggoth and no cultist', () => {
    const met = new Set<string>()
    for (const seed of manySeeds) {
      const { shoggoths, summoningDiscard, cultists } = tableOf(open({ players: 2 }, seed))
      expect(shoggoths.map(({ at }) => at)).toEqual([summoningDiscard[6]])
      expect(cultists[summoningDiscard[6]!]).toBe(0)
      met.add(summoningDiscard[6]!)
    }
    expect(met.size).toBe(24)
  })

  test.each(playerCounts)(
    '[RC-059] with %i players: deck 17, discard 7, pools of 14 cultists and 2 Shoggoths',
    (players) => {
      for (const seed of seeds) {
        const { summoningDeck, summoningDiscard, pool } = tableOf(begin({ players }, seed))
        expect(summoningDeck).toHaveLength(17)
        expect(summoningDiscard).toHaveLength(7)
        expect(pool).toEqual({ cultists: 14, shoggoths: 2 })
      }
    },
  )

  test('[RC-059] the seven cards of the setup can come again only after a reshuffle', () => {
    for (const seed of seeds) {
      const { summoningDeck, summoningDiscard } = tableOf(begin({ players: 2 }, seed))
      for (const place of summoningDiscard) expect(summoningDeck).not.toContain(place)
    }
  })

  test('[RC-060] Shoggoth symbols on the cards of the setup have no effect', () => {
    let withSymbol = 0
    let seventh = 0
    for (const seed of seeds) {
      const engine = begin({ players: 2 }, seed)
      const { summoningDiscard, shoggoths, awake } = tableOf(engine)
      if (summoningDiscard.some((place) => symbols.includes(place))) withSymbol++
      if (symbols.includes(summoningDiscard[6]!)) seventh++
      expect(told(engine.events, 'shoggothMoved', 'shoggothLeft', 'ritual')).toEqual([])
      expect(shoggoths[0]!.at).toBe(summoningDiscard[6])
      expect(awake).toEqual([])
    }
    expect(withSymbol).toBeGreaterThan(30)
    expect(seventh).toBeGreaterThan(5)
  })

  test('[RC-061] no sanity rolls in the setup, even with the Shoggoth at the Train Station', () => {
    let met = 0
    for (const seed of manySeeds) {
      const engine = begin({ players: 4 }, seed)
      if (tableOf(engine).shoggoths[0]!.at !== 'train-station') continue
      met++
      expect(told(engine.events, 'dieRolled')).toEqual([])
      for (const player of Object.values(tableOf(engine).players))
        expect(player).toMatchObject({ at: 'train-station', sanity: 4 })
    }
    expect(met).toBeGreaterThan(5)
  })
})
