import { join } from 'node:path'
import { checkWords, prove, ruleNumbersIn, settings } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { sample } from '../index.ts'

/** The battery that every game must pass. `npm run fuzz -- --game sample` does the same with many more games. */
const ledger = ruleNumbersIn(join(import.meta.dirname, '..'))

test.each(settings(sample, {}))('the whole battery: $players players', (options) => {
  for (let game = 0; game < 10; game++) {
    const seed = `conformance ${game}`
    const { failure } = prove(sample, { options, seed, temper: 'moody', checks: 'full', ledger })
    expect(failure).toBeNull()
  }
})

test('nothing is wrong with any sentence, and games come by all of them', () => {
  const { problems, unseen } = checkWords(sample, 200)
  expect(problems).toEqual([])
  expect(unseen).toEqual({ events: [], choices: [], asks: [], notes: [], outcomes: [] })
})
