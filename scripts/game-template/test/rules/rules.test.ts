import { Engine, completeOptions, viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { sample } from '../../index.ts'
import type { Table } from '../../position.ts'
import { scene } from '../scene.ts'

function begun(players: 2 | 3): Engine {
  return Engine.start(sample, completeOptions(sample, { players }), 'begun')
}

describe('set-up', () => {
  test('[SA-001] all win together', () => {
    const at = scene({ clues: 3 }).next('clue').choose('search', {})
    expect(at.position.outcome).toEqual({ how: 'solved', winners: ['p1', 'p2'] })
  })

  test.each([2, 3] as const)('[SA-002] %i players take turns', (players) => {
    const at = scene({ players })
    const order = Array.from({ length: players + 1 }, () => {
      const { seat } = at.asked!
      at.next('quiet').choose('search', {})
      return seat
    })
    expect(order).toEqual([...['p1', 'p2', 'p3'].slice(0, players), 'p1'])
  })

  test('[SA-003] eight candles, no clues, no doom', () => {
    expect(begun(2).position.table).toMatchObject({ candles: 8, clues: 0, doom: 0 })
  })

  test.each([2, 3] as const)('[SA-004] of six charms each of %i players gets one', (players) => {
    const { hands, box } = begun(players).position.table as Table
    expect(Object.values(hands).map(({ length }) => length)).toEqual(Array(players).fill(1))
    expect([...Object.values(hands).flat(), ...box].toSorted()).toEqual([
      'lens',
      'lens',
      'lens',
      'salt',
      'salt',
      'salt',
    ])
  })

  test('[SA-005] players know their own charm only', () => {
    const { position, engine } = scene({ hands: { p1: ['salt'], p2: ['lens'] } })
    const seenBy = (seat: string): object => viewOf(sample, position, engine.decision, seat)
    expect(seenBy('p1')).toMatchObject({
      own: { hands: ['salt'] },
      table: { hands: { p1: 1, p2: 1 }, box: 4 },
    })
    expect(seenBy('p2')).toMatchObject({ own: { hands: ['lens'] } })
    expect(seenBy('')).toMatchObject({ own: {} })
  })
})

describe('a turn', () => {
  test('[SA-010] is one search or one charm', () => {
    const at = scene({ hands: { p1: ['salt'] } })
    expect(at.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(at.may('search', {})).toBe(true)
    expect(at.may('playCharm', { charm: 'salt' })).toBe(true)
    expect(at.refusal('search', {}, 'p2')).toBe('SA-010')
    expect(at.choose('playCharm', { charm: 'salt' }).asked?.seat).toBe('p2')
  })

  test('[SA-011] [SA-012] [SA-013] faces of the die', () => {
    const found = ['clue', 'omen', 'quiet'].map((face) => {
      const { clues, doom } = scene().next(face).choose('search', {}).table
      return [clues, doom]
    })
    expect(found).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  test('[SA-014] a played charm lies face up and stays in effect', () => {
    const at = scene({ hands: { p1: ['lens'] } }).choose('playCharm', { charm: 'lens' })
    expect(at.table).toMatchObject({ hands: { p1: [] }, inEffect: [{ charm: 'lens', owner: 'p1' }] })
  })

  test('[SA-015] only a charm that one holds can be played', () => {
    expect(scene({ hands: { p1: ['lens'] } }).refusal('playCharm', { charm: 'salt' })).toBe('SA-015')
  })

  test('[SA-016] ends with a burned candle', () => {
    const at = scene().next('quiet').choose('search', {})
    expect(at.table.candles).toBe(7)
    expect(at.asked?.seat).toBe('p2')
  })
})

describe('charms', () => {
  test('[SA-020] salt spares its owner the doom, and nobody else', () => {
    const at = scene({ inEffect: [{ charm: 'salt', owner: 'p1' }] })
    expect(at.next('omen').choose('search', {}).table.doom).toBe(0)
    expect(at.next('omen').choose('search', {}).table.doom).toBe(1)
  })

  test('[SA-021] a lens doubles what its owner finds, and nobody else', () => {
    const at = scene({ inEffect: [{ charm: 'lens', owner: 'p1' }] })
    expect(at.next('clue').choose('search', {}).table.clues).toBe(2)
    expect(at.next('clue').choose('search', {}).table.clues).toBe(3)
  })
})

describe('the end', () => {
  test('[SA-030] with the fourth clue', () => {
    expect(scene({ clues: 3 }).next('clue').choose('search', {}).outcome).toBe('solved')
  })

  test('[SA-031] with the third doom', () => {
    expect(scene({ doom: 2 }).next('omen').choose('search', {}).outcome).toBe('doomed')
  })

  test('[SA-032] with the last candle', () => {
    expect(scene({ candles: 1 }).next('quiet').choose('search', {}).outcome).toBe('dark')
  })

  test('[SA-033] nothing can be chosen afterwards', () => {
    const over = scene({ clues: 3 }).next('clue').choose('search', {})
    expect(over.refusal('search', {})).toBe('SA-033')
  })
})
