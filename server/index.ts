import type { Game } from '@miskatonic/kernel'
import type { Config } from './config.ts'
import { sweepAbandoned } from './abandoned-tables.ts'
import { scheduleBackups } from './backups.ts'
import { makeApp } from './http/app.ts'
import { addressesOf, closeServer, listen, serverFor } from './http/listen.ts'
import { loadPage } from './http/page.ts'
import { makeLog } from './log.ts'
import { metrics, watchProcess } from './metrics.ts'
import { Rooms } from './rooms/rooms.ts'
import { tableService } from './rooms/table-service.ts'
import { socketsFor } from './sockets/index.ts'
import { openSealKey } from './seal-key.ts'
import { StorageQuota } from './storage-quota.ts'
import { openStore } from './store/index.ts'
import type { ServerStore } from './store/server-store.ts'
import { workOn } from './work/work.ts'
import { Workers } from './work/workers.ts'

export { type DataReport, backup, checkData, restore } from './store/index.ts'
export { StartupError } from './startup-error.ts'

/** A running server. */
export interface Running {
  /** Its URLs. */
  readonly addresses: readonly string[]
  /** Disconnects clients, finishes pending writes and releases all resources. */
  close(): Promise<void>
}

/** Milliseconds for running requests to finish when the server stops. */
const SHUTDOWN_GRACE = 5_000

/** `workProcess` is the program of the processes that do what takes long (see `doWork`); without one, this process does that as well. */
export async function serve(config: Config, games: readonly Game[], workProcess?: URL): Promise<Running> {
  watchProcess()
  const log = makeLog(config)
  const store = await openStore(config, {
    committed: measureCommit,
    failed: (message) => {
      metrics.writeFailures.inc()
      log.error(message)
    },
    damaged: (message) => {
      metrics.damage.inc()
      log.error(message)
    },
  })
  const sealKey = await sealKeyFor(config, store)
  const workers = workProcess === undefined ? null : new Workers(workProcess, log)
  const work = workers?.work((id) => store.ticket(id)) ?? workOn(store, games)
  const rooms = new Rooms(store, games, work, config, log)
  const storage = new StorageQuota(config)
  const sockets = socketsFor(rooms, storage, config, log)
  let closing: Promise<void> | null = null
  const app = makeApp({
    config,
    log,
    tables: tableService({
      store,
      rooms,
      games,
      work,
      sealKey,
      storage,
      tablesPerHour: config.tablesPerAddress,
    }),
    page: loadPage(config.page),
    problem: () => (closing === null ? store.problem() : 'the server is stopping'),
    tablesLive: () => rooms.size,
  })
  const server = serverFor(app, sockets, config)

  async function release(): Promise<void> {
    await rooms.close()
    await workers?.close()
    await store.close()
  }

  async function stop(): Promise<void> {
    log.info('stopping')
    await Promise.all([closeServer(server, SHUTDOWN_GRACE), sockets.close()])
    await backups.close()
    await abandoned.close()
    await release()
    log.info('stopped')
  }

  await listen(server, config).catch(async (error: unknown) => {
    await release()
    throw error
  })
  const backups = scheduleBackups(config, log)
  const abandoned = sweepAbandoned(store, (id) => rooms.has(id), config, log)
  const addresses = addressesOf(server)
  log.info({ addresses, data: config.data }, 'listening')
  return { addresses, close: () => (closing ??= stop()) }
}

/** The store has locked the data folder. */
async function sealKeyFor({ data }: Config, store: ServerStore): Promise<Buffer> {
  try {
    return openSealKey(data)
  } catch (error) {
    await store.close()
    throw error
  }
}

function measureCommit(rows: number, seconds: number): void {
  metrics.commitRows.observe(rows)
  metrics.commitSeconds.observe(seconds)
}
