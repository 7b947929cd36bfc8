import { Engine, History, type Seat, type View, clone, optionId, seenBy, viewOf } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { pages } from '../cards/pages.ts'
import { tinyEpic } from '../index.ts'
import type { Choices } from '../kind.ts'
import type { Table } from '../position.ts'
import { type Scene, type Setting, scene } from './scene.ts'

/** Who may know what (ledger, "State and hidden information"). */

const spectator = ''
const everybody: Seat[] = ['p1', 'p2', spectator]

/** The page cards that lie in the open. */
const inSight: ReadonlySet<string> = new Set(['page-17', 'page-11', 'page-22', 'page-05'])

/** A table in the middle of a game, with something of everything. */
function midGame(setting: Setting = {}): Scene {
  return scene({
    options: { greatOldOne: 'yog-sothoth' },
    sheets: { p1: 'historian', p2: 'alienist' },
    at: { p1: 'lighthouse', p2: 'tavern' },
    composure: { p1: { fear: 1, rage: 2 }, p2: { chaos: 1 } },
    brain: { p2: 2 },
    translated: { p1: ['page-11'], p2: ['page-22'] },
    pages: { lighthouse: 'page-17', church: 'page-01', tavern: null },
    down: ['church'],
    pageDiscard: ['page-05'],
    towns: { church: { madness: { rage: 2 }, shamblers: ['rage', 'fear'], eldritch: 2 } },
    greatOldOne: { strength: 2, energy: 1 },
    mat: { fear: 2 },
    discard: { greed: 3, chaos: 1, eldritch: 1 },
    rows: [5, 2, 1, 0, 0],
    used: ['asylum'],
    ...setting,
  })
}

function view(s: Scene, seat: Seat): View {
  return viewOf(tinyEpic, s.position, s.engine.decision, seat)
}

/** Everything that reaches a seat: its view and its own options, as text. */
function told(engine: Engine, seat: Seat): string {
  const options = engine.optionsOf(seat).map((option) => [optionId(option), option.rules, option.note])
  return JSON.stringify([viewOf(tinyEpic, engine.position, engine.decision, seat), options])
}

/** The same moment in a world that differs as `change` says. */
function otherwise(s: Scene, change: (table: Table, position: Scene['position']) => void): Engine {
  const position = clone(s.position)
  change(position.table as Table, position)
  return Engine.at(tinyEpic, position)
}

describe('open to all', () => {
  test('towns, sheets, mats, supplies and the Great Old One, to every seat and to spectators alike', () => {
    const s = midGame()
    const { pages: _pages, pageDeck: _deck, recycled: _recycled, ...open } = s.table
    for (const seat of everybody) {
      expect(view(s, seat).table).toMatchObject(open)
      expect(view(s, seat).own).toEqual({})
    }
  })

  test('face-up pages, translated pages and the page discard pile', () => {
    const s = midGame()
    for (const seat of everybody) {
      const { table } = view(s, seat)
      expect(table['pages']).toMatchObject({ lighthouse: { card: 'page-17', up: true } })
      expect(table['pageDiscard']).toEqual(['page-05'])
      expect(table['characters']).toMatchObject({
        p1: { translated: ['page-11'] },
        p2: { translated: ['page-22'] },
      })
    }
  })

  test('how many tentacles of each kind are in the bag', () => {
    const s = midGame()
    for (const seat of everybody)
      expect(view(s, seat).table['bag']).toEqual({ fear: 12, rage: 11, greed: 12, chaos: 0, eldritch: 3 })
  })

  test('who is asked what', () => {
    const s = midGame()
    for (const seat of everybody) expect(view(s, seat).asked).toMatchObject({ step: 'act', waiting: ['p1'] })
  })
})

