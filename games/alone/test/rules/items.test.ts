import { describe, expect, test } from 'vitest'
import { type Item, isBullets, itemCards, items } from '../../cards/items.ts'
import type { Being } from '../../content/monsters.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { charges, heard, rolls, tracks, whereIs } from './about.ts'

function upgraded(item: Item): { item: Item; upgraded: boolean } {
  return { item, upgraded: true }
}

function beside(...beings: Being[]): Setting['monsters'] {
  return beings.map((being) => ({ being, at: 'A1' }))
}

function misses(count: number): string[] {
  return Array.from({ length: count }, () => 'miss')
}

describe('The cards', () => {
  test('[AL-318] 28 cards, 3 of them Bullets', () => {
    expect(items).toHaveLength(28)
    expect(items.filter(isBullets)).toHaveLength(3)
  })

  test.each<[Item, string, number, string, string]>([
    ['bullets-1', 'mech', 4, 'fight', 'elec'],
    ['bullets-2', 'mech', 4, 'fight', 'elec'],
    ['bullets-3', 'mech', 4, 'fight', 'elec'],
    ['jet-pack', 'mech', 3, 'move', 'chem'],
    ['crowbar', 'mech', 4, 'fight', 'mech'],
    ['body-armour', 'mech', 4, 'free', 'mech'],
    ['toolkit', 'mech', 3, 'interact', 'elec'],
    ['flare', 'chem', 3, 'explore', 'chem'],
    ['grenade', 'chem', 2, 'fight', 'mech'],
    ['pipe-bomb', 'chem', 2, 'fight', 'elec'],
    ['flamethrower', 'chem', 3, 'fight', 'mech'],
    ['stimulant', 'chem', 2, 'free', 'bio'],
    ['med-kit', 'bio', 3, 'interact', 'chem'],
    ['sedatives', 'bio', 3, 'interact', 'chem'],
    ['adrenaline-shot', 'bio', 2, 'free', 'bio'],
    ['gas-mask', 'bio', 3, 'free', 'chem'],
    ['serum', 'bio', 2, 'interact', 'bio'],
    ['floodlight', 'elec', 2, 'interact', 'elec'],
    ['motion-tracker', 'elec', 4, 'locate', 'elec'],
    ['plasma-cutter', 'elec', 3, 'fight', 'chem'],
    ['stun-baton', 'elec', 3, 'fight', 'elec'],
    ['scout-drone', 'elec', 3, 'explore', 'elec'],
    ['mine-sweeper', 'elec', 3, 'explore', 'mech'],
    ['holo-memory', 'elec', 2, 'free', 'elec'],
    ['door-override', 'elec', 4, 'move', 'mech'],
    ['night-goggles', 'elec', 3, 'free', 'bio'],
    ['bio-scanner', 'elec', 2, 'search', 'elec'],
    ['decoy-beacon', 'elec', 2, 'interact', 'elec'],
  ])('[AL-317] [AL-321] %s: %s, %i charges, %s, needs %s', (item, type, printed, use, needs) => {
    expect(itemCards[item]).toMatchObject({ type, charges: printed, use, needs })
  })

  test('[AL-203] [AL-204] an item replaces the effect of its action and counts as that action', () => {
    const s = scene({ items: ['floodlight'], switches: ['A1'] }).choose('setFloodlight', {})
    expect(s.happened('acted')).toEqual([{ action: 'interact', item: 'floodlight' }])
    expect(s.table.turn.litBySwitch).toEqual([])
  })
})

