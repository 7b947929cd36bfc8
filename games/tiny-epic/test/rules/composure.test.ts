import { describe, expect, test } from 'vitest'
import type { Composure } from '../../content/tentacles.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { mat, plain } from './acting.ts'

/** p1 enters the Church, where three shamblers wait; the bag yields these. */
function enter(drawn: string[], setting: Setting = {}): Scene {
  const s = scene({
    ...plain,
    sheets: { p1: 'historian' },
    towns: { church: { shamblers: drawn.map(() => 'rage' as const) } },
    bag: { chaos: 3 },
    ...setting,
  })
  return s.next(...drawn).choose('move', { to: 'church' })
}

/** Fear is poured out over p2, the only one in reach of Cthulhu, in the turn of p1. */
function powerOfFear(onMat: number, setting: Setting): Scene {
  return scene({
    ...plain,
    options: { greatOldOne: 'cthulhu' },
    from: 'turn',
    at: { p1: 'lighthouse', p2: 'asylum' },
    greatOldOne: { at: 'library' },
    mat: { fear: onMat },
    next: ['stop-9', 'rage', 'rage'],
    ...setting,
  })
}

describe('composure and delirium', () => {
  test('[TE-481] four tracks on every sheet', () => {
    const s = scene({ options: { variant: 'solo' }, active: 'p1' })
    for (const who of ['p1', 'a1'] as const)
      expect(Object.keys(s.character(who).composure)).toEqual(['fear', 'rage', 'greed', 'chaos'])
  })

  test.each([
    ['fear', [2, 0, 0, 0]],
    ['rage', [0, 2, 0, 0]],
    ['greed', [0, 0, 2, 0]],
  ] as [Composure, number[]][])('[TE-482] 2 spaces for %s: the third tentacle curses', (colour, full) => {
    const two = enter([colour, colour])
    expect(two.sheet('p1')).toEqual(full)
    expect(two.happened('composureCursed')).toEqual([])
    const three = enter([colour, colour, colour])
    expect(three.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(three.happened('composureCursed')).toEqual([{ who: 'p1', kind: colour, count: 3 }])
  })

  test('[TE-482] [TE-R50] 2 spaces for chaos', () => {
    expect(enter(['chaos', 'chaos']).sheet('p1')).toEqual([0, 0, 0, 2])
    const s = enter(['chaos', 'chaos', 'chaos'])
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.happened('composureCursed')).toEqual([{ who: 'p1', kind: 'chaos', count: 3 }])
    expect(s.character('p1').brain).toBe(0)
  })

  test('[TE-483] no bonus comes from a track of another action', () => {
    const s = scene({
      ...plain,
      composure: { p1: { rage: 2, greed: 1 } },
      towns: { lighthouse: { madness: { fear: 3 }, shamblers: ['greed'] } },
      mat: { greed: 4 },
    })
    expect(s.offered('move').map(({ to }) => to)).toEqual(['church', 'tavern'])
    s.choose('collect', { colour: 'fear' }).choose('collectAlso', { colour: 'fear' })
    expect(s.asked!.step, 'greed 1: two tentacles').toBe('act')
    s.next('0').choose('banish', {}).choose('banishShambler', { colour: 'greed', cost: 0 })
    expect(mat(s), 'rage 2: three tentacles').toEqual([0, 0, 1])
  })

  test('[TE-484] each curse moves the brain up exactly 1', () => {
    const s = enter(['fear', 'rage', 'greed'], { composure: { p1: { fear: 2, rage: 2, greed: 1 } } })
    expect(s.happened('brainMoved')).toEqual([
      { who: 'p1', to: 1 },
      { who: 'p1', to: 2 },
    ])
    expect(s.sheet('p1')).toEqual([0, 0, 2, 0])
  })

  test('[TE-484] also outside the own turn', () => {
    const s = powerOfFear(4, { composure: { p2: { fear: 2 } } })
    expect(s.happened('burdened')).toHaveLength(4)
    // The first and the fourth tentacle find a full track.
    expect(s.character('p2').brain).toBe(2)
    expect(s.character('p1').brain).toBe(0)
    expect(mat(s)).toEqual([6, 0, 0])
  })
})
