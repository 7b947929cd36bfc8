import { describe, expect, test } from 'vitest'
import { dieFaces } from '../../content/characters.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { phaseTwo, plain } from './acting.ts'

/** Three shamblers wait, and three dice are rolled for a Banish. */
function banish(brain: number, dice: number[], setting: Setting = {}): Scene {
  const s = scene({
    ...plain,
    towns: { lighthouse: { shamblers: ['fear', 'fear', 'fear'] } },
    composure: { p1: { fear: 2 } },
    brain: { p1: brain },
    ...setting,
  })
  return s.next(...dice.map(String)).choose('banish', {})
}

/** Three dice are rolled for the space of number 3. */
function seal(brain: number, dice: number[]): Scene {
  const s = scene({
    ...phaseTwo,
    composure: { p1: { fear: 1 } },
    translated: { p1: ['page-01', 'page-02', 'page-03'] },
    brain: { p1: brain },
  })
  return s.next(...dice.map(String)).choose('seal', { colour: 'fear', side: 'right' })
}

/** The dice that may be rolled again, each set as a text: `1..`. */
function again(s: Scene): string[] {
  return s
    .offered('reroll')
    .map(({ first, second, third }) => (first ? '1' : '.') + (second ? '2' : '.') + (third ? '3' : '.'))
    .toSorted()
}

const singles = ['..3', '.2.', '1..']
const pairs = ['.23', '1.3', '12.']

describe('Cthulhu dice', () => {
  test('[TE-461] show 0, 1 or 2, each on two faces', () => {
    expect(dieFaces.toSorted()).toEqual(['0', '0', '1', '1', '2', '2'])
  })

  test('[TE-462] at most 3 for a full town and for many runes', () => {
    expect(banish(0, [0, 0, 0]).table.dice).toEqual([0, 0, 0])
    const s = scene({
      ...phaseTwo,
      composure: { p1: { fear: 1 } },
      translated: { p1: ['page-01', 'page-02', 'page-03', 'page-04', 'page-05', 'page-06'] },
    })
    s.next('0', '0', '0').choose('seal', { colour: 'fear', side: 'left' })
    expect(s.happened('diceRolled')).toEqual([{ who: 'p1', dice: [0, 0, 0], why: 'seal' }])
  })

  test('[TE-463] without delirium no die is rolled again', () => {
    expect(banish(0, [2, 2, 2]).asked!.step).toBe('banishWhich')
    expect(seal(0, [0, 0, 0]).asked!.step).toBe('act')
  })

  test.each([
    [1, singles],
    [2, singles],
    [3, [...singles, ...pairs]],
    [4, [...singles, ...pairs]],
    [5, [...singles, ...pairs, '123']],
  ])('[TE-463] brain on space %i: as many dice as it shows, for Banish and Seal alike', (brain, sets) => {
    expect(again(banish(brain, [2, 2, 2]))).toEqual(sets.toSorted())
    expect(again(seal(brain, [0, 0, 0]))).toEqual(sets.toSorted())
  })

  test('[TE-463] only dice that were rolled', () => {
    const one = banish(5, [2], { towns: { lighthouse: { shamblers: ['fear'] } } })
    expect(again(one)).toEqual(['1..'])
    const two = banish(5, [2, 2], { towns: { lighthouse: { shamblers: ['fear', 'rage'] } } })
    expect(again(two)).toEqual(['.2.', '1..', '12.'])
  })

  test('[TE-464] the delirium of others does not count', () => {
    expect(banish(0, [2, 2, 2], { brain: { p2: 5 } }).asked!.step).toBe('banishWhich')
  })

  test('[TE-465] the chosen dice are rolled together, and the new values stand', () => {
    const s = banish(3, [2, 2, 0])
    s.next('1', '0').choose('reroll', { first: true, second: true, third: false })
    expect(s.happened('diceRerolled')).toEqual([
      { who: 'p1', dice: [1, 0, 0], again: [true, true, false], why: 'banish' },
    ])
    expect(s.offered('banishShambler')).toEqual([{ colour: 'fear', cost: 1 }])
  })

  test('[TE-465] a worse value stands as well', () => {
    const s = banish(1, [0, 1, 0])
    s.next('2').choose('reroll', { first: true, second: false, third: false })
    expect(s.offered('banishShambler')).toEqual([{ colour: 'fear', cost: 2 }])
  })

  test('[TE-465] [TE-R38] once for each roll: no second reroll, of the other dice neither', () => {
    const s = banish(5, [2, 2, 2])
    s.next('2').choose('reroll', { first: true, second: false, third: false })
    expect(s.asked!.step).toBe('banishWhich')
    const t = seal(5, [0, 0, 0])
    t.next('1').choose('reroll', { first: false, second: true, third: false })
    expect(t.happened('sealFailed')).toEqual([{ who: 'p1', colour: 'fear', side: 'right', total: 1 }])
    expect(t.asked!.step).toBe('act')
  })

  test('[TE-465] a reroll may save a seal', () => {
    const s = seal(3, [1, 0, 0])
    s.next('2', '0').choose('reroll', { first: false, second: true, third: true })
    expect(s.table.portals.fear.right).toBe('fear')
  })

  test('[TE-R38] nobody has to', () => {
    const s = banish(5, [1, 2, 0]).choose('keepDice', {})
    expect(s.table.dice).toEqual([1, 2, 0])
    expect(s.asked!.step).toBe('banishWhich')
  })

  test('[TE-R38] each roll may be rerolled anew', () => {
    const s = banish(1, [0, 0, 0]).choose('keepDice', {}).choose('spareShambler', {})
    s.next('2', '2', '2').choose('banish', {})
    expect(s.asked!.step).toBe('rerollWhich')
  })

  test('[TE-R72] a seal that has succeeded is not rolled again', () => {
    const s = seal(5, [1, 1, 1])
    expect(s.asked!.step).toBe('act')
    expect(s.table.portals.fear.right).toBe('fear')
    expect(seal(5, [1, 1, 0]).asked!.step).toBe('rerollWhich')
  })
})
