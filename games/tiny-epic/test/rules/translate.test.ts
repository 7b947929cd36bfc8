import { describe, expect, test } from 'vitest'
import { pageCards } from '../../cards/pages.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { discarded, plain, spent } from './acting.ts'

/** p1 can pay for any page; `page-07` (pages 1, 3, 5, rune of fear) lies at the Lighthouse. */
const wealthy: Setting = {
  ...plain,
  composure: { p1: { fear: 2, rage: 2, greed: 2 } },
  pages: { lighthouse: 'page-07' },
}

function translated(setting: Setting): Scene {
  return scene({ ...wealthy, ...setting }).choose('translate', {})
}

const rows = (s: Scene): number[] => s.table.necronomicon.rows

describe('Translate', () => {
  test('[TE-371] the face-up page of the own town', () => {
    const s = translated({})
    expect(s.happened('pageTranslated')).toEqual([{ who: 'p1', town: 'lighthouse', page: 'page-07' }])
  })

  test('[TE-371] [TE-R35] not a face-down page, not one of another town, not where there is none', () => {
    expect(scene({ ...wealthy, down: ['lighthouse'] }).refusal('translate', {})).toBe('TE-371')
    expect(scene({ ...wealthy, at: { p1: 'church' } }).refusal('translate', {})).toBe('TE-371')
    expect(scene({ ...wealthy, pages: { lighthouse: null } }).refusal('translate', {})).toBe('TE-371')
  })

  test('[TE-372] what the card shows is paid, madness to the discard mat', () => {
    const s = translated({ pages: { lighthouse: 'page-29' } })
    expect(spent(s)).toEqual(['fear to discard', 'fear to discard', 'rage to discard'])
    expect(s.sheet('p1')).toEqual([0, 1, 2, 0])
    expect(discarded(s)).toEqual([2, 1, 0, 0, 0])
  })

  test('[TE-372] with a tentacle too few it is not possible', () => {
    const held = { fear: 2, rage: 0, greed: 2, chaos: 0 }
    expect(
      scene({ ...wealthy, pages: { lighthouse: 'page-29' }, composure: { p1: held } }).refusal(
        'translate',
        {},
      ),
    ).toBe('TE-372')
  })

  test('[TE-372] every page can be paid with two tentacles of each colour', () => {
    for (const page of Object.keys(pageCards) as (keyof typeof pageCards)[]) {
      const s = translated({ pages: { lighthouse: page } })
      const { fear, rage, greed } = pageCards[page].cost
      expect(s.sheet('p1'), `after ${page}`).toEqual([2 - fear, 2 - rage, 2 - greed, 0])
    }
  })

  test('[TE-373] a marker for each number, in the leftmost free slot of its row', () => {
    const s = translated({ rows: [0, 0, 2, 0, 4] })
    expect(rows(s)).toEqual([1, 0, 3, 0, 5])
    expect(s.happened('pageMarked')).toEqual([
      { row: 1, column: 1 },
      { row: 3, column: 3 },
      { row: 5, column: 5 },
    ])
  })

  test('[TE-374] a number whose row is full is ignored', () => {
    const s = translated({ rows: [0, 0, 5, 0, 0] })
    expect(rows(s)).toEqual([1, 0, 5, 0, 1])
    expect(s.happened('pageMarked').map(({ row }) => row)).toEqual([1, 5])
  })

  test('[TE-375] a completed row gives its chaos tentacle to the discard mat', () => {
    const four = translated({ rows: [3, 0, 0, 0, 0] })
    expect(discarded(four)[3]).toBe(0)
    const s = translated({ rows: [4, 0, 0, 0, 0] })
    expect(discarded(s)[3]).toBe(1)
    expect(s.table.necronomicon.rowChaos).toEqual([false, true, true, true, true])
    expect(s.table.necronomicon.columnChaos).toEqual([true, true, true, true, true])
    expect(s.happened('lineCompleted')).toEqual([{ line: 'row', number: 1 }])
  })

  test('[TE-376] a completed column, too', () => {
    const four = translated({ rows: [0, 1, 0, 0, 0] })
    expect(discarded(four)[3]).toBe(0)
    const s = translated({ rows: [0, 1, 0, 1, 0] })
    expect(rows(s)).toEqual([1, 1, 1, 1, 1])
    expect(discarded(s)[3]).toBe(1)
    expect(s.table.necronomicon.columnChaos).toEqual([false, true, true, true, true])
    expect(s.table.necronomicon.rowChaos).toEqual([true, true, true, true, true])
    expect(s.happened('lineCompleted')).toEqual([{ line: 'column', number: 1 }])
  })

  test('[TE-376] a column further to the right waits for the shortest row', () => {
    const s = translated({ rows: [2, 3, 2, 3, 2] })
    expect(s.happened('lineCompleted')).toEqual([{ line: 'column', number: 3 }])
    const t = translated({ rows: [2, 2, 2, 3, 2] })
    expect(t.happened('lineCompleted')).toEqual([])
  })

  test('[TE-377] one translation may complete several rows and columns', () => {
    const s = translated({ rows: [4, 0, 4, 0, 4] })
    expect(s.table.necronomicon.rowChaos).toEqual([false, true, false, true, false])
    expect(discarded(s)[3]).toBe(3)
    const t = translated({ rows: [3, 4, 4, 4, 3] })
    // Row 3 is full, and column 4 complete.
    expect(t.happened('lineCompleted')).toEqual([
      { line: 'row', number: 3 },
      { line: 'column', number: 4 },
    ])
    expect(discarded(t)[3]).toBe(2)
  })

  test('[TE-R40] a marker that completes both gives both', () => {
    const s = translated({ pages: { lighthouse: 'page-21' }, rows: [5, 5, 4, 5, 5], pageDeck: ['page-02'] })
    expect(s.happened('lineCompleted')).toEqual([
      { line: 'row', number: 3 },
      { line: 'column', number: 5 },
    ])
  })

  test('[TE-377] each of them once per game', () => {
    const s = translated({ rows: [5, 0, 0, 0, 0] })
    expect(discarded(s)[3]).toBe(0)
    expect(s.happened('lineCompleted')).toEqual([])
  })

  test('[TE-378] the player keeps the card and owns its rune', () => {
    const s = translated({ translated: { p1: ['page-11'] } })
    expect(s.character('p1').translated).toEqual(['page-11', 'page-07'])
    expect(s.character('p2').translated).toEqual([])
    expect(s.table.pageDiscard).toEqual([])
  })

  test('[TE-379] the top page of the deck comes to the town, unseen and face down', () => {
    const s = translated({ pageDeck: ['page-20', 'page-21'] })
    expect(s.table.pages['lighthouse']).toEqual({ card: 'page-20', up: false })
    expect(s.table.pageDeck[0]).toBe('page-21')
    expect(JSON.stringify(s.events)).not.toContain('page-20')
  })

  test('[TE-380] it cannot be translated before somebody ends a move there', () => {
    const s = translated({ pageDeck: ['page-01'], composure: { p1: { fear: 1, rage: 2, greed: 1 } } })
    expect(s.refusal('translate', {})).toBe('TE-371')
    s.choose('move', { to: 'church' })
    expect(s.table.pages['lighthouse']).toEqual({ card: 'page-01', up: false })
  })

  test('[TE-380] then it can', () => {
    const s = translated({ pageDeck: ['page-01'], actionsLeft: 4 })
    s.choose('move', { to: 'church' }).choose('move', { to: 'lighthouse' })
    expect(s.table.pages['lighthouse']).toEqual({ card: 'page-01', up: true })
    s.choose('translate', {})
    expect(s.happened('pageTranslated')).toEqual([{ who: 'p1', town: 'lighthouse', page: 'page-01' }])
  })

  test('[TE-380] or when an ability turns it up', () => {
    const s = translated({ pageDeck: ['page-01'] })
    s.choose('shineLight', { on: 'lighthouse' }).choose('stopShining', {})
    expect(s.may('translate', {})).toBe(true)
  })

  test('[TE-381] the last of the 25 slots begins phase 2, the one before does not', () => {
    const last = translated({ pages: { lighthouse: 'page-21' }, rows: [5, 5, 4, 5, 5] })
    expect(last.table.greatOldOne.phase).toBe(2)
    const before = translated({ pages: { lighthouse: 'page-21' }, rows: [5, 5, 3, 5, 5] })
    expect(before.table.greatOldOne.phase).toBe(1)
    const other = translated({ pages: { lighthouse: 'page-21' }, rows: [5, 5, 4, 5, 4] })
    expect(other.table.greatOldOne.phase).toBe(1)
  })

  test('[TE-R39] a page may be translated for its rune alone', () => {
    const s = scene({ ...wealthy, rows: [5, 0, 5, 0, 5] })
    expect(s.options('translate')[0]!.note).toBe('rune-only')
    s.choose('translate', {})
    expect(rows(s)).toEqual([5, 0, 5, 0, 5])
    expect(s.character('p1').translated).toEqual(['page-07'])
    expect(s.sheet('p1')).toEqual([1, 1, 1, 0])
    const partly = scene({ ...wealthy, rows: [5, 0, 5, 0, 4] })
    expect(partly.options('translate')[0]!.note).toBeUndefined()
  })
})
