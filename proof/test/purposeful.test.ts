import { Engine, type Strategy, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { purposeful } from '../choosers.ts'
import { Dice } from '../dice.ts'
import { type FuzzOrder, fuzzGames } from '../fuzz.ts'
import { lineage } from '../lineage.ts'
import { record } from '../recorded.ts'
import { type Cellar, cellar } from './cellar.ts'

/** Wants the lamp to show something: throws whenever it can, and likes games in which it shows that. */
const strategy: Strategy<Cellar['table'], Cellar['options']> = {
  goals: () => ['high', 'low'],
  worths: ({ options }) => options.map(({ step }) => (step === 'throw' ? 1 : 0)),
  promise: ({ table }, goal) => (table.lamp === goal ? 1 : 0),
  round: ({ table }) => table.deck.length,
}
const options = completeOptions(cellar, { cards: 6 })
const order: FuzzOrder = {
  seed: 'test',
  checks: 'fast',
  player: 'purposeful',
  fixed: {},
  recorded: [],
  ledger: null,
}

describe('players with a goal', () => {
  test('take what is worth most, and make a mistake now and then', () => {
    const dice = new Dice('player')
    const taken: Record<string, number> = {}
    for (let game = 0; game < 60; game++) {
      const engine = Engine.start(cellar, options, `game ${game}`)
      const choose = purposeful(strategy, dice, options)
      while (engine.decision?.step === 'turn') {
        const option = choose(engine)
        taken[option.step] = (taken[option.step] ?? 0) + 1
        engine.choose(option)
      }
    }
    expect(taken['throw']).toBeGreaterThan(300)
    expect(taken['play']! + taken['keep']!).toBeGreaterThan(0)
    expect(taken['play']! + taken['keep']!).toBeLessThan(40)
  })

  test('play in a run that asks for them, by what the game knows of it', () => {
    const { failed, counts } = fuzzGames(cellar, order, 0, 40, undefined, { strategy: strategy })
    expect(failed).toBe(0)
    expect(counts.chosen['throw']).toBeGreaterThan(200)
    const others = fuzzGames(cellar, { ...order, player: 'chance' }, 0, 40, undefined, {
      strategy: strategy,
    })
    expect(others.counts.chosen['throw']).toBeLessThan(160)
  })

  test('begin like recorded games, also where these begin with an edited position', () => {
    const { position: start } = Engine.start(cellar, options, 'edited')
    const table = start.table as Cellar['table']
    table.discard = table.deck.splice(0)
    const recorded = [record(Engine.at(cellar, start), 'edited', [], structuredClone(start))]
    const { failed, counts } = fuzzGames(cellar, { ...order, recorded }, 0, 40, undefined, {
      strategy: strategy,
    })
    expect(failed).toBe(0)
    // Only one card of six is left to be drawn: many turns fewer.
    expect(counts.asked['turn']).toBeLessThan(200)
  })
})

describe('a game that is looked for', () => {
  const wanted = { options, seed: 'line', width: 3, branches: 3 }

  test.each(['high', 'low'])('ends %s, and its choices lead there', (ending) => {
    const { choices, position } = lineage(cellar, strategy, { ...wanted, ending })!
    const engine = Engine.start(cellar, options, 'line')
    for (const { seat, option } of choices) engine.choose(engine.find(seat, option)!)
    expect(engine.position).toEqual(position)
    expect(position.outcome!.how).toBe(ending)
  })

  test('is given up where nothing ends like that', () => {
    expect(lineage(cellar, strategy, { ...wanted, ending: 'tie' })).toBeUndefined()
  })
})
