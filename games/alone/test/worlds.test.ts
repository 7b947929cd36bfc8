import {
  type Option,
  type Position,
  Engine,
  optionId,
  perceived,
  revealedBy,
  sampleWorld,
} from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { mapNames } from '../content/maps.ts'
import { levelOf } from '../content/sectors.ts'
import { alone } from '../index.ts'
import { layLevel, orientations, roomsOf } from '../content/levels.ts'
import type { Options, Table } from '../position.ts'
import { isRevealed } from '../steps/queries.ts'
import { distancesFrom } from '../steps/ways.ts'
import { fitsOf } from '../worlds/mazes.ts'
import { type Setting, scene } from './scene.ts'

/** A Hero on a printed map, with things hidden on both levels. */
const setting: Setting = {
  map: 'colony-spine',
  hero: 'C3',
  revealed: ['C2', 'C4', 'D3'],
  lit: ['2-B4'],
  hazards: ['B5', '2-E5', 'E2'],
  monsters: [
    { being: 'worms', at: 'C4' },
    { being: 'spores', at: 'D2' },
    { being: 'hybrids', at: '2-E5', wounded: true },
  ],
  items: ['decoy-beacon'],
  hands: { e1: ['frenzy', 'pounce', 'scuttle'] },
}
const options: Partial<Options> = { map: 'random', turned: 'yes', shuffled: 'yes' }

/** The scene lies on the map as printed, but the Hero knows nothing of that. */
function unknownMap(given: Setting): Position {
  const { position } = scene(given)
  return { ...position, options: { ...position.options, ...options } }
}

function worldsOf(position: Position, seat: string, count = 60): Table[] {
  return Array.from(
    { length: count },
    (_, i) => sampleWorld(alone, position, seat, `world ${i}`).table as Table,
  )
}

function different(worlds: readonly Table[], of: (table: Table) => unknown): number {
  return new Set(worlds.map((table) => JSON.stringify(of(table)))).size
}

