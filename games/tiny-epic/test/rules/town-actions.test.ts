import { describe, expect, test } from 'vitest'
import { pages } from '../../cards/pages.ts'
import type { Colour } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { discarded, drawn, goals, madnessIn, mat, pay, payable, placeOf, plain, verbs } from './acting.ts'

/** p1 is in this town, the first of the ring; the four others follow in the order of the cards, with their first sides up. */
function at(town: Town, setting: Setting = {}): Scene {
  const others: Record<Town, Town[]> = {
    lighthouse: ['church', 'library', 'asylum', 'tavern'],
    docks: ['church', 'library', 'asylum', 'tavern'],
    church: ['library', 'asylum', 'tavern', 'lighthouse'],
    cemetery: ['library', 'asylum', 'tavern', 'lighthouse'],
    library: ['asylum', 'tavern', 'lighthouse', 'church'],
    'curiosity-shop': ['asylum', 'tavern', 'lighthouse', 'church'],
    asylum: ['tavern', 'lighthouse', 'church', 'library'],
    apothecary: ['tavern', 'lighthouse', 'church', 'library'],
    tavern: ['lighthouse', 'church', 'library', 'asylum'],
    'town-hall': ['lighthouse', 'church', 'library', 'asylum'],
  }
  return scene({ ...plain, ring: [town, ...others[town]], ...setting })
}

const phase2: Setting = { greatOldOne: { phase: 2 } }

