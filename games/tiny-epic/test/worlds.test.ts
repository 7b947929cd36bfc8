import { type Position, clone, sampleWorld } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Page, pages } from '../cards/pages.ts'
import { tinyEpic } from '../index.ts'
import type { Table } from '../position.ts'
import { type Scene, type Setting, scene } from './scene.ts'

/** What all players know of face-down pages is the same in every world; what is unknown differs in some of them. */

/** A table in enough worlds that chance alone does not keep a page where it is. */
function worlds(position: Position): Table[] {
  return Array.from(
    { length: 24 },
    (_, i) => sampleWorld(tinyEpic, position, 'p1', `world ${i}`).table as Table,
  )
}

function different(s: Scene, of: (table: Table) => unknown): number {
  return new Set(worlds(s.position).map((table) => JSON.stringify(of(table)))).size
}

/** Pages of the other towns of the quiet ring. */
const elsewhere = { lighthouse: 'page-02', church: 'page-03', library: 'page-04', asylum: 'page-05' } as const
const lost: Page[] = ['page-26', 'page-27', 'page-28', 'page-29', 'page-30']
/** All pages but those that the scenes below name. */
const others = pages.filter(
  (page) =>
    !['page-01', 'page-17', ...Object.values<Page>(elsewhere), ...lost].some((named) => named === page),
)

const bottom = ({ pageDeck }: Table): Page | undefined => pageDeck.at(-1)

const inLibrary: Setting = {
  at: { p1: 'library' },
  greatOldOne: { at: 'lighthouse' },
  pages: { library: 'page-17' },
}

describe('the Library puts a page under the deck', () => {
  test('one that lay face up stays there in every world', () => {
    const s = scene(inLibrary).choose('exchangePage', {})
    expect(bottom(s.table)).toBe('page-17')
    expect(different(s, bottom)).toBe(1)
    expect(different(s, ({ pageDeck }) => pageDeck)).toBeGreaterThan(1)
  })

  test('one that lay face down could be any that nobody has seen', () => {
    const s = scene({ ...inLibrary, down: ['library'] }).choose('exchangePage', {})
    expect(bottom(s.table)).toBe('page-17')
    expect(different(s, bottom)).toBeGreaterThan(1)
  })

  test('the deck is known once every card of it is', () => {
    const known = (s: Scene) => tinyEpic.worlds.knownPiles!(s.position, 'p1')
    const small: Setting = { ...inLibrary, pageDeck: ['page-30'], translated: { p2: pages.slice(4, 16) } }
    const s = scene({ ...small, pageDiscard: pages.slice(17, 29) })
    expect(known(s)).toEqual([])
    expect(known(s.choose('exchangePage', {}))).toEqual(['pageDeck'])
  })

  test('it would wander if the table did not remember it', () => {
    const s = scene(inLibrary).choose('exchangePage', {})
    const position = clone(s.position)
    ;(position.table as Table).recycled = []
    expect(new Set(worlds(position).map(bottom)).size).toBeGreaterThan(1)
  })

  test('a page known in the deck is still known when it is dealt face down', () => {
    const s = scene({
      ...inLibrary,
      at: { p1: 'tavern' },
      pages: { tavern: 'page-01', ...elsewhere },
      composure: { p1: { rage: 1 } },
      pageDeck: ['page-17'],
      pageDiscard: [...others, ...lost],
    })
    s.table.recycled = [['page-17']]
    s.choose('translate', {})
    expect(s.table.pages['tavern']).toEqual({ card: 'page-17', up: false })
    expect(different(s, (table) => table.pages['tavern'])).toBe(1)
  })

  test('a page that is turned up is no longer among those that were seen before', () => {
    const s = scene({
      sheets: { p1: 'historian' },
      pages: { lighthouse: 'page-17' },
      down: ['lighthouse'],
    })
    s.table.recycled = [['page-17']]
    expect(s.choose('consult', { town: 'lighthouse' }).table.recycled).toEqual([])
  })
})

describe('[TE-R41] lost pages become the new deck', () => {
  /** The deck is empty; p1 translates, and the pages that were lost are shuffled. Some pages in towns were never seen. */
  function reshuffled(): Scene {
    const s = scene({
      at: { p1: 'tavern' },
      pages: { tavern: 'page-01', ...elsewhere },
      down: ['church', 'library', 'asylum'],
      composure: { p1: { rage: 1 } },
      pageDiscard: lost,
      translated: { p2: [...others, 'page-17'] },
    })
    return s.choose('translate', {})
  }

  test('in another order in some worlds', () => {
    const s = reshuffled()
    expect(s.table.pageDeck).toHaveLength(4)
    expect(different(s, ({ pageDeck }) => pageDeck)).toBeGreaterThan(1)
    expect(different(s, (table) => table.pages['tavern'])).toBeGreaterThan(1)
    expect(different(s, (table) => table.pages['church'])).toBeGreaterThan(1)
  })

  test('and never with a page that nobody has seen', () => {
    for (const { pageDeck, pages: cards } of worlds(reshuffled().position)) {
      expect(new Set([...pageDeck, cards['tavern']!.card])).toEqual(new Set(lost))
      const inTowns = ['church', 'library', 'asylum'].map((town) => cards[town]!.card)
      expect(new Set(inTowns)).toEqual(new Set(['page-03', 'page-04', 'page-05']))
    }
  })
})

test('recycled pages lie face down, each once', () => {
  const s = scene({ pages: { lighthouse: 'page-17' } })
  const broken = (recycled: Page[][]): string | undefined => {
    s.table.recycled = recycled
    return tinyEpic.brokenInvariant(s.position)
  }
  const [page] = s.table.pageDeck
  expect(broken([['page-17']])).toBe('/table/recycled has page-17, which does not lie face down')
  expect(broken([[]])).toBe('/table/recycled should have no empty list')
  expect(broken([[page!], [page!]])).toBe(`there are two of the recycled page ${page}`)
  expect(broken([[page!]])).toBeUndefined()
})
