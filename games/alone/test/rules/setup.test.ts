import { type Engine, viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { designOf } from '../../cards/reactions.ts'
import { deckNames } from '../../content/cards.ts'
import { characters } from '../../content/characters.ts'
import { itemCards } from '../../cards/items.ts'
import { mapNames, printedMaps, rooms } from '../../content/maps.ts'
import { blueMissions, greenMissions, missionCards, redMissions } from '../../cards/missions.ts'
import { compass, levelOf, opposite, beyond } from '../../content/sectors.ts'
import { alone } from '../../index.ts'
import type { Options, Table } from '../../position.ts'
import { begin, open, tableOf } from './reading.ts'

const seeds = Array.from({ length: 40 }, (_, i) => i + 1)
const printed = { turned: 'no', shuffled: 'no' } as const

/** Chooses a character and two decks, and goes on to the Hero's first action with the first option each time. */
function takeDecks(options: Partial<Options>, first: string, second: string, seed = 1): Engine {
  const engine = open(options, seed)
  engine.choose(engine.decision!.options[0]!)
  engine.choose(
    engine.decision!.options.find(({ args }) => args['first'] === first && args['second'] === second)!,
  )
  return engine
}

/** Where the sectors of a level lie, and which of them are rooms. */
function outline({ map }: Table, level: number): string {
  const sectors = Object.keys(map).filter((sector) => levelOf(sector) === level)
  return sectors
    .map((sector) => `${sector.slice(2)}${compass.map((way) => map[sector]!.exits[way][0]).join('')}`)
    .toSorted()
    .join(' ')
}

describe('the map', () => {
  test('[AL-021] one of the three, or a random one', () => {
    const found = new Set(seeds.map((seed) => tableOf(open(printed, seed)).hero.at))
    expect([...found].toSorted()).toEqual(['1-D1', '1-D5', '2-E1'])
    for (const map of mapNames) {
      const { start } = printedMaps[map]
      expect(tableOf(open({ ...printed, map })).hero.at).toBe(`${start.level}-${start.square}`)
    }
  })

  test.each(mapNames)('[AL-021] one compass for both levels: %s', (map) => {
    for (const seed of seeds.slice(0, 16)) {
      const { map: sectors } = tableOf(open({ map }, seed))
      for (const [sector, { exits }] of Object.entries(sectors))
        for (const way of compass) {
          const other = sectors[beyond(sector, way) ?? '']
          expect(exits[way], `${sector} ${way}`).toBe(other?.exits[opposite[way]] ?? 'wall')
        }
    }
  })

  test.each(mapNames)('[AL-022] each level in any of its eight positions, independently: %s', (map) => {
    const tables = Array.from({ length: 150 }, (_, seed) => tableOf(open({ map }, seed)))
    const ups = tables.map((table) => outline(table, 1))
    const downs = tables.map((table) => outline(table, 2))
    expect([new Set(ups).size, new Set(downs).size]).toEqual([8, 8])
    expect(new Set(tables.map((_, i) => ups[i]! + downs[i]!)).size).toBeGreaterThan(40)
  })

  test.each(mapNames)('[AL-022] turned or mirrored, it is still the same level: %s', (map) => {
    const straight = tableOf(open({ map, ...printed }))
    for (const seed of seeds.slice(0, 10)) {
      const table = tableOf(open({ map }, seed))
      for (const kind of ['straight', 'corner', 'tee', 'cross'] as const)
        expect(count(table, kind), `tiles: ${kind}`).toBe(count(straight, kind))
      expect(table.map[table.hero.at]!.what).toBe(straight.map[straight.hero.at]!.what)
    }
  })

  test('[AL-022] off: as printed, whatever the seed', () => {
    const found = new Set(
      seeds.map((seed) => outline(tableOf(open({ map: 'deep-works', ...printed }, seed)), 1)),
    )
    expect(found.size).toBe(1)
    expect(tableOf(open({ map: 'deep-works', ...printed })).map['1-A3']!.stairs).toBe('red')
  })

  test('[AL-023] the eight names among the eight rooms of the map', () => {
    const squares = new Set<string>()
    const places = new Set<string>()
    for (const seed of seeds) {
      const { map } = tableOf(open({ map: 'ring-station', turned: 'no' }, seed))
      const named = Object.keys(map).filter((sector) =>
        (rooms as readonly string[]).includes(map[sector]!.what),
      )
      expect(named.map((sector) => map[sector]!.what).toSorted()).toEqual(rooms.toSorted())
      squares.add(named.toSorted().join(' '))
      places.add(named.find((sector) => map[sector]!.what === 'laboratory')!)
    }
    expect([...squares]).toEqual(['1-B4 1-C2 1-D5 1-E4 2-A1 2-A4 2-B5 2-C1'])
    expect(places.size).toBe(8)
  })

  test('[AL-023] off: the printed names', () => {
    for (const seed of seeds.slice(0, 5))
      expect(tableOf(open({ map: 'ring-station', ...printed }, seed)).map['1-C2']!.what).toBe('laboratory')
  })

  test('[AL-024] the whole map is dark', () => {
    for (const seed of seeds) expect(tableOf(begin({}, seed)).lit).toEqual([])
  })

  test('[AL-025] [AL-R39] no monsters, hazard tokens or locked doors, unless a mission says so', () => {
    for (const seed of seeds) {
      const { monsters, hazards, locked, conditions, missions, map } = tableOf(begin({}, seed))
      expect([hazards, locked]).toEqual([[], []])
      const bloom = missions.blue.mission === 'spore-bloom'
      expect(monsters.map(({ being, at }) => [being, map[at]!.what])).toEqual(
        bloom ? [['brood-mother', 'laboratory']] : [],
      )
      expect(conditions.map(({ at }) => levelOf(at)).toSorted((a, b) => a - b)).toEqual(
        missions.green.mission === 'weapons-locker' ? [1, 2] : [],
      )
    }
  })
})

function count({ map }: Table, kind: string): number {
  return Object.values(map).filter(({ what }) => what === kind).length
}

describe('the Hero', () => {
  test('[AL-026] chooses one character; the other three may become allies', () => {
    for (const character of characters) {
      const engine = open()
      expect(engine.decision).toMatchObject({ step: 'chooseCharacter', waiting: ['hero'] })
      expect(engine.optionsOf('hero').map(({ args }) => args['character'])).toEqual(characters)
      expect(engine.decision!.options).toHaveLength(4)
      engine.choose(engine.optionsOf('hero').find(({ args }) => args['character'] === character)!)
      const { hero, allyPool } = tableOf(engine)
      expect(hero.character).toBe(character)
      expect([...allyPool, character].toSorted()).toEqual(characters.toSorted())
      expect(hero.ally).toBeNull()
    }
  })

  test.each([
    ['easy', 2, 1],
    ['normal', 1, 0],
    ['nightmare', 1, 0],
    ['impossible', 0, 0],
  ] as const)('[AL-027] [AL-032] %s: %i items', (difficulty, total, least) => {
    const firsts = new Set<string>()
    for (const seed of seeds) {
      const { hero, itemDeck } = tableOf(begin({ difficulty }, seed))
      const bullets = hero.items.filter(({ item }) => item.startsWith('bullets')).length
      expect(hero.items).toHaveLength(total)
      // Where the first item is any item, it may be bullets, too.
      expect(bullets).toBeGreaterThanOrEqual(least)
      expect(bullets).toBeLessThanOrEqual(Math.min(total, 1))
      for (const { item, charges, upgraded } of hero.items)
        expect([charges, upgraded]).toEqual([itemCards[item].charges, false])
      expect(itemDeck).toHaveLength(28 - total)
      for (const { item } of hero.items) firsts.add(item)
    }
    expect(firsts.size).toBeGreaterThan(total * 8 - 1)
  })

  test('[AL-028] [AL-029] [AL-030] [AL-031] [AL-R05] 12 health, 12 self-control, 3 adrenaline, round space 3, the first of 8 turns', () => {
    const { hero, round, turn } = tableOf(begin())
    expect([hero.health, hero.control, hero.adrenaline]).toEqual([12, 12, 3])
    expect(round).toMatchObject({ marker: 3, nightmare: false, used: [] })
    expect(turn.number).toBe(1)
  })

  test('[AL-041] in the start sector, which alone is in the maze', () => {
    for (const map of mapNames)
      for (const seed of seeds.slice(0, 8)) {
        const engine = begin({ map, ...printed }, seed)
        const { hero, maze, turn } = tableOf(engine)
        const { start } = printedMaps[map]
        expect(hero.at).toBe(`${start.level}-${start.square}`)
        expect(Object.keys(maze)).toEqual([hero.at])
        expect(turn.drawn).toEqual([])
        const view = viewOf(alone, engine.position, engine.decision, 'hero')
        expect(view.table['maze']).toMatchObject([{ lit: false, monsters: [], hazard: false }])
      }
  })
})

describe('missions', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => tableOf(open({}, seed)).missions)

  test('[AL-033] one of each colour, and three different main rooms', () => {
    for (const { green, blue, red } of drawn)
      expect(new Set([green, blue, red].map(({ mission }) => missionCards[mission].room)).size).toBe(3)
  })

  test('[AL-033] every mission may come', () => {
    expect(new Set(drawn.map(({ green }) => green.mission)).size).toBe(greenMissions.length)
    expect(new Set(drawn.map(({ blue }) => blue.mission)).size).toBe(blueMissions.length)
    expect(new Set(drawn.map(({ red }) => red.mission)).size).toBe(redMissions.length)
  })

  test('[AL-034] everybody sees the missions; only Evil sees where the rooms lie', () => {
    const engine = begin()
    const views = ['hero', 'e1', ''].map((seat) => viewOf(alone, engine.position, engine.decision, seat))
    for (const view of views) expect(view.table['missions']).toEqual(tableOf(engine).missions)
    expect(views.map(({ own }) => own['map'])).toEqual([undefined, tableOf(engine).map, undefined])
    expect(views.map(({ table }) => table['map'])).toEqual([undefined, undefined, undefined])
  })
})

