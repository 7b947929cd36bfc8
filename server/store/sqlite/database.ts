import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'

export type Database = DatabaseSyncInstance

/** Milliseconds to wait for another connection's write lock. */
const BUSY_TIMEOUT = 5_000

export function databaseIn(folder: string): string {
  return join(folder, 'miskatonic.db')
}

/** Loads the native SQLite library on first use: most commands do not need it. */
export async function openDatabase(file: string, how: { readOnly: boolean }): Promise<Database> {
  const { DatabaseSync } = await import('@photostructure/sqlite')
  try {
    const database = new DatabaseSync(file, { readOnly: how.readOnly, timeout: BUSY_TIMEOUT })
    if (!how.readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    return database
  } catch (error) {
    throw cannotOpen(file, error)
  }
}

export function cannotOpen(file: string, reason: unknown): StartupError {
  return new StartupError(
    `The database ${file} cannot be opened: ${messageOf(reason)}. ` +
      'If it is damaged, restore a backup (npm run restore), or use another data folder.',
    { cause: reason },
  )
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
