import { describe, expect, test } from 'vitest'
import { bullets } from '../../cards/items.ts'
import type { Mission, RedMission } from '../../cards/missions.ts'
import type { Room } from '../../content/maps.ts'
import { levelOf } from '../../content/sectors.ts'
import { type Scene, type Setting, at, scene, short } from '../scene.ts'
import { shift, spawns, tracks, whereIs } from './about.ts'
import { goOn, holding, questions } from './playing.ts'
import { open, tableOf } from './reading.ts'

/** Without rewards of the difficulty. */
const bare: Setting = { options: { difficulty: 'impossible' } }
const advance = (s: Scene, mission: Mission): Scene => s.choose('advance', { mission })
const offered = (s: Scene): Mission[] => s.offered('advance').map(({ mission }) => mission)

/** A mission of which nothing is done yet, in the room where the Hero is. */
function inRoom(room: Room, setting: Setting): Setting {
  return { map: 'A1=B1 B1-C1 C1-D1 D1-E1', rooms: { A1: room }, ...bare, ...setting }
}

describe('starting missions', () => {
  const both: Setting = { missions: { green: 'trapped-crewmate', blue: 'haze', red: 'evacuation' }, ...bare }

  test('[AL-761] both are open from the start, each in its own room', () => {
    expect(offered(scene(inRoom('infirmary', both)))).toEqual(['trapped-crewmate'])
    expect(offered(scene(inRoom('control-room', both)))).toEqual(['haze'])
    expect(offered(scene(inRoom('canteen', both)))).toEqual([])
  })

  test('[AL-762] [AL-004] the first to be completed brings the final mission into play', () => {
    const s = scene(inRoom('control-room', both))
    expect(s.table.missions.red.active).toBe(false)
    advance(s, 'haze')
    expect(s.table.missions.red.active).toBe(true)
    expect(s.happened('finalMissionActive')).toEqual([{ mission: 'evacuation' }])
  })

  test('[AL-763] then the Hero gets the reward of the difficulty', () => {
    const s = scene({
      ...inRoom('control-room', both),
      options: { difficulty: 'easy' },
      health: 5,
      control: 5,
    })
    advance(s, 'haze')
    expect(tracks(s)).toEqual([8, 10])
    expect(s.table.round.marker).toBe(4)
  })

  test('[AL-764] [AL-R35] the other one gives its own reward and no second one of the difficulty', () => {
    const s = scene({
      ...inRoom('control-room', {
        missions: { green: { mission: 'trapped-crewmate', done: true }, blue: 'haze', red: 'evacuation' },
      }),
      options: { difficulty: 'easy' },
      health: 5,
      control: 5,
    })
    expect(s.table.missions.red.active).toBe(true)
    advance(s, 'haze')
    expect(tracks(s)).toEqual([5, 7])
    expect(s.table.round.marker).toBe(3)
    expect(s.happened('finalMissionActive')).toEqual([])
  })

  test('[AL-765] a mission is advanced by an Interact action', () => {
    const s = scene({ ...inRoom('infirmary', both), adrenaline: 1 }).choose('slowTime', {})
    advance(s, 'trapped-crewmate')
    expect(s.happened('acted')).toEqual([{ action: 'interact', item: null }])
    expect(s.table.turn).toMatchObject({ actionsLeft: 1, performed: [{ action: 'interact' }] })
  })

  test('[AL-767] one step for each action; everybody sees the progress', () => {
    const s = advance(scene(inRoom('infirmary', both)), 'trapped-crewmate')
    expect(s.heroSees('missionAdvanced')).toEqual([{ mission: 'trapped-crewmate', progress: 1 }])
    for (const seat of ['hero', 'e1', ''])
      expect(s.view(seat).table['missions']).toMatchObject({ green: { progress: 1, done: false } })
  })

  test('[AL-768] nothing can be done for the final mission before it is active', () => {
    expect(offered(scene(inRoom('control-room', { missions: { blue: 'jamming-field' } })))).toEqual([])
    expect(offered(scene(inRoom('control-room', {})))).toEqual(['evacuation'])
  })
})