describe('hidden from everybody', () => {
  test('[TE-031] [TE-379] a face-down page is a card without a name; where there is none, that is seen', () => {
    const s = midGame()
    for (const seat of everybody) {
      expect(view(s, seat).table['pages']).toMatchObject({
        church: { card: null, up: false },
        library: { card: null, up: false },
        asylum: { card: null, up: false },
        tavern: { card: null, up: true },
      })
    }
  })

  test('of the page deck everybody sees the number', () => {
    const s = midGame()
    // Of thirty, four lie in towns, two are translated, one is discarded.
    for (const seat of everybody) expect(view(s, seat).table['pageDeck']).toBe(23)
  })

  const changes: [string, (table: Table, position: Scene['position']) => void][] = [
    ['the order of the page deck', ({ pageDeck }) => pageDeck.reverse()],
    [
      'which page lies where',
      ({ pages: cards }) => {
        const { church, library } = cards
        ;[church!.card, library!.card] = [library!.card, church!.card]
      },
    ],
    [
      'which pages lie in town and which in the deck',
      ({ pages: cards, pageDeck }) => {
        const church = cards['church']!
        ;[church.card, pageDeck[3]] = [pageDeck[3]!, church.card!]
      },
    ],
    [
      'all future random results',
      (_, { chance }) => {
        chance.key = chance.key.replaceAll('a', 'b')
        chance.used += 7
        chance.next.push('stop-3')
      },
    ],
  ]

  test.each(changes)('%s', (_, change) => {
    const s = midGame()
    const other = otherwise(s, change)
    expect(other.position).not.toEqual(s.position)
    for (const seat of everybody) expect(told(other, seat)).toBe(told(s.engine, seat))
  })

  test('no name of a face-down card, no key and no plan of the rules in any view', () => {
    const s = midGame()
    for (const seat of everybody) {
      const text = told(s.engine, seat)
      const named = pages.filter((page) => text.includes(page))
      expect(named.filter((page) => !inSight.has(page))).toEqual([])
      expect(named).toHaveLength(inSight.size)
      expect(text).not.toContain(s.position.chance.key)
      expect(text).not.toMatch(/"(chance|key|used":\d|next|stack|sealed)"?:/)
    }
  })

  test('[TE-379] the page that is dealt after a translation', () => {
    const s = midGame({
      composure: { p1: { fear: 1, rage: 1, greed: 1 } },
      pageDeck: ['page-30'],
    })
    s.choose('translate', {})
    for (const seat of everybody) {
      for (const happened of s.events) expect(JSON.stringify(seenBy(happened, seat))).not.toContain('page-30')
      expect(told(s.engine, seat)).not.toContain('page-30')
    }
  })

  test('[TE-277] a page that is turned is seen by everybody', () => {
    const s = midGame().choose('consult', { town: 'church' })
    for (const seat of everybody) {
      expect(s.events.map((happened) => seenBy(happened, seat))).toEqual([
        { event: 'pageTurned', args: { town: 'church', page: 'page-01' } },
      ])
      expect(view(s, seat).table['pages']).toMatchObject({ church: { card: 'page-01', up: true } })
    }
  })
})

describe('what can be taken back', () => {
  /** Why the last of these choices of p1 cannot simply be taken back; null if it can. */
  function limitAfter<C extends keyof Choices>(setting: Setting, step: C, args: Choices[C]): unknown {
    const history = new History(tinyEpic, scene({ sheets: { p1: 'historian' }, ...setting }).position)
    history.choose(history.now.find('p1', optionId({ step, args }))!)
    return history.undoLimit()
  }
  const known: Setting = { pages: { lighthouse: 'page-07', church: 'page-17' } }
  const church = { to: 'church' } as const

  test('a Move to a town without shamblers, with its page face up', () => {
    expect(limitAfter(known, 'move', church)).toBeNull()
  })

  test('[TE-277] not a Move that turns a page up', () => {
    expect(limitAfter({ pages: { lighthouse: 'page-07' } }, 'move', church)).toMatchObject({ by: 'sight' })
  })

  test('[TE-278] not a Move that draws', () => {
    expect(limitAfter({ ...known, towns: { church: { shamblers: ['rage'] } } }, 'move', church)).toEqual({
      by: 'chance',
    })
  })

  test('Collect and what an ability moves', () => {
    const rich: Setting = { ...known, towns: { lighthouse: { madness: { fear: 2 } } } }
    expect(limitAfter(rich, 'collect', { colour: 'fear' })).toBeNull()
    const giving: Setting = { ...known, sheets: { p1: 'alienist' }, composure: { p1: { fear: 1 } } }
    expect(limitAfter(giving, 'handOver', { to: 'p2', tentacle: 'fear' })).toBeNull()
  })

  test('[TE-379] Translate: the new page is not seen', () => {
    const able: Setting = { ...known, composure: { p1: { fear: 1, rage: 1, greed: 1 } } }
    expect(limitAfter(able, 'translate', {})).toBeNull()
  })

  test('not an ability or a town action that shows a page', () => {
    expect(limitAfter(known, 'consult', { town: 'tavern' })).toMatchObject({ by: 'sight' })
    expect(limitAfter(known, 'shineLight', { on: 'tavern' })).toMatchObject({ by: 'sight' })
    const library: Setting = {
      at: { p1: 'library' },
      greatOldOne: { at: 'lighthouse' },
      pages: { library: 'page-17' },
    }
    expect(limitAfter(library, 'exchangePage', {})).toMatchObject({ by: 'sight' })
  })

  test('not a roll, and not the end of a turn, which spins the wheel', () => {
    const among: Setting = { ...known, towns: { lighthouse: { shamblers: ['rage'] } } }
    expect(limitAfter(among, 'banish', {})).toEqual({ by: 'chance' })
    expect(limitAfter(known, 'endTurn', {})).toEqual({ by: 'chance' })
  })
})