describe('Evil', () => {
  test('[AL-035] [AL-037] the Leader takes exactly two of the four decks, and the Hero is told', () => {
    const engine = open({ evil: 3, leader: 'e2' })
    engine.choose(engine.decision!.options[0]!)
    expect(engine.decision).toMatchObject({ step: 'chooseDecks', waiting: ['e2'] })
    expect(
      engine.decision!.options.map(({ seat, args }) => `${seat} ${args['first']} ${args['second']}`),
    ).toEqual(
      ['fury speed', 'fury dread', 'fury traps', 'speed dread', 'speed traps', 'dread traps'].map(
        (pair) => `e2 ${pair}`,
      ),
    )
    const chosen = takeDecks({ evil: 3, leader: 'e2' }, 'speed', 'traps')
    expect(viewOf(alone, chosen.position, chosen.decision, 'hero').table['decksInUse']).toEqual([
      'speed',
      'traps',
    ])
    expect(tableOf(chosen).decks.fury.draw).toEqual([])
    expect(tableOf(chosen).decks.dread.draw).toEqual([])
  })

  test('[AL-036] 26 cards in each deck, two of each design, shuffled', () => {
    for (const [first, second] of [
      ['fury', 'speed'],
      ['dread', 'traps'],
    ] as const) {
      const { decks, hands } = tableOf(takeDecks({ evil: 2 }, first, second))
      for (const name of [first, second]) {
        const cards = [...decks[name].draw, ...Object.values(hands).flat()].filter(
          (card) => designOf[card].deck === name,
        )
        expect(cards).toHaveLength(26)
        expect(new Set(cards).size).toBe(13)
      }
    }
    const orders = seeds.map((seed) =>
      tableOf(takeDecks({ evil: 2 }, 'fury', 'speed', seed)).decks.fury.draw.join(),
    )
    expect(new Set(orders).size).toBe(seeds.length)
  })

  test('[AL-038] two players: a deck each', () => {
    const engine = takeDecks({ evil: 2 }, 'speed', 'dread')
    while (engine.decision!.step === 'placeCondition') engine.choose(engine.decision!.options[0]!)
    const { hands } = tableOf(engine)
    expect(new Set(hands['e1']!.map((card) => designOf[card].deck))).toEqual(new Set(['speed']))
    expect(new Set(hands['e2']!.map((card) => designOf[card].deck))).toEqual(new Set(['dread']))
  })

  test('[AL-038] one player draws from both, in any combination', () => {
    const engine = takeDecks({ evil: 1 }, 'fury', 'traps')
    while (engine.decision!.step === 'placeCondition') engine.choose(engine.decision!.options[0]!)
    expect(engine.decision).toMatchObject({ step: 'drawSplit', args: { who: 'e1', count: 10 } })
    expect(engine.decision!.options.map(({ args }) => args['first'])).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    engine.choose(engine.decision!.options[3]!)
    const drawn = tableOf(engine).hands['e1']!.map((card) => designOf[card].deck)
    expect(drawn.filter((deck) => deck === 'fury')).toHaveLength(3)
    expect(drawn.filter((deck) => deck === 'traps')).toHaveLength(7)
  })

  test('[AL-038] three players: only the one in the middle draws from both', () => {
    const engine = takeDecks({ evil: 3 }, 'fury', 'traps')
    while (engine.decision!.step === 'placeCondition') engine.choose(engine.decision!.options[0]!)
    expect(engine.decision).toMatchObject({ step: 'drawSplit', waiting: ['e2'], args: { count: 4 } })
    engine.choose(engine.decision!.options[1]!)
    const { hands } = tableOf(engine)
    const decksOf = (seat: string) => hands[seat]!.map((card) => designOf[card].deck).toSorted()
    expect(decksOf('e1')).toEqual(['fury', 'fury', 'fury', 'fury'])
    expect(decksOf('e2')).toEqual(['fury', 'traps', 'traps', 'traps'])
    expect(decksOf('e3')).toEqual(['traps', 'traps', 'traps', 'traps'])
  })

  test('[AL-039] any of the Evil players may lead first', () => {
    for (const leader of ['e1', 'e2', 'e3']) expect(tableOf(open({ evil: 3, leader })).leader).toBe(leader)
    expect(new Set(seeds.map((seed) => tableOf(open({ evil: 3 }, seed)).leader))).toEqual(
      new Set(['e1', 'e2', 'e3']),
    )
  })

  test.each([
    [1, 10],
    [2, 6],
    [3, 4],
  ] as const)('[AL-040] %i: a hand of %i', (evil, size) => {
    const { hands, decks, decksInUse } = tableOf(begin({ evil }))
    expect(Object.values(hands).map((hand) => hand.length)).toEqual(Array.from({ length: evil }, () => size))
    const left = decksInUse.map((name) => decks[name].draw.length)
    expect(left[0]! + left[1]!).toBe(52 - evil * size)
    expect(decksInUse.every((name) => deckNames.includes(name))).toBe(true)
  })
})
