import { ground } from '@miskatonic/screen/faces'
import { expect, test } from 'vitest'
import * as figures from '../board/faces/figures.ts'
import * as investigators from '../board/faces/investigators.ts'
import * as oldOnes from '../board/faces/old-ones.ts'

test.each(Object.entries({ ...figures, ...investigators, ...oldOnes }))(
  'the portrait %s fills its frame with ink, paper and accent',
  (_, drawing) => {
    expect([ground('ink'), ground('accent')]).toContainEqual(drawing[0])
    expect(new Set(drawing.map(({ fill, line }) => fill ?? line))).toEqual(
      new Set(['ink', 'paper', 'accent']),
    )
    expect(drawing.filter(({ d }) => /NaN|undefined/.test(d))).toEqual([])
  },
)
