import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { sheets } from '../../cards/sheets.ts'
import type { VariantName } from '../../content/variants.ts'
import { tinyEpic } from '../../index.ts'
import type { Table } from '../../position.ts'
import { scene } from '../scene.ts'
import { assistantTurn, begun, script, storyOfTurn, tableOf } from './assistants.ts'

/** The table as it was set up, before the first spin: without players the game waits there. */
function setUpForNobody(seed: string): Table {
  return tableOf(begun({ variant: 'zero' }, seed))
}

describe('setting up with assistants', () => {
  test('[TE-541] [TE-R09] solo: two characters with two chaos tentacles each, one of them without a seat', () => {
    const engine = Engine.start(tinyEpic, completeOptions(tinyEpic, { variant: 'solo' }), '1')
    expect(engine.position.seats).toEqual(['p1'])
    const { characters, discard, supply } = tableOf(engine)
    expect(Object.keys(characters)).toEqual(['p1', 'a1'])
    for (const who of ['p1', 'a1'])
      expect(characters[who]).toMatchObject({
        composure: { fear: 0, rage: 0, greed: 0, chaos: 2 },
        brain: 0,
        translated: [],
      })
    expect(discard.chaos).toBe(0)
    expect(supply.chaos).toBe(3)
  })

  test.each<[VariantName, number, number, number]>([
    ['solo', 2, 2, 0],
    ['zero', 2, 2, 0],
    ['solo-two-assistants', 3, 1, 1],
    ['duo-assistants', 4, 0, 4],
    ['trio-assistant', 4, 0, 4],
  ])('[TE-R09] %s is set up as for %i characters', (variant, count, onSheets, onDiscardMat) => {
    const engine = Engine.start(tinyEpic, completeOptions(tinyEpic, { variant }), '1')
    const { characters, discard } = tableOf(engine)
    expect(Object.values(characters).map(({ composure }) => composure.chaos)).toEqual(
      Array.from({ length: count }, () => onSheets),
    )
    expect(discard.chaos).toBe(onDiscardMat)
  })

  test('[TE-541] [TE-618] one shambler for each of the two characters', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { towns, mat } = setUpForNobody(seed)
      expect(Object.values(towns).flatMap(({ shamblers }) => shamblers)).toHaveLength(2)
      expect(mat.shamblers.fear + mat.shamblers.rage + mat.shamblers.greed).toBe(13)
    }
  })

  test('[TE-R71] assistants get sheets that no player took, not always the same', () => {
    const got = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const { characters } = tableOf(begun({ variant: 'solo-two-assistants' }, String(seed)))
      const taken = Object.values(characters).map(({ sheet }) => sheet!)
      expect(new Set(taken).size).toBe(3)
      expect(taken[0]).toBe('scientist')
      for (const sheet of taken.slice(1)) got.add(sheet)
    }
    expect([...got].toSorted()).toEqual(sheets.filter((sheet) => sheet !== 'scientist').toSorted())
  })

  test('[TE-542] the help card begins on its phase 1 side: the first script goes to the front', () => {
    expect(setUpForNobody('1').greatOldOne.phase).toBe(1)
    const s = script({ stop: 6, at: { a1: 'tavern' } })
    expect(s.happened('moved')[0]).toMatchObject({ who: 'a1', to: 'lighthouse' })
  })
})

