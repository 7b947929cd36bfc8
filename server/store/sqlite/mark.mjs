// The mark: a small file beside the database that says how much was written to it. A write-ahead log that is deleted, or an older copy that
// takes the place of the database, leaves a sound database in which rows are missing; the mark tells. Plain JavaScript for the writing thread.

import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'

const { O_CREAT, O_WRONLY } = constants

/**
 * @typedef {object} MarkContent
 * @property {number} database the id of the database
 * @property {number} row the last row of the log
 * @property {number} tables how many tables there are
 */

/** Every mark has the same length, so that a new one covers the old one. */
const LENGTH = 100

/**
 * @param {string} database
 */
export function markFile(database) {
  return `${database}.mark`
}

/**
 * The mark of a database; undefined if there is none that can be read.
 * @param {string} database
 * @returns {MarkContent | undefined}
 */
export function readMark(database) {
  try {
    const content = /** @type {MarkContent} */ (JSON.parse(readFileSync(markFile(database), 'utf8')))
    const { database: id, row, tables } = content
    return [id, row, tables].every(Number.isSafeInteger) ? { database: id, row, tables } : undefined
  } catch {
    return undefined
  }
}

/** Writes the mark after every transaction. It is not synchronised with the disk: after a power cut it may be late, but never early. */
export class Mark {
  #handle

  /** @param {string} database */
  constructor(database) {
    this.#handle = openSync(markFile(database), O_WRONLY | O_CREAT, 0o600)
  }

  /** @param {MarkContent} content */
  write(content) {
    try {
      writeSync(this.#handle, `${JSON.stringify(content).padEnd(LENGTH - 1)}\n`, 0)
    } catch {
      // The rows are safe all the same. An older mark only notices less.
    }
  }

  close() {
    closeSync(this.#handle)
  }
}
