import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openLog } from '../store/index.ts'
import { openSqliteStore } from '../store/sqlite/store.ts'
import { newFolder } from './folders.ts'

it('a log that was opened for another process stays open when garbage is collected', async () => {
  const store = await openSqliteStore(newFolder())
  await store.create(recordOf('a'), rowsOf('a', 1, 3))
  const log = await openLog(store.ticket('a'))
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let i = 0; i < 3; i++) {
    collect()
    await new Promise(setImmediate) // finalizers run between turns
  }
  expect(await log.read('a')).toEqual(rowsOf('a', 1, 3))
  await store.close()
})
