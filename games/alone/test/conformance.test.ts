import { join } from 'node:path'
import { Engine } from '@miskatonic/kernel'
import { Dice, prove, ruleNumbersIn, settings } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { alone } from '../index.ts'

/**
 * The battery that every game must pass, on games of ALONE. `npm run fuzz -- --game alone` does the same with many more games; a seed
 * that fails there gets a test of its own in regressions.test.ts.
 */
const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))

/** Every map with every size of the team; the difficulty goes around with them. */
const tables = settings(alone, { turned: 'yes', shuffled: 'yes', leader: 'random' })
  .filter(({ map }: { map?: string }) => map !== 'random')
  .filter((_, i) => i % 4 === Math.floor(i / 4) % 4)
  .map((options) => ({ options, name: Object.values(options).join(' ') }))

describe('the whole battery', () => {
  // Games are long, and the whole battery looks at every decision from every side: the beginnings and some stretches of games must do.
  test.each(tables.filter((_, i) => i % 3 === 0))(
    'some of a game: $name',
    { timeout: 240_000 },
    ({ options, name }) => {
      const dice = new Dice(`stretch ${name}`)
      const engine = Engine.start(alone, options, `stretch ${name}`)
      for (let n = 60 + dice.below(200); n > 0 && engine.decision !== null; n--)
        engine.choose(engine.decision.options[dice.below(engine.decision.options.length)]!)
      const { failure } = prove(alone, {
        options,
        seed: `conformance ${name}`,
        start: engine.position,
        temper: 'moody',
        checks: 'full',
        most: 40,
        ledger,
      })
      expect(failure).toBeNull()
    },
  )
})

describe('many games', () => {
  test.each(tables)('2 games: $name', ({ options, name }) => {
    for (let game = 0; game < 2; game++) {
      const { failure } = prove(alone, {
        options,
        seed: `many ${name} ${game}`,
        temper: game % 2 === 0 ? 'even' : 'moody',
        checks: 'fast',
        ledger,
      })
      expect(failure).toBeNull()
    }
  })
})
