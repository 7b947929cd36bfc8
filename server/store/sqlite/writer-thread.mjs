// The writing thread. It owns the only connection that changes the database. One message is one transaction; the answer is sent after
// COMMIT has returned, so the data is on the disk by then. This file is plain JavaScript without imports from the project, because a
// worker is started from a file: the tests use this one, the built program its copy in dist.

import { DatabaseSync } from '@photostructure/sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {object} Batch What to write. The lists are flat, value after value: structured clone copies them fastest.
 * @property {(number | string)[]} tables num, id, record, touched of each new table
 * @property {(number | string)[]} records record, touched, num of each changed table
 * @property {number} first the id of the first row; the others are numbered consecutively
 * @property {(number | string | null)[]} rows tbl, prev, seq, at, kind, body of each row
 */
/** @typedef {Batch | 'checkpoint' | 'close'} Order */
/** @typedef {{ seconds: number, failed?: string }} Done */

const { file } = /** @type {{ file: string }} */ (workerData)
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')

const insertTable = database.prepare('INSERT INTO tables (num, id, record, touched) VALUES (?, ?, ?, ?)')
const updateRecord = database.prepare('UPDATE tables SET record = ?, touched = ? WHERE num = ?')
const insertRow = database.prepare(
  'INSERT INTO log (id, tbl, prev, seq, at, kind, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
)
// With max(id), SQLite takes the other columns (`at`) from the row that has the maximum.
const updateHeads = database.prepare(`
  UPDATE tables SET head = last.id, touched = max(touched, last.at)
  FROM (SELECT tbl, max(id) AS id, at FROM log WHERE id > (SELECT upto FROM settled) GROUP BY tbl) AS last
  WHERE tables.num = last.tbl`)
const moveMark = database.prepare('UPDATE settled SET upto = (SELECT coalesce(max(id), 0) FROM log)')

/**
 * Stores the last row of each log that has grown since the previous checkpoint, and moves the mark. After a crash this recovers what the
 * main thread had in memory.
 */
function checkpoint() {
  updateHeads.run()
  moveMark.run()
}

/** @param {Batch} batch */
function write({ tables, records, first, rows }) {
  for (let i = 0; i < tables.length; i += 4)
    insertTable.run(tables[i], tables[i + 1], tables[i + 2], tables[i + 3])
  for (let i = 0; i < records.length; i += 3) updateRecord.run(records[i], records[i + 1], records[i + 2])
  for (let i = 0, id = first; i < rows.length; i += 6, id++)
    insertRow.run(id, rows[i], rows[i + 1], rows[i + 2], rows[i + 3], rows[i + 4], rows[i + 5])
}

/**
 * @param {() => void} work
 * @returns {Done}
 */
function transaction(work) {
  const started = performance.now()
  const done = (/** @type {string | undefined} */ failed) => {
    const seconds = (performance.now() - started) / 1000
    return failed === undefined ? { seconds } : { seconds, failed }
  }
  try {
    database.exec('BEGIN IMMEDIATE')
    work()
    database.exec('COMMIT')
    return done(undefined)
  } catch (error) {
    // When the disk is full, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    return done(error instanceof Error ? error.message : String(error))
  }
}

port.on('message', (/** @type {Order} */ order) => {
  if (order === 'close') {
    // Moves everything into the one database file, so that it can be copied or replaced by hand.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
    port.close()
  } else port.postMessage(transaction(order === 'checkpoint' ? checkpoint : () => write(order)))
})

port.postMessage(transaction(checkpoint))
