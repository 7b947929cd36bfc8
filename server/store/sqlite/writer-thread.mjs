// The writing thread. It owns the only connection that changes the database. One message is one transaction; the answer is sent after
// COMMIT has returned, so the data is on the disk by then. This file and those it imports are plain JavaScript, because a worker is started
// from a file: the tests use this one, the built program its copy in dist.

import { DatabaseSync } from '@photostructure/sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { sumOfRecord, sumOfRow } from './checksum.mjs'
import { FileGuard } from './file-guard.mjs'
import { Mark } from './mark.mjs'

/**
 * @typedef {object} Batch What to write. The lists are flat, value after value: structured clone copies them fastest.
 * @property {(number | string)[]} tables num, id, record, touched of each new table
 * @property {(number | string)[]} records record, touched, num of each changed table
 * @property {number} first the id of the first row; the others are numbered consecutively
 * @property {(number | string | null)[]} rows tbl, prev, seq, at, kind, body of each row
 */
/**
 * @typedef {object} WriterData What the thread is started with.
 * @property {string} file the database
 * @property {string} lock the lock of the data folder
 * @property {number} tables how many tables there should be; more than there are if some were lost
 */
/** @typedef {{ num: number, id: string }} Named A table. */
/** @typedef {{ search: { after: number, before: number } }} Search Looks for tables that were last changed before a time, beginning after the table of this number. */
/** @typedef {{ remove: number[], at: number }} Removal Removes the tables of these numbers. */
/** @typedef {Batch | Search | Removal | 'check' | 'checkpoint' | 'close'} Order `check` only looks whether the files are still there. */
/**
 * @typedef {object} Done
 * @property {number} seconds
 * @property {string} [failed]
 * @property {string} [lost] the files were removed or replaced; nothing can be written any more
 * @property {Named[]} [found] by a search
 * @property {number} [next] where the next search begins
 * @property {number[]} [unfinished] tables whose rows a removal has not deleted yet
 */

/** Rows of the first format that get their checksum at a time. */
const SUMMED_AT_ONCE = 2_000

const { file, lock, tables: tablesAtStart } = /** @type {WriterData} */ (workerData)
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
const id = numberIn('PRAGMA application_id')
// The header of the database file gets its id, which may still be in the write-ahead log.
database.exec('PRAGMA wal_checkpoint(PASSIVE)')
const guard = new FileGuard(file, [lock])

const insertTable = database.prepare(
  'INSERT INTO tables (num, id, record, touched, sum) VALUES (?, ?, ?, ?, ?)',
)
const updateRecord = database.prepare('UPDATE tables SET record = ?, touched = ?, sum = ? WHERE num = ?')
const insertRow = database.prepare(
  'INSERT INTO log (id, tbl, prev, seq, at, kind, body, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
)
// With max(id), SQLite takes the other columns (`at`, `seq`) from the row that has the maximum.
const updateHeads = database.prepare(`
  UPDATE tables SET head = ends.id, last = ends.seq, touched = max(touched, ends.at)
  FROM (SELECT tbl, max(id) AS id, seq, at FROM log WHERE id > (SELECT upto FROM settled) GROUP BY tbl) AS ends
  WHERE tables.num = ends.tbl`)
const moveMark = database.prepare('UPDATE settled SET upto = (SELECT coalesce(max(id), 0) FROM log)')
const rowsWithoutSum = database.prepare(
  'SELECT id, tbl, prev, seq, at, kind, body FROM log WHERE id > ? AND id <= ? AND sum IS NULL',
)
const setSum = database.prepare('UPDATE log SET sum = ? WHERE id = ?')
const setUnsummed = database.prepare('UPDATE settled SET unsummed = ?')

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
    insertTable.run(
      tables[i],
      tables[i + 1],
      tables[i + 2],
      tables[i + 3],
      sumOfRecord(id, tables[i], tables[i + 2]),
    )
  for (let i = 0; i < records.length; i += 3)
    updateRecord.run(records[i], records[i + 1], sumOfRecord(id, records[i + 2], records[i]), records[i + 2])
  for (let i = 0, row = first; i < rows.length; i += 6, row++) writeRow(row, rows, i)
}

/**
 * @param {number} row
 * @param {Batch['rows']} rows
 * @param {number} i where the row begins in the list
 */
function writeRow(row, rows, i) {
  const [tbl, prev, seq, at, kind, body] = [
    rows[i],
    rows[i + 1],
    rows[i + 2],
    rows[i + 3],
    rows[i + 4],
    rows[i + 5],
  ]
  insertRow.run(row, tbl, prev, seq, at, kind, body, sumOfRow(id, row, { tbl, prev, seq, at, kind, body }))
}

let unsummed = numberIn('SELECT unsummed FROM settled')

/** Gives some rows of the first format their checksums, the latest rows first. */
function sumSome() {
  const from = Math.max(0, unsummed - SUMMED_AT_ONCE)
  for (const row of rowsWithoutSum.all(from, unsummed)) {
    const known = /** @type {{ id: number } & Parameters<typeof sumOfRow>[2]} */ (row)
    setSum.run(sumOfRow(id, known.id, known), known.id)
  }
  setUnsummed.run(from)
  unsummed = from
}

/** Tables that a search looks at. */
const SEARCHED_AT_ONCE = 500
/** Rows that a removal deletes in one transaction, so that players need not wait for it. */
const DELETED_AT_ONCE = 500

