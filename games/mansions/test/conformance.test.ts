import { join } from 'node:path'
import { prove, ruleNumbersIn } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { stories } from '../content/ids.ts'
import { mansions } from '../index.ts'

/** The battery that every game must pass, on games of Mansions of Madness. */
const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))
const plain = { limitedTime: 'no', monsterSkillPoints: 'no', uncertainLength: 'no' }

describe('the whole battery', () => {
  test.each(stories)('the beginning of a game: %s', { timeout: 240_000 }, (story) => {
    const options = { ...plain, story, investigators: 2 }
    const { failure } = prove(mansions, {
      options,
      seed: `full ${story}`,
      temper: 'moody',
      checks: 'full',
      most: 60,
      ledger,
    })
    expect(failure).toBeNull()
  })
})

describe('many games', () => {
  const tables = stories.flatMap((story) =>
    [1, 2, 3, 4].map((investigators) => ({
      story,
      investigators,
      limitedTime: 'no',
      monsterSkillPoints: investigators % 2 === 0 ? 'yes' : 'no',
      uncertainLength: investigators > 2 ? 'yes' : 'no',
    })),
  )
  test.each(tables)('a whole game: $story, $investigators', { timeout: 120_000 }, (options) => {
    const seed = `many ${options.story} ${options.investigators}`
    const { failure } = prove(mansions, {
      options,
      seed,
      temper: options.investigators % 2 === 0 ? 'even' : 'moody',
      checks: 'fast',
      ledger,
    })
    expect(failure).toBeNull()
  })
})
