import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Trouble } from '../trouble.ts'
import { type Database, databaseIn, openDatabase } from './database.ts'

/**
 * Copies the database of a data folder into one file, as it is at this moment, also while a server is writing to it. The copy gets its
 * name only when it is whole, sound and on the disk. To go back to it, a server is started on a new folder that holds nothing but the copy,
 * called `miskatonic.db`: beside the old database may lie files that belong to it alone.
 */
export async function backup(folder: string, toFile: string): Promise<void> {
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new Trouble(`There is no database in ${folder}.`)
  if (existsSync(toFile)) throw alreadyThere(toFile)
  mkdirSync(dirname(toFile), { recursive: true })
  const unfinished = `${toFile}.${process.pid}`
  try {
    await copy(file, unfinished)
    await checkSoundness(unfinished)
    flush(unfinished)
    giveName(unfinished, toFile)
    flush(dirname(toFile))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function alreadyThere(file: string): Error {
  return new Trouble(`${file} exists already. A backup never replaces a file.`)
}

async function copy(file: string, toFile: string): Promise<void> {
  await using(file, (database) => database.prepare('VACUUM INTO ?').run(toFile))
}

async function checkSoundness(file: string): Promise<void> {
  const verdict = await using(file, (database) => {
    const [first] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    return first?.integrity_check
  })
  if (verdict !== 'ok') throw new Trouble(`The copy is damaged, and so may be the database: ${verdict}.`)
}

async function using<T>(file: string, work: (database: Database) => T): Promise<T> {
  const database = await openDatabase(file, { readOnly: true })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Unlike a renaming, a second name never replaces a file that appeared meanwhile. */
function giveName(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw alreadyThere(name)
    throw error
  }
}

/** Waits until the disk has a file, or the names in a folder. */
function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
