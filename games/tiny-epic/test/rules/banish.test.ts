import { describe, expect, test } from 'vitest'
import type { Colour } from '../../content/tentacles.ts'
import { type Setting, scene } from '../scene.ts'
import { discarded, mat, payable, plain, rollForBanish, spent } from './acting.ts'

/** Shamblers in the town of p1, from the bottom upwards. */
function among(...shamblers: Colour[]): Setting {
  return { ...plain, towns: { lighthouse: { shamblers } } }
}

describe('Banish', () => {
  test('[TE-321] there must be a shambler in the own town', () => {
    expect(scene(among('fear')).may('banish', {})).toBe(true)
    const elsewhere = scene({ ...plain, towns: { church: { shamblers: ['fear', 'rage', 'greed'] } } })
    expect(elsewhere.refusal('banish', {})).toBe('TE-321')
  })

  test.each([
    [1, ['fear']],
    [2, ['fear', 'greed']],
    [3, ['fear', 'greed', 'greed']],
  ] as [number, Colour[]][])('[TE-322] %i shamblers: that many dice', (count, shamblers) => {
    const s = rollForBanish(among(...shamblers), 0, 0, 0)
    expect(s.happened('diceRolled')).toEqual([
      { who: 'p1', dice: Array.from({ length: count }, () => 0), why: 'banish' },
    ])
  })

  test.each([
    [[0, 1], 1],
    [[1, 0], 1],
    [[1, 1], 1],
    [[2, 1], 2],
    [[1, 2], 2],
    [[2, 2], 2],
  ])('[TE-323] dice %j cost %i', (dice, cost) => {
    const s = rollForBanish({ ...among('fear', 'fear'), composure: { p1: { fear: 2 } } }, ...dice)
    expect(s.offered('banishShambler')).toEqual([{ colour: 'fear', cost }])
    s.choose('banishShambler', { colour: 'fear', cost })
    expect(s.sheet('p1')).toEqual([2 - cost, 0, 0, 0])
  })

  test('[TE-324] with nothing but 0 it is free, whatever the colour', () => {
    const s = rollForBanish(among('fear', 'rage', 'greed'), 0, 0, 0)
    expect(s.offered('banishShambler')).toEqual([
      { colour: 'fear', cost: 0 },
      { colour: 'rage', cost: 0 },
      { colour: 'greed', cost: 0 },
    ])
    s.choose('banishShambler', { colour: 'rage', cost: 0 })
    expect(s.table.towns['lighthouse']!.shamblers).toEqual(['fear', 'greed'])
    expect(spent(s)).toEqual([])
  })

  test('[TE-325] madness of the colour of the shambler', () => {
    for (const colour of ['fear', 'rage', 'greed'] as const) {
      const s = rollForBanish(
        { ...among('fear', 'rage', 'greed'), composure: { p1: { [colour]: 1 } } },
        1,
        0,
        1,
      )
      expect(s.offered('banishShambler')).toEqual([{ colour, cost: 1 }])
    }
  })

  test('[TE-325] one rage and one fear do not pay a cost of 2', () => {
    const s = rollForBanish({ ...among('fear', 'rage'), composure: { p1: { fear: 1, rage: 1 } } }, 2, 0)
    expect(s.happened('banishFailed')).toEqual([{ who: 'p1', cost: 2 }])
  })

  test('[TE-326] chaos may pay all of it or a part', () => {
    const all = rollForBanish({ ...among('greed'), composure: { p1: { chaos: 2 } } }, 2)
    all.choose('banishShambler', { colour: 'greed', cost: 2 })
    expect(all.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(all.table.towns['lighthouse']!.shamblers).toEqual([])
    const part = rollForBanish({ ...among('greed'), composure: { p1: { greed: 1, chaos: 1 } } }, 2)
    part.choose('banishShambler', { colour: 'greed', cost: 2 })
    expect(part.sheet('p1')).toEqual([0, 0, 0, 0])
    const either = rollForBanish({ ...among('greed'), composure: { p1: { greed: 1, chaos: 1 } } }, 1)
    either.choose('banishShambler', { colour: 'greed', cost: 1 })
    expect(payable(either)).toEqual(['greed', 'chaos'])
    either.choose('pay', { from: 'p1', tentacle: 'chaos' })
    expect(either.sheet('p1')).toEqual([0, 0, 1, 0])
  })

  test('[TE-327] one shambler, of any colour there that can be paid', () => {
    const s = rollForBanish(
      { ...among('rage', 'fear', 'rage'), composure: { p1: { fear: 1, rage: 1, greed: 1 } } },
      1,
      0,
      0,
    )
    expect(s.offered('banishShambler')).toEqual([
      { colour: 'fear', cost: 1 },
      { colour: 'rage', cost: 1 },
    ])
    s.choose('banishShambler', { colour: 'rage', cost: 1 })
    expect(s.table.towns['lighthouse']!.shamblers).toEqual(['fear', 'rage'])
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-328] whoever cannot pay banishes nothing, keeps everything and has used the action', () => {
    const s = rollForBanish(
      { ...among('fear'), composure: { p1: { fear: 1, rage: 2 } }, mat: { fear: 2 } },
      2,
    )
    expect(s.asked!.step).toBe('act')
    expect(s.actionsLeft).toBe(2)
    expect(s.sheet('p1')).toEqual([1, 2, 0, 0])
    expect(s.table.towns['lighthouse']!.shamblers).toEqual(['fear'])
    expect(mat(s)).toEqual([2, 0, 0])
    expect(s.table.dice).toEqual([])
  })

  test('[TE-329] the shambler goes back to its area of the mat', () => {
    const s = rollForBanish(among('greed', 'fear'), 0, 0)
    expect(s.table.mat.shamblers).toEqual({ fear: 4, rage: 5, greed: 4 })
    s.choose('banishShambler', { colour: 'greed', cost: 0 })
    expect(s.table.mat.shamblers).toEqual({ fear: 4, rage: 5, greed: 5 })
  })

  test.each([
    [0, 4],
    [1, 3],
    [2, 2],
  ])('[TE-330] [TE-483] with %i rage %i of 5 tentacles of its colour stay on the mat', (rage, left) => {
    const s = rollForBanish(
      { ...among('fear'), composure: { p1: { rage } }, mat: { fear: 5, rage: 5, greed: 5 } },
      0,
    )
    s.choose('banishShambler', { colour: 'fear', cost: 0 })
    expect(mat(s)).toEqual([left, 5, 5])
    expect(discarded(s)).toEqual([5 - left, 0, 0, 0, 0])
    expect(s.sheet('p1')).toEqual([0, rage, 0, 0])
  })

  test('[TE-330] fear, greed, chaos and the rage of others do not help', () => {
    const s = rollForBanish(
      {
        ...among('rage'),
        composure: { p1: { fear: 2, greed: 2, chaos: 2 }, p2: { rage: 2 } },
        mat: { rage: 5 },
      },
      0,
    )
    s.choose('banishShambler', { colour: 'rage', cost: 0 })
    expect(mat(s)).toEqual([0, 4, 0])
  })

  test('[TE-331] rage is counted before it is spent', () => {
    const s = rollForBanish({ ...among('rage'), composure: { p1: { rage: 2 } }, mat: { rage: 5 } }, 2)
    s.choose('banishShambler', { colour: 'rage', cost: 2 })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(mat(s)).toEqual([0, 2, 0])
    expect(discarded(s)).toEqual([0, 5, 0, 0, 0])
  })

  test('[TE-332] if fewer are there, all of them move', () => {
    const one = rollForBanish({ ...among('fear'), composure: { p1: { rage: 2 } }, mat: { fear: 2 } }, 0)
    one.choose('banishShambler', { colour: 'fear', cost: 0 })
    expect(mat(one)).toEqual([0, 0, 0])
    expect(one.happened('matCleared')).toEqual([{ colour: 'fear', count: 2 }])
    const none = rollForBanish({ ...among('fear'), mat: { rage: 2 } }, 0)
    none.choose('banishShambler', { colour: 'fear', cost: 0 })
    expect(mat(none)).toEqual([0, 2, 0])
    expect(none.happened('matCleared')).toEqual([])
  })

  test('[TE-333] [TE-R32] madness goes to the discard mat, chaos to the supply', () => {
    const s = rollForBanish({ ...among('fear'), composure: { p1: { fear: 1, chaos: 1 } } }, 2)
    const { chaos } = s.table.supply
    s.choose('banishShambler', { colour: 'fear', cost: 2 })
    expect(discarded(s)).toEqual([1, 0, 0, 0, 0])
    expect(s.table.supply.chaos).toBe(chaos + 1)
    expect(spent(s)).toEqual(['fear to discard', 'chaos to supply'])
  })

  test('[TE-R31] the shambler is chosen after the roll', () => {
    const s = scene({ ...among('fear', 'rage'), composure: { p1: { rage: 1 } } }).next('1', '0')
    s.choose('banish', {})
    expect(s.asked).toEqual({ step: 'banishWhich', seat: 'p1' })
    expect(s.table.dice).toEqual([1, 0])
  })

  test('[TE-R31] the player may decline, even if it is free', () => {
    const s = rollForBanish({ ...among('fear'), mat: { fear: 1 } }, 0)
    s.choose('spareShambler', {})
    expect(s.table.towns['lighthouse']!.shamblers).toEqual(['fear'])
    expect(mat(s)).toEqual([1, 0, 0])
    expect(s.actionsLeft).toBe(2)
    expect(s.table.dice).toEqual([])
  })
})
