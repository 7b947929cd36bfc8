import { wrongWithRecorded } from '@miskatonic/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { mansions } from '../index.ts'
import { endings, loadGame, recordAll } from './recorder.ts'

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts (it takes some minutes):
 *
 *     RECORD=40000 npx vitest run games/mansions/test/recorded.test.ts
 */
const wanted = process.env['RECORD']

beforeAll(() => {
  if (wanted !== undefined) recordAll(Number(wanted))
}, 3_600_000)

describe('recorded games', () => {
  test('there is one for every way in which the game can end', () => {
    expect(endings().toSorted()).toEqual(Object.keys(mansions.words.en.outcomes).toSorted())
  })

  test.each(endings())('the game that ends with %s goes as it went', (ending) => {
    const recorded = loadGame(ending)
    expect(recorded.ending).toBe(ending)
    expect(wrongWithRecorded(mansions, recorded)).toBeUndefined()
  })
})
