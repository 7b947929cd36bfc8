import { ground } from '@miskatonic/screen/faces'
import { expect, test } from 'vitest'
import * as beings from '../board/faces/beings.ts'
import * as characters from '../board/faces/characters.ts'

test.each(Object.entries({ ...beings, ...characters }))(
  'the portrait %s fills its frame with ink, paper and accent',
  (_, drawing) => {
    expect([ground('ink'), ground('accent')]).toContainEqual(drawing[0])
    expect(new Set(drawing.map(({ fill, line }) => fill ?? line))).toEqual(
      new Set(['ink', 'paper', 'accent']),
    )
    expect(drawing.filter(({ d }) => /NaN|undefined/.test(d))).toEqual([])
  },
)
