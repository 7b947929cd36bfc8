// The thread that writes. It owns the only connection that changes the database. One message is one transaction; the answer comes after
// COMMIT has returned, and so after the disk has it. This file stands alone in plain JavaScript, because a thread is started from a file:
// from this one by the tests, and by the built program from its copy in dist.

import { DatabaseSync } from '@photostructure/sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {object} Batch What is to be written. Lists are flat, value after value: that is what threads pass to each other fastest.
 * @property {(number | string)[]} tables num, id, record, touched of each new table
 * @property {(number | string)[]} records record, touched, num of each changed one
 * @property {number} first the id of the first row; the others follow without a gap
 * @property {(number | string | null)[]} rows tbl, prev, seq, at, kind, body of each
 */
/** @typedef {Batch | 'settle' | 'close'} Order */
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
// Of several rows with one `tbl`, `at` is that of the row with the greatest id: so SQLite treats max().
const settleHeads = database.prepare(`
  UPDATE tables SET head = last.id, touched = max(touched, last.at)
  FROM (SELECT tbl, max(id) AS id, at FROM log WHERE id > (SELECT upto FROM settled) GROUP BY tbl) AS last
  WHERE tables.num = last.tbl`)
const settleMark = database.prepare('UPDATE settled SET upto = (SELECT coalesce(max(id), 0) FROM log)')

/**
 * Writes down the last row of each table with rows that are newer than the mark, and moves the mark. After a crash the same finds again
 * what the main thread knew.
 */
function settle() {
  settleHeads.run()
  settleMark.run()
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
    // Of a full disk SQLite has taken everything back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    return done(error instanceof Error ? error.message : String(error))
  }
}

port.on('message', (/** @type {Order} */ order) => {
  if (order === 'close') {
    // Afterwards everything is in the one file, which may then be copied or replaced by hand.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
    port.close()
  } else port.postMessage(transaction(order === 'settle' ? settle : () => write(order)))
})

port.postMessage(transaction(settle))
