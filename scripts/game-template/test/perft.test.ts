import { readFileSync, readdirSync } from 'node:fs'
import { type Counted, perfts } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { sample } from '../index.ts'

/**
 * How many sequences of 1, 2, 3 … choices there are from fixed positions. A change of the rules changes these numbers; one that changes
 * them without being meant to is a mistake. See what a file counts now, and write that into it with `--write`:
 *
 *     npm run perft -- --file games/sample/test/perft/beginning.json
 */
const folder = new URL('perft/', import.meta.url)

test.each(readdirSync(folder))('%s: the rules offer as many sequences of choices as ever', (file) => {
  const { counts, position } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Counted
  expect(counts.length).toBeGreaterThanOrEqual(3)
  expect(perfts(sample, position, counts.length)).toEqual(counts)
})