describe('Town action', () => {
  /** Each town with what its ability needs, and how it is used. */
  const all: [Town, Setting, (s: Scene) => unknown][] = [
    ['lighthouse', {}, (s) => s.choose('shineLight', { on: 'library' }).choose('stopShining', {})],
    ['docks', {}, (s) => s.choose('sail', { to: 'church' })],
    [
      'church',
      { towns: { church: { shamblers: ['rage'] } }, composure: { p1: { fear: 1 } } },
      (s) => s.choose('bless', { town: 'church', colour: 'rage' }),
    ],
    ['cemetery', { mat: { fear: 1 } }, (s) => s.choose('layToRest', { colour: 'fear', count: 1 })],
    ['library', {}, (s) => s.choose('exchangePage', {})],
    ['curiosity-shop', { composure: { p1: { fear: 1 } } }, (s) => s.choose('buyChaos', {})],
    ['asylum', { composure: { p1: { fear: 1, rage: 1 } }, brain: { p1: 1 } }, (s) => s.choose('recover', {})],
    [
      'apothecary',
      { composure: { p1: { fear: 1 } }, mat: { rage: 1 } },
      (s) => s.choose('brew', { give: 'fear', take: 'rage' }),
    ],
    [
      'tavern',
      { towns: { asylum: { madness: { fear: 1 } } } },
      (s) => s.choose('order', { from: 'asylum', colour: 'fear' }),
    ],
    [
      'town-hall',
      { composure: { p1: { fear: 1, rage: 1 } }, greatOldOne: { energy: 1 } },
      (s) => s.choose('petition', {}),
    ],
  ]

  test.each(all)('[TE-351] [TE-352] %s: one action, and the town is marked as used', (town, setting, use) => {
    const s = at(town, setting)
    use(s)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(2)
    expect(s.table.turn.used).toEqual([town])
  })

  const names = [
    'shineLight',
    'sail',
    'bless',
    'layToRest',
    'exchangePage',
    'buyChaos',
    'recover',
    'brew',
    'order',
    'petition',
  ]

  test.each(all)('[TE-351] %s: no other ability than that of the own town is offered', (town, setting) => {
    const offered = verbs(at(town, setting)).filter((verb) => names.includes(verb))
    expect(offered).toEqual([names[all.findIndex(([each]) => each === town)]])
  })

  test('[TE-351] from another town it cannot be used', () => {
    const s = at('lighthouse', {
      mat: { fear: 2 },
      composure: { p1: { fear: 2, rage: 2 } },
      brain: { p1: 2 },
    })
    expect(s.refusal('exchangePage', {})).toBe('TE-351')
    expect(s.refusal('recover', {})).toBe('TE-351')
    expect(s.refusal('sail', { to: 'church' })).toBe('TE-351')
  })

  test('[TE-351] not with all actions used', () => {
    const s = at('library', { actionsLeft: 0, composure: { p1: { chaos: 1 } } })
    expect(s.refusal('exchangePage', {})).toBe('TE-251')
  })

  test('[TE-352] at most once per turn', () => {
    const s = at('library')
    s.choose('exchangePage', {})
    expect(s.refusal('exchangePage', {})).toBe('TE-352')
  })

  test('[TE-352] leaving and coming back does not help', () => {
    const s = at('library', { actionsLeft: 4 }).choose('exchangePage', {})
    s.choose('move', { to: 'church' }).choose('move', { to: 'library' })
    expect(s.actionsLeft).toBe(1)
    expect(s.refusal('exchangePage', {})).toBe('TE-352')
  })

  test('[TE-352] in the next turn it may be used again, by the next player as well', () => {
    const s = at('library', { at: { p1: 'library', p2: 'library' }, greatOldOne: { at: 'lighthouse' } })
    s.choose('exchangePage', {})
    // The tail of stop 0 points at the third town of the ring.
    s.next('stop-0', 'fear', 'fear').choose('endTurn', {})
    expect(s.table.turn).toMatchObject({ active: 'p2', used: [] })
    expect(s.may('exchangePage', {})).toBe(true)
  })

  test('[TE-R36] the ability of a second town may be used in the same turn', () => {
    const s = at('lighthouse', { actionsLeft: 4, towns: { lighthouse: { madness: { fear: 1 } } } })
    s.choose('shineLight', { on: 'church' }).choose('stopShining', {}).choose('move', { to: 'tavern' })
    s.choose('order', { from: 'lighthouse', colour: 'fear' })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(s.table.turn.used).toEqual(['lighthouse', 'tavern'])
  })

  test.each([
    ['asylum', 'recover'],
    ['town-hall', 'petition'],
  ] as const)('[TE-353] %s: madness goes to the discard mat, chaos to the supply', (town, verb) => {
    const s = at(town, {
      composure: { p1: { greed: 1, chaos: 1 } },
      brain: { p1: 1 },
      greatOldOne: { energy: 1 },
    })
    const { chaos } = s.table.supply
    s.choose(verb, {})
    expect(discarded(s)).toEqual([0, 0, 1, 0, 0])
    expect(s.table.supply.chaos).toBe(chaos + 1)
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })
})

describe('Lighthouse', () => {
  test('[TE-351] turns 1 face-down page up, anywhere', () => {
    const s = at('lighthouse', { pages: { library: 'page-17' }, down: ['library'] })
    s.choose('shineLight', { on: 'library' }).choose('stopShining', {})
    expect(s.table.pages['library']).toEqual({ card: 'page-17', up: true })
    expect(Object.values(s.table.pages).filter(({ up }) => up)).toHaveLength(1)
  })

  test('[TE-351] or 2, and not 3', () => {
    const s = at('lighthouse')
    s.choose('shineLight', { on: 'asylum' })
    expect(s.offered('shineAlso').map(({ on }) => on)).toEqual(['lighthouse', 'church', 'library', 'tavern'])
    s.choose('shineAlso', { on: 'lighthouse' })
    expect(s.asked!.step).toBe('act')
    expect(Object.values(s.table.pages).filter(({ up }) => up)).toHaveLength(2)
    expect(s.actionsLeft).toBe(2)
  })

  test('[TE-351] not a page that lies face up, and not where there is none', () => {
    const s = at('lighthouse', { pages: { church: 'page-17', tavern: null } })
    expect(s.offered('shineLight').map(({ on }) => on)).toEqual(['lighthouse', 'library', 'asylum'])
    expect(s.refusal('shineLight', { on: 'church' })).toBe('TE-351')
    expect(s.refusal('shineLight', { on: 'tavern' })).toBe('TE-351')
  })

  test('[TE-351] with one face-down page it ends there', () => {
    const s = at('lighthouse', {
      pages: { lighthouse: 'page-01', church: 'page-02', asylum: 'page-03', tavern: 'page-04' },
    })
    s.choose('shineLight', { on: 'library' })
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-351] phase 1 only', () => {
    expect(at('lighthouse', phase2).refusal('shineLight', { on: 'church' })).toBe('TE-351')
  })
})

