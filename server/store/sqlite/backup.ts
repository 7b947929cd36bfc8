import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs'
import { fork } from 'node:child_process'
import { dirname } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import type { BackupDone } from './backup-process.mjs'
import { databaseIn, messageOf } from './database.ts'
import { makeFolder } from '../../make-folder.ts'

/**
 * Copies the database of a data folder, and the small files beside it such as keys, to one file, even while a server is writing. `restore`
 * puts it back.
 */
export async function backup(folder: string, toFile: string, signal?: AbortSignal): Promise<void> {
  const file = databaseIn(folder)
  if (!existsSync(file)) throw new StartupError(`There is no database in ${folder}.`)
  await backupTo(toFile, (unfinished) => copyInProcess(file, unfinished, signal))
}

/** Makes a backup, which gets its name only when it is complete, proved by opening it, and on the disk. */
export async function backupTo(toFile: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(toFile)) throw alreadyThere(toFile)
  const unfinished = `${toFile}.${process.pid}`
  try {
    makeFolder(dirname(toFile))
    await make(unfinished)
    chmodSync(unfinished, 0o600)
    flush(unfinished)
    giveName(unfinished, toFile)
    flush(dirname(toFile))
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The backup ${toFile} could not be made: ${messageOf(error)}.`, { cause: error })
  } finally {
    removeUnfinished(unfinished)
  }
}

/** Also the journal that SQLite has beside it if it was interrupted. */
function removeUnfinished(file: string): void {
  for (const path of [file, `${file}-journal`, `${file}-wal`, `${file}-shm`])
    try {
      rmSync(path, { force: true })
    } catch {
      // Where nothing could be written, there is nothing to remove.
    }
}

function alreadyThere(file: string): Error {
  return new StartupError(`${file} exists already. A backup never replaces a file.`)
}

async function copyInProcess(file: string, to: string, signal: AbortSignal | undefined): Promise<void> {
  const child = fork(new URL('backup-process.mjs', import.meta.url), [file, to], { execArgv: [] })
  const abort = (): void => void child.kill('SIGKILL')
  signal?.addEventListener('abort', abort)
  const { failed } = await new Promise<BackupDone>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', () => reject(new Error('it was interrupted')))
  }).finally(() => signal?.removeEventListener('abort', abort))
  if (failed !== undefined) throw new Error(failed)
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
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
