import { StartupError } from '../../startup-error.ts'
import type { Database } from './database.ts'

/**
 * All schema migrations, in order. Never edit a published one: databases in use have applied it.
 *
 * A table's log is a linked list: each row names the row before it, and `tables.head` the last one. An index by table and row number would
 * place every new row somewhere else on the disk and make writing ten times slower; so rows lie in the order in which they came. `head`
 * is only written at checkpoints, see writer-thread.mjs.
 */
const migrations: readonly string[] = [
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
]

/** Applies the missing migrations, each in a transaction of its own. */
export function migrate(database: Database, steps: readonly string[] = migrations): void {
  const version = versionOf(database)
  if (version > steps.length)
    throw new StartupError(
      `The database ${database.location()} was written by a newer version of the program: ` +
        `it has format ${version}, and this version knows formats up to ${steps.length}. ` +
        'Update the program, or use another data folder.',
    )
  for (const [done, step] of steps.entries()) if (done >= version) advance(database, step, done + 1)
}

function advance(database: Database, step: string, version: number): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(step)
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