describe('Docks', () => {
  test("[TE-351] to any other town, but in phase 1 not to the Great Old One's", () => {
    const s = at('docks')
    expect(goals(s, 'sail')).toEqual(['asylum', 'church', 'tavern'])
    expect(s.refusal('sail', { to: 'library' })).toBe('TE-351')
    expect(s.refusal('sail', { to: 'docks' })).toBe('TE-351')
    expect(s.refusal('sail', { to: 'lighthouse' })).toBe('TE-351')
    s.choose('sail', { to: 'asylum' })
    expect(placeOf(s, 'p1')).toBe('asylum')
  })

  test("[TE-351] in phase 2 to the Great Old One's town as well", () => {
    expect(goals(at('docks', phase2), 'sail')).toEqual(['asylum', 'church', 'library', 'tavern'])
  })

  test('[TE-277] [TE-278] [TE-280] arrival as after a Move', () => {
    const s = at('docks', {
      sheets: { p1: 'historian' },
      pages: { asylum: 'page-17' },
      down: ['asylum'],
      towns: { asylum: { shamblers: ['fear', 'greed'] } },
    })
    s.next('fear', 'eldritch').choose('sail', { to: 'asylum' })
    expect(s.table.pages['asylum']!.up).toBe(true)
    expect(drawn(s)).toEqual(['fear', 'eldritch'])
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(s.table.greatOldOne.energy).toBe(1)
  })

  test('[TE-351] fear does not matter', () => {
    expect(goals(at('docks', { composure: { p1: { fear: 2 } } }), 'sail')).toEqual(goals(at('docks'), 'sail'))
  })
})

describe('Church', () => {
  const crowd = {
    church: { shamblers: ['rage'] as Colour[] },
    library: { shamblers: ['fear', 'greed', 'fear'] as Colour[] },
    lighthouse: { shamblers: ['greed'] as Colour[] },
    asylum: { shamblers: ['rage'] as Colour[] },
  }

  test('[TE-351] any shambler of this or an adjacent town', () => {
    const s = at('church', { towns: crowd, composure: { p1: { greed: 1 } } })
    expect(s.offered('bless')).toEqual([
      { town: 'church', colour: 'rage' },
      { town: 'library', colour: 'fear' },
      { town: 'library', colour: 'greed' },
      { town: 'lighthouse', colour: 'greed' },
    ])
    expect(s.refusal('bless', { town: 'asylum', colour: 'rage' })).toBe('TE-351')
    expect(s.refusal('bless', { town: 'lighthouse', colour: 'rage' })).toBe('TE-351')
    s.choose('bless', { town: 'library', colour: 'fear' })
    expect(s.table.towns['library']!.shamblers).toEqual(['greed', 'fear'])
    expect(s.table.mat.shamblers).toEqual({ fear: 4, rage: 3, greed: 3 })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(discarded(s)).toEqual([0, 0, 1, 0, 0])
  })

  test('[TE-351] no dice, and nothing is cleared from the mat, whatever the rage', () => {
    const s = at('church', { towns: crowd, composure: { p1: { rage: 2 } }, mat: { rage: 5, greed: 5 } })
    s.choose('bless', { town: 'lighthouse', colour: 'greed' })
    expect(s.happened('diceRolled')).toEqual([])
    expect(mat(s)).toEqual([0, 5, 5])
    expect(s.sheet('p1')).toEqual([0, 1, 0, 0])
  })

  test('[TE-351] it costs 1 tentacle of any colour, or chaos', () => {
    expect(at('church', { towns: crowd }).offered('bless')).toEqual([])
    const s = at('church', { towns: crowd, composure: { p1: { fear: 1, chaos: 1 } } })
    s.choose('bless', { town: 'church', colour: 'rage' })
    expect(payable(s)).toEqual(['fear', 'chaos'])
  })

  test('[TE-351] a shambler must be there', () => {
    const s = at('church', { towns: { asylum: crowd.asylum }, composure: { p1: { fear: 1 } } })
    expect(s.offered('bless')).toEqual([])
  })
})

