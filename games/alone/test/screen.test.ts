import { Engine, type Option, type View, deepCopy, languages, viewOf } from '@miskatonic/kernel'
import { stroll } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { roundLog } from '../board/heard.ts'
import {
  boardWidths,
  doorsOf,
  floorPath,
  laidOut,
  monsterSpots,
  viewOf as cameraOf,
  wallPath,
  corridor,
} from '../board/hero/maze/layout.ts'
import { beat, left, sound } from '../board/pace.ts'
import {
  type SectorSeen,
  type Seen,
  coveredSpaces,
  hazardsToCome,
  isEvil,
  nextPlace,
  placeOf,
  spotOf,
  steppedTo,
} from '../board/seen.ts'
import { nameOf, targetsOf } from '../board/targets.ts'
import { alone } from '../index.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'

describe('choices', () => {
  test('lie somewhere on the board, unless they have no place there', () => {
    const all: readonly string[] = alone.choices
    const nowhere = all.filter((step) => targetsOf(step, example, 'hero').length === 0)
    expect(nowhere.toSorted()).toEqual([
      'boltNone',
      'darkenNone',
      'divide',
      'dragNone',
      'drawFrom',
      'dropNoMore',
      'endActions',
      'endure',
      'followNoMore',
      'keepMisses',
      'keepRoll',
      'leaveHazards',
      'letGo',
      'letMazeGo',
      'pass',
      'recoverNothing',
      'spawnNone',
      'spoilNone',
      'stay',
      'stopUpgrading',
      'takeTheRoll',
      'trapNone',
    ])
  })

  test.each([1, 2, 3] as const)('with %i Evil players all lie on things that have a name', (evil) => {
    const nameless = new Set<string>()
    stroll(alone, { seed: `names ${evil}`, options: { evil }, most: 120 }, (engine) => {
      for (const { step, args, seat } of engine.decision?.options ?? []) {
        const view = viewOf(alone, engine.position, engine.decision, seat)
        for (const target of targetsOf(step, args, seat))
          if (languages.some((language) => /^$|undefined|null|:\S/.test(nameOf(target, view, language))))
            nameless.add(target)
      }
    })
    expect([...nameless]).toEqual([])
  })

  test('an unknown step lies nowhere and an unknown target is called by itself', () => {
    const { position, decision } = begun('unknown')
    expect(targetsOf('somethingElse', {}, 'hero')).toEqual([])
    expect(nameOf('pile:deck', viewOf(alone, position, decision, ''), 'en')).toBe('pile:deck')
  })

  test('say how much is left of what is being done', () => {
    const { position, decision } = begun('left')
    const view = viewOf(alone, position, decision, 'hero')
    const asking = (step: string, args = {}): View => ({ ...view, asked: { step, args, waiting: ['hero'] } })
    expect(left(asking('act'), 'en')).toBe('1 action left')
    expect(left(asking('goOn', { left: 2 }), 'pl')).toBe('Pozostało: 2 kroki')
    expect(left(asking('react'), 'en')).toBe('2 reactions left this turn')
    expect(left(asking('permit'), 'en')).toBeNull()
  })
})

describe('events', () => {
  test('have their time and now and then a sound', () => {
    expect(beat('nightmareBegan')).toBeGreaterThan(beat('moved'))
    expect(sound('diceRolled')).toBe('die')
    expect(beat('something else')).toBe(0)
    expect(sound('something else')).toBeUndefined()
  })

  test('are all known to the one who tells them', () => {
    const unknown = Object.keys(alone.secrets.events).filter((event) => beat(event) === 0)
    expect(unknown.toSorted()).toEqual(['nothingHit', 'turnEnded'])
  })

  test('of a step say where it leads, also into the unknown', () => {
    const step = (way: 'north' | 'stairs'): object => ({ from: '0 2 3', to: '', way, how: 'step' })
    expect(steppedTo({ event: 'moved', args: step('north') })).toBe(nextPlace('0 2 3', 'north'))
    expect(steppedTo({ event: 'moved', args: step('stairs') })).toBe('0 2 3')
    expect(steppedTo({ event: 'acted', args: {} })).toBeUndefined()
    expect(steppedTo(null)).toBeUndefined()
  })
})

