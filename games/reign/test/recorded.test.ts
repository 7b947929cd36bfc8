import { recordNames, wrongWithRecorded } from '@miskatonic/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { reign } from '../index.ts'
import { loadGame, recordAll, recordedGames, recordings } from './recorder.ts'

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts (it takes a few minutes):
 *
 *     RECORD=all npx vitest run games/reign/test/recorded.test.ts
 */
const wanted = process.env['RECORD']

beforeAll(() => {
  if (wanted !== undefined) recordAll(wanted)
}, 3_600_000)

describe('recorded games', () => {
  test('there is one for every way in which the game can end', () => {
    const endings = recordNames(recordedGames).map((name) => loadGame(name).ending)
    expect(endings.toSorted()).toEqual(Object.keys(reign.words.en.outcomes).toSorted())
  })

  test.each(recordings.map(({ aim }) => aim.ending))(
    'the game that ends with %s goes as it went',
    (ending) => {
      const recorded = loadGame(ending)
      expect(recorded.ending).toBe(ending)
      expect(wrongWithRecorded(reign, recorded)).toBeUndefined()
    },
  )
})
