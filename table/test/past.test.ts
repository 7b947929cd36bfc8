import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryStore, type Row } from '../index.ts'
import { readStretch } from '../room/past.ts'
import { recordOf } from '../store-samples.ts'

/** A log in which decisions are made and taken back, with chat and kept positions in between. */
const logs = fc
  .array(fc.oneof(fc.constantFrom('did', 'did', 'did', 'said', 'kept'), fc.nat({ max: 12 })), {
    maxLength: 60,
  })
  .map((events) => {
    let number = 5
    const rows: Row[] = [rowOf(1, 'began', number)]
    for (const event of events) {
      const seq = rows.length + 1
      if (event === 'did') rows.push(rowOf(seq, 'did', number++))
      else if (event === 'kept' || event === 'said') rows.push(rowOf(seq, event, number))
      else rows.push(rowOf(seq, 'undone', (number = Math.max(5, number - event))))
    }
    return rows
  })

function rowOf(seq: number, kind: Row['kind'], number: number): Row {
  return { seq, at: seq, kind, body: JSON.stringify({ number }) }
}

const numberIn = ({ body }: Row): number => (JSON.parse(body) as { number: number }).number

/** The last row from which everything that was asked for can be replayed, found by looking at every row. */
function firstNeeded(rows: readonly Row[], number: number, seq: number): number {
  const isStart = (row: Row): boolean =>
    row.kind === 'kept' &&
    row.seq <= seq &&
    numberIn(row) <= number &&
    rows.every((later) => later.kind !== 'undone' || later.seq < row.seq || numberIn(later) >= numberIn(row))
  return rows.findLast(isStart)?.seq ?? 1
}

describe('the stretch of a log that is replayed', () => {
  it('begins with the last position that is early enough', async () => {
    const limit = fc.oneof(fc.integer({ min: -1, max: 40 }), fc.constant(Number.POSITIVE_INFINITY))
    await fc.assert(
      fc.asyncProperty(logs, limit, limit, async (rows, number, seq) => {
        const store = new MemoryStore()
        await store.create(recordOf('a'), rows)
        const { entries } = await readStretch(store, 'a', { number, seq })
        const first = firstNeeded(rows, number, seq)
        expect(entries.map((entry) => entry.seq)).toEqual(rows.slice(first - 1).map((row) => row.seq))
      }),
      { numRuns: 500 },
    )
  })
})