describe('the watch', () => {
  const noise = { event: 'noise', args: { heard: 'north' } }
  const heardIn = (...past: { event: string; args: object }[]): object[] =>
    roundLog(past).list.map(({ event, turn, moves }) => ({ event, turn, moves }))

  test('keeps what was heard in this round, with the turn and where the Hero stood', () => {
    expect(
      heardIn(
        noise,
        { event: 'roundBegan', args: { marker: 2, leader: 'e1' } },
        { event: 'turnBegan', args: { number: 3 } },
        noise,
        { event: 'moved', args: { from: 'a', to: 'b', way: 'north', how: 'step' } },
        { event: 'lostHealth', args: { count: 1, cause: 'attack' } },
        noise,
      ),
    ).toEqual([
      { event: 'noise', turn: 3, moves: 0 },
      { event: 'noise', turn: 3, moves: 1 },
    ])
  })

  test('never tells where something is on Evil’s map', () => {
    const place = { frame: 1, x: 0, y: -1 }
    expect(
      heardIn(
        { event: 'sectorRevealed', args: { place: '1-C3', what: 'tee' } },
        { event: 'monsterMoved', args: { being: 'worms', from: '1-C3', to: null, way: 'north' } },
        { event: 'hazardPlaced', args: { place: null } },
        { event: 'sectorRevealed', args: { place: placeOf(place), what: 'tee' } },
      ),
    ).toHaveLength(1)
  })

  test.each(Object.entries({ en, pl }))('says everything it keeps: %s', (_, words) => {
    const place = placeOf({ frame: 1, x: 0, y: 0 })
    const said = [
      words.told({ event: 'noise', args: { heard: 'other-level' } }),
      words.told({ event: 'located', args: { target: 'switch', distance: 3, level: 'this', way: 'north' } }),
      words.told({ event: 'located', args: { target: 'boss', distance: -1, level: 'none', way: null } }),
      words.told({ event: 'sectorRevealed', args: { place, what: 'canteen' } }),
      words.told({ event: 'monsterSeen', args: { place, being: 'worms', wounded: true } }),
      words.told({
        event: 'monsterMoved',
        args: { being: 'worms', from: place, to: null, way: 'stairs', monster: null },
      }),
      words.told({ event: 'wentDark', args: { place } }),
      words.told({ event: 'hazardPlaced', args: { place } }),
      words.told({ event: 'doorLocked', args: { place, way: 'east' } }),
      words.told({ event: 'doorUnlocked', args: { place, way: 'east' } }),
    ]
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter((each) => /undefined|null|^$/.test(each))).toEqual([])
  })
})

describe('the instruments', () => {
  test('show what the end of the round will bring: AL-783', () => {
    expect([0, 4, 5, 6, 7, 8].map(hazardsToCome)).toEqual([5, 5, 4, 3, 2, 1])
    expect(coveredSpaces({ track: [card(1), card(2), card(2)] })).toBe(5)
  })

  test('count in Polish as in English', () => {
    expect([1, 2, 5].map(en.hazardsToCome)).toEqual([
      '1 hazard token at the end of the round',
      '2 hazard tokens at the end of the round',
      '5 hazard tokens at the end of the round',
    ])
    expect([1, 2, 5].map(pl.actionsLeft)).toEqual([
      'Pozostało: 1 akcja',
      'Pozostało: 2 akcje',
      'Pozostało: 5 akcji',
    ])
  })

  test('belong to the Hero and to whoever only watches', () => {
    expect(['hero', '', 'e1', 'e3'].map(isEvil)).toEqual([false, false, true, true])
  })
})