describe('green missions', () => {
  test('Trapped Crewmate: [AL-732] [AL-733] [AL-767] two Interacts bring an ally with 6 charges', () => {
    const s = scene(inRoom('infirmary', { missions: { green: 'trapped-crewmate' }, allyPool: ['doctor'] }))
    advance(s, 'trapped-crewmate')
    expect(s.hero.ally).toBeNull()
    advance(s, 'trapped-crewmate')
    expect(s.hero.ally).toEqual({ character: 'doctor', charges: 6 })
    expect(s.table.allyPool).toEqual([])
  })

  const locker: Setting = {
    missions: { green: 'weapons-locker' },
    conditions: [
      { at: 'B1', mission: 'weapons-locker' },
      { at: 'D1', mission: 'weapons-locker' },
    ],
  }

  test('Weapons Locker: [AL-766] key cards lie on spots out of sight, one on each level', () => {
    for (let seed = 1; ; seed++) {
      const engine = open({ evil: 1 }, seed)
      while (engine.decision!.step !== 'placeCondition' && engine.decision!.step !== 'act')
        engine.choose(engine.decision!.options[0]!)
      if (engine.decision!.step !== 'placeCondition') continue
      const { map } = tableOf(engine)
      const spots = (): string[] => engine.decision!.options.map(({ args }) => args['at'] as string)
      expect(spots().every((sector) => map[sector]!.spot)).toBe(true)
      expect(new Set(spots().map((sector) => levelOf(sector)))).toEqual(new Set([1, 2]))
      const [first] = spots()
      engine.choose(engine.decision!.options[0]!)
      expect(spots().every((sector) => levelOf(sector) !== levelOf(first!))).toBe(true)
      engine.choose(engine.decision!.options[0]!)
      expect(tableOf(engine).conditions).toHaveLength(2)
      expect(engine.decision!.step).not.toBe('placeCondition')
      break
    }
  })

  test('Weapons Locker: [AL-766] a key card is taken where it lies, and opens the locker', () => {
    const s = scene(inRoom('armoury', { ...locker, hero: 'A1' }))
    expect(offered(s)).toEqual([])
    goOn(s.choose('move', { gait: 'walk', to: 'east' }))
    advance(s, 'weapons-locker')
    expect(s.table.conditions.map((each) => short(each.at))).toEqual(['D1'])
    expect(s.table.missions.green.done).toBe(false)
    goOn(goOn(s).choose('move', { gait: 'walk', to: 'west' }))
    expect(offered(s)).toEqual(['weapons-locker'])
  })

  const opened = (setting: Setting): Scene =>
    advance(
      scene(
        inRoom('armoury', { missions: { green: { mission: 'weapons-locker', progress: 1 } }, ...setting }),
      ),
      'weapons-locker',
    )

  test('Weapons Locker: Bullets from the deck or the discard pile, then two items', () => {
    const s = opened({ itemDeck: ['crowbar', 'flare'] })
    expect(s.hero.items.map(({ item }) => item)).toEqual(['bullets-1', 'crowbar', 'flare'])
    expect(s.table.missions.green.done).toBe(true)
    const found = opened({
      items: ['bullets-1', 'bullets-3'],
      itemDiscard: ['bullets-2'],
      itemDeck: ['crowbar', 'flare'],
    })
    expect(found.hero.items.map(({ item }) => item)).toContain('bullets-2')
    expect(found.table.itemDiscard).toEqual([])
  })

  test('Weapons Locker: a card instead of Bullets if there are none', () => {
    const s = opened({ items: [...bullets], itemDeck: ['crowbar', 'flare', 'grenade'] })
    expect(s.hero.items.slice(3).map(({ item }) => item)).toEqual(['crowbar', 'flare', 'grenade'])
  })

  test('Emergency Power: only while no monster is there', () => {
    const given = inRoom('generator-room', { missions: { green: 'emergency-power' } })
    expect(offered(scene({ ...given, monsters: [{ being: 'worms', at: 'B1' }] }))).toEqual([
      'emergency-power',
    ])
    expect(offered(scene({ ...given, monsters: [{ being: 'worms', at: 'A1' }] }))).toEqual([])
  })

  test('Emergency Power: light in all 8 rooms and beside the generator room', () => {
    const s = scene({ ...bare, map: 'colony-spine', hero: '2-E2', missions: { green: 'emergency-power' } })
    advance(s, 'emergency-power')
    const rooms = ['A5', 'B3', 'E1', 'E3', '2-A5', '2-C1', '2-D5', '2-E2']
    expect(s.lit).toEqual([...rooms, '2-D2', '2-E3'].toSorted())
  })

  test('Synthesis: only after a revealed monster was killed; 4 health and 4 self-control', () => {
    const given = inRoom('laboratory', { missions: { green: 'synthesis' }, health: 5, control: 10 })
    expect(offered(scene(given))).toEqual([])
    expect(tracks(advance(scene({ ...given, killed: true }), 'synthesis'))).toEqual([9, 12])
  })

  test('Barricaded Survivor: only while the room is lit; an ally', () => {
    const given = inRoom('canteen', { missions: { green: 'barricaded-survivor' }, allyPool: ['captain'] })
    expect(offered(scene(given))).toEqual([])
    const s = advance(scene({ ...given, lit: ['A1'] }), 'barricaded-survivor')
    expect(s.hero.ally).toEqual({ character: 'captain', charges: 6 })
  })
})

