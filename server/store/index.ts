import type { StoreEvents } from '@miskatonic/table'
import type { Config } from '../config.ts'
import { openSqliteStore } from './sqlite/store.ts'
import type { ServerStore } from './server-store.ts'

export { backup } from './sqlite/backup.ts'
export type { LogTicket } from './sqlite/log-reader.ts'
export { openLog } from './sqlite/open-log.ts'
export { type DataReport, checkData } from './sqlite/check-data.ts'
export { restore } from './sqlite/restore.ts'

type StoreConfig = Pick<Config, 'store' | 'data'>
type OpenServerStore = (config: StoreConfig, events?: StoreEvents) => Promise<ServerStore>

/** One entry for each value of the `store` setting. */
const stores: Readonly<Record<Config['store'], OpenServerStore>> = {
  sqlite: ({ data }, events) => openSqliteStore(data, events),
}

/** Opens the store that the configuration names. */
export const openStore: OpenServerStore = (config, events) => stores[config.store](config, events)
