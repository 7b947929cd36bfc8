import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { type Recorded, wrongWithRecorded } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { reign } from '../index.ts'
import { type Counted, countedAt, countedFrom, recordGame, recordings } from './recorder.ts'

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts (it takes a few minutes):
 *
 *     RECORD=1 npx vitest run games/reign/test/recorded.test.ts
 */
const folder = new URL('recorded/', import.meta.url)

function load(name: string): Recorded {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded
}

function save(url: URL, value: Recorded | Counted): void {
  writeFileSync(url, `${JSON.stringify(value, null, 1)}\n`)
}

if (process.env['RECORD'] !== undefined)
  describe('recording', () => {
    test.each(recordings)('a game that ends with $aim.ending', { timeout: 900_000 }, (recording) => {
      save(new URL(`${recording.aim.ending}.json`, folder), recordGame(recording))
    })

    test.each(countedFrom)('a position of the game that ends with $ending', (from) => {
      const recorded = load(`${from.ending}.json`)
      save(new URL(`../perft/${from.ending}.json`, folder), countedAt(from, recorded))
    })
  })

describe('recorded games', () => {
  test('there is one for every way in which the game can end', () => {
    const endings = readdirSync(folder).map((name) => load(name).ending)
    expect(endings.toSorted()).toEqual(Object.keys(reign.words.en.outcomes).toSorted())
  })

  test.each(recordings.map(({ aim }) => aim.ending))(
    'the game that ends with %s goes as it went',
    (ending) => {
      const recorded = load(`${ending}.json`)
      expect(recorded.ending).toBe(ending)
      expect(wrongWithRecorded(reign, recorded)).toBeUndefined()
    },
  )
})
