import { openStore } from '../store/index.ts'
import { recordOf, rowsOf } from './rows.ts'

// Writes to some tables for ever, and prints what is durable: until somebody kills it.
const store = await openStore(process.argv[2]!)

async function keepWriting(id: string): Promise<void> {
  const written = await store.readBack(id, () => true)
  if (written.length === 0) await store.create(recordOf(id), [])
  for (let seq = (written[0]?.seq ?? 0) + 1; ; seq++) {
    await store.append(id, rowsOf(id, seq))
    process.stdout.write(`${id} ${seq}\n`)
  }
}

await Promise.all(['a', 'b', 'c'].map(keepWriting))