describe('Cemetery', () => {
  test('[TE-351] 1 or 2 tentacles of one colour from the shambler mat to the discard mat', () => {
    for (const count of [1, 2]) {
      const s = at('cemetery', { mat: { fear: 3, rage: 3, greed: 3 } })
      s.choose('layToRest', { colour: 'rage', count })
      expect(mat(s)).toEqual([3, 3 - count, 3])
      expect(discarded(s)).toEqual([0, count, 0, 0, 0])
    }
  })

  test('[TE-351] no more than there are, and nothing of a colour that is not there', () => {
    const s = at('cemetery', { mat: { fear: 1, greed: 2 } })
    expect(s.offered('layToRest')).toEqual([
      { colour: 'fear', count: 1 },
      { colour: 'greed', count: 1 },
      { colour: 'greed', count: 2 },
    ])
    expect(s.refusal('layToRest', { colour: 'fear', count: 2 })).toBe('TE-351')
    expect(s.refusal('layToRest', { colour: 'rage', count: 1 })).toBe('TE-351')
  })
})

describe('Library', () => {
  test('[TE-351] the page goes under the deck, and the top one comes face up', () => {
    for (const down of [[], ['library'] as Town[]]) {
      const s = at('library', { pages: { library: 'page-17' }, down, pageDeck: ['page-20', 'page-21'] })
      const before = s.table.pageDeck.length
      s.choose('exchangePage', {})
      expect(s.table.pages['library']).toEqual({ card: 'page-20', up: true })
      expect(s.table.pageDeck[0]).toBe('page-21')
      expect(s.table.pageDeck.at(-1)).toBe('page-17')
      expect(s.table.pageDeck).toHaveLength(before)
    }
  })

  test('[TE-351] a face-down card is not looked at', () => {
    const s = at('library', { pages: { library: 'page-17' }, down: ['library'] })
    s.choose('exchangePage', {})
    expect(JSON.stringify(s.events)).not.toContain('page-17')
  })

  test('[TE-351] not without a page, not without a deck, not in phase 2', () => {
    expect(at('library', { pages: { library: null } }).refusal('exchangePage', {})).toBe('TE-351')
    expect(at('library', phase2).refusal('exchangePage', {})).toBe('TE-351')
    const inTowns = {
      library: 'page-01',
      asylum: 'page-02',
      tavern: 'page-03',
      lighthouse: 'page-04',
      church: 'page-05',
    } as const
    const rest = pages.filter((page) => !Object.values<string>(inTowns).includes(page))
    const oneLeft = at('library', { pages: inTowns, pageDiscard: rest.slice(1) })
    expect(oneLeft.choose('exchangePage', {}).table.pages['library']!.card).toBe(rest[0])
    expect(at('library', { pages: inTowns, pageDiscard: rest }).refusal('exchangePage', {})).toBe('TE-351')
  })
})

