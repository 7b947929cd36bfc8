import type { Game } from '@miskatonic/kernel'
import type { StoreEvents } from '@miskatonic/table'
import type { Config } from '../config.ts'
import type { DataReport } from './check-table.ts'
import { backupPostgres, restoreToPostgres } from './copy/move.ts'
import { isPostgres } from './postgres/address.ts'
import { backup as backupFolder } from './sqlite/backup.ts'
import { checkData as checkFolder } from './sqlite/check-data.ts'
import { restore as restoreFolder } from './sqlite/restore.ts'
import { openSqliteStore } from './sqlite/store.ts'
import type { ServerStore } from './server-store.ts'

export type { LogTicket } from './server-store.ts'

export { openLog } from './open-log.ts'
export { move } from './copy/move.ts'

type StoreConfig = Pick<Config, 'store' | 'data'>

/** Opens the store in the data folder. That in PostgreSQL is opened by the cluster, of which it is the referee. */
export function openStore({ data }: StoreConfig, events?: StoreEvents): Promise<ServerStore> {
  return openSqliteStore(data, events)
}

/** Copies all tables to a file, from which `restore` brings them back, into either store. */
export async function backup(
  { store, data }: StoreConfig,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  if (isPostgres(store)) await backupPostgres(store, file)
  else await backupFolder(data, file, signal)
}

/** `replace`: also into a data folder that is not empty. */
export async function restore(
  file: string,
  { store, data }: StoreConfig,
  { replace, games }: { readonly replace: boolean; readonly games: readonly Game[] },
): Promise<{ readonly movedTo: string | null; readonly tables: number }> {
  if (!isPostgres(store)) return restoreFolder(file, data, { replace, games })
  return { movedTo: null, ...(await restoreToPostgres(file, store, games)) }
}

/** Looks for damage in everything that is stored. */
export async function checkData({ store, data }: StoreConfig, games: readonly Game[]): Promise<DataReport> {
  if (!isPostgres(store)) return checkFolder(data, games)
  const { checkPostgres } = await import('./postgres/postgres-tables.ts')
  return checkPostgres(store, games)
}