describe('Fighting with items', () => {
  const target: Setting = { revealed: ['B1'], monsters: [{ being: 'worms', at: 'B1' }] }

  function shoot(s: Scene, count: number): Scene {
    return s.choose('shoot', { item: 'bullets-1', charges: count, place: s.place('B1'), target: 'worms' })
  }

  test('[AL-203] Bullets: 2 dice for each of 1 or 2 charges', () => {
    const one = shoot(scene({ ...target, items: ['bullets-1'] }), 1)
    expect([rolls(one), charges(one, 'bullets-1')]).toEqual([['hero fight 2'], 3])
    const two = shoot(scene({ ...target, items: ['bullets-1'] }), 2)
    expect([rolls(two), charges(two, 'bullets-1')]).toEqual([['hero fight 4'], 2])
  })

  test('[AL-203] Bullets, upgraded: 1 extra die', () => {
    expect(rolls(shoot(scene({ ...target, items: [upgraded('bullets-1')] }), 1))).toEqual(['hero fight 3'])
    expect(rolls(shoot(scene({ ...target, items: [upgraded('bullets-1')] }), 2))).toEqual(['hero fight 5'])
  })

  test('[AL-203] Bullets reach everything in the field of view and nothing else', () => {
    const s = scene({
      map: 'A1-B1 B1-B2 A1-A2',
      revealed: ['B1', 'B2'],
      items: [{ item: 'bullets-1', charges: 1 }],
      monsters: [
        { being: 'worms', at: 'B1' },
        { being: 'spores', at: 'B2' },
        { being: 'spores', at: 'A2' },
        { being: 'hybrids', at: 'A1', wounded: true },
      ],
    })
    expect(s.offered('shoot')).toEqual([
      { item: 'bullets-1', charges: 1, place: s.place('A1'), target: 'hybrids-wounded' },
      { item: 'bullets-1', charges: 1, place: s.place('B1'), target: 'worms' },
    ])
  })

  test.each([
    [false, 3],
    [true, 4],
  ])('[AL-203] Crowbar (upgraded: %s): %i dice at 1 monster of the sector', (better, dice) => {
    const s = scene({
      items: [{ item: 'crowbar', upgraded: better }],
      monsters: beside('worms'),
      revealed: ['B1'],
    })
    s.choose('strike', { item: 'crowbar', target: 'worms' })
    expect(rolls(s)[0]).toBe(`hero fight ${dice}`)
    expect(charges(s, 'crowbar')).toBe(3)
    const apart = scene({ ...target, items: ['crowbar'] })
    expect(apart.offered('strike')).toEqual([])
  })

  test.each([
    [false, 3],
    [true, 4],
  ])('[AL-203] Plasma Cutter (upgraded: %s): %i dice, surges count in the dark', (better, dice) => {
    const s = scene({
      items: [{ item: 'plasma-cutter', upgraded: better }],
      monsters: beside('worms'),
      next: ['surge', 'surge', ...misses(8)],
    }).choose('strike', { item: 'plasma-cutter', target: 'worms' })
    expect(rolls(s)[0]).toBe(`hero fight ${dice}`)
    expect(s.monster('m1')?.wounded).toBe(true)
    expect(charges(s, 'plasma-cutter')).toBe(2)
  })

  test.each([
    [false, 4],
    [true, 5],
  ])('[AL-203] Grenade (upgraded: %s): %i dice against every monster of a sector in view', (better, dice) => {
    const s = scene({
      map: 'A1-B1 B1-B2',
      revealed: ['B1', 'B2'],
      items: [{ item: 'grenade', upgraded: better }],
      monsters: [
        { being: 'spores', at: 'B1' },
        { being: 'worms', at: 'B1' },
        { being: 'spores', at: 'B2' },
      ],
      next: ['hit', 'hit', ...misses(3)],
    })
    expect(s.offered('throwGrenade')).toEqual([{ place: s.place('B1') }])
    s.choose('throwGrenade', { place: s.place('B1') })
    expect(rolls(s)).toEqual([`hero fight ${dice}`])
    expect(s.monster('m1')).toBeUndefined()
    expect(s.monster('m2')?.wounded).toBe(true)
    expect(s.monster('m3')?.wounded).toBe(false)
    expect(charges(s, 'grenade')).toBe(1)
  })

  const long: Setting = { map: 'A1-B1 B1-C1 C1-D1 D1-E1', revealed: ['B1', 'C1', 'D1', 'E1'] }

  test('[AL-203] Pipe Bomb: distance 1 to 3 and 3 dice; upgraded 1 to 4 and 4 dice', () => {
    const places = (s: Scene, ...squares: string[]) =>
      squares.map((square) => ({ place: s.place(square), way: null }))
    const s = scene({ ...long, items: ['pipe-bomb'] })
    expect(s.offered('throwBomb')).toEqual(places(s, 'B1', 'C1', 'D1'))
    expect(rolls(s.choose('throwBomb', places(s, 'D1')[0]!))).toEqual(['hero fight 3'])
    expect(charges(s, 'pipe-bomb')).toBe(1)
    const t = scene({ ...long, items: [upgraded('pipe-bomb')] })
    expect(t.offered('throwBomb')).toEqual(places(t, 'B1', 'C1', 'D1', 'E1'))
    expect(rolls(t.choose('throwBomb', places(t, 'E1')[0]!))).toEqual(['hero fight 4'])
  })

  test('[AL-203] Pipe Bomb: also at what is not revealed, behind a known exit', () => {
    const s = scene({
      ...long,
      revealed: ['B1'],
      items: ['pipe-bomb'],
      monsters: [{ being: 'spores', at: 'C1' }],
      next: ['hit', 'hit', 'miss'],
    })
    s.choose('throwBomb', { place: s.place('B1'), way: 'east' })
    expect(s.table.monsters).toEqual([])
    const far = scene({ ...long, revealed: ['B1', 'C1', 'D1'], items: ['pipe-bomb'] })
    expect(far.may('throwBomb', { place: far.place('D1'), way: 'east' })).toBe(false)
  })

  test('[AL-R61] Pipe Bomb: whether an exit leads to a sector of another part of the maze is not told', () => {
    const corner: Setting = { map: 'A1-B1 B1-B2 B2-B3', revealed: ['B1'], items: ['pipe-bomb'] }
    const aims = (s: Scene) => [
      { place: s.place('B1'), way: null },
      { place: s.place('B1'), way: 'south' },
    ]
    for (const apart of [[], ['B2'], ['B3']]) {
      const s = scene({ ...corner, apart })
      expect(s.offered('throwBomb')).toEqual(aims(s))
    }
    const known = scene({ ...corner, revealed: ['B1', 'B2'] })
    expect(known.offered('throwBomb')).toContainEqual({ place: known.place('B2'), way: null })
    const s = scene({
      ...corner,
      apart: ['B2'],
      monsters: [{ being: 'spores', at: 'B2' }],
      next: ['hit', 'hit', 'miss'],
    })
    expect(s.choose('throwBomb', { place: s.place('B1'), way: 'south' }).table.monsters).toEqual([])
  })

  test.each([
    [false, 2],
    [true, 3],
  ])('[AL-203] Flamethrower (upgraded: %s): %i dice for every monster, one roll each', (better, dice) => {
    const s = scene({
      revealed: ['B1'],
      items: [{ item: 'flamethrower', upgraded: better }],
      monsters: [
        { being: 'spores', at: 'B1' },
        { being: 'spores', at: 'B1' },
      ],
      next: [...misses(dice), 'hit', 'hit', ...misses(dice - 2)],
    }).choose('burn', { to: 'east' })
    expect(rolls(s)).toEqual([`hero fight ${dice}`, `hero fight ${dice}`])
    expect(s.table.monsters.map(({ id }) => id)).toEqual(['m1'])
    expect(charges(s, 'flamethrower')).toBe(2)
  })

  test('[AL-203] Flamethrower: the own sector or an adjacent revealed one; without monsters nothing is rolled', () => {
    const s = scene({ map: 'A1-B1 B1-C1 A1-A2', revealed: ['B1', 'C1'], items: ['flamethrower'] })
    expect(s.offered('burn')).toEqual([{ to: 'here' }, { to: 'east' }])
    expect(rolls(s.choose('burn', { to: 'here' }))).toEqual(['hero fight 0'])
  })

  test('[AL-203] Stun Baton: no dice; it does not attack in this turn and the next, then it does', () => {
    const s = scene({ items: ['stun-baton'], monsters: beside('worms') }).choose('stun', { target: 'worms' })
    expect(rolls(s)).toEqual([])
    expect(s.table.turn.number).toBe(2)
    expect(rolls(s.choose('explore', { by: 'eyes', to: 'east' }))).toEqual([])
    expect(rolls(s.choose('explore', { by: 'eyes', to: 'east' }))).toEqual(['evil attack 3'])
  })

  test('[AL-203] Stun Baton: it is not counted in parting attacks', () => {
    const s = scene({ items: ['stun-baton'], monsters: beside('worms'), revealed: ['B1'] })
    s.choose('stun', { target: 'worms' }).choose('move', { gait: 'walk', to: 'east' })
    expect(s.asked?.step).toBe('act')
    expect(rolls(s)).toEqual([])
  })

  test('[AL-203] Stun Baton: 1 monster, upgraded all of the sector', () => {
    const two = beside('worms', 'spores')
    const one = scene({ items: ['stun-baton'], monsters: two }).choose('stun', { target: 'spores' })
    expect(rolls(one)).toEqual(['evil attack 3'])
    const all = scene({ items: [upgraded('stun-baton')], monsters: two })
    expect(all.offered('stun')).toEqual([{ target: null }])
    expect(rolls(all.choose('stun', { target: null }))).toEqual([])
    expect(scene({ items: [upgraded('stun-baton')] }).offered('stun')).toEqual([])
  })

  test('[AL-203] Stun Baton: of two alike the one that is not stunned yet', () => {
    const s = scene({
      items: ['stun-baton'],
      monsters: [
        { being: 'worms', at: 'A1', stunned: 1 },
        { being: 'worms', at: 'A1' },
      ],
    }).choose('stun', { target: 'worms' })
    expect(s.happened('monsterStunned').map(({ monster }) => monster)).toEqual(['m2'])
    expect(rolls(s)).toEqual([])
  })
})