describe('Curiosity Shop', () => {
  test('[TE-351] 1 madness tentacle for 1 chaos tentacle of the supply', () => {
    const s = at('curiosity-shop', { composure: { p1: { greed: 1, chaos: 1 } } })
    const { chaos } = s.table.supply
    s.choose('buyChaos', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 2])
    expect(s.table.supply.chaos).toBe(chaos - 1)
    expect(discarded(s)).toEqual([0, 0, 1, 0, 0])
  })

  test('[TE-R37] chaos does not pay for it', () => {
    const s = at('curiosity-shop', { composure: { p1: { chaos: 1 } } })
    expect(s.refusal('buyChaos', {})).toBe('TE-351')
    const t = at('curiosity-shop', { composure: { p1: { fear: 1, rage: 1, chaos: 1 } } }).choose(
      'buyChaos',
      {},
    )
    expect(payable(t)).toEqual(['fear', 'rage'])
  })

  test('[TE-351] [TE-R30] [TE-R50] it needs a free space on the chaos track', () => {
    const s = at('curiosity-shop', { composure: { p1: { greed: 1, chaos: 2 } } })
    expect(s.refusal('buyChaos', {})).toBe('TE-351')
  })

  test('[TE-351] and a tentacle in the supply', () => {
    const last = { composure: { p1: { greed: 1 } }, discard: { chaos: 6 } }
    expect(at('curiosity-shop', last).table.supply.chaos).toBe(1)
    expect(at('curiosity-shop', last).may('buyChaos', {})).toBe(true)
    const s = at('curiosity-shop', { ...last, discard: { chaos: 7 } })
    expect(s.refusal('buyChaos', {})).toBe('TE-351')
  })
})

describe('Asylum', () => {
  test('[TE-351] two tentacles of different colours move the own brain down 1', () => {
    const s = at('asylum', { composure: { p1: { fear: 1, greed: 1 } }, brain: { p1: 3, p2: 3 } })
    s.choose('recover', {})
    expect(s.character('p1').brain).toBe(2)
    expect(s.character('p2').brain).toBe(3)
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(discarded(s)).toEqual([1, 0, 1, 0, 0])
  })

  test('[TE-351] not from the lowest space', () => {
    const rich = { composure: { p1: { fear: 1, greed: 1 } } }
    expect(at('asylum', rich).refusal('recover', {})).toBe('TE-351')
    expect(
      at('asylum', { ...rich, brain: { p1: 1 } })
        .choose('recover', {})
        .character('p1').brain,
    ).toBe(0)
  })

  test('[TE-351] not with one tentacle or two of one colour', () => {
    for (const held of [{}, { rage: 1 }, { rage: 2 }, { chaos: 1 }])
      expect(at('asylum', { composure: { p1: held }, brain: { p1: 1 } }).refusal('recover', {})).toBe(
        'TE-351',
      )
  })
})

describe('Apothecary', () => {
  test('[TE-351] one tentacle to the shambler mat, one of another colour from it', () => {
    const s = at('apothecary', { composure: { p1: { fear: 2, rage: 1 } }, mat: { rage: 2 } })
    s.choose('brew', { give: 'fear', take: 'rage' })
    expect(s.sheet('p1')).toEqual([1, 2, 0, 0])
    expect(mat(s)).toEqual([1, 1, 0])
    expect(discarded(s)).toEqual([0, 0, 0, 0, 0])
  })

  test('[TE-351] the colours differ; the one is on the sheet and the other on the mat', () => {
    const s = at('apothecary', { composure: { p1: { fear: 1, greed: 1 } }, mat: { fear: 1, rage: 1 } })
    expect(s.offered('brew')).toEqual([
      { give: 'fear', take: 'rage' },
      { give: 'greed', take: 'fear' },
      { give: 'greed', take: 'rage' },
    ])
    expect(s.refusal('brew', { give: 'fear', take: 'fear' })).toBe('TE-351')
    expect(s.refusal('brew', { give: 'rage', take: 'fear' })).toBe('TE-351')
    expect(s.refusal('brew', { give: 'fear', take: 'greed' })).toBe('TE-351')
  })

  test('[TE-351] [TE-R30] there must be a free space for it', () => {
    const s = at('apothecary', { composure: { p1: { fear: 1, rage: 2 } }, mat: { rage: 1 } })
    expect(s.refusal('brew', { give: 'fear', take: 'rage' })).toBe('TE-351')
  })

  test('[TE-R37] chaos neither goes nor comes', () => {
    const s = at('apothecary', { composure: { p1: { chaos: 2 } }, mat: { rage: 1 } })
    expect(s.offered('brew')).toEqual([])
  })
})

