import { type Engine, completeOptions, isRefused } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Investigator } from '../../cards/investigators.ts'
import { reign } from '../../index.ts'
import { begin, happenedIn, open, playerCounts, seatsOf, tableOf, viewFor } from './begin.ts'

const seven: Investigator[] = ['detective', 'doctor', 'driver', 'hunter', 'magician', 'occultist', 'reporter']
const seeds = Array.from({ length: 40 }, (_, seed) => seed)

function offered(engine: Engine): string[] {
  return engine.decision!.options.map(({ args }) => String(args['investigator']))
}

describe('setup: investigators', () => {
  test('[RC-080] any seat can be the first player, whoever read a horror story last', () => {
    for (const players of playerCounts)
      for (const first of seatsOf[players]) {
        const engine = open({ players, first })
        expect(engine.decision).toMatchObject({ step: 'chooseInvestigator', waiting: [first] })
        while (engine.decision!.step === 'chooseInvestigator') engine.choose(engine.decision!.options[0]!)
        expect(engine.decision).toMatchObject({ step: 'act', waiting: [first] })
      }
  })

  test('[RC-081] without a choice of the host the first player is a random seat', () => {
    for (const players of playerCounts) {
      const met = new Set<string>()
      for (const seed of seeds) met.add(begin({ players }, seed).decision!.waiting[0]!)
      expect([...met].toSorted()).toEqual(seatsOf[players])
    }
  })

  test('[RC-081] the seat chosen by the host is the first, whatever the seed', () => {
    for (const seed of seeds)
      expect(begin({ players: 3, first: 'p2' }, seed).decision!.waiting).toEqual(['p2'])
  })

  test('[RC-081] the host can choose only a seat of this game', () => {
    for (const players of playerCounts)
      for (const first of ['p1', 'p2', 'p3', 'p4', 'p5', ''] as const) {
        const isSeat = (seatsOf[players] as readonly string[]).includes(first)
        const options = completeOptions(reign, { players, first })
        expect(isRefused(options), `"${first}" with ${players} players`).toBe(!isSeat)
      }
  })

  test('[RC-082] of the 7 investigators, shuffled, 2 are laid out face up', () => {
    const pairs = new Set<string>()
    const met = new Set<string>()
    for (let seed = 0; seed < 400; seed++) {
      const engine = open({ players: 2 }, seed)
      const { investigatorDeck, investigatorsOffered, players } = tableOf(engine)
      expect(investigatorsOffered).toHaveLength(2)
      expect([...investigatorDeck, ...investigatorsOffered].toSorted()).toEqual(seven)
      expect(Object.values(players).map(({ investigator }) => investigator)).toEqual([null, null])
      pairs.add(investigatorsOffered.toSorted().join())
      for (const each of investigatorsOffered) met.add(each)
    }
    expect([...met].toSorted()).toEqual(seven)
    expect(pairs.size).toBe(21)
    const engine = open({ players: 2, first: 'p1' })
    for (const seat of ['p1', 'p2', '']) {
      expect(viewFor(engine, seat).table['investigatorsOffered']).toEqual(
        tableOf(engine).investigatorsOffered,
      )
      expect(viewFor(engine, seat).table['investigatorDeck'], 'the others lie face down').toBe(5)
    }
  })

  test.each(playerCounts)('[RC-083] each of %i players in turn order takes 1 of 2', (players) => {
    for (const seed of seeds.slice(0, 12)) {
      const engine = open({ players, first: 'p2' }, seed)
      const order = [...seatsOf[players].slice(1), 'p1']
      let left: string | undefined
      const gone: string[] = []
      for (const seat of order) {
        expect(engine.decision).toMatchObject({ step: 'chooseInvestigator', waiting: [seat] })
        expect(engine.decision!.options.every((option) => option.seat === seat)).toBe(true)
        const two = offered(engine)
        expect(two).toHaveLength(2)
        expect(two).toContain(left ?? two[0])
        for (const each of two) expect(gone).not.toContain(each)
        const pick = seed % 2
        const option = engine.decision!.options[pick]!
        engine.choose(option)
        expect(tableOf(engine).players[seat]!.investigator).toBe(option.args['investigator'])
        gone.push(two[pick]!)
        left = two[1 - pick]
      }
      expect(engine.decision!.step).toBe('act')
    }
  })

  test.each(playerCounts)('[RC-084] with %i players the investigators not taken go to the box', (players) => {
    for (const seed of seeds) {
      const {
        investigatorsInBox,
        investigatorsOffered,
        investigatorDeck,
        players: seated,
      } = tableOf(begin({ players }, seed))
      expect(investigatorsInBox).toHaveLength(7 - players)
      expect(
        [
          ...investigatorsInBox,
          ...Object.values(seated).map(({ investigator }) => String(investigator)),
        ].toSorted(),
      ).toEqual(seven)
      expect([...investigatorsOffered, ...investigatorDeck]).toEqual([])
    }
  })

  test('[RC-084] so does the second card of the last choice', () => {
    const engine = open({ players: 2, first: 'p1' })
    engine.choose(engine.decision!.options[0]!)
    const [taken, left] = offered(engine)
    engine.choose(engine.decision!.options[0]!)
    expect(tableOf(engine).players['p2']!.investigator).toBe(taken)
    expect(tableOf(engine).investigatorsInBox).toContain(left)
  })

  test.each(playerCounts)('[RC-085] all %i figures start at the Train Station', (players) => {
    const { players: seated } = tableOf(begin({ players }))
    expect(Object.values(seated).map(({ at }) => at)).toEqual(Array(players).fill('train-station'))
  })

  test.each(playerCounts)('[RC-086] each of %i players starts sane, with 4 sanity tokens', (players) => {
    for (const first of seatsOf[players]) {
      const engine = begin({ players, first })
      const table = tableOf(engine)
      expect(Object.values(table.players).map(({ sanity }) => sanity)).toEqual(Array(players).fill(4))
      // The sane side gives one action more than the insane one.
      const { investigator } = table.players[first]!
      const actions = investigator === 'doctor' ? 5 : 4
      expect(happenedIn(engine.events, 'turnBegan')).toEqual([{ seat: first, actions }])
    }
  })

  test('[RC-087] reference cards have no effect: nothing of the game knows them', () => {
    const engine = begin({ players: 4 })
    const vocabulary = [
      ...Object.keys(reign.steps),
      ...Object.keys(reign.secrets.events),
      JSON.stringify(engine.position),
    ]
    expect(vocabulary.join(' ')).not.toMatch(/reference/i)
  })
})
