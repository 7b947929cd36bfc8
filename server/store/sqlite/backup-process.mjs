// The process of a backup: copying a large database takes seconds, in which the server goes on. A process can be stopped at any time; a
// thread inside the database library cannot. Plain JavaScript, see writer-thread.mjs.

import { DatabaseSync } from '@photostructure/sqlite'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** @typedef {{ failed?: string }} BackupDone */

/** Other files of a data folder that are small enough, such as keys, are part of the backup. */
const LARGEST_FILE = 1024 * 1024

const [file = '', to = ''] = process.argv.slice(2)

function copy() {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
}

/** Adds the other files of the data folder to the copy, and proves that it can be opened and is sound. */
function complete() {
  const database = new DatabaseSync(to)
  try {
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; BEGIN')
    database.exec('CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT')
    database.exec('DELETE FROM files')
    const insert = database.prepare('INSERT INTO files VALUES (?, ?)')
    for (const path of otherFiles()) insert.run(basename(path), readFileSync(path))
    database.exec('COMMIT')
    const [first] = /** @type {{ integrity_check: string }[]} */ (
      database.prepare('PRAGMA integrity_check').all()
    )
    if (first?.integrity_check !== 'ok')
      throw new Error(`the copy is damaged, and so may be the database: ${first?.integrity_check}`)
    database.prepare('SELECT count(*) FROM tables').get()
  } finally {
    database.close()
  }
}

function otherFiles() {
  const folder = dirname(file)
  return readdirSync(folder)
    .filter((name) => !name.includes('.db') && !name.startsWith('server.lock') && name !== 'moved.json')
    .map((name) => join(folder, name))
    .filter((path) => path !== to && isSmallFile(path))
}

/** @param {string} path */
function isSmallFile(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= LARGEST_FILE
}

/** @returns {BackupDone} */
function done() {
  try {
    copy()
    complete()
    return {}
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

process.send?.(done())
