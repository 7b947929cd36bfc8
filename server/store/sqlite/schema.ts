import { randomInt } from 'node:crypto'
import { StartupError } from '../../startup-error.ts'
import { sumOfRecord } from './checksum.mjs'
import type { Database } from './database.ts'

type Migration = string | ((database: Database) => void)

/**
 * All schema migrations, in order. Never edit a published one: databases in use have applied it.
 *
 * A table's log is a linked list: each row names the row before it, and `tables.head` the last one. An index by table and row number would
 * place every new row somewhere else on the disk and make writing ten times slower; so rows lie in the order in which they came. `head`
 * is only written at checkpoints, see writer-thread.mjs.
 */
const migrations: readonly Migration[] = [
  `
  CREATE TABLE tables (
    num INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    record TEXT NOT NULL,
    head INTEGER,              -- of the log, as of the row in 'settled'
    touched INTEGER NOT NULL   -- last change, likewise
  ) STRICT;

  CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    tbl INTEGER NOT NULL REFERENCES tables (num),
    prev INTEGER,              -- the row before it of the same table
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;

  -- The last row of the log whose table knows it as its head.
  CREATE TABLE settled (upto INTEGER NOT NULL) STRICT;
  INSERT INTO settled VALUES (0);
  `,
  addChecksums,
  `ALTER TABLE tables ADD COLUMN removed INTEGER; -- when it was removed because it was abandoned; its record is empty then`,
]

/** The columns of every table of the current format. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  tables: ['num', 'id', 'record', 'head', 'touched', 'last', 'sum', 'removed'],
  log: ['id', 'tbl', 'prev', 'seq', 'at', 'kind', 'body', 'sum'],
  settled: ['upto', 'unsummed'],
}

/**
 * Checksums, and an id for the database. Records get theirs at once; rows, of which there may be millions, little by little while the server
 * is idle (`sumSome` in writer-thread.mjs).
 */
function addChecksums(database: Database): void {
  const id = randomInt(1, 2 ** 31)
  database.exec(`
    ALTER TABLE tables ADD COLUMN last INTEGER;  -- the number of the row 'head'
    ALTER TABLE tables ADD COLUMN sum INTEGER;   -- checksum of the record
    ALTER TABLE log ADD COLUMN sum INTEGER;      -- checksum of the row
    ALTER TABLE settled ADD COLUMN unsummed INTEGER NOT NULL DEFAULT 0; -- up to this row, the first format left rows without a checksum
    UPDATE settled SET unsummed = (SELECT coalesce(max(id), 0) FROM log);
    UPDATE tables SET last = (SELECT seq FROM log WHERE log.id = head) WHERE head IS NOT NULL;
    PRAGMA application_id = ${id};`)
  const setSum = database.prepare('UPDATE tables SET sum = ? WHERE num = ?')
  for (const row of database.prepare('SELECT num, record FROM tables').all()) {
    const { num, record } = row as { num: number; record: string }
    setSum.run(sumOfRecord(id, num, record), num)
  }
}

/** Applies the missing migrations, each in a transaction of its own. */
export function migrate(database: Database, steps: readonly Migration[] = migrations): void {
  const version = versionOf(database)
  if (version > steps.length) throw tooNew(database, version, steps.length)
  if (version === 0) refuseForeign(database)
  for (const [done, step] of steps.entries()) if (done >= version) advance(database, step, done + 1)
}

/** Throws unless the database has the current format. */
export function checkFormat(database: Database): void {
  const version = versionOf(database)
  if (version > migrations.length) throw tooNew(database, version, migrations.length)
  if (version < migrations.length)
    throw new StartupError(
      `The database ${database.location()} has an older format (${version}). Start the server once to bring it up to date.`,
    )
  checkSchema(database)
}

/** Throws unless the database has all tables and columns of the current format. */
export function checkSchema(database: Database): void {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const found = database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]
    const missing = columns.find((column) => !found.some(({ name }) => name === column))
    if (found.length === 0) throw notOurs(database, `it has no table "${table}"`)
    if (missing !== undefined) throw notOurs(database, `its table "${table}" has no column "${missing}"`)
  }
}

/** An empty file becomes a new database; one with tables of another program must not be touched. */
function refuseForeign(database: Database): void {
  const [first] = database.prepare('SELECT name FROM sqlite_schema').all() as { name: string }[]
  if (first !== undefined) throw notOurs(database, `it has a table "${first.name}"`)
}

function tooNew(database: Database, version: number, known: number): StartupError {
  return new StartupError(
    `The database ${database.location()} was written by a newer version of the program: ` +
      `it has format ${version}, and this version knows formats up to ${known}. ` +
      'Update the program, or use another data folder.',
  )
}

function notOurs(database: Database, why: string): StartupError {
  return new StartupError(
    `The database ${database.location()} is not one of this program, or is damaged: ${why}. ` +
      'Restore a backup (npm run restore), or use another data folder.',
  )
}

function advance(database: Database, step: Migration, version: number): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    if (typeof step === 'string') database.exec(step)
    else step(database)
    database.exec(`PRAGMA user_version = ${version}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function versionOf(database: Database): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
}
