import { describe, expect, test } from 'vitest'
import type { Setting } from '../scene.ts'
import { heard, played, reports, shift, spawn, standardReaction } from './about.ts'

/** The Hero in C3; four ways out, and a ring in the north-east. */
const cross = 'C3-C2 C3-D3 C3-C4 C3-B3 C2-D2 D2-D3 B3-A3'
const at = (square: string, setting: Setting = {}): Setting => ({
  map: cross,
  hero: 'C3',
  monsters: [{ being: 'worms', at: square }],
  ...setting,
})

describe('Noise', () => {
  test('[AL-471] each spawn and each finished movement is reported at once', () => {
    const s = played('hunting-pack', {
      monsters: [
        { being: 'worms', at: 'D1' },
        { being: 'worms', at: 'E1' },
      ],
      performed: ['move'],
    })
    expect(heard(shift(s, 'm1', 'w'))).toEqual(['east'])
    expect(heard(shift(s, 'm2', 'w'))).toEqual(['east'])
    expect(heard(spawn(standardReaction(), 'spores', 'E1'))).toEqual(['east'])
  })

  test.each([
    ['C2', 'north'],
    ['D3', 'east'],
    ['C4', 'south'],
    ['B3', 'west'],
    ['A3', 'west'],
  ])('[AL-472] the direction in which the shortest path begins: %s is in the %s', (square, way) => {
    expect(reports(standardReaction(at(square)), 'm1', '')).toEqual([way])
  })

  test('[AL-472] the beginning of the path, not where the place lies', () => {
    // E1 lies in the east, but the way begins in the south.
    const s = standardReaction({ map: 'A1-A2 A2-B2 B2-B1', monsters: [{ being: 'worms', at: 'B1' }] })
    expect(reports(s, 'm1', '')).toEqual(['south'])
  })

  test('[AL-473] no other report may be given', () => {
    const s = standardReaction(at('B3'))
    expect(s.may('shift', { monster: 'm1', path: '', heard: 'west' })).toBe(true)
    for (const wrong of ['north', 'east', 'south', 'here', 'other-level', 'this-level'] as const)
      expect(s.may('shift', { monster: 'm1', path: '', heard: wrong })).toBe(false)
  })

  test('[AL-474] of several shortest paths Evil names one', () => {
    const s = standardReaction(at('D2'))
    expect(reports(s, 'm1', '')).toEqual(['north', 'east'])
    expect(heard(shift(s, 'm1', '', 'east'))).toEqual(['east'])
  })

  test('[AL-475] from the other level only that', () => {
    const s = standardReaction({
      map: 'A1-B1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'] },
      monsters: [{ being: 'worms', at: '2-A1' }],
    })
    expect(reports(s, 'm1', '')).toEqual(['other-level'])
    expect(heard(shift(s, 'm1', 'e'))).toEqual(['other-level'])
  })

  test('[AL-476] not through locked doors', () => {
    const ring = 'A1#B1 A1-A2 A2-B2 B2-B1'
    const monsters: Setting['monsters'] = [{ being: 'worms', at: 'B1' }]
    expect(reports(standardReaction({ map: ring, monsters }), 'm1', '')).toEqual(['south'])
    expect(reports(standardReaction({ map: ring.replace('#', '='), monsters }), 'm1', '')).toEqual(['east'])
  })

  test('[AL-476] a door that the monster has just unlocked is open for its noise', () => {
    const s = standardReaction({ map: 'A1#B1', monsters: [{ being: 'worms', at: 'B1' }] })
    expect(reports(s, 'm1', '')).toEqual(['this-level'])
    expect(reports(s, 'm1', 'W')).toEqual(['east'])
  })

  test('[AL-477] [AL-R15] no path: a noise on this level', () => {
    const s = standardReaction({ map: 'A1#B1 B1-C1', monsters: [{ being: 'worms', at: 'C1' }] })
    expect(heard(shift(s, 'm1', ''))).toEqual(['this-level'])
  })

  test("[AL-478] [AL-R15] a path that begins with the stairs of the Hero's sector names them", () => {
    const under: Setting = {
      map: 'A1-B1 B1-C1 C1-D1 D1-E1 2-A1-B1',
      stairs: { red: ['A1', '2-A1'], blue: ['E1', '2-B1'] },
      monsters: [{ being: 'worms', at: 'E1' }],
    }
    expect(reports(standardReaction(under), 'm1', '')).toEqual(['red-stairs'])
    expect(
      reports(standardReaction({ ...under, hero: 'E1', monsters: [{ being: 'worms', at: 'A1' }] }), 'm1', ''),
    ).toEqual(['blue-stairs'])
  })

  test("[AL-479] [AL-R15] in the Hero's sector: here", () => {
    const s = standardReaction({ revealed: ['B1'], monsters: [{ being: 'worms', at: 'B1' }] })
    expect(heard(shift(s, 'm1', 'w'))).toEqual(['here'])
  })

  test('[AL-480] neither kind nor number nor distance', () => {
    const s = shift(standardReaction({ monsters: [{ being: 'worms', at: 'E1' }] }), 'm1', 'w')
    expect(s.heroSees('noise')).toEqual([{ heard: 'east' }])
    const t = spawn(standardReaction(), 'spores', 'D1')
    expect(t.heroSees('noise')).toEqual([{ heard: 'east' }])
  })
})
