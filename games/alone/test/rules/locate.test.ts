import { describe, expect, test } from 'vitest'
import type { Sought } from '../../names.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/** The Hero asks for these things; Evil is about to answer the first. */
function ask(setting: Setting, ...targets: Sought[]): Scene {
  const s = scene(setting).choose('locate', { by: 'watch', target: targets[0]! })
  for (const target of targets.slice(1)) s.choose('locateAlso', { target })
  return s
}

/** What Evil may answer about the first thing asked for: "3 this". */
function answers(s: Scene): string[] {
  return s
    .offered('answer')
    .map(({ distance, level }) => (level === 'none' ? 'none' : `${distance} ${level}`))
    .toSorted()
}

/** The true answers about one thing. The second question does not matter. */
function about(target: Sought, setting: Setting): string[] {
  return answers(ask(setting, target, target === 'boss' ? 'door' : 'boss'))
}

/** The Hero in the middle of level 1; a room beyond a door, stairs in the east, a second level. */
const station: Setting = {
  map: 'A1-B1 B1-C1 C1-D1 D1=E1 C1-C2 C2-C3 2-D1-E1 2-D1-D2 2-D2-D3 2-D3-D4',
  rooms: { E1: 'canteen' },
  stairs: { red: ['A1', '2-E1'], blue: ['C3', '2-D4'] },
  switches: ['C3', '2-D2'],
  hero: 'C1',
}