describe('the maze', () => {
  const maze = [
    sector(1, 0, 0, { east: 'door' }),
    sector(1, 1, 0, { west: 'door', south: 'open' }),
    sector(2, 0, 0, { north: 'open' }),
  ]
  const hero = placeOf(maze[0]!)

  test('places are read as they are written', () => {
    expect(spotOf(placeOf({ frame: 2, x: 1, y: -1 }))).toEqual({ frame: 2, x: 1, y: -1 })
    expect(['1-C3', '', null].map(spotOf)).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['wide', 880],
    ['tall', 960],
  ] as const)('lies in the window as a whole: %s', (shape, height) => {
    const laid = laidOut(maze, hero, shape)
    const camera = cameraOf(laid, laid.at.get(hero)!, shape, { height, inSight: height })
    for (const { x, y } of laid.at.values()) {
      const [x0, y0] = [camera.x + (x - 100) * camera.scale, camera.y + (y - 100) * camera.scale]
      expect(x0).toBeGreaterThanOrEqual(0)
      expect(y0).toBeGreaterThanOrEqual(0)
      expect(x0 + 200 * camera.scale).toBeLessThanOrEqual(boardWidths[shape])
      expect(y0 + 200 * camera.scale).toBeLessThanOrEqual(height)
    }
  })

  test.each([1, 2, 3, 4, 5])(
    'the Hero is in the middle of what can be seen: in sector %i of five',
    (which) => {
      const row = [1, 2, 3, 4, 5].map((y) => sector(1, 0, y, { north: 'open', south: 'open' }))
      const laid = laidOut(row, placeOf(row[which - 1]!), 'tall')
      const { x, y } = laid.at.get(placeOf(row[which - 1]!))!
      const camera = cameraOf(laid, { x, y }, 'tall', { height: 1170, inSight: 700 })
      expect(camera.x + x * camera.scale).toBeCloseTo(450)
      expect(Math.abs(camera.y + y * camera.scale - 350)).toBeLessThan(100 * camera.scale)
    },
  )

  test('parts that are not joined lie apart, with a seam between them', () => {
    const { at, seams } = laidOut(maze, hero, 'wide')
    const [, second, other] = maze.map((each) => at.get(placeOf(each))!)
    expect(other!.x - second!.x).toBeGreaterThan(300)
    expect(seams).toMatchObject([{ frame: 2 }])
  })

  test('a door between two sectors is one door', () => {
    expect(doorsOf(maze, laidOut(maze, hero, 'wide'))).toHaveLength(1)
  })

  test('there is no wall where one can go', () => {
    const { exits } = maze[1]!
    expect(floorPath(exits, corridor)).toMatch(/Z$/)
    expect(wallPath(exits, corridor).match(/M/g)).toHaveLength(3)
  })

  test('however many monsters come, each has a place of its own', () => {
    for (const free of ['above', 'below'] as const)
      for (const around of [true, false])
        for (let count = 1; count <= 8; count++) {
          const spots = monsterSpots(count, around, free).map(({ x, y }) => `${x} ${y}`)
          expect(new Set(spots).size).toBe(count)
        }
  })

  test('up to two monsters leave free what has to be read or pressed', () => {
    for (const count of [1, 2]) {
      expect(monsterSpots(count, true, 'above').every(({ y }) => y < 0)).toBe(true)
      expect(monsterSpots(count, true, 'below').every(({ y }) => y > 0)).toBe(true)
    }
  })
})

function sector(frame: number, x: number, y: number, exits: Partial<SectorSeen['exits']>): SectorSeen {
  return {
    frame,
    x,
    y,
    what: 'corner',
    exits: { north: 'wall', east: 'wall', south: 'wall', west: 'wall', ...exits },
    locked: [],
    stairs: null,
    switch: false,
    lit: false,
    hazard: false,
    condition: null,
    monsters: [],
  }
}

function card(spaces: number): Seen['track'][number] {
  return { card: null, deck: 'fury', by: 'e1', spaces }
}

function begun(seed: string): Engine {
  let found: Engine | undefined
  stroll(alone, { seed, options: {}, most: 60 }, (engine) => {
    if (found === undefined && engine.decision?.step === 'act')
      found = Engine.at(alone, deepCopy(engine.position))
  })
  return found!
}

/** Arguments for every choice; which ones does not matter. */
const example: Option['args'] = {
  character: 'pilot',
  first: 'fury',
  second: 'dread',
  at: '1-A1',
  to: 'north',
  door: 'north',
  gait: 'walk',
  by: 'eyes',
  target: 'worms',
  item: 'crowbar',
  with: 'flare',
  discard: 'flare',
  charges: 1,
  place: '1/0/0',
  way: null,
  how: 'one',
  mission: 'haze',
  recover: 'health',
  die: 1,
  face: 'miss',
  health: 1,
  control: 1,
  card: 'panic',
  monster: 'm1',
  path: 'n',
  heard: 'north',
  being: 'worms',
  from: '1-A2',
  instead: null,
  about: 1,
  distance: 1,
  level: 'this',
}
