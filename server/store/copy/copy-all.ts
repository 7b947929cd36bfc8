import { StoreError } from '@miskatonic/table'
import { StartupError } from '../../startup-error.ts'
import { type Copied, type CopiedTable, type Source, type Target, Total, digestOf } from './copied.ts'

/** What is written in one transaction: so many tables, or so many characters. */
const MOST_TABLES = 50
const MOST_TEXT = 4_000_000

/**
 * Copies all tables, and reads everything back from the target to prove it. What an earlier attempt has left there is kept if it is still
 * the same.
 */
export async function copyAll(source: Source, target: Target): Promise<Copied> {
  const wanted = new Total()
  for await (const chunk of chunksOf(source)) {
    const there = await target.digests(chunk.map(({ num }) => num))
    const missing = chunk.filter((table) => {
      const digest = digestOf(table)
      wanted.add(table, digest)
      return there.get(table.num) !== digest
    })
    if (missing.length > 0) await target.put(missing)
  }
  const key = await source.sealKey()
  if (key !== undefined) await target.putSealKey(key)
  await target.finish()
  const copied = wanted.end()
  const found = await totalOf(target)
  if (found.sum !== copied.sum)
    throw new StartupError(
      `The copy in ${target.name} is not the same as ${source.name}: it has ${found.tables} tables and ${found.rows} rows instead of ${copied.tables} and ${copied.rows}, or other ones. Nothing was changed in ${source.name}.`,
    )
  return copied
}

/** Counts and checksum of everything in a database. */
async function totalOf(source: Source): Promise<Copied> {
  const total = new Total()
  for await (const listed of source.list()) {
    const table = await whole(source, listed)
    total.add(table, digestOf(table))
  }
  return total.end()
}

async function* chunksOf(source: Source): AsyncGenerator<readonly CopiedTable[]> {
  let chunk: CopiedTable[] = []
  let text = 0
  for await (const listed of source.list()) {
    const table = await whole(source, listed)
    chunk.push(table)
    for (const { body } of table.rows) text += body.length
    if (chunk.length < MOST_TABLES && text < MOST_TEXT) continue
    yield chunk
    chunk = []
    text = 0
  }
  if (chunk.length > 0) yield chunk
}

/** A damaged table is not copied as if it were sound. */
async function whole({ name }: Source, listed: { read(): Promise<CopiedTable> }): Promise<CopiedTable> {
  try {
    return await listed.read()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    throw new StartupError(`${error.message} It is in ${name}: see "npm run check-data".`, { cause: error })
  }
}
