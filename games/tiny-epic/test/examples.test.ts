import { describe, expect, test } from 'vitest'
import type { Page } from '../cards/pages.ts'
import type { Composure } from '../content/tentacles.ts'
import {
  T,
  inOrder,
  inTown,
  offers,
  onMat,
  setUp,
  shamblersIn,
  spun,
  tableOf,
  walked,
} from './rules/reading.ts'
import { type Scene, type Setting, scene } from './scene.ts'

describe('worked examples: setup', () => {
  test.each([1, 2, 3, 4, 5])('[TE-E01] setup for four (seed %i)', (seed) => {
    const { bag, towns, mat, discard, characters, supply, necronomicon, pages, greatOldOne } = tableOf(
      setUp({ variant: 'standard-4' }, seed),
    )
    expect(bag.fear + bag.rage + bag.greed).toBe(17)
    expect([bag.eldritch, bag.chaos]).toEqual([3, 0])
    for (const { madness, eldritch } of Object.values(towns)) {
      expect(madness.fear + madness.rage + madness.greed).toBe(2)
      expect(eldritch).toBe(3)
    }
    expect(mat.madness).toEqual({ fear: 3, rage: 3, greed: 3 })
    expect(discard).toEqual({ fear: 3, rage: 3, greed: 3, chaos: 4, eldritch: 0 })
    for (const { composure } of Object.values(characters))
      expect(composure).toEqual({ fear: 0, rage: 0, greed: 0, chaos: 0 })
    expect(supply).toEqual({ chaos: 3, eldritch: 5 })
    expect([...necronomicon.rowChaos, ...necronomicon.columnChaos].filter(Boolean)).toHaveLength(10)
    expect(Object.values(towns).flatMap(({ shamblers }) => shamblers)).toHaveLength(4)
    expect(mat.shamblers.fear + mat.shamblers.rage + mat.shamblers.greed).toBe(11)
    const up = Object.keys(pages).filter((town) => pages[town]!.up)
    expect(up).toEqual([greatOldOne.at])
  })
})

describe('worked examples: the wheel', () => {
  test('[TE-E02] the draw number', () => {
    // Nyarlathotep: 2, 2, 3, 3, 3, 4, 4, 5. The front of stop 7 shows chaos, that of stop 4 plus one.
    const chaos = spun(7, ['fear', 'fear', 'rage', 'rage'], { greatOldOne: { strength: 5 } })
    expect(chaos.happened('tentacleDrawn')).toHaveLength(4)
    const plusOne = spun(4, ['fear', 'fear', 'rage', 'rage', 'greed'], { greatOldOne: { strength: 5 } })
    expect(plusOne.happened('tentacleDrawn')).toHaveLength(5)
    const start = spun(7, ['fear', 'fear'])
    expect(start.happened('tentacleDrawn')).toHaveLength(2)
  })

  test('[TE-E03] a fear track overflows, and one more comes', () => {
    const s = walked(['fear', 'fear'], { composure: { p1: { fear: 2 } } })
    expect(onMat(s)).toEqual([3, 0, 0])
    expect(s.character('p1').brain).toBe(1)
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
  })

  test('[TE-E04] full is not cursed', () => {
    const s = walked(['fear'], { composure: { p1: { fear: 1 } } })
    expect(s.sheet('p1')).toEqual([2, 0, 0, 0])
    expect(s.character('p1').brain).toBe(0)
    expect(s.happened('composureCursed')).toEqual([])
    expect(onMat(s)).toEqual([0, 0, 0])
  })

  test('[TE-E05] a town track overflows', () => {
    const s = spun(1, ['fear', 'rage'], {
      towns: { lighthouse: { madness: { fear: 3, rage: 1, greed: 2 } } },
    })
    expect(onMat(s)).toEqual([4, 0, 0])
    expect(inTown(s, T[0])).toEqual([0, 2, 2])
    expect(s.happened('powerUnleashed')).toEqual([{ colour: 'fear', why: 'curse' }])
    expect(inOrder(s, 'tentacleDrawn', 'townCursed', 'powerUnleashed')).toEqual([
      'tentacleDrawn',
      'townCursed',
      'powerUnleashed',
      'tentacleDrawn',
    ])
  })

  test('[TE-E06] a shambler track overflows', () => {
    // The tail of stop 27 shows T2, greed.
    const s = spun(27, ['fear', 'fear'], {
      options: { greatOldOne: 'yig' },
      greatOldOne: { at: T[4] },
      towns: { library: { shamblers: ['fear', 'rage', 'rage'] } },
    })
    expect(s.happened('shamblerPlaced')).toEqual([{ town: T[2], colour: 'greed', wanted: 'greed' }])
    expect(shamblersIn(s, T[2])).toEqual([])
    expect(s.table.mat.shamblers).toEqual({ fear: 5, rage: 5, greed: 5 })
    expect(s.table.discard.eldritch).toBe(1)
    expect(s.table.supply.eldritch).toBe(4)
    expect(s.table.towns[T[2]]!.eldritch).toBe(3)
    expect(s.table.greatOldOne.at).toBe(T[2])
  })

  test('[TE-E07] a substitute', () => {
    // The tail of stop 0 shows T2, fear. On the mat are two green shamblers.
    const s = spun(0, ['fear', 'fear'], {
      towns: {
        lighthouse: { shamblers: ['fear', 'fear', 'fear'] },
        church: { shamblers: ['fear', 'fear', 'greed'] },
        library: { shamblers: ['greed'] },
        asylum: { shamblers: ['rage', 'rage', 'rage'] },
        tavern: { shamblers: ['rage', 'rage', 'greed'] },
      },
    })
    expect(s.happened('shamblerPlaced')).toEqual([{ town: T[2], colour: 'greed', wanted: 'fear' }])
    expect(s.table.mat.shamblers).toEqual({ fear: 0, rage: 0, greed: 1 })
  })
})

