import { optionId, seenBy, viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { compass } from '../../content/sectors.ts'
import { alone } from '../../index.ts'
import type { Table } from '../../position.ts'
import { isLocked, placeInMaze } from '../../steps/queries.ts'
import { type Setting, at, scene } from '../scene.ts'
import { type Seen, begin, explore, mazeSeen, seen, standard, tableOf, walk, wander } from './reading.ts'

/** What Evil alone knows: names of sectors. */
const secretName = /[12]-[A-E][1-5]/

describe('map and maze', () => {
  const everything: Setting = {
    map: 'A1-B1 B1=C1 B1#B2 2-B1-C1',
    stairs: { red: ['B1', '2-B1'] },
    switches: ['B1'],
    hazards: ['B1'],
    conditions: [{ at: 'B1', mission: 'weapons-locker' }],
    monsters: [
      { being: 'spores', at: 'B1' },
      { being: 'worms', at: 'B1', wounded: true },
      { being: 'hybrids', at: 'C1' },
    ],
  }

  test('[AL-081] [AL-086] [AL-087] a sector is revealed with every element in it, and with its doors', () => {
    const s = explore(scene(everything), 'east')
    expect(seen(s, 'B1')).toMatchObject({
      exits: { north: 'wall', east: 'door', south: 'door', west: 'open' },
      locked: ['south'],
      stairs: 'red',
      switch: true,
      hazard: true,
      condition: 'weapons-locker',
      monsters: [
        { being: 'spores', wounded: false },
        { being: 'worms', wounded: true },
      ],
    })
    expect(s.heroSees('monsterSeen').map(({ being, wounded }) => [being, wounded])).toEqual([
      ['spores', false],
      ['worms', true],
    ])
  })

  test('[AL-082] the map shows everything, to Evil only', () => {
    const s = scene({ ...everything, lit: ['C1'], options: { evil: 3 } })
    for (const seat of ['e1', 'e2', 'e3']) {
      const { own } = s.view(seat)
      for (const field of ['map', 'lit', 'locked', 'hazards', 'conditions', 'monsters'] as const)
        expect(own[field], `${seat} ${field}`).toEqual(s.table[field])
      expect(own['hero']).toBe(at('A1'))
    }
    for (const seat of ['hero', '']) expect(s.view(seat).own).toEqual({})
  })

  test('[AL-083] the Hero sees the maze alone', () => {
    const s = scene({ ...everything, lit: ['C1'] })
    const { table } = s.view('hero')
    for (const field of ['map', 'lit', 'locked', 'hazards', 'conditions', 'monsters'])
      expect(table[field], `the Hero's ${field}`).toBeUndefined()
    expect(Object.keys(mazeSeen(s))).toEqual([s.place('A1')])
  })

  test.each([1, 2, 3, 4])(
    '[AL-083] nothing that reaches the Hero names a sector of the map (game %i)',
    (seed) => {
      const engine = begin({ evil: 3 }, seed)
      wander(engine, seed, () => {
        const told = engine.events.map((event) => seenBy(event, 'hero'))
        engine.events = []
        const options = engine.optionsOf('hero').map(optionId)
        const { asked, table, own } = viewOf(alone, engine.position, engine.decision, 'hero')
        expect(JSON.stringify([told, options, asked, table, own])).not.toMatch(secretName)
      })
    },
  )

  test.each([1, 2, 3, 4])('[AL-090] [AL-098] the maze always agrees with the map (game %i)', (seed) => {
    const engine = begin({ evil: 1 }, seed)
    wander(engine, seed, (table) => {
      const maze = viewOf(alone, engine.position, engine.decision, 'hero').table['maze'] as Seen[]
      expect(maze.map(describeSeen)).toEqual(
        Object.keys(table.maze).map((sector) => describeTrue(table, sector)),
      )
    })
  })

  test('[AL-084] revealed while in the maze, unrevealed otherwise', () => {
    const s = scene({ revealed: ['B1'], monsters: [{ being: 'worms', at: 'C1' }] })
    expect(s.revealed).toEqual(['A1', 'B1'])
    expect(s.place('C1')).toBeNull()
    expect(JSON.stringify(mazeSeen(s))).not.toContain('worms')
  })

  test('[AL-085] [AL-088] revealed and lit are independent', () => {
    const s = scene({ revealed: ['B1', 'E1'], lit: ['D1', 'E1'] })
    expect(seen(s, 'B1')!.lit).toBe(false)
    expect(seen(s, 'E1')!.lit).toBe(true)
    expect(s.revealed).not.toContain('D1')
  })

  test('[AL-088] a sector is turned over at once', () => {
    const s = scene({ map: 'A1-B1 B1-C1', revealed: ['B1'], switches: ['A1'] })
    expect(seen(s, 'B1')!.lit).toBe(false)
    s.choose('repair', { to: 'east' })
    expect(seen(s, 'B1')!.lit).toBe(true)
    expect(s.heroSees('litUp').map(({ place }) => place)).toContain(s.place('B1'))
  })

  test('[AL-089] [AL-R23] a monster is revealed exactly while its sector is', () => {
    const s = scene({
      revealed: ['B1'],
      monsters: [{ being: 'cultists', at: 'C1' }],
      hands: { e1: ['retaliation', 'blind-rage'] },
      from: 'end-of-turn',
    })
    standard(s, 'retaliation', 'm1', 'w', 'east')
    expect(seen(s, 'B1')!.monsters).toMatchObject([{ being: 'cultists' }])
    standard(s, 'blind-rage', 'm1', 'e', 'east')
    expect(JSON.stringify(mazeSeen(s))).not.toContain('cultists')
  })

  test('[AL-090] a door of a revealed sector is opened from the other side', () => {
    const s = scene({
      map: 'A1#B1 B1-C1',
      monsters: [{ being: 'worms', at: 'B1' }],
      hands: { e1: ['retaliation'] },
      from: 'end-of-turn',
    })
    expect(seen(s, 'A1')!.locked).toEqual(['east'])
    standard(s, 'retaliation', 'm1', 'W', 'east')
    expect(seen(s, 'A1')!.locked).toEqual([])
    expect(s.heroSees('doorUnlocked')).toEqual([{ place: s.place('A1'), way: 'east' }])
    expect(s.heroSees('monsterMoved')).toEqual([])
  })

  test('[AL-091] events in a revealed sector stay visible outside the field of view', () => {
    const s = scene({
      map: 'A1-B1 B1-B2 B2-B3',
      revealed: ['B1', 'B2', 'B3'],
      monsters: [{ being: 'worms', at: 'B3' }],
      hands: { e1: ['retaliation'] },
      from: 'end-of-turn',
    })
    expect(s.inView).toEqual(['A1', 'B1'])
    standard(s, 'retaliation', 'm1', 'n', 'east')
    expect(s.heroSees('monsterMoved')).toMatchObject([
      { from: s.place('B3'), to: s.place('B2'), way: 'north' },
    ])
    expect(s.revealed).toEqual(['A1', 'B1', 'B2', 'B3'])
  })

  test('[AL-092] the Hero is told of wounds at the moment of revealing, and when it changes', () => {
    const s = scene({ monsters: [{ being: 'worms', at: 'B1', wounded: true }] })
    explore(s, 'east')
    expect(s.heroSees('monsterSeen')).toEqual([{ place: s.place('B1'), being: 'worms', wounded: true }])
    const t = scene({
      monsters: [{ being: 'worms', at: 'A1' }],
      turn: { actionsLeft: 2 },
      next: ['hit', 'hit'],
    })
    t.choose('fight', { target: 'worms' })
    expect(t.heroSees('monsterWounded')).toEqual([{ being: 'worms', place: t.place('A1'), monster: null }])
    expect(seen(t, 'A1')!.monsters).toMatchObject([{ wounded: true }])
  })

  test('[AL-093] [AL-R24] what leaves the maze is unrevealed again, monsters included', () => {
    const s = scene({
      revealed: ['B1', 'C1'],
      monsters: [{ being: 'worms', at: 'C1', wounded: true }],
      from: 'round-end',
    })
    expect(s.revealed).toEqual(['A1', 'B1'])
    expect(JSON.stringify(mazeSeen(s))).not.toContain('worms')
    expect(s.monster('m1')).toMatchObject({ at: at('C1'), wounded: true })
  })

  test('[AL-R24] it can frighten again, and killing it from afar gives no experience', () => {
    const s = scene({
      revealed: ['B1', 'C1'],
      monsters: [{ being: 'hybrids', at: 'C1' }],
      items: ['pipe-bomb'],
      from: 'round-end',
    })
    while (s.asked!.step !== 'act') s.engine.choose(s.engine.decision!.options.at(-1)!)
    s.next('hit', 'hit', 'hit').choose('throwBomb', { place: s.place('B1'), way: 'east' })
    s.passAll()
    expect(s.monster('m1')).toBeUndefined()
    expect(s.happened('experienceGained')).toEqual([])

    const t = scene({
      map: 'A1-B1 B1-C1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      revealed: ['B1'],
      monsters: [{ being: 'hybrids', at: 'B1' }],
      turn: { actionsLeft: 4 },
    })
    walk(t, 'stairs')
    walk(t, 'stairs')
    walk(t, 'east')
    expect(t.happened('frightened')).toEqual([{ being: 'hybrids', value: 2 }])
  })

  test("[AL-094] the Hero's sector is always revealed", () => {
    for (const seed of [5, 6, 7]) {
      const engine = begin({ evil: 1 }, seed)
      wander(engine, seed, ({ maze, hero }) => expect(maze[hero.at]).toBeDefined())
    }
  })
})

function describeTrue(table: Table, sector: string): object {
  const { what, exits, stairs, switch: hasSwitch } = table.map[sector]!
  return {
    place: placeInMaze(table, sector),
    what,
    exits,
    stairs,
    switch: hasSwitch,
    locked: compass.filter((way) => isLocked(table, sector, way)),
    lit: table.lit.includes(sector),
    hazard: table.hazards.includes(sector),
    conditions: table.conditions.filter((each) => each.at === sector).length,
    monsters: inOrder(table.monsters.filter((each) => each.at === sector)),
  }
}

/** By name: in which order they came does not show. */
function inOrder(monsters: readonly { being: string; wounded: boolean }[]): string[] {
  return monsters.map(({ being, wounded }) => `${being} ${wounded}`).toSorted()
}

describe('Parts of the maze', () => {
  const setting: Setting = { map: 'A1-B1 B1-C1 C1-D1 C1-C2 E5', apart: ['C1'], revealed: ['B1'] }

  test.each([[[]], [['E5']], [['C2']]])(
    '[AL-R61] are joined where they meet in a line of sight, whatever light there is elsewhere: %j',
    (lit) => {
      const s = scene({ ...setting, lit }).choose('move', { gait: 'walk', to: 'east' })
      expect(s.table.maze['1-C1']).toEqual({ frame: 1, x: 2, y: 0 })
    },
  )

  test('[AL-R61] stay apart where they meet out of sight', () => {
    const s = scene({ ...setting, apart: ['C2'], lit: ['E5'] }).choose('move', { gait: 'walk', to: 'east' })
    expect(s.table.maze['1-C2']).toEqual({ frame: 2, x: 0, y: 0 })
  })
})

function describeSeen({ frame, x, y, condition, monsters, ...rest }: Seen): object {
  return {
    ...rest,
    place: `${frame}/${x}/${y}`,
    conditions: condition === null ? 0 : 1,
    monsters: inOrder(monsters),
  }
}

describe('tiles', () => {
  /** Crosses in A1 and B1, and a third one about to be revealed in E1. There are two tiles. */
  const crosses: Setting = {
    shapes: { A1: 'cross', B1: 'cross', E1: 'cross' },
    hero: 'C1',
    revealed: ['B1', 'A1'],
  }

  test('[AL-095] [AL-096] the farthest tile of that shape is used, and its sector leaves the maze', () => {
    const s = explore(scene(crosses), 'east')
    expect(s.asked).toMatchObject({ step: 'shortage', seat: 'e1' })
    expect(s.offered('removeTile')).toEqual([{ at: at('A1') }])
    s.choose('removeTile', { at: at('A1') })
    expect(s.revealed).toEqual(['B1', 'C1', 'D1', 'E1'])
    expect(s.happened('sectorsForgotten')).toEqual([{ places: [at('A1')] }])
  })

  test.each([
    ['straight', 4],
    ['corner', 6],
    ['tee', 5],
    ['cross', 2],
  ] as const)('[AL-095] of %s there are %i tiles', (shape, tiles) => {
    const squares = ['A1', 'B1', 'C1', 'D1', 'E1', 'E2', 'D2', 'C2']
    const others = { straight: 'tee', corner: 'tee', tee: 'corner', cross: 'tee' } as const
    const laid = (count: number) =>
      scene({
        map: 'A1-B1 B1-C1 C1-D1 D1-E1 E1-E2 E2-D2 D2-C2',
        shapes: Object.fromEntries(squares.map((each, i) => [each, i < count ? shape : others[shape]])),
        hero: 'A1',
        revealed: squares.slice(2, count),
        turn: { actionsLeft: 2 },
      })
    expect(walk(laid(tiles), 'east').asked!.step).toBe('act')
    expect(walk(laid(tiles + 1), 'east').asked!.step).toBe('shortage')
  })

  test('[AL-097] [AL-R29] ties are decided by Evil', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 C1-C2 C2-C3',
      shapes: { A1: 'cross', C3: 'cross', E1: 'cross', B1: 'straight', C1: 'tee' },
      hero: 'C1',
      revealed: ['A1', 'C3'],
    })
    explore(s, 'east')
    expect(s.offered('removeTile').toSorted((a, b) => (a.at < b.at ? -1 : 1))).toEqual([
      { at: at('A1') },
      { at: at('C3') },
    ])
  })

  test('[AL-097] [AL-R29] counted as in Locate: locked doors do not matter', () => {
    // C4 lies behind a locked door and can only be reached through it: three steps all the same.
    const s = scene({
      map: 'C1#C2 C2-C3 C3-C4 C1-B1 B1-A1 C1-D1 D1-E1',
      shapes: { A1: 'cross', C4: 'cross', E1: 'cross' },
      hero: 'C1',
      revealed: ['C4', 'A1'],
    })
    explore(s, 'east')
    expect(s.offered('removeTile')).toEqual([{ at: at('C4') }])
  })

  test("[AL-097] [AL-R29] never the Hero's own sector, nor the one just revealed", () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1',
      shapes: { A1: 'cross', B1: 'cross', C1: 'cross', D1: 'straight' },
      hero: 'B1',
      revealed: ['A1'],
    })
    explore(s, 'east')
    expect(s.offered('removeTile')).toEqual([{ at: at('A1') }])
  })

  test('[AL-096] [AL-122] a lit sector in view keeps its tile: it would be revealed again at once', () => {
    const s = explore(scene({ ...crosses, lit: ['A1'] }), 'east')
    expect(s.offered('removeTile')).toEqual([{ at: at('B1') }])
    s.choose('removeTile', { at: at('B1') })
    expect(s.revealed).toEqual(['A1', 'C1', 'D1', 'E1'])
  })

  test('[AL-096] light alone does not keep a tile that is out of view', () => {
    const s = scene({
      map: 'B1-C1 C1-D1 D1-E1 C1-C2 C2-B2',
      shapes: { B1: 'cross', B2: 'cross', E1: 'cross' },
      hero: 'C1',
      revealed: ['B1', 'B2'],
      lit: ['B2'],
    })
    expect(explore(s, 'east').offered('removeTile')).toEqual([{ at: at('B2') }])
  })

  test('[AL-096] [AL-230] on the stairs the old level goes first, so that its tiles are free', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      shapes: { B1: 'cross', C1: 'cross', '2-A1': 'cross' },
      revealed: ['B1', 'C1'],
      turn: { actionsLeft: 2 },
    })
    walk(s, 'stairs')
    expect(s.asked!.step).toBe('act')
    expect(s.revealed).toEqual(['2-A1', 'A1'])
  })

  test('[AL-R29] rooms never run short: each has a tile of its own', () => {
    const engine = begin({ evil: 1 }, 3)
    const { map } = tableOf(engine)
    const rooms = Object.values(map).filter(({ exits }) => compass.every((way) => exits[way] !== 'open'))
    expect(new Set(rooms.map(({ what }) => what)).size).toBe(rooms.length)
  })
})

describe('what was seen', () => {
  test('[AL-R41] sectors that left the maze are in no view of the Hero', () => {
    const s = scene({ revealed: ['B1', 'C1', 'D1'], hazards: ['D1'], from: 'round-end' })
    expect(Object.keys(mazeSeen(s))).toEqual([s.place('A1'), s.place('B1')])
    expect(JSON.stringify(s.view('hero').table)).not.toContain('"hazard":true')
  })
})
