import { describe, expect, test } from 'vitest'
import { type MonsterKind, beings, monsterKinds, statsOf, tokensOfAKind } from '../../content/monsters.ts'
import { type Setting, scene } from '../scene.ts'
import {
  heard,
  paths,
  played,
  rolls,
  seen,
  shift,
  spawn,
  spawns,
  standardReaction,
  tracks,
  whereIs,
} from './about.ts'

/** A long way from A1, seven sectors to A2. */
const snake = 'A1-B1 B1-C1 C1-D1 D1-E1 E1-E2 E2-D2 D2-C2'

const four: Setting['monsters'] = [
  { being: 'spores', at: '2-A1' },
  { being: 'spores', at: '2-A1' },
  { being: 'worms', at: '2-B1' },
  { being: 'worms', at: '2-B1' },
]
const twoLevels: Setting = {
  map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1 2-B1-C1',
  stairs: { red: ['C1', '2-A1'], blue: ['E1', '2-C1'] },
}

describe('Kinds and their values', () => {
  test('[AL-421] five kinds and the bosses', () => {
    expect(monsterKinds).toEqual(['spores', 'parasites', 'cultists', 'hybrids', 'worms'])
    expect(beings.slice(5)).toEqual(['queen-worm', 'high-priest', 'brood-mother'])
  })

  test.each<[MonsterKind, string, number[], number[]]>([
    ['spores', '1/1', [3, 2, 1, 3], [4, 3, 2, 2]],
    ['parasites', '2/1', [2, 1, 1, 4], [3, 2, 2, 3]],
    ['cultists', '2/2', [2, 2, 0, 4], [3, 3, 1, 3]],
    ['hybrids', '2/1', [2, 1, 2, 3], [3, 2, 3, 2]],
    ['worms', '2/2', [3, 0, 2, 5], [4, 1, 3, 4]],
  ])(
    '[AL-422] [AL-R03] %s: thresholds, dice, fright and distance in both modes',
    (kind, thresholds, normal, nightmare) => {
      const { wound, kill, ...modes } = statsOf[kind]
      expect(`${wound}/${kill}`).toBe(thresholds)
      const row = (values: typeof modes.normal): number[] => [
        values.dark,
        values.lit,
        values.fright,
        values.distance,
      ]
      expect(row(modes.normal)).toEqual(normal)
      expect(row(modes.nightmare)).toEqual(nightmare)
    },
  )
})