describe('Moving and exploring with items', () => {
  test.each([
    [false, 2],
    [true, 3],
  ])('[AL-203] Jet Pack (upgraded: %s): up to %i movement points', (better, points) => {
    const s = scene({ items: [{ item: 'jet-pack', upgraded: better }] })
    s.choose('move', { gait: 'jet-pack', to: 'east' })
    for (let i = 1; i < points; i++) s.choose('moveOn', { to: 'east' })
    expect(s.hero.at).toBe(points === 2 ? '1-C1' : '1-D1')
    expect(s.asked?.step).toBe('act')
    expect(charges(s, 'jet-pack')).toBe(2)
    const short = scene({ items: ['jet-pack'] }).choose('move', { gait: 'jet-pack', to: 'east' })
    expect(short.choose('stopMoving', {}).hero.at).toBe('1-B1')
  })

  test('[AL-203] Jet Pack: a lock after each step; a point opens a door', () => {
    const s = scene({ map: 'A1=B1 B1=C1 C1=D1', items: ['jet-pack'] }).choose('move', {
      gait: 'jet-pack',
      to: 'east',
    })
    s.choose('lock', { door: 'west' }).choose('moveOn', { to: 'east' }).choose('lock', { door: 'east' })
    expect(s.table.locked.toSorted()).toEqual(['1-A1 east', '1-C1 east'])
    const t = scene({ map: 'A1#B1 B1-C1', items: ['jet-pack'] }).choose('unlock', {
      gait: 'jet-pack',
      door: 'east',
    })
    t.choose('leaveDoors', {}).choose('moveOn', { to: 'east' }).choose('leaveDoors', {})
    expect(t.hero.at).toBe('1-B1')
    expect(t.asked?.step).toBe('act')
  })

  const shut: Setting = { map: 'B2#B1 B2#C2 B2=B3 C2=D2 C2=C3 D2-E2', items: ['door-override'] }

  test('[AL-203] Door Override: unlock doors, as many as the Hero likes, then 1 point, then lock any number', () => {
    const s = scene(shut).choose('unlock', { gait: 'door-override', door: 'east' })
    expect(s.table.locked).toEqual(['1-B1 south'])
    expect(s.asked).toMatchObject({ step: 'goOn', args: { left: 1 } })
    s.choose('moveOn', { to: 'east' })
    for (const door of ['west', 'east', 'south'] as const) s.choose('lock', { door })
    expect(s.hero.at).toBe('1-C2')
    expect(s.table.locked.toSorted()).toEqual(['1-B1 south', '1-B2 east', '1-C2 east', '1-C2 south'])
    expect(s.asked?.step).toBe('act')
    expect(charges(s, 'door-override')).toBe(3)
  })

  test('[AL-203] Door Override: all of them cost nothing', () => {
    const s = scene(shut)
      .choose('unlock', { gait: 'door-override', door: 'east' })
      .choose('unlockOn', { door: 'north' })
    expect(s.table.locked).toEqual([])
    expect(s.asked).toMatchObject({ step: 'goOn', args: { left: 1 } })
  })

  test('[AL-203] Door Override, upgraded: 2 points; after the first step a door costs one', () => {
    const s = scene({ ...shut, map: 'A1#B1 B1#C1 C1-D1', items: [upgraded('door-override')] })
    s.choose('unlock', { gait: 'door-override', door: 'east' })
      .choose('moveOn', { to: 'east' })
      .choose('leaveDoors', {})
    s.choose('unlockOn', { door: 'east' })
    if (s.asked?.step === 'lockWhich') s.choose('leaveDoors', {})
    expect(s.asked?.step).toBe('act')
    expect(s.hero.at).toBe('1-B1')
    const t = scene({ items: [upgraded('door-override')] }).choose('move', {
      gait: 'door-override',
      to: 'east',
    })
    expect(t.choose('moveOn', { to: 'east' }).hero.at).toBe('1-C1')
  })

  test('[AL-203] Flare: explores as usual and lights every explored sector; upgraded the own one, too', () => {
    const setting: Setting = { hazards: ['B1'] }
    const s = scene({ ...setting, items: ['flare'] }).choose('explore', { by: 'flare', to: 'east' })
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    expect(s.lit).toEqual(['B1', 'C1'])
    expect(s.offered('discardHazard')).toEqual([{ place: s.place('B1') }])
    expect(charges(s, 'flare')).toBe(2)
    const t = scene({ items: [upgraded('flare')] }).choose('explore', { by: 'flare', to: 'east' })
    expect(t.lit).toEqual(['A1', 'B1', 'C1'])
  })

  test('[AL-203] Scout Drone: up to 3 sectors along a path, upgraded 4', () => {
    const map = 'A1-B1 B1-B2 B2-C2 C2-D2 D2-E2'
    const s = scene({ map, items: ['scout-drone'] }).choose('sendDrone', { to: 'east' })
    s.choose('droneOn', { to: 'south' }).choose('droneOn', { to: 'east' })
    expect(s.revealed).toEqual(['A1', 'B1', 'B2', 'C2'])
    expect(s.asked?.step).toBe('act')
    expect(charges(s, 'scout-drone')).toBe(2)
    const t = scene({ map, items: [upgraded('scout-drone')] }).choose('sendDrone', { to: 'east' })
    t.choose('droneOn', { to: 'south' }).choose('droneOn', { to: 'east' }).choose('droneOn', { to: 'east' })
    expect(t.revealed).toEqual(['A1', 'B1', 'B2', 'C2', 'D2'])
    expect(t.asked?.step).toBe('act')
  })

  test('[AL-203] Scout Drone: no stairs, no hazard token, and it may be called back', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'], blue: ['B1', '2-B1'] },
      hazards: ['B1'],
      items: ['scout-drone'],
    })
    expect(s.offered('sendDrone')).toEqual([{ to: 'east' }])
    s.choose('sendDrone', { to: 'east' })
    expect(s.offered('droneOn')).toEqual([{ to: 'east' }])
    s.choose('recallDrone', {})
    expect(s.asked?.step).toBe('act')
    expect(s.table.hazards).toEqual(['1-B1'])
  })

  test('[AL-203] Sweeper: explores and discards all hazard tokens there and here; upgraded 3 sectors', () => {
    const hazards = ['A1', 'B1', 'C1', 'D1', 'E1']
    const s = scene({ hazards, items: ['mine-sweeper'] }).choose('explore', {
      by: 'mine-sweeper',
      to: 'east',
    })
    expect(s.table.hazards).toEqual(['1-D1', '1-E1'])
    expect(s.revealed).toEqual(['A1', 'B1', 'C1'])
    const t = scene({ hazards, items: [upgraded('mine-sweeper')] }).choose('explore', {
      by: 'mine-sweeper',
      to: 'east',
    })
    expect(t.table.hazards).toEqual(['1-E1'])
    expect(t.revealed).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(charges(t, 'mine-sweeper')).toBe(2)
  })

  test('[AL-206] Holo Memory: nothing of the own level leaves the maze at the end of a round', () => {
    const setting: Setting = {
      map: 'A1-B1 B1-C1 C1-D1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      revealed: ['B1', 'C1', 'D1', '2-A1', '2-B1'],
      from: 'round-end',
      items: ['holo-memory'],
    }
    const s = scene(setting).choose('keepMaze', {})
    expect(s.revealed).toEqual(['2-A1', 'A1', 'B1', 'C1', 'D1'])
    expect(charges(s, 'holo-memory')).toBe(1)
    const t = scene(setting).choose('letMazeGo', {})
    expect(t.revealed).toEqual(['2-A1', 'A1', 'B1'])
    expect(charges(t, 'holo-memory')).toBe(2)
  })

  test('[AL-206] Holo Memory, upgraded: nothing leaves it on the stairs either', () => {
    const climb = (memory: Setting['items'] & object) =>
      scene({
        map: 'A1-B1 B1-C1 2-A1-B1',
        stairs: { red: ['A1', '2-A1'] },
        revealed: ['B1', 'C1'],
        items: memory,
      }).choose('move', { gait: 'walk', to: 'stairs' })
    expect(climb(['holo-memory']).revealed).toEqual(['2-A1', 'A1'])
    const s = climb([upgraded('holo-memory')]).choose('keepMaze', {})
    expect(s.revealed).toEqual(['2-A1', 'A1', 'B1', 'C1'])
    expect(charges(s, 'holo-memory')).toBe(1)
    expect(climb([upgraded('holo-memory')]).choose('letMazeGo', {}).revealed).toEqual(['2-A1', 'A1'])
  })
})

