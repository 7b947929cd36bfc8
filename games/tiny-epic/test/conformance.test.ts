import { join } from 'node:path'
import { nearItsEnd, prove, recordedIn, ruleNumbersIn, settings } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { tinyEpic } from '../index.ts'

/**
 * The battery that every game must pass, on games of Tiny Epic. `npm run fuzz -- --game tiny-epic` does the same with many more games; a
 * seed that fails there gets a test of its own in regressions.test.ts.
 */
const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))
const recorded = recordedIn(join(import.meta.dirname, 'recorded'))

/** Every way to play against every Great Old One. Difficulty only changes a number: it goes around with them. */
const tables = settings(tinyEpic, { first: 'random' })
  .filter((_, i) => i % 3 === Math.floor(i / 3) % 3)
  .map((options) => ({ options, name: Object.values(options).join(' ') }))

describe('the whole battery', () => {
  // Each way to play against two of the four; with all of them it would take twice the time and find nothing more.
  test.each(tables.filter((_, i) => (i + Math.floor(i / 4)) % 2 === 0))(
    'a game: $name',
    ({ options, name }) => {
      const { failure } = prove(tinyEpic, {
        options,
        seed: `conformance ${name}`,
        temper: 'moody',
        checks: 'full',
        ledger,
      })
      expect(failure).toBeNull()
    },
  )

  // Five or four endings for each way to play, so that every other game is another ending.
  test.each(recorded.filter((_, i) => i % 2 === 0))(
    'the end of the game that ends with $ending, played otherwise: $options.variant',
    (game) => {
      const { failure } = prove(tinyEpic, {
        ...nearItsEnd(game),
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
      const { failure } = prove(tinyEpic, {
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
