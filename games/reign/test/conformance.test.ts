import { readFileSync, readdirSync } from 'node:fs'
import { type Recorded, choicesOf, numbersOf, prove, readLedger, settings } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { reign } from '../index.ts'

/**
 * The battery that every game must pass, on games of Reign. `npm run fuzz -- --game reign` does the same with many more games; a seed
 * that fails there gets a test of its own in regressions.test.ts.
 */
const ledger = numbersOf(readLedger(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')))
const recorded = readdirSync(new URL('recorded/', import.meta.url)).map(
  (name) => JSON.parse(readFileSync(new URL(`recorded/${name}`, import.meta.url), 'utf8')) as Recorded,
)

/** Every number of players with every difficulty, open and closed hands, with and without courtesy. */
const tables = settings(reign, { first: 'random', turnEnd: 'asked', idleQuestions: 'left-out' }).map(
  (options) => ({
    options,
    name: Object.values(options).join(' '),
  }),
)

describe('the whole battery', () => {
  // Courtesy alternates: with all the rest it would double the time and find nothing more.
  test.each(tables.filter((_, i) => i % 4 === 0 || i % 4 === 3))('a game: $name', ({ options, name }) => {
    const { failure } = prove(reign, {
      options,
      seed: `conformance ${name}`,
      temper: 'moody',
      checks: 'full',
      ledger,
    })
    expect(failure).toBeNull()
  })

  test.each(recorded)(
    'the end of the game that ends with $ending, played otherwise',
    ({ options, seed, ...rest }) => {
      const choices = choicesOf(rest)
      const opening = choices.slice(0, Math.floor(choices.length * 0.9))
      const { failure } = prove(reign, {
        options,
        seed,
        opening,
        player: 'otherwise',
        temper: 'moody',
        checks: 'full',
        ledger,
      })
      expect(failure).toBeNull()
    },
  )
})

describe('many games', () => {
  test.each(tables)('10 games: $name', ({ options, name }) => {
    for (let game = 0; game < 10; game++) {
      const temper = game % 4 === 0 ? 'even' : 'moody'
      const { failure } = prove(reign, {
        options,
        seed: `many ${name} ${game}`,
        temper,
        checks: 'fast',
        ledger,
      })
      expect(failure).toBeNull()
    }
  })
})