describe('blue missions', () => {
  test('Haze: a basic Explore reveals 1 sector; 2 self-control', () => {
    const given = inRoom('control-room', { missions: { blue: 'haze' }, control: 5 })
    expect(
      scene({ ...given, map: 'A1-B1 B1-C1' }).choose('explore', { by: 'eyes', to: 'east' }).revealed,
    ).toEqual(['A1', 'B1'])
    const flare = scene({ ...given, map: 'A1-B1 B1-C1', items: ['flare'] })
    expect(flare.choose('explore', { by: 'flare', to: 'east' }).revealed).toEqual(['A1', 'B1', 'C1'])
    const s = advance(scene({ ...given, map: 'A1-B1 B1-C1' }), 'haze')
    expect(tracks(s)).toEqual([12, 7])
    expect(s.choose('explore', { by: 'eyes', to: 'east' }).revealed).toEqual(['A1', 'B1', 'C1'])
  })

  const silence: Setting = {
    missions: { blue: 'dead-silence' },
    monsters: [
      { being: 'worms', at: 'D1' },
      { being: 'spores', at: 'C1' },
    ],
    apart: ['C1'],
  }
  const step = (s: Scene): Scene =>
    s.choose('move', { gait: 'walk', to: s.hero.at === at('A1') ? 'east' : 'west' })

  test('Dead Silence: after a Move Evil may move an unrevealed monster up to 1 sector, once a round', () => {
    const s = step(scene(silence))
    expect(s.asked).toMatchObject({ step: 'moveMonster', args: { range: 1 } })
    expect([...new Set(s.offered('shift').map(({ monster }) => monster))]).toEqual(['m1'])
    shift(s, 'm1', 'e')
    expect(whereIs(s, 'm1')).toBe('E1')
    expect(step(s).asked!.step).toBe('act')
  })

  test('Dead Silence: who lets it pass may do it after a later Move; no card is needed', () => {
    const s = step(scene(silence)).choose('stay', {})
    expect(step(s).asked!.step).toBe('moveMonster')
    expect(s.table.track).toEqual([])
  })

  test('Dead Silence: not after other actions; asked even if no such monster is there', () => {
    expect(goOn(scene(silence).choose('search', { how: 'one' })).asked!.step).toBe('act')
    const nobody = step(scene({ missions: { blue: 'dead-silence' } }))
    expect([nobody.asked!.step, nobody.offered('shift'), nobody.offered('stay')]).toEqual([
      'moveMonster',
      [],
      [{}],
    ])
  })

  test('Dead Silence: two Interacts; two items, and it is over', () => {
    const s = scene({ ...inRoom('communications-room', silence), itemDeck: ['crowbar', 'flare'] })
    advance(s, 'dead-silence')
    expect(s.hero.items).toEqual([])
    advance(s, 'dead-silence')
    expect(s.hero.items.map(({ item }) => item)).toEqual(['crowbar', 'flare'])
    expect(goOn(step(s)).happened('monsterMoved')).toEqual([])
    expect(s.asked!.step).toBe('act')
  })

  test('Failing Grid: a switch lights its own sector and 1 more', () => {
    const s = scene({ map: 'A1-B1 B1-C1', switches: ['A1'], missions: { blue: 'failing-grid' } })
    expect(s.choose('repair', { to: 'east' }).lit).toEqual(['A1', 'B1'])
  })

  test('Failing Grid: two Interacts; the room and up to 2 sectors in every direction are lit', () => {
    const s = scene({
      ...bare,
      map: 'C3=C2 C2-C1 C3=D3 D3-E3 C3=C4 C4-D4',
      rooms: { C3: 'generator-room' },
      missions: { blue: 'failing-grid' },
    })
    advance(s, 'failing-grid')
    expect(s.lit).toEqual([])
    expect(advance(s, 'failing-grid').lit).toEqual(['C1', 'C2', 'C3', 'C4', 'D3', 'E3'])
  })

  const bloom: Setting = inRoom('laboratory', {
    map: 'A1-B1 B1-C1 C1-D1 D1-E1',
    missions: { blue: 'spore-bloom', red: 'evacuation' },
    monsters: [
      { being: 'brood-mother', at: 'A1', wounded: true },
      { being: 'spores', at: 'D1' },
      { being: 'worms', at: 'D1' },
    ],
  })

  test('Spore Bloom: the Brood Mother is in the laboratory from the start', () => {
    for (let seed = 1; ; seed++) {
      const engine = open({}, seed)
      while (engine.decision!.step !== 'act') engine.choose(engine.decision!.options[0]!)
      const { missions, monsters, map } = tableOf(engine)
      if (missions.blue.mission !== 'spore-bloom') continue
      expect(monsters.map(({ being, at: sector }) => [being, map[sector]!.what])).toEqual([
        ['brood-mother', 'laboratory'],
      ])
      break
    }
  })

  test('Spore Bloom: [AL-794] at the end of a round Evil may spawn Spores, by the normal rules', () => {
    const s = goOn(scene({ ...bloom, from: 'round-end' }), 'spawnMonster')
    expect(spawns(s, 'spores')).toEqual(['D1', 'E1'])
    expect(spawns(s, 'worms')).toEqual([])
    expect(s.offered('spawnNone')).toHaveLength(1)
  })

  test('Spore Bloom: killing her removes all Spores, for which there is no experience', () => {
    const s = scene({ ...bloom, next: ['hit', 'miss'] }).choose('fight', { target: 'brood-mother-wounded' })
    expect(s.asked!.step).toBe('learnWhich')
    s.choose('learn', { first: 'parasites', second: 'cultists' })
    expect(s.table.monsters.map(({ being }) => being)).toEqual(['worms'])
    expect(s.hero.experience).toEqual({ spores: 0, parasites: 1, cultists: 1, hybrids: 0, worms: 0 })
    expect(s.table.missions).toMatchObject({ blue: { done: true }, red: { active: true } })
  })

  test('Spore Bloom: no Interact helps', () => {
    expect(offered(scene(bloom))).toEqual([])
  })

  test('Jamming Field: a basic Locate has 1 target; two questions that are no action', () => {
    const s = scene(inRoom('armoury', { missions: { blue: 'jamming-field' } }))
    s.choose('locate', { by: 'watch', target: 'armoury' })
    expect(s.asked!.step).toBe('answerLocate')
    goOn(s.choose('answer', { distance: 0, level: 'this', way: null }))
    advance(s, 'jamming-field')
      .choose('locateAlso', { target: 'armoury' })
      .choose('locateAlso', { target: 'worms' })
    expect(s.table.turn.performed.map(({ action }) => action)).toEqual(['interact'])
    expect(
      goOn(s)
        .happened('located')
        .map(({ target }) => target),
    ).toEqual(['armoury', 'worms'])
    expect(s.choose('locate', { by: 'watch', target: 'worms' }).asked!.step).toBe('locateWhat')
  })

  test('Jamming Field: those questions enable no card for Locate', () => {
    const s = scene(
      inRoom('armoury', { ...holding('restless', 'scatter'), missions: { blue: 'jamming-field' } }),
    )
    advance(s, 'jamming-field')
      .choose('locateAlso', { target: 'armoury' })
      .choose('locateAlso', { target: 'worms' })
    expect(s.asked!.step).toBe('answerLocate')
  })
})

