import { wrongWithRecorded } from '@miskatonic/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { arkham } from '../index.ts'
import { everyEnding, loadGame, recordAll, recordedNames } from './recorder.ts'

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts:
 *
 *     RECORD=400 npx vitest run games/arkham/test/recorded.test.ts
 */
const wanted = process.env['RECORD']

beforeAll(() => {
  if (wanted !== undefined) recordAll(Number(wanted))
}, 3_600_000)

describe('recorded games', () => {
  test('every ending of every scenario is on record', () => {
    expect(recordedNames().toSorted()).toEqual(everyEnding.map(({ name }) => name).toSorted())
  })

  test.each(everyEnding)(
    '$scenario: the game that ends with $ending goes as it went',
    ({ name, scenario, ending }) => {
      const recorded = loadGame(name)
      expect(recorded).toMatchObject({ ending, options: { scenario } })
      expect(wrongWithRecorded(arkham, recorded)).toBeUndefined()
    },
  )
})
