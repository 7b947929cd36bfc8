import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Row, type Store, StoreError, type StoreErrorCode, type TableRecord } from './index.ts'
import { recordOf, rowsOf } from './store-samples.ts'

/** Where a store keeps its data: a new place for every test. */
export interface StorePlace {
  /** Opens the store there. For a store that keeps its data, again after it was closed. */
  open(): Promise<Store>
  remove?(): Promise<void> | void
  /** Deletes a row without the store's knowledge, while it is closed. */
  deleteRow?(id: string, seq: number): Promise<void> | void
  /** Makes the place unusable in some way. Opening must then fail with this message, and succeed again after `undo`. */
  readonly spoilings?: readonly Spoiling[]
}

interface Spoiling {
  readonly name: string
  readonly message: RegExp
  spoil(): Promise<void> | void
  undo(): Promise<void> | void
}

/** What every store must do. `isDurable`: its data survives closing. */
export function storeContract(
  name: string,
  { isDurable, place: newPlace }: { isDurable: boolean; place(): Promise<StorePlace> | StorePlace },
): void {
  describe(`${name} as a store`, () => {
    let place: StorePlace
    let store: Store

    beforeEach(async () => {
      place = await newPlace()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.remove?.()
    })

    async function reopen(meanwhile: () => Promise<void> | void = () => {}): Promise<void> {
      await store.close()
      await meanwhile()
      store = await place.open()
    }

    const table = (id: string, rows: number): Promise<void> => store.create(recordOf(id), rowsOf(id, 1, rows))

    /** The log of a table must be exactly its first rows. */
    async function expectRows(id: string, count: number): Promise<void> {
      expect(await store.read(id)).toEqual(rowsOf(id, 1, count))
    }

    describe('create', () => {
      test('stores the record and the first rows', async () => {
        await table('a', 2)
        expect(await store.record('a')).toEqual(recordOf('a'))
        await expectRows('a', 2)
      })

      test('stores a table without rows', async () => {
        await table('a', 0)
        expect(await store.record('a')).toEqual(recordOf('a'))
        expect(await store.read('a')).toEqual([])
      })

      test('stores neither record nor rows if the rows are misnumbered', async () => {
        for (const rows of [rowsOf('a', 2), [...rowsOf('a', 1), ...rowsOf('a', 3)], rowsOf('a', 0)])
          await expectError('misnumbered', store.create(recordOf('a'), rows))
        expect(await store.record('a')).toBeUndefined()
        expect(await store.read('a')).toEqual([])
        await table('a', 1)
      })

      test('never replaces a table', async () => {
        await table('a', 1)
        await expectError('exists', store.create(recordOf('a', 'other'), rowsOf('b', 1, 5)), /table a\b/)
        expect(await store.record('a')).toEqual(recordOf('a'))
        await expectRows('a', 1)
      })

      test('of the same table at the same time succeeds once', async () => {
        const attempts = ['x', 'y', 'z'].map((secret) => store.create(recordOf('a', secret), rowsOf('a', 1)))
        expect(await codesOf(attempts)).toEqual([null, 'exists', 'exists'])
        expect(await store.record('a')).toEqual(recordOf('a', 'x'))
        await expectRows('a', 1)
      })
    })

    describe('records', () => {
      test('of tables that do not exist are undefined', async () => {
        expect(await store.record('unknown')).toBeUndefined()
      })

      test('are replaced, and the log stays as it is', async () => {
        await table('a', 3)
        await store.saveRecord(recordOf('a', 'other'))
        expect(await store.record('a')).toEqual(recordOf('a', 'other'))
        await expectRows('a', 3)
        await store.append('a', rowsOf('a', 4), 3)
      })

      test('keep the last of several changes', async () => {
        await table('a', 0)
        await Promise.all(['x', 'y', 'z'].map((secret) => store.saveRecord(recordOf('a', secret))))
        expect(await store.record('a')).toEqual(recordOf('a', 'z'))
      })

      test('cannot be saved for tables that do not exist', async () => {
        await expectError('unknown', store.saveRecord(recordOf('a')), /table a\b/)
        expect(await store.record('a')).toBeUndefined()
      })

      test('are copies', async () => {
        const record = recordOf('a') as { -readonly [K in keyof TableRecord]: TableRecord[K] }
        await store.create(record, [])
        record.secret = 'changed by the caller'
        const read = (await store.record('a')) as typeof record
        expect(read).toEqual(recordOf('a'))
        read.secret = 'changed by the reader'
        expect(await store.record('a')).toEqual(recordOf('a'))
      })
    })

    describe('append', () => {
      test('keeps the order of rows that were appended without waiting', async () => {
        await table('a', 0)
        const appends = Array.from({ length: 100 }, (_, i) =>
          store.append('a', rowsOf('a', 2 * i + 1, 2 * i + 2), 2 * i),
        )
        await Promise.all(appends)
        await expectRows('a', 200)
      })

      test('shows rows as soon as it resolves', async () => {
        await table('a', 0)
        for (let seq = 1; seq <= 20; seq++) {
          await store.append('a', rowsOf('a', seq), seq - 1)
          expect(await store.read('a', { from: seq })).toEqual(rowsOf('a', seq))
        }
      })

      test('keeps tables apart', async () => {
        const ids = Array.from({ length: 20 }, (_, i) => `t${i}`)
        await Promise.all(ids.map((id) => table(id, 1)))
        const appends: Promise<void>[] = []
        for (let seq = 2; seq < 50; seq += 2)
          for (const id of ids) appends.push(store.append(id, rowsOf(id, seq, seq + 1), seq - 1))
        await Promise.all(appends)
        for (const id of ids) await expectRows(id, 49)
      })

      test('stores copies', async () => {
        await table('a', 0)
        const rows = rowsOf('a', 1, 2) as { body: string }[]
        await store.append('a', rows as Row[], 0)
        rows[0]!.body = 'changed by the caller'
        rows.pop()
        await expectRows('a', 2)
        const [read] = (await store.read('a')) as { body: string }[]
        read!.body = 'changed by the reader'
        await expectRows('a', 2)
      })

      test('of nothing writes nothing', async () => {
        await table('a', 2)
        await store.append('a', [], 2)
        await expectError('conflict', store.append('a', [], 1))
        await expectRows('a', 2)
      })

      test('needs a table', async () => {
        await expectError('unknown', store.append('a', rowsOf('a', 1), 0), /table a\b/)
        expect(await store.read('a')).toEqual([])
      })

      test('refuses rows with a gap, or with other numbers than those that follow', async () => {
        await table('a', 2)
        for (const rows of [rowsOf('a', 4), [...rowsOf('a', 3), ...rowsOf('a', 5)], rowsOf('a', 2)])
          await expectError('misnumbered', store.append('a', rows, 2), /table a\b/)
        await expectRows('a', 2)
        await store.append('a', rowsOf('a', 3), 2)
      })
    })

    describe('fencing', () => {
      test('refuses rows after a row that is not the last', async () => {
        await table('a', 3)
        const stale = store.append('a', rowsOf('a', 3, 4), 2)
        await expectError('conflict', stale, /table a ends with row 3, not with row 2/)
        await expectError('conflict', store.append('a', rowsOf('a', 6), 5), /row 3, not with row 5/)
        await expectError('conflict', store.append('a', rowsOf('a', 1), 0))
        await expectRows('a', 3)
      })

      test('lets one of two writers through, whole', async () => {
        await table('a', 1)
        const [mine, theirs] = [rowsOf('mine', 2, 4), rowsOf('theirs', 2, 3)]
        const attempts = [store.append('a', mine, 1), store.append('a', theirs, 1)]
        expect(await codesOf(attempts)).toEqual([null, 'conflict'])
        expect(await store.read('a')).toEqual([...rowsOf('a', 1), ...mine])
      })

      test('refuses what follows a refused row', async () => {
        await table('a', 1)
        const attempts = [
          store.append('a', rowsOf('a', 2), 1),
          store.append('a', rowsOf('stale', 2), 1),
          store.append('a', rowsOf('a', 3), 2),
          store.append('a', rowsOf('a', 5), 4),
        ]
        expect(await codesOf(attempts)).toEqual([null, 'conflict', null, 'conflict'])
        await expectRows('a', 3)
      })

      test('of one table does not disturb others', async () => {
        await Promise.all([table('a', 1), table('b', 1)])
        const attempts = [store.append('a', rowsOf('a', 9), 8), store.append('b', rowsOf('b', 2), 1)]
        expect(await codesOf(attempts)).toEqual(['conflict', null])
        await expectRows('b', 2)
      })
    })

    describe('reading by number', () => {
      const numbers = async (read: Promise<Row[]>): Promise<number[]> => (await read).map(({ seq }) => seq)

      test('includes both ends', async () => {
        await table('a', 9)
        expect(await numbers(store.read('a', { from: 3, to: 5 }))).toEqual([3, 4, 5])
        expect(await numbers(store.read('a', { from: 1, to: 1 }))).toEqual([1])
        expect(await numbers(store.read('a', { from: 9, to: 9 }))).toEqual([9])
        expect(await numbers(store.read('a', { from: 8 }))).toEqual([8, 9])
        expect(await numbers(store.read('a', { to: 2 }))).toEqual([1, 2])
      })

      test('gives what there is of a range', async () => {
        await table('a', 3)
        expect(await numbers(store.read('a', { from: 2, to: 99 }))).toEqual([2, 3])
        expect(await numbers(store.read('a', { from: -5, to: 1 }))).toEqual([1])
        for (const range of [{ from: 4 }, { from: 4, to: 9 }, { to: 0 }, { from: 3, to: 2 }])
          expect(await store.read('a', range)).toEqual([])
      })

      test('finds nothing in tables that do not exist', async () => {
        await table('a', 3)
        for (const id of ['', 'A', 'aa', 'b']) {
          expect(await store.read(id)).toEqual([])
          expect(await store.readFromKept(id)).toEqual([])
        }
      })

      test('starts at the last kept position that is not too late', async () => {
        await store.create(recordOf('a'), logWithKept(10, [4, 8]))
        expect(await numbers(store.readFromKept('a'))).toEqual([8, 9, 10])
        expect(await numbers(store.readFromKept('a', { at: 8 }))).toEqual([8, 9, 10])
        expect(await numbers(store.readFromKept('a', { at: 7 }))).toEqual([4, 5, 6, 7, 8, 9, 10])
        expect(await numbers(store.readFromKept('a', { at: 4, to: 7 }))).toEqual([4, 5, 6, 7])
        expect(await numbers(store.readFromKept('a', { to: 7 }))).toEqual([4, 5, 6, 7])
        expect(await numbers(store.readFromKept('a', { at: 3, to: 5 }))).toEqual([1, 2, 3, 4, 5])
        expect(await numbers(store.readFromKept('a', { at: -1, to: 2 }))).toEqual([1, 2])
        expect(await numbers(store.readFromKept('a', { to: 0 }))).toEqual([])
      })

      test('reads no more rows than it is asked for', async () => {
        await store.create(recordOf('a'), logWithKept(10, [4]))
        expect(await numbers(store.readFromKept('a', { most: 3 }))).toEqual([8, 9, 10])
        expect(await numbers(store.readFromKept('a', { most: 7 }))).toEqual([4, 5, 6, 7, 8, 9, 10])
        expect(await numbers(store.readFromKept('a', { most: 9 }))).toEqual([4, 5, 6, 7, 8, 9, 10])
        expect(await numbers(store.readFromKept('a', { at: 3, to: 6, most: 4 }))).toEqual([3, 4, 5, 6])
      })

      test('does not depend on what was read before', async () => {
        const log = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 4 })
        const limit = fc.integer({ min: -1, max: 33 })
        const reads = fc.array(fc.tuple(fc.boolean(), limit, limit), { maxLength: 12 })
        let count = 0
        await fc.assert(
          fc.asyncProperty(log, reads, async (kept, all) => {
            const [id, rows] = [`p${count++}`, logWithKept(30, kept)]
            await store.create(recordOf(id), rows)
            for (const [isFromKept, one, other] of all) {
              const [from, to] = [Math.min(one, other), Math.max(one, other)]
              const found = await (isFromKept
                ? store.readFromKept(id, { at: from, to })
                : store.read(id, { from, to }))
              const first = isFromKept ? Math.max(1, ...kept.filter((seq) => seq <= from)) : from
              expect(found).toEqual(rows.filter(({ seq }) => seq >= first && seq <= to))
            }
          }),
          { numRuns: 40 },
        )
      })
    })

    describe('large', () => {
      test('logs are read whole and in part', async () => {
        const count = 5_000
        await table('a', 0)
        for (let seq = 0; seq < count; seq += 500)
          await store.append('a', rowsOf('a', seq + 1, seq + 500), seq)
        await expectRows('a', count)
        expect(await store.read('a', { from: 2_345, to: 2_350 })).toEqual(rowsOf('a', 2_345, 2_350))
      })

      test('rows come back to the letter', async () => {
        const bodies = ['', '{}', 'x'.repeat(1_000_000), 'zażółć ’gęślą” \u{1F419}\n\t\\"\'%_;--', ' null ']
        const rows = bodies.map((body, i) => ({ ...rowsOf('a', i + 1)[0]!, body }))
        await store.create(recordOf('a'), rows)
        expect(await store.read('a')).toEqual(rows)
      })

      test('and strange ids are ids', async () => {
        const ids = ['a', 'A', 'ą', "a'; DROP TABLE log; --", 'a b', '__proto__', 'x'.repeat(200)]
        for (const id of ids) await table(id, 2)
        for (const id of ids) {
          expect((await store.record(id))?.id).toBe(id)
          await expectRows(id, 2)
        }
      })
    })

    describe('closing', () => {
      test('finishes what was asked for before', async () => {
        const created = table('a', 1)
        const appended = store.append('a', rowsOf('a', 2), 1)
        await Promise.all([store.close(), store.close()])
        await Promise.all([created, appended])
        if (!isDurable) return
        await reopen()
        await expectRows('a', 2)
      })

      test('refuses everything afterwards', async () => {
        await table('a', 1)
        expect(await store.isHealthy()).toBe(true)
        await store.close()
        expect(await store.isHealthy()).toBe(false)
        const attempts = [
          store.create(recordOf('b'), []),
          store.saveRecord(recordOf('a', 'other')),
          store.append('a', rowsOf('a', 2), 1),
          store.record('a'),
          store.read('a'),
          store.readFromKept('a'),
        ]
        expect(await codesOf(attempts)).toEqual(attempts.map(() => 'closed'))
        await store.close()
        if (!isDurable) return
        await reopen()
        expect(await store.record('a')).toEqual(recordOf('a'))
        await expectRows('a', 1)
        expect(await store.record('b')).toBeUndefined()
      })
    })

    if (!isDurable) return
    describe('reopened', () => {
      test('it has everything, and goes on', async () => {
        await Promise.all([table('a', 3), table('b', 0)])
        await store.append('a', rowsOf('a', 4, 5), 3)
        await store.saveRecord(recordOf('b', 'other'))
        await reopen()
        expect(await store.isHealthy()).toBe(true)
        expect(await store.record('b')).toEqual(recordOf('b', 'other'))
        await expectRows('a', 5)
        await expectError('conflict', store.append('a', rowsOf('a', 4), 3))
        await expectError('exists', table('a', 1))
        await store.append('a', rowsOf('a', 6), 5)
        await store.append('b', rowsOf('b', 1), 0)
        await table('c', 1)
        await reopen()
        for (const [id, count] of Object.entries({ a: 6, b: 1, c: 1 })) await expectRows(id, count)
      })

      test('it says which row is missing, instead of leaving it out', async () => {
        await Promise.all([table('a', 6), table('b', 2)])
        await reopen(() => place.deleteRow!('a', 3))
        const damaged = /Table a is damaged: row 3 is missing/
        await expectError('damaged', store.read('a'), damaged)
        await expectError('damaged', store.readFromKept('a'), damaged)
        await expectError('damaged', store.read('a', { from: 2, to: 4 }), damaged)
        expect(await store.read('a', { from: 4 })).toEqual(rowsOf('a', 4, 6))
        await expectRows('b', 2)
      })

      test('what it cannot use is named and left as it is', async () => {
        await table('a', 2)
        expect(place.spoilings!.length).toBeGreaterThan(0)
        for (const { message, spoil, undo } of place.spoilings!) {
          await store.close()
          await spoil()
          await expect(place.open()).rejects.toThrow(message)
          await undo()
          store = await place.open()
          await expectRows('a', 2)
        }
      })
    })
  })
}

/** A log in which the rows with these numbers are kept positions. */
function logWithKept(count: number, kept: readonly number[]): Row[] {
  return rowsOf('a', 1, count).map((row) => (kept.includes(row.seq) ? { ...row, kind: 'kept' } : row))
}

async function expectError(code: StoreErrorCode, attempt: Promise<unknown>, message = /./): Promise<void> {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreError)
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) as unknown })
}

/** How each attempt failed; null for those that succeeded. */
async function codesOf(attempts: readonly Promise<unknown>[]): Promise<(StoreErrorCode | null)[]> {
  const settled = await Promise.allSettled(attempts)
  return settled.map((each) => {
    if (each.status === 'fulfilled') return null
    if (each.reason instanceof StoreError) return each.reason.code
    throw each.reason
  })
}
