import { readFileSync, readdirSync } from 'node:fs'
import { type Counted, perfts } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { alone } from '../index.ts'

/**
 * How many sequences of 1, 2 and 3 choices there are from fixed positions. A change of the rules changes these numbers; one that changes
 * them without being meant to is a mistake. See what a file counts now:
 *
 *     npm run perft -- --file games/alone/test/perft/early.json
 *
 * and write that into the file with `--write`. When the shape of positions has changed, record the positions anew (recorded.test.ts).
 */
const folder = new URL('perft/', import.meta.url)
const files = readdirSync(folder)

test('there are seven positions', () => {
  expect(files).toHaveLength(7)
})

test.each(files)('%s: the rules offer as many sequences of choices as ever', (file) => {
  const { counts, position } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Counted
  expect(counts.length).toBeGreaterThanOrEqual(3)
  expect(perfts(alone, position, counts.length)).toEqual(counts)
})
