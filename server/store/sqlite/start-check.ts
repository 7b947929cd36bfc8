import { StoreError } from '@miskatonic/table'
import { statSync } from 'node:fs'
import { StartupError } from '../../startup-error.ts'
import type { Database } from './database.ts'
import { type MarkContent, markFile, readMark } from './mark.mjs'
import { type Queries, checkedRecord } from './queries.ts'

/** Bounds of the check at the start; `npm run check-data` looks at everything. */
const NEWEST_TABLES = 5_000
/** As many as there can be since the last checkpoint. */
const NEWEST_ROWS = 10_000
const SMALL_DATABASE = 32 * 1024 * 1024

const WHAT_TO_DO =
  'Run "npm run check-data" to see all damage; "npm run restore -- <backup>" puts a backup back.'

/** The mark of a database that is about to be opened. A database that is gone must not be replaced by a new one without a word. */
export function expectedMark(file: string): MarkContent | undefined {
  const mark = readMark(file)
  const isThere = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
  if (mark === undefined || isThere || (mark.row === 0 && mark.tables === 0)) return mark
  throw new StartupError(
    `The database ${file} is missing or empty, but it had ${mark.tables} tables. ` +
      `Put it back, or restore a backup (npm run restore). To begin anew, delete ${markFile(file)}.`,
  )
}

/** Throws if this is another database than before, or if rows that were acknowledged are missing at the end of the log. */
export function compareWithMark(database: Database, mark: MarkContent): void {
  const file = database.location()!
  const goOn = `restore a backup (npm run restore). To go on with this one, delete ${markFile(file)}.`
  const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number }
  if (id !== mark.database)
    throw new StartupError(
      `The database ${file} is not the one that was in this folder before: it, or its write-ahead log, was replaced. ` +
        `Put the former one back, or ${goOn}`,
    )
  const { last } = database.prepare('SELECT coalesce(max(id), 0) AS last FROM log').get() as { last: number }
  if (last < mark.row)
    throw new StartupError(
      `The database ${file} lacks its last rows (${mark.row - last}): its write-ahead log was removed, or it is an older copy. ` +
        `Put the former files back, or ${goOn}`,
    )
}

/**
 * Tables, among those of the newest rows, with rows after the one that is noted as their last: going on there would overwrite these. At the
 * start of a server all ends are known, because those since the last checkpoint have been recovered.
 */
export function logsCutShort(database: Database): Set<number> {
  try {
    const found = database
      .prepare(
        `SELECT num FROM (SELECT tbl, max(id) AS newest FROM (SELECT tbl, id FROM log ORDER BY id DESC LIMIT ?) GROUP BY tbl)
        JOIN tables ON num = tbl WHERE removed IS NULL AND head IS NOT newest`,
      )
      .all(NEWEST_ROWS) as { num: number }[]
    return new Set(found.map(({ num }) => num))
  } catch {
    return new Set() // pages that cannot be read are reported by the look below
  }
}

/** A bounded look for damage. What it finds is reported; tables that are intact can be used all the same. */
export function* findDamage(
  file: string,
  database: Database,
  queries: Queries,
  tablesExpected: number,
): Generator<string> {
  try {
    yield* missingTables(database, tablesExpected)
    yield* damagedTables(database, queries)
    if (statSync(file).size <= SMALL_DATABASE) yield* malformedPages(database)
  } catch (error) {
    yield `The database ${file} is damaged: ${error instanceof Error ? error.message : String(error)}. ${WHAT_TO_DO}`
  }
}

function* missingTables(database: Database, expected: number): Generator<string> {
  const { found } = database.prepare('SELECT count(*) AS found FROM tables').get() as { found: number }
  if (found < expected) yield `${expected - found} of ${expected} tables are missing. ${WHAT_TO_DO}`
}

function* damagedTables(database: Database, queries: Queries): Generator<string> {
  const newest = database.prepare(
    'SELECT id, num, record, sum FROM tables WHERE removed IS NULL ORDER BY num DESC LIMIT ?',
  )
  for (const row of newest.iterate(NEWEST_TABLES)) {
    const { id, ...stored } = row as { id: string; num: number; record: string; sum: number | null }
    try {
      checkedRecord(queries.database, id, stored)
      queries.end(id)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      yield `${error.message} ${WHAT_TO_DO}`
    }
  }
}

function* malformedPages(database: Database): Generator<string> {
  const [first] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
  if (first !== undefined && first.quick_check !== 'ok')
    yield `The database is damaged: ${first.quick_check.replaceAll('\n', ' ')}. ${WHAT_TO_DO}`
}
