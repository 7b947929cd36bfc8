import { readFileSync, readdirSync } from 'node:fs'
import { type Counted, perfts } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { arkham } from '../index.ts'
import { countedPositions } from './recorder.ts'

/**
 * How many sequences of 1, 2, … choices there are from fixed positions. A change of the rules changes these numbers; one that changes
 * them without being meant to is a mistake. See what a file counts now:
 *
 *     npm run perft -- --file games/arkham/test/perft/dreams.json
 *
 * and write that into the file with `--write`. When the shape of positions has changed, record the positions anew (recorded.test.ts).
 */
const files = readdirSync(countedPositions)

test('there are four positions', () => {
  expect(files).toHaveLength(4)
})

test.each(files)('%s: the rules offer as many sequences of choices as ever', (file) => {
  const { counts, position } = JSON.parse(readFileSync(new URL(file, countedPositions), 'utf8')) as Counted
  expect(counts.length).toBeGreaterThanOrEqual(2)
  expect(perfts(arkham, position, counts.length)).toEqual(counts)
})
