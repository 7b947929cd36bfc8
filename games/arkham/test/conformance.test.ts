import { join } from 'node:path'
import { prove, ruleNumbersIn } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'

/** The battery that every game must pass, on games of Arkham Horror. */
const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))

const tables = scenarioIds.flatMap((scenario) =>
  [1, 2, 3, 4, 5, 6].map((players) => ({ scenario, players, difficulty: 'normal' })),
)

describe('the whole battery', () => {
  test.each(scenarioIds)('the beginning of a game: %s', { timeout: 240_000 }, (scenario) => {
    const options = { scenario, players: 2, difficulty: 'normal' }
    const { failure } = prove(arkham, {
      options,
      seed: `full ${scenario}`,
      temper: 'moody',
      checks: 'full',
      most: 60,
      ledger,
    })
    expect(failure).toBeNull()
  })
})

describe('many games', () => {
  test.each(tables)('a whole game: $scenario, $players', { timeout: 120_000 }, (options) => {
    const seed = `many ${options.scenario} ${options.players}`
    const { failure } = prove(arkham, {
      options,
      seed,
      temper: options.players % 2 === 0 ? 'even' : 'moody',
      checks: 'fast',
      ledger,
    })
    expect(failure).toBeNull()
  })
})