describe('Limits', () => {
  test('[AL-423] [AL-425] at most 4 on a level: none is spawned on a full one', () => {
    const s = standardReaction({ ...twoLevels, monsters: four.slice(0, 3) })
    expect(spawns(s, 'parasites')).toContain('2-B1')
    const full = standardReaction({ ...twoLevels, monsters: four })
    expect(spawns(full, 'parasites')).toEqual(['E1'])
  })

  test('[AL-423] 8 on the map', () => {
    const monsters = [
      ...four,
      ...(['parasites', 'parasites', 'hybrids', 'hybrids'] as const).map((being) => ({ being, at: 'E1' })),
    ]
    expect(standardReaction({ ...twoLevels, monsters }).offered('spawn')).toEqual([])
  })

  test('[AL-424] no more of a kind than there are tokens', () => {
    expect(tokensOfAKind).toBe(3)
    const monsters = (count: number): Setting['monsters'] =>
      Array.from({ length: count }, () => ({ being: 'spores', at: 'E1' }))
    expect(spawns(standardReaction({ monsters: monsters(2) }), 'spores')).toEqual(['D1', 'E1'])
    const s = standardReaction({ monsters: monsters(3) })
    expect(spawns(s, 'spores')).toEqual([])
    expect(spawns(s, 'hybrids')).toEqual(['D1', 'E1'])
  })

  test('[AL-425] none moves to a full level', () => {
    const at = (count: number): Setting => ({
      ...twoLevels,
      monsters: [{ being: 'cultists', at: 'C1' }, ...four.slice(0, count)],
    })
    expect(paths(standardReaction(at(3)), 'm1')).toEqual(['', 'e', 't', 'w'])
    expect(paths(standardReaction(at(4)), 'm1')).toEqual(['', 'e', 'w'])
  })

  test('[AL-426] [AL-588] a mission brings its boss to a level that is full', () => {
    const s = scene({
      ...twoLevels,
      map: `${twoLevels.map} 2-C1=D1 A1=A2`,
      rooms: { '2-D1': 'generator-room', A2: 'control-room' },
      hero: 'A2',
      missions: { blue: 'haze', red: 'the-queen' },
      monsters: four,
      options: { difficulty: 'impossible' },
    }).choose('advance', { mission: 'haze' })
    s.choose('placeBoss', { at: '2-D1' })
    expect(s.table.monsters.filter(({ at }) => at.startsWith('2-'))).toHaveLength(5)
  })

  test('[AL-427] [AL-R27] it may not even pass a full level, but moves within its own one', () => {
    const through = (count: number) =>
      played('scuttle', {
        map: 'A1-B1 B1-C1 E1-E2 2-A1-B1',
        stairs: { red: ['C1', '2-A1'], blue: ['E1', '2-B1'] },
        monsters: [{ being: 'cultists', at: 'C1' }, ...four.slice(0, count)],
        performed: ['move'],
      })
    expect(paths(through(3), 'm1')).toContain('tet')
    expect(paths(through(4), 'm1')).toEqual(['', 'w', 'ww'])
    expect(paths(through(4), 'm4')).toContain('w')
  })

  test('[AL-427] coming back to its own full level is no entering', () => {
    const s = played('scuttle', { ...twoLevels, performed: ['move'], monsters: four })
    expect(paths(s, 'm1')).toContain('t')
    expect(paths(s, 'm1')).toContain('tw')
  })

  test('[AL-428] any number in one sector, with or without the Hero', () => {
    const beside = { monsters: [...Array(3)].map(() => ({ being: 'worms' as const, at: 'A1' })), lit: ['A1'] }
    const s = standardReaction({ ...beside, monsters: [...beside.monsters, { being: 'cultists', at: 'B1' }] })
    expect(whereIs(shift(s, 'm4', 'w'), 'm4')).toBe('A1')
  })
})

