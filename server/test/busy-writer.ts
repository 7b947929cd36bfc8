import { recordOf, rowsOf } from '@miskatonic/table/store-samples'
import { openSqliteStore } from '../store/sqlite/store.ts'

// Writes to three tables until it is killed, and prints what is durable.
const store = await openSqliteStore(process.argv[2]!)

async function keepWriting(id: string): Promise<void> {
  if ((await store.record(id)) === undefined) await store.create(recordOf(id), [])
  let last = (await store.read(id)).length
  for (;;) {
    await store.append(id, rowsOf(id, last + 1), last)
    process.stdout.write(`${id} ${++last}\n`)
  }
}

await Promise.all(['a', 'b', 'c'].map(keepWriting))
