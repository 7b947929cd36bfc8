import { wrongWithRecorded } from '@miskatonic/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { arkham } from '../index.ts'
import { endings, loadGame, recordAll } from './recorder.ts'

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts:
 *
 *     RECORD=400 npx vitest run games/arkham/test/recorded.test.ts
 *
 * Games by chance are lost; endings.test.ts brings about every ending from a position shortly before it.
 */
const wanted = process.env['RECORD']

beforeAll(() => {
  if (wanted !== undefined) recordAll(Number(wanted))
}, 3_600_000)

describe('recorded games', () => {
  test('chance comes by at least one ending of each scenario', () => {
    expect(endings()).toEqual(expect.arrayContaining(['high-water', 'endless-noon', 'sworn-in', 'moved-in']))
  })

  test.each(endings())('the game that ends with %s goes as it went', (ending) => {
    const recorded = loadGame(ending)
    expect(recorded.ending).toBe(ending)
    expect(wrongWithRecorded(arkham, recorded)).toBeUndefined()
  })
})