describe('Locate', () => {
  test('[AL-291] 2 targets are named and the distance to each is told', () => {
    const s = scene(station).choose('locate', { by: 'watch', target: 'canteen' })
    expect(s.asked).toMatchObject({ step: 'locateWhat', seat: 'hero' })
    s.choose('locateAlso', { target: 'switch' })
    expect(s.asked).toMatchObject({ step: 'answerLocate', args: { number: 1 }, seat: 'e1' })
    s.choose('answer', { distance: 2, level: 'this', way: null })
    expect(s.heroSees('located')).toEqual([{ target: 'canteen', distance: 2, level: 'this', way: null }])
    expect(s.asked).toMatchObject({ step: 'answerLocate', args: { number: 2 } })
    s.choose('answer', { distance: 2, level: 'this', way: null })
    expect(s.heroSees('located')).toEqual([{ target: 'switch', distance: 2, level: 'this', way: null }])
    expect(s.asked?.step).toBe('act')
  })

  test('[AL-291] two different things', () => {
    const s = scene(station).choose('locate', { by: 'watch', target: 'canteen' })
    expect(s.may('locateAlso', { target: 'canteen' })).toBe(false)
    expect(s.may('locateAlso', { target: 'room' })).toBe(true)
  })

  const full: Setting = {
    ...station,
    lit: ['B1'],
    hazards: ['2-D1'],
    conditions: [{ at: 'C2', mission: 'weapons-locker' }],
    missions: { green: 'barricaded-survivor', red: { mission: 'evacuation', active: true } },
    monsters: [
      { being: 'worms', at: 'D1' },
      { being: 'high-priest', at: '2-D3' },
    ],
    shapes: { A1: 'corner', C3: 'cross' },
  }
  test.each<[Sought, string]>([
    ['canteen', '2 this'],
    ['room', '2 this'],
    ['straight', '1 this'],
    ['tee', '0 this'],
    ['corner', '2 this'],
    ['cross', '2 this'],
    ['door', '1 this'],
    ['locked-door', 'none'],
    ['red-stairs', '2 this'],
    ['blue-stairs', '2 this'],
    ['stairs', '2 this'],
    ['switch', '2 this'],
    ['lit-sector', '1 this'],
    ['worms', '1 this'],
    ['spores', 'none'],
    ['monster', '1 this'],
    ['boss', '4 other'],
    ['hazard', '4 other'],
    ['condition', '1 this'],
    ['green-mission', '2 this'],
    ['infirmary', 'none'],
  ])('[AL-292] [AL-R17] anything on the map: %s', (target, answer) => {
    expect(about(target, full)).toEqual([answer])
  })

  test("[AL-292] [AL-R17] a mission's next place moves on with it", () => {
    const rooms = { E1: 'canteen', A1: 'control-room', C3: 'escape-pods' } as const
    const setting: Setting = { ...station, rooms, shapes: {} }
    const step = (progress: number): Setting => ({
      ...setting,
      missions: { red: { mission: 'evacuation', active: true, progress } },
      map: `${station.map} C3-C4`,
      stairs: { red: ['A1', '2-E1'], blue: ['C4', '2-D4'] },
      hero: 'B1',
    })
    expect(about('red-mission', step(0))).toEqual(['1 this'])
    expect(about('red-mission', step(1))).toEqual(['3 this'])
  })

  test('[AL-R17] a locked door is a door, too; its nearer sector counts', () => {
    const locked = { ...station, map: station.map!.replace('D1=E1', 'D1#E1') }
    expect(about('locked-door', locked)).toEqual(['1 this'])
    expect(about('door', locked)).toEqual(['1 this'])
    expect(about('locked-door', { ...locked, hero: 'E1' })).toEqual(['0 this'])
  })

  test('[AL-293] of a kind the nearest counts', () => {
    const monsters = [
      { being: 'worms' as const, at: 'E1' },
      { being: 'worms' as const, at: 'B1' },
      { being: 'spores' as const, at: 'C1' },
    ]
    expect(about('worms', { ...station, monsters })).toEqual(['1 this'])
    expect(about('monster', { ...station, monsters })).toEqual(['0 this'])
  })

  test('[AL-294] and the level is told', () => {
    expect(about('hazard', { ...station, hazards: ['2-E1'] })).toEqual(['3 other'])
    expect(about('hazard', { ...station, hero: '2-E1', hazards: ['2-D1'] })).toEqual(['1 this'])
  })

  test('[AL-295] the shortest way counts, staircases included', () => {
    // From 2-D3 to 2-E1 along the level: 3; from B1 to 2-D4 by the blue stairs: 1 + 2 + 1.
    expect(about('hazard', { ...station, hero: 'B1', hazards: ['2-D4'] })).toEqual(['4 other'])
    expect(about('hazard', { ...station, hero: 'C3', hazards: ['2-D4'] })).toEqual(['1 other'])
    // On the own level, but nearer by way of the other one.
    const ring: Setting = {
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'], blue: ['E1', '2-B1'] },
      hazards: ['E1'],
    }
    expect(about('hazard', ring)).toEqual(['3 this'])
  })

  test('[AL-296] locked doors do not affect the distance', () => {
    const setting: Setting = { map: 'A1#B1 B1-C1 A1-A2 A2-B2 B2-B1', hazards: ['C1'] }
    expect(about('hazard', setting)).toEqual(['2 this'])
    expect(about('hazard', { map: 'A1#B1', hazards: ['B1'] })).toEqual(['1 this'])
  })

  test('[AL-297] nothing but the truth', () => {
    const s = ask({ ...station, hazards: ['B1'] }, 'hazard', 'boss')
    expect(s.offered('answer')).toEqual([{ distance: 1, level: 'this', way: null }])
    expect(s.refusal('answer', { distance: 2, level: 'this', way: null })).toBe('AL-295')
    expect(s.refusal('answer', { distance: 1, level: 'other', way: null })).toBe('AL-295')
  })

  test('[AL-297] unless a card expressly allows otherwise, and then for that answer only', () => {
    const setting: Setting = { ...station, decks: ['dread', 'fury'], hands: { e1: ['false-echo'] } }
    const s = ask(setting, 'canteen', 'switch')
    s.choose('play', { card: 'false-echo' }).choose('echo', { about: 2 }).passAll()
    expect(answers(s)).toEqual(['2 this'])
    s.choose('answer', { distance: 2, level: 'this', way: null })
    expect(s.may('answer', { distance: 7, level: 'other', way: null })).toBe(true)
    expect(s.may('answer', { distance: 2, level: 'this', way: null })).toBe(true)
    s.choose('answer', { distance: 7, level: 'other', way: null })
    expect(s.heroSees('located')).toEqual([{ target: 'switch', distance: 7, level: 'other', way: null }])
  })

  test('[AL-298] [AL-R18] "none" if there is no such thing', () => {
    const s = ask(station, 'hazard', 'boss')
    expect(s.offered('answer')).toEqual([{ distance: -1, level: 'none', way: null }])
  })

  test('[AL-R18] where two are equally near on different levels, Evil chooses', () => {
    const setting: Setting = { ...station, hero: 'C2', hazards: ['2-D4', 'B1'] }
    expect(about('hazard', setting)).toEqual(['2 other', '2 this'])
    expect(about('hazard', { ...setting, hazards: ['2-D4', 'C1'] })).toEqual(['1 this'])
  })

  test('[AL-R18] the question is put to Evil even where there is nothing to choose', () => {
    expect(ask(station, 'canteen', 'switch').asked).toMatchObject({ step: 'answerLocate', seat: 'e1' })
  })

  test('[AL-291] once they are answered, the questions are gone', () => {
    const s = ask({ ...station, adrenaline: 1, turn: { actionsLeft: 2 } }, 'canteen', 'switch')
    expect(s.view('hero').table['asked']).toEqual(['canteen', 'switch'])
    for (let i = 0; i < 2; i++) s.choose('answer', s.offered('answer')[0]!)
    expect(s.asked?.step).toBe('act')
    expect(s.table.asked).toEqual([])
    expect(s.view('hero').table['asked']).toEqual([])
  })

  test('[AL-299] no direction is given', () => {
    for (const target of ['canteen', 'worms', 'switch', 'boss'] as const)
      expect(ask(full, target, 'hazard').offered('answer')[0]!.way).toBeNull()
  })
})
