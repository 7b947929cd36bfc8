import { join } from 'node:path'
import { nearItsEnd, prove, recordedIn, ruleNumbersIn, settings } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { reign } from '../index.ts'

/**
 * The battery that every game must pass, on games of Reign. `npm run fuzz -- --game reign` does the same with many more games; a seed
 * that fails there gets a test of its own in regressions.test.ts.
 */
const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))
const recorded = recordedIn(join(import.meta.dirname, 'recorded'))

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

  test.each(recorded)('the end of the game that ends with $ending, played otherwise', (game) => {
    const { failure } = prove(reign, {
      ...nearItsEnd(game),
      player: 'otherwise',
      temper: 'moody',
      checks: 'full',
      ledger,
    })
    expect(failure).toBeNull()
  })
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