describe('worlds of the Hero', () => {
  const position = unknownMap(setting)
  const worlds = worldsOf(position, 'hero')

  test('show the same maze', () => {
    const seen = perceived(Engine.at(alone, position), 'hero')
    for (let i = 0; i < 10; i++) {
      const world = sampleWorld(alone, position, 'hero', `alike ${i}`)
      expect(perceived(Engine.at(alone, world), 'hero')).toBe(seen)
    }
  })

  test('lie on published maps, turned and with other rooms', () => {
    const printed = new Set(
      mapNames.flatMap((name) =>
        ([0, 1] as const).flatMap((level) =>
          orientations.map((each) => shapeOf(layLevel(name, level, each, roomsOf(name)[level]))),
        ),
      ),
    )
    for (const { map } of worlds)
      for (const level of [1, 2]) {
        const part = Object.entries(map).filter(([sector]) => levelOf(sector) === level)
        expect(printed).toContain(shapeOf(Object.fromEntries(part)))
      }
    expect(different(worlds, ({ map }) => shapeOf(map))).toBeGreaterThan(5)
  })

  test('put hidden monsters, hazards and lights elsewhere, and monsters of other kinds', () => {
    const hidden = (table: Table) => table.monsters.filter(({ at }) => !isRevealed(table, at))
    expect(different(worlds, (table) => hidden(table).length)).toBeGreaterThan(3)
    expect(different(worlds, ({ hazards }) => hazards.length)).toBeGreaterThan(3)
    expect(different(worlds, ({ lit }) => lit.length)).toBeGreaterThan(3)
    expect(different(worlds, (table) => hidden(table).map(({ being }) => being))).toBeGreaterThan(5)
    expect(different(worlds, ({ hazards }) => hazards)).toBeGreaterThan(5)
    expect(different(worlds, ({ lit }) => lit)).toBeGreaterThan(5)
    const near = (table: Table) => {
      const far = distancesFrom(table, table.hero.at)
      return hidden(table).filter(({ at }) => (far.get(at) ?? 9) <= 2).length
    }
    expect(different(worlds, near)).toBeGreaterThan(1)
  })

  test('differ in the cards of Evil', () => {
    expect(different(worlds, ({ hands }) => hands)).toBeGreaterThan(5)
  })

  test('keep what the options say: a map as printed, with the rooms as printed', () => {
    const fixed = scene(setting)
    expect(fitsOf(fixed.table, fixed.position.options as Options).count).toBe(1)
    const { map } = fixed.table
    for (const table of worldsOf(fixed.position, 'hero', 8)) expect(table.map).toEqual(map)
  })

  test('exist for a maze that lies on no published map: it stays, and what is hidden in it goes elsewhere', () => {
    const made = scene({ map: 'A1-B1 B1-C1', monsters: [{ being: 'worms', at: 'B1' }] })
    const others = worldsOf(made.position, 'hero', 20)
    for (const { map } of others) expect(shapeOf(map, 'exits')).toBe(shapeOf(made.table.map, 'exits'))
    expect(different(others, ({ monsters }) => monsters)).toBeGreaterThan(5)
  })

  test('have no light before one was switched on', () => {
    for (const table of worldsOf(unknownMap({ ...setting, lit: [] }), 'hero', 20))
      expect(table.lit).toEqual([])
  })

  test('do not depend on how much is hidden', () => {
    const bare = { ...setting, lit: ['C4'], hazards: [], monsters: [{ being: 'worms' as const, at: 'C4' }] }
    const more: Setting = {
      ...bare,
      lit: ['C4', '2-B4', 'E2'],
      hazards: ['B5', '2-E5', 'E2'],
      monsters: [
        { being: 'spores', at: 'D2' },
        ...bare.monsters,
        { being: 'hybrids', at: '2-E5', wounded: true },
      ],
    }
    const [few, many] = [bare, more].map((each) => worldsOf(unknownMap(each), 'hero', 10))
    expect(many).toEqual(few)
  })

  test('lie on other maps also while Evil decides, so that they do not depend on the true one', () => {
    const before = unknownMap({ ...setting, performed: ['move'], from: 'end-of-turn' })
    expect(Engine.at(alone, before).decision!.step).toBe('react')
    const others = worldsOf(before, 'hero', 20)
    expect(different(others, ({ monsters }) => monsters.length)).toBeGreaterThan(2)
    expect(different(others, ({ map }) => shapeOf(map, 'exits'))).toBeGreaterThan(2)
  })

  test('do not depend on a sector that was lit in this turn where the Hero does not see it (fuzz/7)', () => {
    const dark = unknownMap({ ...setting, lit: ['C4'], performed: ['interact'], from: 'end-of-turn' })
    const lit = structuredClone(dark)
    for (const [each, sectors] of [
      [dark, ['1-C4']],
      [lit, ['1-C4', '1-C5']],
    ] as const) {
      const table = each.table as Table
      table.lit = [...sectors]
      table.turn = { ...table.turn, litNow: [...sectors], litBySwitch: [...sectors] }
    }
    expect(isRevealed(dark.table as Table, '1-C5')).toBe(false)
    expect(worldsOf(lit, 'hero', 10)).toEqual(worldsOf(dark, 'hero', 10))
  })

  test('hold a monster while a card waits that may ask for one (fuzz/20)', () => {
    const at = scene({
      map: 'A1-B1 B1-C1 C1-D1',
      hero: 'A1',
      monsters: [{ being: 'worms', at: 'D1' }],
      options: { evil: 2 },
      decks: ['fury', 'traps'],
      hands: { e2: ['feed-on-fear'] },
    }).position
    const waits = { ...at, table: { ...at.table, proposal: { by: 'e2', nth: 0, face: 'up' } } }
    const least = (of: Position): number =>
      Math.min(...worldsOf(of, 'hero', 40).map(({ monsters }) => monsters.length))
    expect(least(at)).toBe(0)
    expect(least(waits)).toBeGreaterThan(0)
  })

  test('keep the map while an exploration names hidden sectors of it; what else is hidden goes elsewhere', () => {
    const engine = Engine.at(alone, unknownMap(setting))
    engine.choose(engine.find('hero', 'explore:by=eyes,to=west')!)
    expect(engine.decision!.step).toBe('react')
    const others = worldsOf(engine.position, 'hero', 20)
    expect(different(others, ({ monsters }) => monsters.length)).toBeGreaterThan(2)
    for (const { map } of others)
      expect(shapeOf(map, 'exits')).toBe(shapeOf((engine.position.table as Table).map, 'exits'))
  })
})

