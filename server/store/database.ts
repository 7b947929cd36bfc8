import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { join } from 'node:path'
import { Trouble } from '../trouble.ts'

export type Database = DatabaseSyncInstance

/** How long, in milliseconds, a connection waits for somebody else who writes. */
const PATIENCE = 5_000

export function databaseIn(folder: string): string {
  return join(folder, 'miskatonic.db')
}

/** The library is loaded only when a database is opened: most commands need none, and it is native code. */
export async function openDatabase(file: string, how: { readOnly: boolean }): Promise<Database> {
  const { DatabaseSync } = await import('@photostructure/sqlite')
  try {
    const database = new DatabaseSync(file, { readOnly: how.readOnly, timeout: PATIENCE })
    if (!how.readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    return database
  } catch (error) {
    throw new Trouble(`The database ${file} cannot be opened: ${messageOf(error)}.`, { cause: error })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