describe('Spawning', () => {
  test('[AL-429] by a standard reaction and by a card that says so', () => {
    expect(standardReaction().offered('spawn').length).toBeGreaterThan(0)
    expect(played('back-turned', { performed: ['search'] }).asked?.step).toBe('spawnMonster')
    expect(
      played('swarm', {
        performed: ['fight'],
        decks: ['speed', 'fury'],
        monsters: [{ being: 'worms', at: 'E1' }],
      }).offered('spawn'),
    ).toEqual([])
  })

  test('[AL-430] any kind, any sector: revealed or not, lit or dark, on either level', () => {
    const s = standardReaction({
      ...twoLevels,
      hero: 'A1',
      revealed: ['B1', 'C1', 'D1', 'E1'],
      lit: ['D1', '2-C1'],
    })
    expect(spawns(s, 'spores')).toEqual(['2-A1', '2-B1', '2-C1', 'D1', 'E1'])
    for (const kind of monsterKinds) expect(spawns(s, kind)).toContain('2-C1')
  })

  test.each([
    ['spores', ['D1', 'E1', 'E2', 'D2', 'C2']],
    ['parasites', ['E1', 'E2', 'D2', 'C2']],
    ['cultists', ['E1', 'E2', 'D2', 'C2']],
    ['hybrids', ['D1', 'E1', 'E2', 'D2', 'C2']],
    ['worms', ['E2', 'D2', 'C2']],
  ] as const)(
    '[AL-431] [AL-432] %s: exactly the minimum distance is enough, one less is not',
    (kind, places) => {
      expect(spawns(standardReaction({ map: snake }), kind)).toEqual(places.toSorted())
    },
  )

  test('[AL-431] in Nightmare mode 1 less', () => {
    const s = standardReaction({ map: snake, round: { nightmare: true } })
    expect(spawns(s, 'worms')).toEqual(['C2', 'D2', 'E1', 'E2'])
    expect(spawns(s, 'spores')).toEqual(['C1', 'C2', 'D1', 'D2', 'E1', 'E2'])
  })

  test('[AL-433] [AL-R14] locked doors make it longer; what cannot be reached is far enough', () => {
    const ring = 'A1=B1 A1-A2 A2-B2 B2-B1'
    const monsters: Setting['monsters'] = [{ being: 'worms', at: 'B2' }]
    expect(spawns(standardReaction({ map: ring, monsters }), 'spores')).toEqual([])
    const shut = ring.replace('A1=B1', 'A1#B1')
    expect(spawns(standardReaction({ map: shut, monsters }), 'spores')).toEqual(['B1'])
    expect(spawns(standardReaction({ map: 'A1#B1' }), 'worms')).toEqual(['B1'])
  })

  test('[AL-434] a reduced minimum is never below 1', () => {
    // In Nightmare mode Spores come at distance 2, with this card at 1.
    const s = played('back-turned', { map: 'A1-B1', performed: ['search'], round: { nightmare: true } })
    expect(spawns(s, 'spores')).toEqual(['B1'])
    expect(s.offered('spawn').some(({ at }) => at === '1-A1')).toBe(false)
  })

  test('[AL-435] it makes noise where it appears', () => {
    expect(heard(spawn(standardReaction({ map: snake }), 'spores', 'E1'))).toEqual(['east'])
    expect(heard(spawn(standardReaction(twoLevels), 'spores', '2-B1'))).toEqual(['other-level'])
  })

  test('[AL-436] in a revealed sector it is seen at once, without a fright', () => {
    const s = spawn(standardReaction({ revealed: ['B1', 'C1', 'D1'] }), 'hybrids', 'D1')
    expect(seen(s, 'D1')?.monsters).toMatchObject([{ being: 'hybrids', wounded: false }])
    expect(s.heroSees('monsterSpawned')).toEqual([{ being: 'hybrids', place: s.place('D1'), monster: null }])
    expect(tracks(s)).toEqual([12, 12])
    const hidden = spawn(standardReaction(), 'hybrids', 'D1')
    expect(hidden.heroSees('monsterSpawned')).toEqual([])
  })

  test('[AL-437] healthy', () => {
    expect(spawn(standardReaction(), 'spores', 'D1').monster('m1')).toMatchObject({
      wounded: false,
      stunned: 0,
    })
  })
})