describe('Locating and searching with items', () => {
  const asked: Setting = {
    map: 'A1-B1 B1#C1 A1-A2 A2-A3 A3-B3 B3-C3 C3-C2 C2-C1 2-A1-B1',
    stairs: { red: ['A1', '2-A1'] },
    hazards: ['C1'],
    conditions: [{ at: '2-B1', mission: 'weapons-locker' }],
  }

  test('[AL-203] Motion Tracker: 3 targets', () => {
    const s = scene({ ...asked, items: ['motion-tracker'] }).choose('locate', {
      by: 'motion-tracker',
      target: 'hazard',
    })
    s.choose('locateAlso', { target: 'condition' }).choose('locateAlso', { target: 'boss' })
    for (const number of [1, 2, 3]) {
      expect(s.asked).toMatchObject({ step: 'answerLocate', args: { number } })
      s.choose('answer', s.offered('answer')[0]!)
      expect(s.happened('located')[0]!.way).toBeNull()
    }
    expect(s.asked?.step).toBe('act')
    expect(charges(s, 'motion-tracker')).toBe(3)
  })

  test('[AL-203] [AL-296] Motion Tracker, upgraded: also the way in which the shortest path begins', () => {
    const s = scene({ ...asked, items: [upgraded('motion-tracker')] }).choose('locate', {
      by: 'motion-tracker',
      target: 'hazard',
    })
    s.choose('locateAlso', { target: 'condition' }).choose('locateAlso', { target: 'straight' })
    // Past the locked door it is 2 steps; to the other level by the red stairs.
    expect(s.offered('answer')).toEqual([{ distance: 2, level: 'this', way: 'east' }])
    s.choose('answer', s.offered('answer')[0]!)
    expect(s.offered('answer')).toEqual([{ distance: 2, level: 'other', way: 'red-stairs' }])
    s.choose('answer', s.offered('answer')[0]!)
    expect(s.offered('answer').map(({ distance, way }) => [distance, way])).toEqual([
      [1, 'east'],
      [1, 'south'],
    ])
  })

  test('[AL-299] the next basic Locate gives no direction again', () => {
    const s = scene({ ...asked, items: [upgraded('motion-tracker')], turn: { actionsLeft: 2 } })
    s.choose('locate', { by: 'motion-tracker', target: 'hazard' })
      .choose('locateAlso', { target: 'boss' })
      .choose('locateAlso', { target: 'door' })
    for (let i = 0; i < 3; i++) s.choose('answer', s.offered('answer')[0]!)
    s.choose('locate', { by: 'watch', target: 'hazard' }).choose('locateAlso', { target: 'boss' })
    expect(s.offered('answer')).toEqual([{ distance: 2, level: 'this', way: null }])
  })

  const scanned: Setting = {
    map: 'A1=B1',
    rooms: { A1: 'canteen' },
    itemDeck: ['crowbar', 'jet-pack', 'flare', 'serum'],
  }

  test('[AL-203] Bio Scanner: draw 3, keep 2; the room is not used up', () => {
    const s = scene({ ...scanned, items: ['bio-scanner'] }).choose('search', { how: 'bio-scanner' })
    expect(s.offered('keepItems')).toEqual([
      { discard: 'crowbar' },
      { discard: 'jet-pack' },
      { discard: 'flare' },
    ])
    s.choose('keepItems', { discard: 'jet-pack' })
    expect(s.hero.items.map(({ item }) => item)).toEqual(['bio-scanner', 'crowbar', 'flare'])
    expect(s.table.itemDiscard).toEqual(['jet-pack'])
    expect(s.hero.searched).toEqual([])
    expect(charges(s, 'bio-scanner')).toBe(1)
  })

  test('[AL-203] Bio Scanner, upgraded: keep all 3', () => {
    const s = scene({ ...scanned, items: [upgraded('bio-scanner')] }).choose('search', { how: 'bio-scanner' })
    expect(s.hero.items).toHaveLength(4)
    expect(s.table.itemDiscard).toEqual([])
  })
})

