import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { type Database, databaseIn, openDatabase } from './database.ts'

/**
 * Copies the database of a data folder to a file, even while a server is writing to it. The copy gets its name only when it is complete,
 * verified and on the disk. To restore it, start a server on a new folder that contains only the copy, named `miskatonic.db`; the old
 * folder may still hold a write-ahead log that does not belong to the copy.
 */
export async function backup(folder: string, toFile: string): Promise<void> {
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new StartupError(`There is no database in ${folder}.`)
  if (existsSync(toFile)) throw alreadyThere(toFile)
  mkdirSync(dirname(toFile), { recursive: true })
  const unfinished = `${toFile}.${process.pid}`
  try {
    await copy(file, unfinished)
    await verifyCopy(unfinished)
    flush(unfinished)
    giveName(unfinished, toFile)
    flush(dirname(toFile))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function alreadyThere(file: string): Error {
  return new StartupError(`${file} exists already. A backup never replaces a file.`)
}

async function copy(file: string, toFile: string): Promise<void> {
  await using(file, (database) => database.prepare('VACUUM INTO ?').run(toFile))
}

async function verifyCopy(file: string): Promise<void> {
  const verdict = await using(file, (database) => {
    const [first] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    return first?.integrity_check
  })
  if (verdict !== 'ok') throw new StartupError(`The copy is damaged, and so may be the database: ${verdict}.`)
}

async function using<T>(file: string, work: (database: Database) => T): Promise<T> {
  const database = await openDatabase(file, { readOnly: true })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** A hard link, because a rename would replace a file that was created in the meantime. */
function giveName(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw alreadyThere(name)
    throw error
  }
}

/** fsync of a file or a folder. */
function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
