import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { discarded, madnessIn, mat, plain, runesOf, tale } from './acting.ts'

/** One slot of row 3 is free, and p1 can fill it with the page at the Lighthouse, for 1 fear. */
const almost: Setting = {
  ...plain,
  rows: [5, 5, 4, 5, 5],
  pages: { lighthouse: 'page-21' },
  composure: { p1: { fear: 1, rage: 1 } },
  translated: { p1: [...runesOf.fear, ...runesOf.rage], p2: ['page-22', 'page-23', 'page-24'] },
}

function begun(setting: Setting = {}): Scene {
  return scene({ ...almost, ...setting }).choose('translate', {})
}

describe('the beginning of phase 2', () => {
  test('[TE-401] the sheet of the Great Old One is turned', () => {
    const s = begun()
    expect(s.table.greatOldOne.phase).toBe(2)
    expect(s.happened('phaseTwoBegan')).toEqual([{}])
  })

  test('[TE-401] the other side has other numbers: 3 draws with the marker on the start space', () => {
    const s = begun({ greatOldOne: { strength: 7 } })
    s.next('stop-0', 'fear', 'fear', 'fear').choose('endTurn', {})
    expect(s.happened('drawsSet')).toEqual([{ draws: 3 }])
  })

  test('[TE-402] the strength marker goes to the start', () => {
    expect(begun({ greatOldOne: { strength: 7 } }).table.greatOldOne.strength).toBe(0)
  })

  test('[TE-403] the discard mat and the energy track go into the bag, without raising strength', () => {
    const s = begun({
      greatOldOne: { energy: 2, strength: 3 },
      discard: { fear: 2, rage: 3, greed: 1, chaos: 1, eldritch: 2 },
    })
    expect(discarded(s)).toEqual([0, 0, 0, 0, 0])
    expect(s.table.greatOldOne).toMatchObject({ energy: 0, strength: 0 })
    expect(s.happened('strengthRose')).toEqual([])
    // Three were in the bag, two on the track, two discarded.
    expect(s.table.bag.eldritch).toBe(7)
    // One was discarded; the last marker completes a row and a column.
    expect(s.table.bag.chaos).toBe(3)
    // All madness but the one rage that p1 still holds; the fear that was paid is in the bag as well.
    expect(s.table.bag).toMatchObject({ fear: 15, rage: 14, greed: 15 })
  })

  test('[TE-R42] pay, markers, bonuses, card, new page, then the turn of the sheet', () => {
    const s = begun({ pageDeck: ['page-30'] })
    expect(tale(s, 'spent', 'pageMarked', 'lineCompleted', 'pageDealt', 'phaseTwoBegan')).toEqual([
      'spent',
      'pageMarked',
      'lineCompleted',
      'lineCompleted',
      'pageDealt',
      'phaseTwoBegan',
    ])
    expect(s.table.pages['lighthouse']).toEqual({ card: 'page-30', up: false })
    expect(s.character('p1').translated.at(-1)).toBe('page-21')
    expect(s.table.bag.chaos, 'the last bonuses are in the bag').toBe(2)
  })

  test('[TE-404] the actions that remain are used in the same turn, under the rules of phase 2', () => {
    const s = begun({ greatOldOne: { at: 'church' } })
    expect(s.actionsLeft).toBe(2)
    s.choose('move', { to: 'church' })
    s.next('2', '2', '2').choose('seal', { colour: 'rage', side: 'left' })
    expect(s.table.portals.rage.left).toBe('rage')
  })

  test('[TE-404] extra ones for chaos as well', () => {
    const s = begun({ composure: { p1: { fear: 1, rage: 1, chaos: 1 } }, actionsLeft: 1 })
    s.choose('pay', { from: 'p1', tentacle: 'fear' })
    expect(s.actionsLeft).toBe(0)
    s.choose('buyAction', { from: 'p1' })
    expect(s.actionsLeft).toBe(1)
  })

  test('[TE-405] there is no Translate in phase 2', () => {
    const s = scene({
      ...plain,
      greatOldOne: { phase: 2 },
      pages: { lighthouse: 'page-07' },
      composure: { p1: { fear: 2, rage: 2, greed: 2 } },
    })
    expect(s.refusal('translate', {})).toBe('TE-405')
  })

  test('[TE-405] all other actions remain', () => {
    const s = scene({
      ...plain,
      greatOldOne: { phase: 2, at: 'tavern' },
      at: { p1: 'tavern' },
      composure: { p1: { fear: 1 } },
      translated: { p1: ['page-01'] },
      towns: { tavern: { madness: { fear: 1 }, shamblers: ['fear'] }, asylum: { madness: { rage: 1 } } },
    })
    for (const step of ['move', 'collect', 'banish', 'order', 'seal'] as const)
      expect(s.options(step).length, `${step} is offered`).toBeGreaterThan(0)
  })

  test('[TE-406] nothing else changes', () => {
    const s = begun({
      at: { p2: 'asylum' },
      greatOldOne: { at: 'tavern' },
      towns: { church: { madness: { fear: 2, greed: 1 }, shamblers: ['rage', 'fear'], eldritch: 2 } },
      composure: { p1: { fear: 1, rage: 1 }, p2: { greed: 2, chaos: 1 } },
      brain: { p2: 2 },
      mat: { rage: 4 },
      pages: { lighthouse: 'page-21', church: 'page-09' },
    })
    expect(madnessIn(s, 'church')).toEqual([2, 0, 1])
    expect(s.table.towns['church']).toMatchObject({ shamblers: ['rage', 'fear'], eldritch: 2 })
    expect(s.table.greatOldOne.at).toBe('tavern')
    expect(s.sheet('p1')).toEqual([0, 1, 0, 0])
    expect(s.sheet('p2')).toEqual([0, 0, 2, 1])
    expect(s.character('p2')).toMatchObject({ at: 'asylum', brain: 2 })
    expect(s.character('p2').translated).toEqual(['page-22', 'page-23', 'page-24'])
    expect(mat(s)).toEqual([0, 4, 0])
    expect(s.table.pages['church']).toEqual({ card: 'page-09', up: true })
    // Of seventeen chaos tentacles one is on a sheet; two come into the bag from the Necronomicon.
    expect(s.table.supply.chaos).toBe(14)
  })
})
