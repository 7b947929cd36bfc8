import { checkWords } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { mansions } from '../index.ts'

test('every sentence that games bring up is well said in both languages', { timeout: 240_000 }, () => {
  const { problems, sentences } = checkWords(mansions, 40)
  expect(problems).toEqual([])
  expect(sentences).toBeGreaterThan(3000)
})
