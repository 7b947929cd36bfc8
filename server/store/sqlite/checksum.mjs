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
  return sumOfText(database, [id, tbl, prev, seq, at, kind].join(' '), String(body))
}

/**
 * The checksum of a log row whose columns, other than the body, are one text.
 * @param {number} database
 * @param {string} head id, table, previous row, number, time and kind
 * @param {string} body
 */
export function sumOfText(database, head, body) {
  return crc32(`${database} ${head}${body}`)
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
