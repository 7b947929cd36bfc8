import { join } from 'node:path'
import { Trouble } from '../trouble.ts'
import type { Database } from './database.ts'

/** Keeps a data folder for one server. */
export interface Lock {
  release(): void
}

const SQLITE_BUSY = 5

/**
 * The lock is an open transaction in a database of its own: it ends together with the process that holds it, however that ends, so that
 * nobody has to guess whether a lock was left behind. Others can still read who holds it. The file itself stays: removing it could take
 * it away from somebody who has just opened it.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const { DatabaseSync } = await import('@photostructure/sqlite')
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 100 })
  try {
    signIn(lock)
    lock.exec('BEGIN IMMEDIATE')
    return { release: () => lock.close() }
  } catch (error) {
    const reason = isBusy(error) ? inUse(folder, lock, error) : error
    lock.close()
    throw reason
  }
}

function signIn(lock: Database): void {
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
  return new Trouble(
    `The data folder ${folder} is in use by another server (process ${pid}). ` +
      'Stop that one first, or choose another folder with --data.',
    { cause },
  )
}