describe('worked examples: arriving', () => {
  test('[TE-E08] a rage curse', () => {
    const s = walked(['rage'], { composure: { p1: { rage: 2 } } })
    expect(onMat(s)).toEqual([0, 3, 0])
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.character('p1').brain).toBe(1)
  })

  test('[TE-E09] two shamblers, two draws', () => {
    const s = walked(['rage', 'eldritch'])
    expect(s.happened('tentacleDrawn')).toHaveLength(2)
    expect(s.sheet('p1')).toEqual([0, 1, 0, 0])
    expect(s.table.greatOldOne.energy).toBe(1)
  })
})

describe('worked examples: Banish', () => {
  /** p1, a Detective, banishes at T0. */
  function banished(dice: string[], setting: Setting): Scene {
    return scene({ sheets: { p1: 'detective' }, ...setting })
      .next(...dice)
      .choose('banish', {})
  }

  test('[TE-E10] dice are not added', () => {
    const s = banished(['1', '1'], {
      towns: { lighthouse: { shamblers: ['fear', 'rage'] } },
      composure: { p1: { rage: 2 } },
    })
    expect(s.offered('banishShambler')).toEqual([{ colour: 'rage', cost: 1 }])
    s.choose('banishShambler', { colour: 'rage', cost: 1 })
    expect(s.sheet('p1')).toEqual([0, 1, 0, 0])
  })

  test.each(['fear', 'rage', 'greed'] as const)('[TE-E11] chaos for all: a %s shambler', (colour) => {
    const s = banished(['2'], {
      towns: { lighthouse: { shamblers: [colour] } },
      composure: { p1: { chaos: 2 } },
    })
    const supply = s.table.supply.chaos
    s.choose('banishShambler', { colour, cost: 2 })
    expect(shamblersIn(s, T[0])).toEqual([])
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.table.supply.chaos).toBe(supply + 2)
    expect(s.table.discard.chaos).toBe(0)
  })

  test.each([
    ['rage', { rage: 2 }],
    ['rage', { rage: 1, chaos: 1 }],
    ['rage', { chaos: 2 }],
    ['fear', { fear: 2 }],
    ['fear', { fear: 1, chaos: 1 }],
    ['greed', { greed: 2 }],
    ['greed', { greed: 1, chaos: 1 }],
  ] as ['fear' | 'rage' | 'greed', Partial<Record<Composure, number>>][])(
    '[TE-E12] dice 2 and 1: a %s shambler for %o',
    (colour, purse) => {
      const s = banished(['2', '1'], {
        towns: { lighthouse: { shamblers: [colour, colour] } },
        composure: { p1: purse },
      })
      expect(s.offered('banishShambler')).toEqual([{ colour, cost: 2 }])
      s.choose('banishShambler', { colour, cost: 2 })
      expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
      expect(shamblersIn(s, T[0])).toEqual([colour])
    },
  )

  test.each([{ rage: 1, fear: 1 }, { rage: 1 }, { fear: 2, greed: 2 }])(
    '[TE-E12] dice 2 and 1: %o do not pay for a red one',
    (purse) => {
      const s = banished(['2', '1'], {
        towns: { lighthouse: { shamblers: ['rage', 'rage'] } },
        composure: { p1: purse },
      })
      expect(s.happened('banishFailed')).toEqual([{ who: 'p1', cost: 2 }])
      expect(shamblersIn(s, T[0])).toEqual(['rage', 'rage'])
    },
  )

  test('[TE-E13] payment and clearing', () => {
    const s = banished(['1'], {
      towns: { lighthouse: { shamblers: ['rage'] } },
      composure: { p1: { rage: 1 } },
      mat: { rage: 4 },
    })
    s.choose('banishShambler', { colour: 'rage', cost: 1 })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.table.discard.rage).toBe(3)
    expect(onMat(s)).toEqual([0, 2, 0])
    expect(s.table.mat.shamblers.rage).toBe(5)
  })
})