describe('Interacting with items', () => {
  const switchboard: Setting = {
    map: 'C3-C2 C2-C1 C3-D3 D3-E3 C3-C4 C4-C5 C3-B3 B3-A3',
    switches: ['C3'],
    hero: 'C3',
  }

  test('[AL-203] Toolkit: 2 directions, upgraded all; only at a switch', () => {
    const s = scene({ ...switchboard, items: ['toolkit'] }).choose('rewire', {
      first: 'north',
      second: 'west',
    })
    expect(s.lit).toEqual(['A3', 'B3', 'C1', 'C2', 'C3'])
    expect(charges(s, 'toolkit')).toBe(2)
    const t = scene({ ...switchboard, items: [upgraded('toolkit')] })
    expect(t.offered('rewire')).toEqual([{ first: null, second: null }])
    t.choose('rewire', { first: null, second: null })
    expect(t.lit).toHaveLength(9)
    expect(scene({ items: ['toolkit'] }).offered('rewire')).toEqual([])
  })

  test.each([
    ['med-kit', false, [6, 4]],
    ['med-kit', true, [7, 4]],
    ['sedatives', false, [4, 6]],
    ['sedatives', true, [4, 7]],
  ] as const)('[AL-203] %s (upgraded: %s)', (item, better, after) => {
    const s = scene({ health: 4, control: 4, items: [{ item, upgraded: better }] }).choose('heal', { item })
    expect(tracks(s)).toEqual(after)
    expect(charges(s, item)).toBe(2)
  })

  test('[AL-171] nothing is recovered above 12', () => {
    expect(tracks(scene({ health: 11, items: ['med-kit'] }).choose('heal', { item: 'med-kit' }))).toEqual([
      12, 12,
    ])
  })

  test.each([
    ['health', false, [7, 3]],
    ['control', false, [3, 7]],
    ['health', true, [7, 4]],
    ['control', true, [4, 7]],
  ] as const)('[AL-203] Serum for %s (upgraded: %s)', (recover, better, after) => {
    const s = scene({ health: 4, control: 4, items: [{ item: 'serum', upgraded: better }] })
    s.choose('takeSerum', { recover })
    expect(tracks(s)).toEqual(after)
    expect(charges(s, 'serum')).toBe(1)
  })

  test('[AL-742] what the Serum costs is not turned on an ally', () => {
    const s = scene({ health: 4, ally: ['doctor', 6], items: ['serum'] }).choose('takeSerum', {
      recover: 'health',
    })
    expect(tracks(s)).toEqual([7, 11])
  })

  test('[AL-203] Floodlight: the own sector and all adjacent ones, not by stairs; upgraded the next ones in line', () => {
    const setting: Setting = {
      ...switchboard,
      map: `${switchboard.map!.replace('C3-B3', 'C3#B3')} D3-D4 2-C3`,
      stairs: { red: ['C3', '2-C3'] },
    }
    const s = scene({ ...setting, items: ['floodlight'] }).choose('setFloodlight', {})
    expect(s.lit).toEqual(['C2', 'C3', 'C4', 'D3'])
    expect(charges(s, 'floodlight')).toBe(1)
    const t = scene({ ...setting, items: [upgraded('floodlight')] }).choose('setFloodlight', {})
    expect(t.lit).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'D3', 'E3'])
  })

  const decoy: Setting = {
    map: 'A1-B1 B1-C1 C1-D1 D1-E1 A1-A2 A2-A3 A3-A4',
    revealed: ['B1', 'C1', 'D1'],
    monsters: [
      { being: 'worms', at: 'A2' },
      { being: 'spores', at: 'A4' },
      { being: 'high-priest', at: 'A2' },
    ],
  }

  test('[AL-203] Decoy Beacon: a revealed sector at distance 2 or more', () => {
    const s = scene({ ...decoy, items: ['decoy-beacon'] })
    expect(s.offered('setDecoy')).toEqual([{ place: s.place('C1') }, { place: s.place('D1') }])
    const apart = scene({ ...decoy, revealed: ['B1'], apart: ['A4'], items: ['decoy-beacon'] })
    expect(apart.offered('setDecoy')).toEqual([{ place: apart.place('A4') }])
  })

  test('[AL-203] Decoy Beacon: each monster within 2 goes 1 sector towards it, with noise; bosses do not', () => {
    const s = scene({ ...decoy, items: ['decoy-beacon'], control: 12 })
    s.choose('setDecoy', { place: s.place('D1') })
    expect(s.asked).toMatchObject({ step: 'lureWhich', args: { range: 1 }, seat: 'e1' })
    expect(s.offered('lure')).toEqual([{ monster: 'm1', path: 'n', heard: 'here' }])
    s.choose('lure', { monster: 'm1', path: 'n', heard: 'here' })
    expect(heard(s)).toEqual(['here'])
    expect(whereIs(s, 'm1')).toBe('A1')
    expect(whereIs(s, 'm2')).toBe('A4')
    expect(whereIs(s, 'm3')).toBe('A2')
    expect(s.hero.control).toBe(10)
    expect(charges(s, 'decoy-beacon')).toBe(1)
  })

  test('[AL-203] Decoy Beacon: whoever cannot come closer stays where it is, without a noise', () => {
    const s = scene({
      ...decoy,
      items: ['decoy-beacon'],
      lit: ['A1', 'C1'],
      monsters: [{ being: 'worms', at: 'C1' }],
    })
    s.choose('setDecoy', { place: s.place('C1') })
    expect(s.asked?.step).toBe('act')
    expect(heard(s)).toEqual([])
    expect(s.lit).toEqual(['A1', 'C1'])
  })

  test('[AL-203] [AL-R51] Decoy Beacon: it stays where it is when the Hero learns where that lies', () => {
    const s = scene({
      map: 'A1#B1 B1-C1 C1-D1',
      items: [upgraded('decoy-beacon')],
      apart: ['C1'],
      lit: ['B1'],
      monsters: [
        { being: 'cultists', at: 'A1' },
        { being: 'spores', at: 'A1' },
      ],
    })
    const before = s.place('C1')
    s.choose('setDecoy', { place: before })
    expect(s.view('hero').table['beacon']).toBe(before)
    s.choose('lure', { monster: 'm1', path: 'Ee', heard: 'east' })
    expect(s.place('C1')).not.toBe(before)
    expect(s.view('hero').table['beacon']).toBe(s.place('C1'))
    expect(s.offered('lure')).toEqual([{ monster: 'm2', path: 'ee', heard: 'east' }])
    s.choose('lure', s.offered('lure')[0]!)
    expect(s.view('hero').table['beacon']).toBeNull()
  })

  test('[AL-203] Decoy Beacon, upgraded: 2 sectors; each once, in an order of Evil’s choice', () => {
    const s = scene({
      ...decoy,
      items: [upgraded('decoy-beacon')],
      monsters: [
        { being: 'worms', at: 'A2' },
        { being: 'spores', at: 'B1' },
      ],
    })
    s.choose('setDecoy', { place: s.place('D1') })
    expect(s.offered('lure').map(({ monster, path }) => [monster, path])).toEqual([
      ['m1', 'ne'],
      ['m2', 'ee'],
    ])
    s.choose('lure', s.offered('lure')[1]!)
    expect(s.offered('lure').map(({ monster }) => monster)).toEqual(['m1'])
    s.choose('lure', s.offered('lure')[0]!)
    expect([whereIs(s, 'm1'), whereIs(s, 'm2')]).toEqual(['B1', 'D1'])
    expect(s.asked?.step).toBe('act')
  })
})