/** The Hero completes a starting mission in the laboratory, at A1, and this final mission becomes active. */
function activated(red: RedMission, setting: Setting = {}): Scene {
  const given = inRoom('laboratory', {
    missions: { green: 'synthesis', blue: 'jamming-field', red },
    killed: true,
    ...setting,
  })
  return advance(scene({ ...given, rooms: { A1: 'laboratory', ...setting.rooms } }), 'synthesis')
}

describe('final missions', () => {
  test('Distress Call: [AL-713] when it becomes active Evil places 2 hazard tokens out of view', () => {
    const s = activated('distress-call')
    expect(s.offered('trap').map((each) => short(each.at))).toEqual(['B1', 'C1', 'D1', 'E1'])
    s.choose('trap', { at: at('C1'), instead: null }).choose('trap', { at: at('E1'), instead: null })
    expect(s.table.hazards.map(short)).toEqual(['C1', 'E1'])
    expect(s.asked!.step).toBe('act')
  })

  test('Distress Call: three Interacts, at most one in a turn', () => {
    const s = scene(inRoom('communications-room', { missions: { red: 'distress-call' } }))
    s.choose('slowTime', {})
    advance(s, 'distress-call')
    expect(offered(s)).toEqual([])
    goOn(s.choose('search', { how: 'one' }))
    advance(s, 'distress-call')
    expect(s.outcome).toBeUndefined()
    expect(advance(s, 'distress-call').outcome).toBe('won')
  })

  const purge: Setting = {
    ...bare,
    map: 'A1-B1 B1-C1 C1-D1 D1-E1',
    rooms: { A1: 'laboratory', B1: 'control-room' },
    missions: { red: 'radiation-purge' },
  }

  test('Radiation Purge: first in the laboratory, then in the control room', () => {
    expect(offered(scene({ ...purge, hero: 'B1' }))).toEqual([])
    const s = advance(scene(purge), 'radiation-purge')
    expect(s.asked).toMatchObject({ step: 'spawnMonster', seat: 'e1' })
    expect(spawns(s, 'spores')).toEqual(['D1', 'E1'])
    goOn(s.choose('spawnNone', {}))
    expect(offered(s)).toEqual([])
    goOn(s.choose('move', { gait: 'walk', to: 'east' }))
    expect(advance(s, 'radiation-purge').outcome).toBe('won')
  })

  const evacuation: Setting = {
    ...bare,
    map: 'A1-B1',
    rooms: { A1: 'control-room', B1: 'escape-pods' },
  }

  test('Evacuation: first in the control room, then in the escape pods', () => {
    expect(offered(scene({ ...evacuation, hero: 'B1' }))).toEqual([])
    const s = advance(scene(evacuation), 'evacuation')
    expect(s.table.missions.red.countdown).toBe(2)
    expect(offered(s)).toEqual([])
    goOn(s.choose('move', { gait: 'walk', to: 'east' }))
    expect(advance(s, 'evacuation').outcome).toBe('won')
  })

  const counting = (countdown: number | null, setting: Setting = {}): Scene =>
    scene({
      ...evacuation,
      from: 'round-end',
      performed: ['search'],
      missions: { red: { progress: 1, countdown } },
      ally: ['captain', 6],
      ...setting,
    })

  test.each([
    [null, null, 12],
    [2, 1, 12],
    [1, 0, 9],
    [0, 0, 9],
  ])('Evacuation: [AL-794] a countdown of %s becomes %s and leaves %i', (before, after, left) => {
    const s = goOn(counting(before))
    expect(s.table.missions.red.countdown).toBe(after)
    expect(tracks(s)).toEqual([left, left])
  })

  test('Evacuation: [AL-R55] nor can it be prevented', () => {
    const captain: Setting = { character: 'captain', experience: { parasites: 2 }, ally: ['pilot', 6] }
    const s = counting(1, captain)
    expect(questions(s)).not.toContain('saveFromLoss')
    expect(tracks(s)).toEqual([9, 9])
  })

  test('Evacuation: [AL-742] [AL-800] an ally cannot take that loss, and no card answers it', () => {
    const s = counting(1)
    const asked = questions(s)
    expect(tracks(s)).toEqual([9, 9])
    expect(asked).not.toContain('redirect')
    expect(asked).not.toContain('react')
    expect(s.hero.ally!.charges).toBe(6)
  })

  test('The Queen: comes to the generator room, without noise', () => {
    const s = activated('the-queen', { rooms: { E1: 'generator-room' } })
    expect(s.offered('placeBoss')).toEqual([{ at: at('E1') }])
    s.choose('placeBoss', { at: at('E1') })
    expect(s.table.monsters).toMatchObject([{ being: 'queen-worm', at: at('E1'), wounded: false }])
    expect(s.story).not.toContain('noise')
  })

  test('The Queen: if that is nearer than 3, to any sector of that level at distance 3 or more', () => {
    const near = activated('the-queen', {
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1',
      rooms: { C1: 'generator-room' },
    })
    expect(near.offered('placeBoss').map((each) => short(each.at))).toEqual(['D1', 'E1'])
    const exact = activated('the-queen', { rooms: { D1: 'generator-room' } })
    expect(exact.offered('placeBoss').map((each) => short(each.at))).toEqual(['D1'])
  })

  test('The Queen: the question is asked in any case, so that it does not tell how near she is', () => {
    for (const square of ['B1', 'E1'])
      expect(activated('the-queen', { rooms: { [square]: 'generator-room' } }).asked!.step).toBe('bossWhere')
  })

  test('The Queen: [AL-769] the Hero is told that she has come, not where', () => {
    const s = activated('the-queen', { rooms: { E1: 'generator-room' } }).choose('placeBoss', {
      at: at('E1'),
    })
    expect(s.heroSees('bossPlaced')).toEqual([{ being: 'queen-worm', place: null }])
    expect(s.heroSees('monsterSpawned')).toEqual([])
  })

  test('The Queen: [AL-851] killing her wins', () => {
    const s = scene({
      missions: { red: 'the-queen' },
      monsters: [{ being: 'queen-worm', at: 'A1', wounded: true }],
      next: ['hit', 'hit'],
    }).choose('fight', { target: 'queen-worm-wounded' })
    expect(s.outcome).toBe('won')
  })

  const ritual: Setting = {
    ...bare,
    map: 'A1-B1 B1-C1 C1-D1 D1-E1',
    rooms: { A1: 'canteen' },
    missions: { red: 'the-ritual' },
  }

  test('The Ritual: [AL-766] [AL-769] the High Priest in the canteen, and three circles on spots', () => {
    const s = activated('the-ritual', {
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1',
      rooms: { E1: 'canteen' },
      spots: ['B1', 'D1', '2-A1', '2-B1'],
    }).choose('placeBoss', { at: at('E1') })
    const spots = (): string[] => s.offered('putCondition').map((each) => short(each.at))
    expect(spots()).toEqual(['B1', 'D1', '2-A1', '2-B1'])
    s.choose('putCondition', { at: at('D1') })
    expect(spots()).toEqual(['B1', '2-A1', '2-B1'])
    expect(s.heroSees('conditionPlaced')).toEqual([{ mission: 'the-ritual', place: null }])
    s.choose('putCondition', { at: at('2-A1') }).choose('putCondition', { at: at('2-B1') })
    expect(s.table.conditions).toHaveLength(3)
    expect(s.table.monsters).toMatchObject([{ being: 'high-priest', at: at('E1') }])
    expect(s.asked!.step).toBe('act')
  })

  test('The Ritual: [AL-766] spots in view do not do; too few of them: any corridor at distance 3 or more', () => {
    const s = activated('the-ritual', {
      rooms: { E1: 'canteen' },
      revealed: ['B1'],
      spots: ['B1', 'C1'],
    }).choose('placeBoss', { at: at('E1') })
    s.choose('putCondition', { at: at('C1') })
    expect(s.offered('putCondition').map((each) => short(each.at))).toEqual(['D1'])
  })

  test('The Ritual: the canteen helps only once all circles are gone', () => {
    const circle = { at: 'B1', mission: 'the-ritual' as const }
    expect(offered(scene({ ...ritual, conditions: [circle] }))).toEqual([])
    const s = scene({ ...ritual, hero: 'B1', conditions: [circle] })
    advance(s, 'the-ritual')
    expect(s.table.conditions).toEqual([])
    expect(s.outcome).toBeUndefined()
    goOn(s.choose('move', { gait: 'walk', to: 'west' }))
    expect(advance(s, 'the-ritual').outcome).toBe('won')
  })

  test('The Ritual: killing the High Priest wins as well', () => {
    const s = scene({
      ...ritual,
      conditions: [{ at: 'B1', mission: 'the-ritual' }],
      monsters: [{ being: 'high-priest', at: 'A1', wounded: true }],
      next: ['hit', 'hit'],
    }).choose('fight', { target: 'high-priest-wounded' })
    expect(s.outcome).toBe('won')
  })
})