const tablesAfter = database.prepare(
  'SELECT num, id, head, touched, removed FROM tables WHERE num > ? ORDER BY num LIMIT ?',
)
const markRemoved = database.prepare(
  "UPDATE tables SET record = '', sum = ?, removed = coalesce(removed, ?) WHERE num = ?",
)
const endOfTable = database.prepare('SELECT head, last FROM tables WHERE num = ?')
const setEnd = database.prepare('UPDATE tables SET head = ?, last = ? WHERE num = ?')
const linkOf = database.prepare('SELECT prev FROM log WHERE id = ?')
const deleteRow = database.prepare('DELETE FROM log WHERE id = ?')

/**
 * Finds tables that are abandoned, and those whose removal was interrupted. The table with the last row of the whole log stays: numbers of
 * rows are not used again.
 * @param {Search['search']} search
 * @returns {Done}
 */
function findAbandoned({ after, before }) {
  const looked =
    /** @type {{ num: number, id: string, head: number | null, touched: number, removed: number | null }[]} */ (
      tablesAfter.all(after, SEARCHED_AT_ONCE)
    )
  const found = looked.filter(({ head, touched, removed }) =>
    removed === null ? touched < before && head !== lastRow : head !== null,
  )
  return {
    seconds: 0,
    found: found.map(({ num, id: name }) => ({ num, id: name })),
    next: looked.length < SEARCHED_AT_ONCE ? 0 : (looked.at(-1)?.num ?? 0),
  }
}

/**
 * Marks tables as removed and deletes some of their rows, the last ones first: what is left is a sound log at any time.
 * @param {Removal} removal
 * @returns {Done}
 */
function remove({ remove: nums, at }) {
  /** @type {number[]} */
  let unfinished = []
  const done = transaction(() => {
    for (const num of nums) markRemoved.run(sumOfRecord(id, num, ''), at, num)
    let left = DELETED_AT_ONCE
    unfinished = nums.filter((num) => {
      left -= deleteRows(num, left)
      return left <= 0
    })
  })
  return { ...done, unfinished }
}

/**
 * Deletes up to `most` rows at the end of a log, and says how many there were.
 * @param {number} num
 * @param {number} most
 */
function deleteRows(num, most) {
  let { head, last } = /** @type {{ head: number | null, last: number | null }} */ (endOfTable.get(num))
  let count = 0
  for (; head !== null && count < most; count++) {
    const link = /** @type {{ prev: number | null } | undefined} */ (linkOf.get(head))
    deleteRow.run(head)
    head = link?.prev ?? null
    last = (last ?? 1) - 1
  }
  setEnd.run(head, head === null ? 0 : last, num)
  return count
}

/** @param {string} sql */
function numberIn(sql) {
  return Number(Object.values(/** @type {object} */ (database.prepare(sql).get()))[0])
}

/**
 * Runs a transaction. The files are looked at before it and, because only then it is certain where it went, after it.
 * @param {() => void} work
 * @returns {Done}
 */
function transaction(work) {
  const started = performance.now()
  const done = (/** @type {Omit<Done, 'seconds'>} */ how) => ({
    seconds: (performance.now() - started) / 1000,
    ...how,
  })
  const lostBefore = guard.problem()
  if (lostBefore !== undefined) return done({ failed: lostBefore, lost: lostBefore })
  try {
    database.exec('BEGIN IMMEDIATE')
    work()
    database.exec('COMMIT')
  } catch (error) {
    // When the disk is full, SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    return done({ failed: error instanceof Error ? error.message : String(error) })
  }
  const lost = guard.problem()
  return done(lost === undefined ? {} : { failed: lost, lost })
}

/** @returns {Done} */
function check() {
  const lost = guard.problem()
  if (lost !== undefined) return { seconds: 0, failed: lost, lost }
  if (unsummed > 0 && transaction(sumSome).failed !== undefined) unsummed = 0 // damaged rows: not tried again
  return { seconds: 0 }
}

const mark = new Mark(file)
let lastRow = numberIn('SELECT coalesce(max(id), 0) FROM log')
let tableCount = tablesAtStart

/**
 * @param {Batch} batch
 * @returns {Done}
 */
function commit(batch) {
  const done = transaction(() => write(batch))
  if (done.failed === undefined) {
    lastRow = Math.max(lastRow, batch.first + batch.rows.length / 6 - 1)
    tableCount += batch.tables.length / 4
    mark.write({ database: id, row: lastRow, tables: tableCount })
  }
  return done
}

function close() {
  // Moves everything into the one database file, so that it can be copied or replaced by hand.
  if (guard.problem() === undefined) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  guard.close()
  mark.close()
  port.close()
}

/**
 * @param {Exclude<Order, 'close'>} order
 * @returns {Done}
 */
function obey(order) {
  if (order === 'check') return check()
  if (typeof order === 'object' && 'search' in order) return findAbandoned(order.search)
  if (typeof order === 'object' && 'remove' in order) return remove(order)
  return order === 'checkpoint' ? transaction(checkpoint) : commit(order)
}

port.on('message', (/** @type {Order} */ order) => {
  if (order === 'close') close()
  else port.postMessage(obey(order))
})

mark.write({ database: id, row: lastRow, tables: tableCount })
port.postMessage(transaction(checkpoint))