describe('Moving', () => {
  test('[AL-438] a standard reaction: 1 monster up to 1 sector; a card its own range', () => {
    const monsters: Setting['monsters'] = [{ being: 'worms', at: 'D1' }]
    expect(paths(standardReaction({ monsters }), 'm1')).toEqual(['', 'e', 'w'])
    const card = played('scuttle', { monsters, performed: ['move'] })
    expect(paths(card, 'm1')).toEqual(['', 'e', 'w', 'ww', 'www'])
    expect(shift(standardReaction({ monsters }), 'm1', 'w').asked?.step).toBe('act')
  })

  test('[AL-439] 0 sectors are a move', () => {
    const s = shift(standardReaction({ monsters: [{ being: 'worms', at: 'D1' }] }), 'm1', '')
    expect(whereIs(s, 'm1')).toBe('D1')
    expect(heard(s)).toEqual(['east'])
  })

  test('[AL-440] stairs like any other adjacency', () => {
    const s = shift(standardReaction({ ...twoLevels, monsters: [{ being: 'worms', at: 'C1' }] }), 'm1', 't')
    expect(whereIs(s, 'm1')).toBe('2-A1')
  })

  test('[AL-441] unlocked doors do not slow it, locked ones cost a point', () => {
    const map = 'A1-B1 B1-C1 C1=D1 D1=E1'
    const monsters: Setting['monsters'] = [{ being: 'worms', at: 'E1' }]
    const s = played('stalker', { map, monsters, performed: ['explore'] })
    expect(paths(s, 'm1')).toEqual(['', 'w', 'ww'])
    const shut = played('stalker', { map: map.replace('D1=E1', 'D1#E1'), monsters, performed: ['explore'] })
    expect(paths(shut, 'm1')).toEqual(['', 'W', 'Ww'])
  })

  test('[AL-442] any monster, revealed or not, on either level', () => {
    const s = standardReaction({
      ...twoLevels,
      revealed: ['B1'],
      monsters: [
        { being: 'worms', at: 'B1' },
        { being: 'worms', at: 'E1' },
        { being: 'worms', at: '2-B1' },
        { being: 'spores', at: 'A1' },
      ],
    })
    for (const id of ['m1', 'm2', 'm3', 'm4']) expect(paths(s, id).length).toBeGreaterThan(1)
  })

  test('[AL-443] [AL-444] noise in the sector where it ends, and there only', () => {
    const ring = 'B2-A2 B2-B1 B1-C1 C1-C2 C2-C3 C3-B3 B3-B2'
    const s = played('scuttle', {
      map: ring,
      hero: 'B2',
      monsters: [{ being: 'worms', at: 'C3' }],
      performed: ['move'],
    })
    shift(s, 'm1', 'nn')
    expect(whereIs(s, 'm1')).toBe('C1')
    expect(heard(s)).toEqual(['north'])
  })

  test('[AL-445] [AL-R16] 0 sectors or only unlocking: noise in its own sector', () => {
    const setting: Setting = {
      map: 'A1-B1 B1-C1 C1#D1',
      hero: 'B1',
      monsters: [{ being: 'worms', at: 'C1' }],
    }
    expect(heard(shift(standardReaction(setting), 'm1', ''))).toEqual(['east'])
    expect(heard(shift(standardReaction(setting), 'm1', 'E'))).toEqual(['east'])
  })

  test('[AL-446] it is revealed at once in a revealed sector, in the field of view or not', () => {
    const setting: Setting = {
      map: 'A1-B1 B1-B2 B2-C2 B1-C1',
      revealed: ['B1', 'B2'],
      monsters: [
        { being: 'worms', at: 'C1' },
        { being: 'worms', at: 'C2', wounded: true },
      ],
    }
    const near = shift(standardReaction(setting), 'm1', 'w')
    expect(seen(near, 'B1')?.monsters).toMatchObject([{ being: 'worms', wounded: false }])
    const s = standardReaction(setting)
    expect(s.inView).toEqual(['A1', 'B1'])
    shift(s, 'm2', 'w')
    expect(seen(s, 'B2')?.monsters).toMatchObject([{ being: 'worms', wounded: true }])
    expect(s.heroSees('monsterMoved')).toEqual([
      { being: 'worms', from: '', to: s.place('B2'), way: null, monster: null },
    ])
  })

  test('[AL-447] into an unrevealed sector: the direction is told, and it is seen no more', () => {
    const s = standardReaction({ revealed: ['B1', 'C1'], monsters: [{ being: 'worms', at: 'C1' }] })
    shift(s, 'm1', 'e')
    expect(s.heroSees('monsterMoved')).toEqual([
      { being: 'worms', from: s.place('C1'), to: null, way: 'east', monster: null },
    ])
    expect(JSON.stringify(s.view('hero'))).not.toContain('"being":"worms"')
  })

  test('[AL-448] out of the field of view, but still in a revealed sector: it stays visible', () => {
    const s = standardReaction({
      map: 'A1-B1 B1-B2',
      revealed: ['B1', 'B2'],
      monsters: [{ being: 'worms', at: 'B1' }],
    })
    shift(s, 'm1', 's')
    expect(s.inView).toEqual(['A1', 'B1'])
    expect(seen(s, 'B2')?.monsters).toMatchObject([{ being: 'worms' }])
  })

  test('[AL-449] leaving by the stairs', () => {
    const s = standardReaction({
      ...twoLevels,
      revealed: ['B1', 'C1'],
      monsters: [{ being: 'worms', at: 'C1' }],
    })
    shift(s, 'm1', 't')
    expect(s.heroSees('monsterMoved')).toMatchObject([{ from: s.place('C1'), to: null, way: 'stairs' }])
  })

  test('[AL-873] unseen moves are not told at all', () => {
    const s = shift(standardReaction({ monsters: [{ being: 'worms', at: 'D1' }] }), 'm1', 'w')
    expect(s.heroSees('monsterMoved')).toEqual([])
  })
})

