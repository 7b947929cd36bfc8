import type { OpenStore } from '@miskatonic/table'
import type { Config } from '../config.ts'
import { openSqliteStore } from './sqlite/store.ts'

export { backup } from './sqlite/backup.ts'

type StoreConfig = Pick<Config, 'store' | 'data'>

/** One entry for each value of the `store` setting. */
const stores: Readonly<Record<Config['store'], OpenStore<StoreConfig>>> = {
  sqlite: ({ data }, onCommit) => openSqliteStore(data, onCommit),
}

/** Opens the store that the configuration names. */
export const openStore: OpenStore<StoreConfig> = (config, onCommit) => stores[config.store](config, onCommit)
