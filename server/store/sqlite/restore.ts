import type { Game } from '@miskatonic/kernel'
import {
  type Stats,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { flush } from './backup.ts'
import { checkDatabase } from './check-data.ts'
import { type Database, databaseIn, messageOf, openDatabase } from './database.ts'
import { lockFolder } from './lock.ts'
import { makeFolder } from '../../make-folder.ts'
import { markFile } from './mark.mjs'
import { type PackedFile, takeFiles } from './packed-files.ts'
import { checkSchema, migrate } from './schema.ts'

/** What may be in a data folder that counts as empty. */
const HARMLESS = /^(server\.lock(-journal|-wal|-shm)?|storage-used\.json|backups|replaced-.*)$/

/**
 * Puts a backup into a data folder. The backup is copied and checked first. A folder that is not empty is refused, unless `replace` is
 * given: then the old database with its write-ahead log is moved aside, into a folder whose path is returned; nothing of it is mixed with the
 * backup.
 */
export async function restore(
  backup: string,
  folder: string,
  { replace, games }: { replace: boolean; games: readonly Game[] },
): Promise<{ movedTo: string | null; tables: number }> {
  checkBackup(backup)
  try {
    makeFolder(folder)
    if (!replace)
      refuseUnlessEmpty(
        folder,
        'Name another one with --data, or add --replace to move the old database aside',
      )
    const lock = await lockFolder(folder)
    try {
      return await putBack(backup, folder, games)
    } finally {
      lock.release()
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The backup could not be restored into ${folder}: ${messageOf(error)}.`, {
      cause: error,
    })
  }
}

function checkBackup(backup: string): void {
  const found = statOf(backup)
  if (found === undefined) throw new StartupError(`There is no file ${backup}.`)
  if (!found.isFile()) throw new StartupError(`${backup} is not a file.`)
  if (found.size === 0) throw new StartupError(`${backup} is empty.`)
  if ((statOf(`${backup}-wal`)?.size ?? 0) > 0)
    throw new StartupError(
      `${backup} is a database in use, not a backup: part of it is in ${backup}-wal. Make a backup of it with "npm run backup".`,
    )
}

/** Undefined if there is no such file. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${messageOf(error)}.`, { cause: error })
  }
}

export function refuseUnlessEmpty(folder: string, whatToDo: string): void {
  const other = readdirSync(folder).find((name) => !HARMLESS.test(name))
  if (other !== undefined)
    throw new StartupError(`The folder ${folder} is not empty (${other}). ${whatToDo}.`)
}

async function putBack(
  backup: string,
  folder: string,
  games: readonly Game[],
): Promise<{ movedTo: string | null; tables: number }> {
  const copy = `${databaseIn(folder)}.restoring`
  try {
    copyFileSync(backup, copy)
    const files = await prepare(backup, copy, takeFiles)
    const tables = await checkCopy(backup, copy, games)
    flush(copy)
    const movedTo = moveAside(folder, files)
    renameSync(copy, databaseIn(folder))
    for (const { name, content } of files) writeFileSync(join(folder, name), content, { mode: 0o600 })
    flush(folder)
    return { movedTo, tables }
  } finally {
    removeCopy(copy)
  }
}

/** Does something with a copy of a backup that was brought to the current format and checked. */
export async function checkedCopy<T>(
  backup: string,
  games: readonly Game[],
  work: (copy: string) => Promise<T>,
): Promise<T> {
  checkBackup(backup)
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-restore-'))
  const copy = join(folder, 'copy.db')
  try {
    copyFileSync(backup, copy)
    await prepare(backup, copy, () => null)
    await checkCopy(backup, copy, games)
    return await work(copy)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives the number of tables. */
async function checkCopy(backup: string, copy: string, games: readonly Game[]): Promise<number> {
  const { tables, damaged, general } = await checkDatabase(copy, games)
  const [problem] = [...general, ...damaged.values()]
  if (problem !== undefined) throw new StartupError(`The backup ${backup} is damaged: ${problem}`)
  return tables
}

function removeCopy(copy: string): void {
  for (const path of [copy, `${copy}-wal`, `${copy}-shm`, `${copy}-journal`]) rmSync(path, { force: true })
}

/** Brings the copy to the current format, and takes something out of it. */
async function prepare<T>(backup: string, copy: string, take: (database: Database) => T): Promise<T> {
  const database = await openDatabase(copy, { readOnly: false }).catch((error: unknown) => {
    const why = messageOf(error instanceof Error ? error.cause : error)
    throw new StartupError(`The backup ${backup} cannot be opened: ${why}.`, { cause: error })
  })
  try {
    migrate(database)
    checkSchema(database)
    const taken = take(database)
    database.exec('PRAGMA journal_mode = DELETE') // one file, without a write-ahead log
    return taken
  } finally {
    database.close()
  }
}

/** Moves the old database and what the backup replaces into a folder of their own. Null if there was nothing. */
function moveAside(folder: string, files: readonly PackedFile[]): string | null {
  const database = databaseIn(folder)
  const old = [
    database,
    `${database}-wal`,
    `${database}-shm`,
    markFile(database),
    ...files.map(({ name }) => join(folder, name)),
  ]
  const found = old.filter((path) => existsSync(path))
  if (found.length === 0) return null
  const aside = join(folder, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  mkdirSync(aside, { mode: 0o700 })
  for (const path of found) renameSync(path, join(aside, basename(path)))
  return aside
}
