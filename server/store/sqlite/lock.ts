import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'
import { type Database, messageOf } from './database.ts'

/** Exclusive use of a data folder by one server. */
export interface Lock {
  release(): void
}

const SQLITE_BUSY = 5

export function lockFile(folder: string): string {
  return join(folder, 'server.lock')
}

/**
 * The lock is an open transaction in a database of its own. The operating system releases it when the process ends, even after a crash, so
 * there are no stale locks; and other processes can read who holds it. The file is never removed: another server may just have opened it.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const { DatabaseSync } = await import('@photostructure/sqlite')
  const lock = opened(() => new DatabaseSync(lockFile(folder), { timeout: 100 }), folder)
  try {
    writeHolder(lock)
    lock.exec('BEGIN IMMEDIATE')
    return { release: () => lock.close() }
  } catch (error) {
    const reason = isBusy(error) ? inUse(folder, lock, error) : cannotLock(folder, error)
    lock.close()
    throw reason
  }
}

function opened(open: () => Database, folder: string): Database {
  try {
    return open()
  } catch (error) {
    throw cannotLock(folder, error)
  }
}

function cannotLock(folder: string, cause: unknown): StartupError {
  return new StartupError(`The data folder ${folder} cannot be locked: ${messageOf(cause)}.`, { cause })
}

function writeHolder(lock: Database): void {
  lock.exec(`
    BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL);
    DELETE FROM holder;
    INSERT INTO holder VALUES (${process.pid});
    COMMIT`)
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function inUse(folder: string, lock: Database, cause: unknown): Error {
  const { pid } = lock.prepare('SELECT pid FROM holder').get() as { pid: number }
  return new StartupError(
    `The data folder ${folder} is in use by another server (process ${pid}). ` +
      'Stop that one first, or choose another folder with --data.',
    { cause },
  )
}
