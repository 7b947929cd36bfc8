// Notices that files were removed or replaced while they are open. Plain JavaScript for the writing thread (see writer-thread.mjs).

import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'

/** Where SQLite keeps the application id in the header of a database file, which here identifies the database. */
const ID_OFFSET = 68

/**
 * @typedef {object} Guarded
 * @property {string} path
 * @property {number} dev
 * @property {number} ino
 * @property {boolean} neverShrinks
 * @property {number} size when it was last looked at
 */

/** The files of a data folder in use. The database and its write-ahead log never shrink while they are open. */
export class FileGuard {
  /** @type {Guarded[]} */
  #files
  #database
  #id
  #handle
  #header = Buffer.alloc(4)

  /**
   * @param {string} database
   * @param {string[]} others files that must stay the same, of any size
   */
  constructor(database, others) {
    this.#database = database
    this.#files = [database, `${database}-wal`, ...others].map((path, i) => identified(path, i < 2))
    // Never closed while the database is open: closing any handle of a file ends the locks that this process has on it (POSIX).
    this.#handle = openSync(database, 'r')
    this.#id = this.#idInHeader()
  }

  /**
   * What is wrong with the files, or undefined.
   * @returns {string | undefined}
   */
  problem() {
    for (const file of this.#files) if (!isSame(file)) return removed(file.path)
    return this.#idInHeader() === this.#id ? undefined : removed(this.#database)
  }

  close() {
    closeSync(this.#handle)
  }

  #idInHeader() {
    readSync(this.#handle, this.#header, 0, 4, ID_OFFSET)
    return this.#header.readInt32BE()
  }
}

/** @param {string} path */
function removed(path) {
  return `the file ${basename(path)} was removed or replaced while the server was running`
}

/**
 * @param {string} path
 * @param {boolean} neverShrinks
 * @returns {Guarded}
 */
function identified(path, neverShrinks) {
  const { dev, ino, size } = statSync(path)
  return { path, dev, ino, neverShrinks, size }
}

/** @param {Guarded} file */
function isSame(file) {
  const now = statSync(file.path, { throwIfNoEntry: false })
  if (now === undefined || now.dev !== file.dev || now.ino !== file.ino) return false
  if (file.neverShrinks && now.size < file.size) return false
  file.size = now.size
  return true
}
