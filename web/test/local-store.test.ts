import { type StorePlace, storeContract } from '@miskatonic/table/store-contract'
import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import * as fakeIndexedDb from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { describe, expect, test, vi } from 'vitest'
import { openIndexedDb } from '../local/indexed-db.ts'
import { type LocalStore, PageStore } from '../local/store.ts'

for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value)

let count = 0
const newName = (): string => `test ${count++}`

function spoilableDatabase(): StorePlace {
  const name = newName()
  return {
    open: () => openIndexedDb(name),
    remove: () => deleteDB(name),
    async deleteRow(id, seq) {
      const database = await openDB(name)
      await database.delete('rows', [id, seq])
      database.close()
    },
    spoilings: [newerVersion(name)],
  }
}

/** A newer version of the page has been here. IndexedDB cannot go back, so the data is moved out and in again. */
function newerVersion(name: string): NonNullable<StorePlace['spoilings']>[number] {
  const kept = newName()
  return {
    name: 'a newer version',
    message: /^The database test \d+ cannot be opened: VersionError/,
    async spoil() {
      await copyDatabase(name, kept)
      await deleteDB(name)
      const newer = await openDB(name, 99)
      newer.close()
    },
    async undo() {
      await deleteDB(name)
      await copyDatabase(kept, name)
    },
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const created = await openIndexedDb(to)
  await created.close()
  const [source, target] = [await openDB(from), await openDB(to)]
  for (const store of ['tables', 'rows'])
    for (const value of await source.getAll(store)) await target.put(store, value)
  source.close()
  target.close()
}

storeContract('IndexedDB', { isDurable: true, place: spoilableDatabase })
storeContract('a page', { isDurable: false, place: () => ({ open: async () => new PageStore() }) })

describe.each<[string, boolean, () => Promise<LocalStore>]>([
  ['IndexedDB', true, () => openIndexedDb(newName())],
  ['a page', false, async () => new PageStore()],
])('for the lobby, %s', (_, lasts, open) => {
  test('lists tables with their last change and their end', async () => {
    const store = await open()
    const before = Date.now()
    expect(store.lasts).toBe(lasts)
    await store.create(recordOf('a'), rowsOf('a', 1))
    await store.create(recordOf('b'), [])
    await store.mark('a', true)
    await store.saveRecord(recordOf('b', 'other'))
    await store.append('a', rowsOf('a', 2), 1)
    const list = await store.list()
    expect(list).toMatchObject([
      { record: recordOf('a'), isOver: true },
      { record: recordOf('b', 'other'), isOver: false },
    ])
    for (const { changed } of list) expect(changed).toBeGreaterThanOrEqual(before)
    await store.mark('a', false)
    expect((await store.list())[0]!.isOver).toBe(false)
  })

  test('removes a table with all its rows', async () => {
    const store = await open()
    for (const id of ['a', 'b']) await store.create(recordOf(id), rowsOf(id, 1, 3))
    await store.remove('a')
    await store.mark('a', true)
    expect(await store.record('a')).toBeUndefined()
    expect(await store.read('a')).toEqual([])
    expect((await store.list()).map(({ record }) => record.id)).toEqual(['b'])
    await expect(store.append('a', rowsOf('a', 4), 3)).rejects.toMatchObject({ code: 'unknown' })
    await store.create(recordOf('a'), rowsOf('a', 1))
    expect(await store.read('b')).toEqual(rowsOf('b', 1, 3))
  })
})

describe('a browser’s database', () => {
  test('of the first release is read and continued', async () => {
    const name = newName()
    const first = await openDB(name, 1, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'record.id' })
        database.createObjectStore('rows', { keyPath: ['table', 'seq'] })
      },
    })
    await first.put('tables', { record: recordOf('a'), changed: 7, isOver: true })
    for (const row of rowsOf('a', 1, 3)) await first.put('rows', { ...row, table: 'a' })
    first.close()

    const store = await openIndexedDb(name)
    expect(await store.list()).toEqual([{ record: recordOf('a'), changed: 7, isOver: true }])
    expect(await store.read('a')).toEqual(rowsOf('a', 1, 3))
    await store.append('a', rowsOf('a', 4), 3)
    expect(await store.readFromKept('a')).toEqual(rowsOf('a', 1, 4))
  })

  test('takes back all of a change that fails in the middle', async () => {
    const store = await openIndexedDb(newName())
    await store.create(recordOf('a'), rowsOf('a', 1))
    // What cannot be cloned stands for anything that IndexedDB refuses.
    const body = (() => {}) as unknown as string
    const rows = [...rowsOf('a', 2), { ...rowsOf('a', 3)[0]!, body }]
    await expect(store.append('a', rows, 1)).rejects.toMatchObject({ code: 'failed' })
    await expect(store.create(recordOf('b'), [{ ...rowsOf('b', 1)[0]!, body }])).rejects.toThrow('could not')
    expect(await store.read('a')).toEqual(rowsOf('a', 1))
    expect(await store.record('b')).toBeUndefined()
    await store.append('a', rowsOf('a', 2), 1)
  })

  test('of another program is refused and left alone', async () => {
    const name = newName()
    const foreign = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('cats') })
    await foreign.put('cats', 'Ulthar', 'cat')
    await expect(openIndexedDb(name)).rejects.toThrow(
      `The database ${name} cannot be opened: it holds something else`,
    )
    expect(await foreign.get('cats', 'cat')).toBe('Ulthar')
  })

  test('fences two tabs that write to one table', async () => {
    const name = newName()
    const [mine, theirs] = [await openIndexedDb(name), await openIndexedDb(name)]
    await mine.create(recordOf('a'), rowsOf('a', 1))
    const attempts = [mine.append('a', rowsOf('mine', 2), 1), theirs.append('a', rowsOf('theirs', 2), 1)]
    const settled = await Promise.allSettled(attempts)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await theirs.read('a', { from: 2 })).toEqual(rowsOf('mine', 2))
  })
})
