import { type Option, Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Aim, type Searched, search } from '../search.ts'
import { type Cellar, cellar } from './cellar.ts'

type Table = Cellar['table']

const searched: Searched<Table> = {
  game: cellar,
  isNextTurn: (before, after) => before.deck.length !== after.deck.length,
}
const options = completeOptions(cellar, { cards: 6 })

/** Looks into one game after another, as those do who record games. */
function found(aim: Partial<Aim<Table, Cellar['options']>>, isPointless?: (option: Option) => boolean) {
  const wanted = { ending: 'high', worth: () => 0, width: 10, ...aim }
  for (let game = 1; game <= 10; game++) {
    const seed = `search ${game}`
    const line = search(isPointless ? { ...searched, isPointless } : searched, options, seed, wanted)
    if (line !== undefined) return { ...line, seed }
  }
  return undefined
}

describe('the search for a game', () => {
  test('finds every way in which it can end, and the choices lead there', () => {
    for (const ending of ['high', 'low']) {
      const { choices, seed } = found({ ending })!
      const engine = Engine.start(cellar, options, seed)
      for (const { seat, option } of choices) engine.choose(engine.find(seat, option)!)
      expect(engine.position.outcome?.how).toBe(ending)
    }
  })

  test('gives up where nothing ends like that', () => {
    expect(found({ ending: 'tie' })).toBeUndefined()
    expect(found({ after: 9 })).toBeUndefined()
  })

  test('prefers what is worth more, and leaves out what is avoided or pointless', () => {
    const thrifty = found({ worth: ({ discard }) => -discard.length, width: 1 })!
    const lavish = found({ worth: ({ discard }) => discard.length, width: 1 })!
    const discarded = ({ position }: typeof thrifty): number => (position.table as Table).discard.length
    expect(discarded(thrifty)).toBeLessThan(discarded(lavish))
    const isThrow = ({ step }: Option): boolean => step === 'throw'
    const thrown = { worth: ({ lamp }: Table) => (lamp === 'off' ? 0 : 1) }
    const throwsIn = (game: typeof thrifty): number =>
      game.choices.filter(({ option }) => option === 'throw').length
    expect(throwsIn(found(thrown)!)).toBeGreaterThan(0)
    expect(throwsIn(found({ ...thrown, avoids: isThrow })!)).toBe(0)
    expect(throwsIn(found(thrown, isThrow)!)).toBe(0)
  })
})