describe('Tavern', () => {
  const supplies: Setting = {
    towns: {
      lighthouse: { madness: { fear: 3, rage: 1 } },
      asylum: { madness: { greed: 2 } },
      church: { madness: { rage: 3 } },
      tavern: { madness: { rage: 3 } },
    },
  }

  test('[TE-351] from one of the two adjacent towns, not from this one', () => {
    const s = at('tavern', supplies)
    expect(s.offered('order')).toEqual([
      { from: 'lighthouse', colour: 'fear' },
      { from: 'lighthouse', colour: 'rage' },
      { from: 'asylum', colour: 'greed' },
    ])
    expect(s.refusal('order', { from: 'tavern', colour: 'rage' })).toBe('TE-351')
    expect(s.refusal('order', { from: 'church', colour: 'rage' })).toBe('TE-351')
  })

  test('[TE-351] 1 or 2 tentacles of any colours, both from the same town', () => {
    const two = at('tavern', supplies).choose('order', { from: 'lighthouse', colour: 'fear' })
    expect(two.offered('orderAlso')).toEqual([{ colour: 'fear' }, { colour: 'rage' }])
    two.choose('orderAlso', { colour: 'rage' })
    expect(two.asked!.step).toBe('act')
    expect(two.sheet('p1')).toEqual([1, 1, 0, 0])
    expect(madnessIn(two, 'lighthouse')).toEqual([2, 0, 0])
    const one = at('tavern', supplies).choose('order', { from: 'asylum', colour: 'greed' })
    one.choose('stopOrdering', {})
    expect(one.sheet('p1')).toEqual([0, 0, 1, 0])
    expect(one.actionsLeft).toBe(2)
  })

  test('[TE-351] greed on the sheet does not raise the number', () => {
    const s = at('tavern', { ...supplies, composure: { p1: { greed: 2 } } })
    s.choose('order', { from: 'lighthouse', colour: 'fear' }).choose('orderAlso', { colour: 'fear' })
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-351] [TE-R30] it never curses: there must be free spaces', () => {
    const full = at('tavern', { ...supplies, composure: { p1: { fear: 2, rage: 1 } } })
    expect(full.refusal('order', { from: 'lighthouse', colour: 'fear' })).toBe('TE-351')
    full.choose('order', { from: 'lighthouse', colour: 'rage' })
    expect(full.asked!.step, 'nothing else fits').toBe('act')
  })
})

describe('Town Hall', () => {
  test('[TE-351] two tentacles of different colours: one eldritch tentacle goes from the energy track to the bag', () => {
    const s = at('town-hall', { composure: { p1: { fear: 1, rage: 1 } }, greatOldOne: { energy: 2 } })
    s.choose('petition', {})
    expect(s.table.greatOldOne.energy).toBe(1)
    expect(s.table.bag.eldritch).toBe(4)
    expect(discarded(s)).toEqual([1, 1, 0, 0, 0])
  })

  test('[TE-351] not with an empty energy track', () => {
    const s = at('town-hall', { composure: { p1: { fear: 1, rage: 1 } } })
    expect(s.refusal('petition', {})).toBe('TE-351')
  })

  test('[TE-351] [TE-R37] the cost, with chaos as one of the two', () => {
    const full = { greatOldOne: { energy: 2 } }
    for (const held of [{ fear: 2 }, { chaos: 1 }])
      expect(at('town-hall', { ...full, composure: { p1: held } }).refusal('petition', {})).toBe('TE-351')
    const s = at('town-hall', { ...full, composure: { p1: { fear: 2, chaos: 1 } } }).choose('petition', {})
    pay(s, 'fear')
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(s.table.greatOldOne.energy).toBe(1)
  })
})