describe('Relocating', () => {
  const ducts = (setting: Setting = {}) =>
    played('through-the-ducts', {
      map: 'A1-B1 B1-C1 D1-E1 2-A1-B1',
      stairs: { red: ['C1', '2-A1'] },
      monsters: [{ being: 'hybrids', at: 'E1' }],
      performed: ['search'],
      ...setting,
    })

  test('[AL-450] [AL-451] it is put elsewhere without a path and however near', () => {
    const s = ducts().choose('relocate', { monster: 'm1', to: '1-C1' })
    expect(whereIs(s, 'm1')).toBe('C1')
  })

  test('[AL-452] without noise', () => {
    expect(heard(ducts().choose('relocate', { monster: 'm1', to: '1-C1' }))).toEqual([])
  })

  test('[AL-453] [AL-R25] it never brings a level above its limit', () => {
    const s = ducts({ monsters: [{ being: 'hybrids', at: 'E1' }, ...four] })
    const places = s
      .offered('relocate')
      .filter(({ monster }) => monster === 'm1')
      .map(({ to }) => to)
    expect(places.toSorted()).toEqual(['1-C1', '1-D1'])
  })

  test('[AL-454] [AL-R25] for light it counts as having moved in', () => {
    expect(ducts({ lit: ['C1', 'D1', 'E1'] }).choose('relocate', { monster: 'm1', to: '1-C1' }).lit).toEqual([
      'D1',
      'E1',
    ])
  })

  test('[AL-454] [AL-497] one that was seen and put out of sight frightens when it comes', () => {
    const s = scene({
      map: 'A1-B1 A1-A2',
      revealed: ['B1'],
      hazards: ['A1'],
      lit: ['A1'],
      monsters: [{ being: 'worms', at: 'B1' }],
      hands: { e1: ['slip-away', 'stalker'] },
    }).choose('explore', { by: 'eyes', to: 'east' })
    s.choose('play', { card: 'slip-away' }).choose('relocate', { monster: 'm1', to: '1-A2' })
    s.pass().choose('leaveHazards', {}).choose('playDown', { card: 'stalker' })
    expect(tracks(shift(s, 'm1', 'n'))).toEqual([12, 10])
  })

  test('[AL-455] a monster removed by a card: back to the supply, healthy, no experience', () => {
    const monsters: Setting['monsters'] = [...Array(3)].map(() => ({
      being: 'spores' as const,
      at: 'B1',
      wounded: true,
    }))
    const s = played('blood-trail', { monsters, revealed: ['B1'], performed: ['move'] })
    s.choose('withdraw', { monster: 'm1' })
    expect(s.hero.experience.spores).toBe(0)
    expect(s.hero.killed).toBe(false)
    expect(spawns(s, 'spores')).toEqual(['C1', 'D1', 'E1'])
    spawn(s, 'spores', 'C1')
    expect(s.table.monsters.filter(({ wounded }) => !wounded)).toHaveLength(1)
    expect(rolls(s)).toEqual([])
  })
})