describe('what the Hero learns', () => {
  const option = (position: Position, step: string): Option =>
    Engine.at(alone, position)
      .optionsOf('hero')
      .find((each) => optionId(each).startsWith(step))!

  const near: Setting = { ...setting, revealed: ['C2', 'C4', 'D3', 'D2', 'D1'] }
  const monsters: Record<string, Setting['monsters']> = {
    none: [],
    'one far away': [{ being: 'spores', at: '2-E5' }],
    'one near': [{ being: 'spores', at: 'B3' }],
    'two near': [
      { being: 'spores', at: 'B3' },
      { being: 'worms', at: 'B3' },
    ],
  }

  test.each(Object.entries(monsters))(
    'of a Decoy Beacon: how many hidden monsters are near (%s)',
    (_, hidden) => {
      const position = unknownMap({ ...near, lit: [], hazards: [], monsters: hidden })
      expect(revealedBy(alone, position, option(position, 'setDecoy'))?.by).toBe('sight')
    },
  )

  test.each([0, 1, 2])(
    'nothing of a Decoy Beacon that calls a monster in sight: the question does not tell that %i more will come',
    (hidden) => {
      const more = Array.from({ length: hidden }, () => ({ being: 'spores' as const, at: 'B3' }))
      const seen = [{ being: 'worms' as const, at: 'D3' }, ...more]
      const position = unknownMap({ ...near, lit: [], hazards: [], monsters: seen })
      expect(revealedBy(alone, position, option(position, 'setDecoy'))).toBeNull()
    },
  )

  test('of exploring: what lies there, even where nothing is hidden', () => {
    const position = unknownMap({ map: 'colony-spine', hero: 'C3' })
    expect(revealedBy(alone, position, option(position, 'explore:by=eyes,to=north'))?.by).toBe('sight')
  })

  /** All of the level is revealed but for one sector, and the map is known. */
  const last: Setting = {
    map: 'A1-B1 B1-C1',
    hero: 'B1',
    revealed: ['A1'],
  }

  test.each([[[]], [[{ being: 'worms' as const, at: 'C1' }]]])(
    'of exploring the only sector of the level that is left: %j',
    (hidden) => {
      const { position } = scene({ ...last, monsters: hidden })
      expect(revealedBy(alone, position, option(position, 'explore:by=eyes,to=east'))?.by).toBe('sight')
    },
  )

  test('of an exploration that Evil lets pass', () => {
    const { engine } = scene({ ...last, decks: ['fury', 'traps'], hands: { e1: ['pounce'] } }).choose(
      'explore',
      {
        by: 'eyes',
        to: 'east',
      },
    )
    const { position } = engine
    const pass = engine.optionsOf('e1').find(({ step }) => step === 'pass')!
    expect(revealedBy(alone, position, pass)?.by).toBe('sight')
  })

  test('nothing of a step back into the dark that leads nowhere new', () => {
    const { position } = scene({ map: 'A1-B1 B1-C1', hero: 'B1', revealed: ['A1'] })
    expect(revealedBy(alone, position, option(position, 'move:gait=walk,to=west'))).toBeNull()
  })
})

describe('worlds of an Evil player', () => {
  test('keep the map and the own hand', () => {
    const hands = { e1: ['frenzy', 'pounce'], e2: ['scuttle', 'swarm'] } as const
    const { position, table } = scene({
      ...setting,
      options: { evil: 2 },
      hands: { e1: [...hands.e1], e2: [...hands.e2] },
    })
    const worlds = worldsOf(position, 'e1', 20)
    for (const world of worlds) {
      expect(world.map).toEqual(table.map)
      expect(world.monsters).toEqual(table.monsters)
      expect(world.hands['e1']).toEqual(hands.e1)
    }
    expect(different(worlds, (world) => world.hands['e2'])).toBeGreaterThan(3)
  })
})

/** A map without the names of its rooms, and without the number of its level. */
function shapeOf(map: Table['map'], only?: 'exits'): string {
  if (only !== undefined)
    return JSON.stringify(Object.entries(map).map(([sector, { exits }]) => [sector, exits]))
  const sectors = Object.entries(map).map(([sector, { exits, stairs, switch: hasSwitch, spot }]) =>
    JSON.stringify([sector.slice(2), exits, stairs, hasSwitch, spot]),
  )
  return sectors.toSorted().join()
}