describe('worked examples: Seal', () => {
  const atThePortals: Setting = { greatOldOne: { at: T[0], phase: 2 }, composure: { p1: { rage: 1 } } }
  const redRunes: Page[] = ['page-11', 'page-12', 'page-13', 'page-14', 'page-15']

  test.each([3, 5])('[TE-E14] with %i red runes: three dice', (count) => {
    const s = scene({ ...atThePortals, translated: { p1: redRunes.slice(0, count) } })
    s.next('0', '0', '0', '0').choose('seal', { colour: 'rage', side: 'right' })
    expect(s.happened('diceRolled')).toEqual([{ who: 'p1', dice: [0, 0, 0], why: 'seal' }])
    expect(s.position.chance.next).toEqual(['0'])
  })

  test('[TE-E15] a red 4', () => {
    const s = scene({
      ...atThePortals,
      options: { greatOldOne: 'cthulhu' },
      greatOldOne: { at: T[0], phase: 2, energy: 2 },
      translated: { p1: redRunes.slice(0, 3) },
    })
    s.next('1', '2', '2').choose('seal', { colour: 'rage', side: 'right' })
    expect(s.table.portals.rage).toEqual({ left: null, right: 'rage' })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.table.discard.rage).toBe(0)
    // It stays there when everything else returns to the bag.
    s.next('stop-1', 'eldritch', 'fear', 'fear').choose('endTurn', {})
    expect(s.happened('energyCursed')).toHaveLength(1)
    expect(s.table.portals.rage.right).toBe('rage')
  })

  test('[TE-E16] a blocked power', () => {
    const s = scene({
      ...atThePortals,
      portals: { rage: { left: 'rage' } },
      translated: { p1: redRunes.slice(0, 2) },
      mat: { rage: 5 },
    })
    s.next('2', '1').choose('seal', { colour: 'rage', side: 'right' })
    expect(onMat(s)).toEqual([0, 0, 0])
    expect(s.table.discard.rage).toBe(5)
    // Later: the front of stop 18 shows the rage power; the turn draws three tentacles to T3.
    s.next('stop-18', 'rage', 'rage', 'rage').choose('endTurn', {})
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'rage', why: 'wheel' }])
    expect(s.happened('powerUnleashed')).toEqual([])
    expect(s.happened('shamblerPlaced')).toHaveLength(1)
    expect(inTown(s, T[3])).toEqual([0, 3, 0])
    // The full track of T3 overflows (stop 22 shows chaos): its tentacles go to the mat, and nothing follows.
    s.next('stop-22', 'rage', 'fear', 'fear').choose('endTurn', {})
    expect(s.happened('townCursed')).toEqual([{ town: T[3], colour: 'rage', count: 4 }])
    expect(onMat(s)).toEqual([0, 4, 0])
    expect(s.happened('powerBlocked')).toEqual([{ colour: 'rage', why: 'curse' }])
    expect(s.happened('powerUnleashed')).toEqual([])
    expect(s.happened('shamblerPlaced')).toHaveLength(1)
  })
})

describe('worked examples: assistants', () => {
  /** The script of the assistant of a solo game; then p1's spin is quiet. */
  function scripted(front: number, setting: Setting): Scene {
    return scene({
      options: { variant: 'solo' },
      active: 'a1',
      from: 'script',
      stop: front * 6,
      next: ['stop-1', 'fear', 'fear'],
      ...setting,
    })
  }

  test('[TE-E17] an assistant collects', () => {
    const s = scripted(1, {
      at: { a1: T[1] },
      composure: { a1: { greed: 1 } },
      towns: { church: { madness: { fear: 2, rage: 1, greed: 2 } } },
    })
    expect(s.happened('collected').map(({ colour }) => colour)).toEqual(['rage', 'fear'])
    expect(s.sheet('a1')).toEqual([1, 1, 1, 0])
    const next = scripted(3, {
      at: { a1: T[3] },
      composure: { a1: { fear: 1, rage: 1, greed: 1 } },
      towns: { asylum: { madness: { fear: 1, greed: 2 } } },
    })
    expect(next.happened('collected').map(({ colour }) => colour)).toEqual(['greed', 'fear'])
    expect(next.sheet('a1')).toEqual([2, 1, 2, 0])
  })

  test.each([
    [2, 2],
    [3, 3],
    [1, 1],
  ])('[TE-E18] an assistant at T0 with one fear, front at T%i: it comes to T%i', (front, to) => {
    const s = scripted(front, { composure: { a1: { fear: 1 } } })
    expect(s.happened('moved')).toEqual([{ who: 'a1', from: T[0], to: T[to], how: 'walk' }])
    expect(s.character('a1').at).toBe(T[to])
  })
})

describe('worked examples: leaving', () => {
  test('[TE-E19] the Great Old One comes to the active player', () => {
    const s = spun(1, ['fear', 'fear'], {
      sheets: { p1: 'priest' },
      greatOldOne: { at: T[4] },
      at: { p1: T[2] },
      composure: { p1: { fear: 1 } },
      towns: { library: { madness: { rage: 1 } } },
    })
    expect(s.table.greatOldOne.at).toBe(T[2])
    expect(offers(s)).toEqual([T[3], T[4], T[1], T[0]].map((to) => `move:to=${to}`).toSorted())
    expect(s.refusal('endTurn', {})).toBe('TE-257')
  })
})
