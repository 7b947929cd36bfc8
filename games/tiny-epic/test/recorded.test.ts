import { readdirSync } from 'node:fs'
import { wrongWithRecorded } from '@miskatonic/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { tinyEpic } from '../index.ts'
import { loadGame, recordAll, recordedGames, recordings } from './recorder.ts'

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts (it takes a few minutes):
 *
 *     RECORD=all npx vitest run games/tiny-epic/test/recorded.test.ts
 */
const wanted = process.env['RECORD']

beforeAll(() => {
  if (wanted !== undefined) recordAll(wanted)
}, 3_600_000)

describe('recorded games', () => {
  test('there is one for every way to play and every way in which it can end', () => {
    expect(readdirSync(recordedGames).toSorted()).toEqual(
      recordings.map(({ name }) => `${name}.json`).toSorted(),
    )
    const endings = new Set(recordings.map(({ aim }) => aim.ending))
    expect([...endings].toSorted()).toEqual(Object.keys(tinyEpic.words.en.outcomes).toSorted())
  })

  test.each(recordings)('$name goes as it went', ({ name, options, aim }) => {
    const recorded = loadGame(name)
    expect(recorded).toMatchObject({ ending: aim.ending, options })
    expect(wrongWithRecorded(tinyEpic, recorded)).toBeUndefined()
  })
})
