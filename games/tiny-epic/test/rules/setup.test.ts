import { type Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { sheets } from '../../cards/sheets.ts'
import { pages } from '../../cards/pages.ts'
import { bandsOf, townCards } from '../../cards/towns.ts'
import { readingAt } from '../../content/wheel.ts'
import { tinyEpic } from '../../index.ts'
import type { Events } from '../../kind.ts'
import type { Options } from '../../position.ts'
import { Scene } from '../scene.ts'
import { allVariants, begin, happenedIn, open, setUp, tableOf, viewFor } from './reading.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const manySeeds = Array.from({ length: 300 }, (_, seed) => seed)
const charactersIn = {
  solo: 2,
  'standard-2': 2,
  'standard-3': 3,
  'standard-4': 4,
  'solo-two-assistants': 3,
  'duo-assistants': 4,
  'trio-assistant': 4,
  zero: 2,
} as const

function stops(...numbers: number[]): string[] {
  return numbers.map((stop) => `stop-${stop}`)
}

/** The setup of a game whose spins stop there, and whose bag yields these tentacles. */
function spinning(numbers: number[], options: Partial<Options> = {}, draws: string[] = []): Engine {
  const engine = setUp(options, 1, [...stops(...numbers), ...draws])
  expect(engine.position.chance.next).toEqual([])
  return engine
}

describe('setup: towns and Great Old One', () => {
  test('[TE-021] the wheel lies in the middle: every place of the ring is front of 6 stops and tail of 6', () => {
    const readings = Array.from({ length: 30 }, (_, stop) => readingAt(stop))
    for (const place of [0, 1, 2, 3, 4]) {
      expect(readings.filter(({ front }) => front === place)).toHaveLength(6)
      expect(readings.filter(({ tail }) => tail === place)).toHaveLength(6)
    }
  })

  test('[TE-022] five towns, one side of each card', () => {
    for (const seed of seeds) {
      const { ring } = tableOf(open({}, seed))
      expect(ring).toHaveLength(5)
      for (const card of townCards) expect(card.filter((side) => ring.includes(side))).toHaveLength(1)
    }
  })

  test('[TE-022] [TE-R04] any side of any card comes at any place', () => {
    const seen = Array.from({ length: 5 }, () => new Set<string>())
    for (const seed of manySeeds) tableOf(open({}, seed)).ring.forEach((town, i) => seen[i]!.add(town))
    for (const place of seen) expect(place.size).toBe(10)
  })

  test('[TE-023] one of four Great Old Ones; Nyarlathotep unless another is chosen', () => {
    expect(tinyEpic.options).toMatchObject({ greatOldOne: ['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'] })
    expect(completeOptions(tinyEpic, {})).toMatchObject({ greatOldOne: 'nyarlathotep' })
  })

  test('[TE-023] the other three leave the game', () => {
    const written = JSON.stringify(begin({ greatOldOne: 'yig' }).position)
    expect(written).toContain('yig')
    for (const other of ['nyarlathotep', 'yog-sothoth', 'cthulhu']) expect(written).not.toContain(other)
  })

  test.each(['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'] as const)(
    '[TE-024] [TE-025] [TE-026] %s: phase 1, strength marker on the start, energy track empty',
    (greatOldOne) => {
      expect(tableOf(open({ greatOldOne })).greatOldOne).toMatchObject({ phase: 1, strength: 0, energy: 0 })
    },
  )
})

describe('setup: sheets, Necronomicon, pages, shamblers', () => {
  test('[TE-027] each player chooses a different sheet of six', () => {
    const s = new Scene(open({ variant: 'standard-3', first: 'p1' }).position)
    expect(s.offered('takeSheet').map(({ sheet }) => sheet)).toEqual([...sheets])
    expect(sheets).toHaveLength(6)
    s.choose('takeSheet', { sheet: 'priest' })
    expect(s.asked).toEqual({ step: 'chooseSheet', seat: 'p2' })
    expect(s.refusal('takeSheet', { sheet: 'priest' })).toBe('TE-027')
    s.choose('takeSheet', { sheet: 'medium' })
    expect(s.refusal('takeSheet', { sheet: 'priest' })).toBe('TE-027')
    expect(s.refusal('takeSheet', { sheet: 'medium' })).toBe('TE-027')
    expect(s.offered('takeSheet')).toHaveLength(4)
    s.next(...stops(0, 0, 0, 0, 0, 0, 0)).choose('takeSheet', { sheet: 'detective' })
    expect(Object.values(s.table.characters).map(({ sheet }) => sheet)).toEqual([
      'priest',
      'medium',
      'detective',
    ])
  })

  test('[TE-027] whoever has two turns in a round still has one sheet', () => {
    const engine = open({ variant: 'solo-two-assistants' })
    engine.choose(engine.decision!.options[0]!)
    expect(engine.decision!.step).not.toBe('chooseSheet')
    expect(tableOf(engine).characters['p1']!.sheet).toBe('scientist')
  })

  test('[TE-R71] assistants get sheets that no player has chosen, by lot', () => {
    const met = new Set<string>()
    for (const seed of seeds) {
      const { characters } = tableOf(begin({ variant: 'solo-two-assistants' }, seed))
      const { p1, a1, a2 } = characters
      expect(new Set([p1!.sheet, a1!.sheet, a2!.sheet]).size).toBe(3)
      expect(p1!.sheet).toBe('scientist')
      met.add(a1!.sheet!)
    }
    expect([...met].toSorted()).toEqual(['alienist', 'detective', 'historian', 'medium', 'priest'])
  })

  test('[TE-R71] nobody has chosen in a game without players: any sheet may come, before the first spin', () => {
    const met = new Set<string>()
    for (const seed of seeds) {
      const { events } = open({ variant: 'zero' }, seed)
      expect(events.map(({ event }) => event)).toEqual(['sheetTaken', 'sheetTaken', 'gameSetUp'])
      met.add(happenedIn(events, 'sheetTaken')[0]!.sheet)
    }
    expect(met.size).toBe(6)
  })

  test.each(allVariants)('[TE-028] every brain token is on the lowest space: %s', (variant) => {
    const characters = Object.values(tableOf(open({ variant })).characters)
    expect(characters.map(({ brain }) => brain)).toEqual(characters.map(() => 0))
  })

  test('[TE-029] all 25 slots of the Necronomicon are empty', () => {
    expect(tableOf(open()).necronomicon.rows).toEqual([0, 0, 0, 0, 0])
  })

  test('[TE-030] the 30 page cards are shuffled into a face-down deck', () => {
    const onTop = new Set<string>()
    for (const seed of manySeeds) {
      const { pageDeck, pages: dealt } = tableOf(open({}, seed))
      const all = [...pageDeck, ...Object.values(dealt).map(({ card }) => card!)]
      expect(all.toSorted()).toEqual(pages.toSorted())
      onTop.add(pageDeck[0]!)
    }
    expect(onTop.size).toBe(30)
    expect(viewFor(open(), 'p1').table['pageDeck']).toBe(25)
  })

  test('[TE-031] one page to each town, face down and unseen; 25 remain', () => {
    for (const seed of seeds.slice(0, 10)) {
      const engine = open({}, seed)
      const { pages: dealt, pageDeck, ring } = tableOf(engine)
      expect(Object.keys(dealt).toSorted()).toEqual(ring.toSorted())
      expect(pageDeck).toHaveLength(25)
      for (const { up } of Object.values(dealt)) expect(up).toBe(false)
      for (const seat of ['p1', 'p2', ''])
        for (const page of Object.values(viewFor(engine, seat).table['pages'] as object))
          expect(page).toEqual({ card: null, up: false })
    }
  })

  test('[TE-032] all 15 shamblers are on the mat, five of each colour', () => {
    const { mat, towns } = tableOf(open({ variant: 'standard-4' }))
    expect(mat.shamblers).toEqual({ fear: 5, rage: 5, greed: 5 })
    for (const { shamblers } of Object.values(towns)) expect(shamblers).toEqual([])
  })
})

describe('setup: figures', () => {
  test('[TE-033] one spin for each piece: Great Old One, two shamblers, two characters', () => {
    const engine = begin({ first: 'p1' }, 1, stops(6, 0, 12, 18, 24, 3))
    const { ring, characters } = tableOf(engine)
    const [{ greatOldOne, figures }] = happenedIn(engine.events, 'gameSetUp') as [Events['gameSetUp']]
    expect(greatOldOne).toBe(ring[1])
    expect(figures).toEqual([
      { who: 'p1', at: ring[3] },
      { who: 'p2', at: ring[4] },
    ])
    expect(characters['p1']!.at).toBe(ring[3])
    expect(characters['p2']!.at).toBe(ring[4])
    expect(happenedIn(engine.events, 'spun').map(({ stop }) => stop)).toEqual([3])
  })

  test.each(allVariants)(
    '[TE-033] [TE-R09] one shambler for each character, assistants included: %s',
    (variant) => {
      for (const seed of seeds.slice(0, 10)) {
        const { towns, characters, mat } = tableOf(setUp({ variant }, seed))
        expect(Object.keys(characters)).toHaveLength(charactersIn[variant])
        const shamblers = Object.values(towns).flatMap((town) => town.shamblers)
        expect(shamblers).toHaveLength(charactersIn[variant])
        expect(mat.shamblers.fear + mat.shamblers.rage + mat.shamblers.greed).toBe(15 - charactersIn[variant])
      }
    },
  )

  test('[TE-034] the Great Old One comes to the town of the front, and only the page there is turned up', () => {
    for (const [stop, place] of [
      [0, 0],
      [11, 1],
      [12, 2],
      [23, 3],
      [24, 4],
    ] as const) {
      const engine = spinning([stop, 0, 12, 0, 0])
      const { ring, pages: dealt } = tableOf(engine)
      expect(happenedIn(engine.events, 'gameSetUp')).toMatchObject([
        { greatOldOne: ring[place], page: dealt[ring[place]!]!.card },
      ])
      for (const town of ring) expect(dealt[town]!.up).toBe(town === ring[place])
    }
  })

  test('[TE-034] everybody sees the page that is turned up, and no other', () => {
    const engine = spinning([0, 0, 12, 0, 0])
    const { ring, pages: dealt } = tableOf(engine)
    const seen = viewFor(engine, 'p2').table['pages'] as Record<string, { card: string | null }>
    expect(ring.map((town) => seen[town]!.card)).toEqual([dealt[ring[0]!]!.card, null, null, null, null])
  })

  test('[TE-035] [TE-R06] town and colour of a shambler are what the tail shows', () => {
    // Tails of the stops 0 and 20: T2 band 1, T0 band 2.
    const { ring, towns, mat } = tableOf(spinning([0, 0, 20, 0, 0]))
    const shamblers = ring.map((town) => towns[town]!.shamblers)
    const colours = [bandsOf[ring[0]!][2], bandsOf[ring[2]!][1]] as const
    expect(shamblers).toEqual([[colours[0]], [], [colours[1]], [], []])
    const left = { fear: 5, rage: 5, greed: 5 }
    for (const colour of colours) left[colour]--
    expect(mat.shamblers).toEqual(left)
  })

  test('[TE-035] the lowest free space: a second shambler stands above the first', () => {
    const { ring, towns } = tableOf(spinning([0, 0, 1, 0, 0]))
    const bands = bandsOf[ring[2]!]
    expect(towns[ring[2]!]!.shamblers).toEqual([bands[1], bands[2]])
  })

  test('[TE-036] characters come to the towns of the front, even to the Great Old One and to shamblers', () => {
    const { ring, characters, pages: dealt } = tableOf(spinning([12, 0, 12, 12, 17]))
    expect(characters['p1']!.at).toBe(ring[2])
    expect(characters['p2']!.at).toBe(ring[2])
    for (const { composure } of Object.values(characters))
      expect(composure).toEqual({ fear: 0, rage: 0, greed: 0, chaos: 2 })
    expect(Object.values(dealt).filter(({ up }) => up)).toHaveLength(1)
  })

  test('[TE-036] [TE-R08] no page is turned up where a character begins', () => {
    const { ring, pages: dealt } = tableOf(spinning([0, 0, 12, 18, 24]))
    expect(ring.map((town) => dealt[town]!.up)).toEqual([true, false, false, false, false])
  })

  test('[TE-R07] a full shambler track is spun for again', () => {
    const { ring, towns, discard } = tableOf(
      spinning([0, 0, 0, 1, 2, 6, 12, 12, 12, 12], { variant: 'standard-4' }),
    )
    const bands = bandsOf[ring[2]!]
    expect(towns[ring[2]!]!.shamblers).toEqual([bands[1], bands[1], bands[2]])
    expect(towns[ring[3]!]!.shamblers).toEqual([bandsOf[ring[3]!][1]])
    expect(discard.eldritch).toBe(0)
  })
})

describe('setup: tentacles', () => {
  test('[TE-037] [TE-038] the bag: 3 eldritch tentacles and 9 of each madness', () => {
    expect(tableOf(open()).bag).toEqual({ fear: 9, rage: 9, greed: 9, chaos: 0, eldritch: 3 })
  })

  test('[TE-039] the shambler mat: 3 of each madness', () => {
    expect(tableOf(open()).mat.madness).toEqual({ fear: 3, rage: 3, greed: 3 })
  })

  test('[TE-040] the discard mat: 3 of each madness', () => {
    expect(tableOf(open()).discard).toEqual({ fear: 3, rage: 3, greed: 3, chaos: 0, eldritch: 0 })
  })

  test('[TE-041] 3 eldritch tentacles on each town', () => {
    const { towns } = tableOf(open())
    expect(Object.values(towns).map(({ eldritch }) => eldritch)).toEqual([3, 3, 3, 3, 3])
  })

  test('[TE-042] the other 5 eldritch tentacles are the supply', () => {
    expect(tableOf(open()).supply.eldritch).toBe(5)
  })

  test.each([
    ['standard-2', 2, 0],
    ['solo', 2, 0],
    ['zero', 2, 0],
  ] as const)('[TE-043] [TE-R09] two characters (%s): 2 chaos on each sheet', (variant, each, discarded) => {
    const { characters, discard } = tableOf(open({ variant }))
    expect(Object.values(characters).map(({ composure }) => composure.chaos)).toEqual([each, each])
    expect(discard.chaos).toBe(discarded)
  })

  test.each(['standard-3', 'solo-two-assistants'] as const)(
    '[TE-044] [TE-R09] three characters (%s): 1 chaos on each sheet and 1 discarded',
    (variant) => {
      const { characters, discard } = tableOf(open({ variant }))
      expect(Object.values(characters).map(({ composure }) => composure.chaos)).toEqual([1, 1, 1])
      expect(discard.chaos).toBe(1)
    },
  )

  test.each(['standard-4', 'duo-assistants', 'trio-assistant'] as const)(
    '[TE-045] [TE-R09] four characters (%s): no chaos on the sheets, 4 discarded',
    (variant) => {
      const { characters, discard } = tableOf(open({ variant }))
      expect(Object.values(characters).map(({ composure }) => composure.chaos)).toEqual([0, 0, 0, 0])
      expect(discard.chaos).toBe(4)
    },
  )

  test.each(allVariants)(
    '[TE-046] [TE-047] [TE-R10] 10 chaos on the Necronomicon, 3 in the supply: %s',
    (variant) => {
      const { necronomicon, supply } = tableOf(open({ variant }))
      expect(necronomicon.rowChaos).toEqual([true, true, true, true, true])
      expect(necronomicon.columnChaos).toEqual([true, true, true, true, true])
      expect(supply.chaos).toBe(3)
    },
  )

  test.each(allVariants)('[TE-048] two madness tentacles in every town, out of the bag: %s', (variant) => {
    for (const seed of seeds.slice(0, 10)) {
      const { towns, bag } = tableOf(setUp({ variant }, seed))
      for (const { madness } of Object.values(towns))
        expect(madness.fear + madness.rage + madness.greed).toBe(2)
      expect(bag.fear + bag.rage + bag.greed).toBe(17)
      expect(bag.eldritch).toBe(3)
    }
  })

  test('[TE-048] each goes to its own track; towns are served one after the other', () => {
    const draws = ['fear', 'fear', 'fear', 'rage', 'greed', 'greed', 'rage', 'rage', 'rage', 'greed']
    const { ring, towns } = tableOf(spinning([0, 0, 12, 0, 0], {}, draws))
    const counted = ring.map((town) => Object.values(towns[town]!.madness))
    expect(counted).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [0, 0, 2],
      [0, 2, 0],
      [0, 1, 1],
    ])
  })

  test('[TE-049] an eldritch tentacle goes back into the bag, and another is drawn', () => {
    const draws = ['eldritch', 'fear', 'eldritch', 'eldritch', 'rage', 'greed', 'fear']
    const { ring, towns, bag, greatOldOne } = tableOf(spinning([0, 0, 12, 0, 0], {}, draws))
    expect(towns[ring[0]!]!.madness).toEqual({ fear: 1, rage: 1, greed: 0 })
    expect(towns[ring[1]!]!.madness).toEqual({ fear: 1, rage: 0, greed: 1 })
    expect(bag.eldritch).toBe(3)
    expect(greatOldOne.energy).toBe(0)
  })
})

describe('setup: who begins', () => {
  test('[TE-050] the first player, then clockwise', () => {
    expect(tableOf(open({ variant: 'standard-4', first: 'p3' })).sequence).toEqual(['p3', 'p4', 'p1', 'p2'])
    expect(tableOf(open({ variant: 'standard-2', first: 'p1' })).sequence).toEqual(['p1', 'p2'])
    const engine = begin({ variant: 'standard-3', first: 'p2' })
    expect(happenedIn(engine.events, 'turnBegan')).toEqual([{ who: 'p2' }])
  })

  test('[TE-R03] the host chooses; by default it is random', () => {
    expect(completeOptions(tinyEpic, { variant: 'standard-3' })).toMatchObject({ first: 'random' })
    const first = new Set(
      seeds.map((seed) => tableOf(open({ variant: 'standard-3' }, seed)).sequence.join(' ')),
    )
    expect([...first].toSorted()).toEqual(['p1 p2 p3', 'p2 p3 p1', 'p3 p1 p2'])
  })

  test('[TE-R03] somebody who does not play cannot begin', () => {
    expect(completeOptions(tinyEpic, { variant: 'standard-2', first: 'p3' })).toMatchObject({
      refused: { code: 'bad-options' },
    })
  })
})