describe('Items that need no action', () => {
  const attacked = (item: Setting['items'] & object, setting: Setting = {}): Scene =>
    scene({
      items: item,
      monsters: beside('worms'),
      from: 'end-of-turn',
      next: ['hit', 'hit', 'hit'],
      ...setting,
    })

  test.each([
    [false, 1, 10],
    [false, 2, 11],
    [true, 1, 11],
    [true, 2, 12],
  ])(
    '[AL-206] Body Armour (upgraded: %s) with %i charges against 3 hits: %i health left',
    (better, spent, health) => {
      const s = attacked([{ item: 'body-armour', upgraded: better }]).choose('wearArmour', { charges: spent })
      expect(tracks(s)).toEqual([health, 12])
      expect(charges(s, 'body-armour')).toBe(4 - spent)
    },
  )

  test('[AL-206] Body Armour: at most 2 charges for an attack, but for each attack anew', () => {
    const s = attacked(['body-armour'], {
      monsters: beside('worms', 'worms'),
      next: Array.from({ length: 6 }, () => 'hit'),
    })
    s.choose('attackNext', { monster: 'm1' }).choose('wearArmour', { charges: 1 })
    expect(s.hero.health).toBe(10)
    expect(s.asked?.step).toBe('saveFromLoss')
    expect(s.offered('wearArmour')).toEqual([{ charges: 1 }, { charges: 2 }])
    s.choose('wearArmour', { charges: 2 })
    expect(tracks(s)).toEqual([9, 12])
    expect(charges(s, 'body-armour')).toBe(1)
  })

  test('[AL-206] Body Armour: against a parting attack, too, but not against frights and cards', () => {
    const parting = scene({
      items: ['body-armour'],
      revealed: ['B1'],
      monsters: beside('worms'),
      next: ['hit'],
    })
    parting.choose('move', { gait: 'walk', to: 'east' }).choose('strikeAtParting', {})
    expect(parting.offered('wearArmour')).not.toEqual([])
    const fright = scene({
      items: ['body-armour'],
      control: 0,
      lit: ['B1'],
      monsters: [{ being: 'worms', at: 'B1' }],
    })
    expect(fright.choose('move', { gait: 'walk', to: 'east' }).asked?.step).toBe('act')
    expect(fright.hero.health).toBe(10)
  })

  test('[AL-206] Body Armour need not be used', () => {
    const s = attacked(['body-armour']).choose('endure', {})
    expect(tracks(s)).toEqual([9, 12])
    expect(charges(s, 'body-armour')).toBe(4)
  })

  function frightened(item: Setting['items'] & object, nightmare = false): Scene {
    const s = scene({
      items: item,
      lit: ['B1'],
      round: { nightmare },
      monsters: [{ being: 'worms', at: 'B1' }],
      next: ['miss'],
    })
    return s.choose('move', { gait: 'walk', to: 'east' })
  }

  test('[AL-206] Night Goggles: a fright costs 2 less, at least 0; upgraded nothing', () => {
    const s = frightened(['night-goggles']).choose('wearGoggles', {})
    expect([s.hero.control, charges(s, 'night-goggles')]).toEqual([12, 2])
    const worse = frightened(['night-goggles'], true).choose('wearGoggles', {})
    expect([worse.hero.control, worse.asked?.step]).toEqual([11, 'act'])
    expect(frightened([upgraded('night-goggles')], true).choose('wearGoggles', {}).hero.control).toBe(12)
    expect(frightened(['night-goggles']).choose('endure', {}).hero.control).toBe(10)
  })

  test('[AL-206] Gas Mask: the surges of a roll in the hazardous sector do not count', () => {
    const next = ['surge', 'hit', 'surge']
    const s = attacked(['gas-mask'], { hazards: ['A1'], next }).choose('wearMask', {})
    expect(tracks(s)).toEqual([11, 12])
    expect(charges(s, 'gas-mask')).toBe(2)
    expect(attacked(['gas-mask'], { hazards: ['A1'], next }).choose('takeTheRoll', {}).hero.health).toBe(9)
    expect(attacked(['gas-mask'], { next }).asked?.step).toBe('act')
  })

  test('[AL-206] Gas Mask, upgraded: no reaction is dangerous any more in this turn', () => {
    const answer = (better: boolean) => {
      const s = attacked([{ item: 'gas-mask', upgraded: better }], {
        decks: ['dread', 'fury'],
        hands: { e1: ['panic'] },
        hazards: ['A1'],
        next: ['surge', 'hit', 'surge'],
      })
      return s.pass().choose('wearMask', {}).choose('play', { card: 'panic' })
    }
    expect(tracks(answer(false))).toEqual([11, 10])
    expect(tracks(answer(true))).toEqual([11, 11])
  })

  test('[AL-206] Gas Mask, upgraded: also against a roll without surges', () => {
    const setting: Setting = { hazards: ['A1'], next: ['hit', 'miss', 'miss'] }
    expect(attacked(['gas-mask'], setting).asked?.step).toBe('act')
    expect(attacked([upgraded('gas-mask')], setting).choose('wearMask', {}).hero.health).toBe(11)
  })

  test.each([
    [false, 1, 3],
    [true, 1, 4],
    [false, 5, 6],
    [true, 4, 6],
  ])('[AL-145] Adrenaline Shot (upgraded: %s) with %i tokens: %i', (better, adrenaline, after) => {
    const s = scene({ adrenaline, items: [{ item: 'adrenaline-shot', upgraded: better }] }).choose(
      'injectAdrenaline',
      {},
    )
    expect(s.hero.adrenaline).toBe(after)
    expect(charges(s, 'adrenaline-shot')).toBe(1)
    expect(s.asked?.step).toBe('act')
    expect(s.table.turn.performed).toEqual([])
  })

  test('[AL-145] Adrenaline Shot: only at the start of a turn', () => {
    const s = scene({ items: ['adrenaline-shot'], turn: { actionsLeft: 2 } }).choose('search', { how: 'one' })
    if (s.asked?.step === 'upgradeWhich') s.choose('stopUpgrading', {})
    expect(s.asked?.step).toBe('act')
    expect(s.offered('injectAdrenaline')).toEqual([])
  })

  const hasty: Setting = {
    items: ['stimulant', 'jet-pack', 'crowbar'],
    switches: ['B1'],
    itemDeck: ['bullets-1'],
  }

  test('[AL-205] Stimulant: after an action 1 additional basic Move, and nothing else', () => {
    const s = scene({ ...hasty, items: ['stimulant', 'jet-pack'] }).choose('move', {
      gait: 'walk',
      to: 'east',
    })
    expect(s.offered('actAgain')).toHaveLength(1)
    s.choose('actAgain', {})
    expect(charges(s, 'stimulant')).toBe(1)
    for (const step of ['search', 'explore', 'repair', 'locate'] as const) expect(s.offered(step)).toEqual([])
    expect(s.offered('move').every(({ gait }) => gait === 'walk' || gait === 'sprint')).toBe(true)
    s.choose('move', { gait: 'walk', to: 'east' })
    expect(s.hero.at).toBe('1-C1')
    expect(s.table.turn.number).toBe(1)
    s.choose('endActions', {})
    expect(s.table.turn.number).toBe(2)
  })

  test('[AL-205] Stimulant, upgraded: 1 additional basic action of any kind, without items', () => {
    const s = scene({ ...hasty, items: [upgraded('stimulant'), 'jet-pack', 'floodlight'] })
    s.choose('move', { gait: 'walk', to: 'east' }).choose('actAgain', {})
    expect(s.may('repair', { to: 'east' })).toBe(true)
    expect(s.may('search', { how: 'one' })).toBe(true)
    expect(s.offered('setFloodlight')).toEqual([])
    expect(s.may('move', { gait: 'jet-pack', to: 'east' })).toBe(false)
    s.choose('repair', { to: 'east' })
    expect(s.asked?.step).toBe('afterAction')
  })

  test('[AL-205] Stimulant: not before an action', () => {
    expect(scene(hasty).offered('actAgain')).toEqual([])
  })

  test('[AL-322] with its last charge an item is gone', () => {
    const s = attacked([{ item: 'body-armour', charges: 1 }])
    expect(s.offered('wearArmour')).toEqual([{ charges: 1 }])
    s.choose('wearArmour', { charges: 1 })
    expect(s.table.itemDiscard).toEqual(['body-armour'])
  })
})