describe('an assistant is a character like any other', () => {
  test('[TE-544] [TE-226] a power reaches it in the Great Old One’s town and beside it, and not elsewhere', () => {
    const swept = (town: 'library' | 'church' | 'asylum' | 'tavern' | 'lighthouse'): number => {
      const s = scene({
        options: { variant: 'solo', greatOldOne: 'yig' },
        from: 'turn',
        at: { p1: 'lighthouse', a1: town },
        composure: { a1: { rage: 2 } },
        next: ['stop-18', 'fear', 'fear'],
      })
      return s.table.mat.madness.rage
    }
    expect([swept('library'), swept('church'), swept('asylum')]).toEqual([2, 2, 2])
    expect([swept('tavern'), swept('lighthouse')]).toEqual([0, 0])
  })

  test('[TE-544] it may be burdened by Cthulhu', () => {
    const s = scene({
      options: { variant: 'solo', greatOldOne: 'cthulhu' },
      from: 'turn',
      at: { p1: 'library', a1: 'library' },
      mat: { rage: 1 },
      next: ['stop-18', 'fear', 'fear'],
    })
    expect(s.offered('burden')).toEqual([{ who: 'p1' }, { who: 'a1' }])
    s.choose('burden', { who: 'a1' })
    expect(s.sheet('a1')).toEqual([0, 1, 0, 0])
  })

  test('[TE-544] it loses a page to Yog-Sothoth', () => {
    const s = scene({
      options: { variant: 'solo', greatOldOne: 'yog-sothoth' },
      from: 'turn',
      at: { p1: 'library', a1: 'church' },
      translated: { a1: ['page-11', 'page-21'] },
      next: ['stop-18', 'fear', 'fear'],
    })
    expect(s.character('a1').translated).toEqual(['page-21'])
    expect(s.table.pageDiscard).toEqual(['page-11'])
  })

  test('[TE-545] its spin: the front’s town gets madness, it gets the chaos itself, the tail a shambler and the Great Old One', () => {
    // Stop 12: front library, +1; tail tavern, band 1 (fear). 2 + 1 draws.
    const s = assistantTurn({
      at: { a1: 'library', p1: 'lighthouse' },
      bag: { chaos: 1 },
      next: ['stop-12', 'chaos', 'greed', 'eldritch'],
    })
    expect(s.happened('drawsSet')[0]).toEqual({ draws: 3 })
    expect(s.character('a1').composure.chaos).toBe(1)
    expect(s.character('p1').composure.chaos).toBe(0)
    expect(s.happened('madnessCameTo')[0]).toEqual({ town: 'library', colour: 'greed' })
    expect(s.table.greatOldOne.energy).toBe(1)
    expect(s.table.towns['tavern']!.shamblers).toEqual(['fear'])
    expect(s.happened('greatOldOneMoved')[0]).toEqual({ from: 'library', to: 'tavern' })
  })

  test('[TE-545] a third chaos tentacle curses its chaos track', () => {
    const s = assistantTurn({
      at: { a1: 'asylum', p1: 'lighthouse' },
      composure: { a1: { chaos: 2 } },
      bag: { chaos: 1 },
      next: ['stop-12', 'chaos', 'greed', 'greed'],
    })
    expect(s.happened('composureCursed')).toEqual([{ who: 'a1', kind: 'chaos', count: 3 }])
    expect(s.character('a1').composure.chaos).toBe(0)
    expect(s.character('a1').brain).toBe(0)
  })

  test('[TE-546] it does nothing but its script: one walk, one collection, no town action, nothing bought', () => {
    const s = script({
      stop: 12,
      at: { a1: 'church' },
      composure: { a1: { chaos: 1 } },
      towns: { library: { madness: { greed: 2, fear: 1 } } },
      pages: { library: 'page-10' },
    })
    expect(s.asked).toMatchObject({ step: 'act', seat: 'p1' })
    expect(storyOfTurn(s)).toEqual(['moved', 'collected', 'turnEnded'])
    expect(s.character('a1').at).toBe('library')
    expect(s.sheet('a1')).toEqual([0, 0, 1, 1])
  })

  test('[TE-547] the game is lost when an assistant goes insane', () => {
    const cursed = (brain: number) =>
      script({
        stop: 6,
        at: { a1: 'lighthouse' },
        towns: { church: { shamblers: ['greed'] } },
        composure: { a1: { fear: 2 } },
        brain: { a1: brain },
        next: ['fear', '2', '2', '2', '2'],
      })
    expect(cursed(5).outcome).toBe('insane')
    const s = cursed(4)
    expect(s.outcome).toBeUndefined()
    expect(s.character('a1').brain).toBe(5)
  })

  test('[TE-547] an assistant that seals the last space wins the game for all', () => {
    const s = script({
      greatOldOne: { phase: 2, at: 'library' },
      at: { a1: 'library' },
      portals: {
        fear: { left: 'fear', right: 'fear' },
        rage: { left: 'rage', right: 'rage' },
        greed: { left: 'greed' },
      },
      translated: { a1: ['page-21', 'page-22'] },
      composure: { a1: { greed: 1 } },
      next: ['1', '2'],
    })
    expect(s.outcome).toBe('sealed')
    expect(s.position.outcome!.winners).toEqual(['p1'])
  })

  test('[TE-R64] it has no ability: the Medium draws for every shambler', () => {
    const s = script({
      sheets: { a1: 'medium', p1: 'scientist' },
      stop: 6,
      towns: { church: { shamblers: ['fear', 'rage'] } },
      next: ['fear', 'greed', '2', '2'],
    })
    expect(s.sheet('a1')).toEqual([1, 0, 1, 0])
    expect(s.happened('drawSpared')).toEqual([])
  })

  test('[TE-R64] the Priest banishes at the full cost, the Detective walks no further, the Scientist pays no other colour', () => {
    const priest = script({
      sheets: { a1: 'priest', p1: 'scientist' },
      towns: { lighthouse: { shamblers: ['fear'] } },
      composure: { a1: { rage: 1 } },
      next: ['1'],
    })
    expect(priest.happened('banishFailed')).toEqual([{ who: 'a1', cost: 1 }])

    const detective = script({ sheets: { a1: 'detective', p1: 'scientist' }, stop: 12 })
    expect(detective.happened('moved')[0]).toMatchObject({ who: 'a1', to: 'church' })

    const scientist = script({
      sheets: { a1: 'scientist', p1: 'priest' },
      pages: { lighthouse: 'page-01' },
      composure: { a1: { fear: 1 } },
    })
    expect(scientist.asked).toMatchObject({ step: 'act', seat: 'p1' })
    expect(scientist.character('a1').translated).toEqual([])
  })

  test('[TE-R64] the Historian looks up nothing: the assistant never acts freely', () => {
    const s = script({ sheets: { a1: 'historian', p1: 'scientist' } })
    expect(s.offered('consult')).toEqual([])
    expect(s.table.pages['church']!.up).toBe(false)
  })
})
