// Checksums of what is stored. Plain JavaScript, because the writing thread uses it, too (see writer-thread.mjs).

import { crc32 } from 'node:zlib'

/**
 * The checksum of a log row. It covers all columns and the id of the database, so that a row is found out that was altered, exchanged with
 * another one, or comes from another database.
 * @param {number} database
 * @param {number} id
 * @param {{ tbl: unknown, prev: unknown, seq: unknown, at: unknown, kind: unknown, body: unknown }} row
 */
export function sumOfRow(database, id, { tbl, prev, seq, at, kind, body }) {
  return crc32(String(body), crc32([database, id, tbl, prev, seq, at, kind].join(' ')))
}

/**
 * The checksum of a table's record.
 * @param {number} database
 * @param {unknown} num
 * @param {unknown} record
 */
export function sumOfRecord(database, num, record) {
  return crc32(String(record), crc32([database, num].join(' ')))
}
