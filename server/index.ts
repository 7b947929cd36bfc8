import type { Game } from '@miskatonic/kernel'
import type { StoreEvents } from '@miskatonic/table'
import type * as Share from './cluster/start.ts'
import type { Places } from './cluster/place.ts'
import type { Config } from './config.ts'
import { sweepAbandoned } from './abandoned-tables.ts'
import { scheduleBackups } from './backups.ts'
import { MINUTE } from './http/api.ts'
import { makeApp } from './http/app.ts'
import { addressesOf, closeServer, listen, serverFor } from './http/listen.ts'
import { loadPage } from './http/page.ts'
import { makeLog } from './log.ts'
import { metrics, watchProcess } from './metrics.ts'
import { RateLimit } from './rate-limit.ts'
import { FORKS_PER_HOUR, Rooms } from './rooms/rooms.ts'
import { tableService } from './rooms/table-service.ts'
import { socketsFor } from './sockets/index.ts'
import { StartupError } from './startup-error.ts'
import { openSealKey } from './seal-key.ts'
import { StorageQuota } from './storage-quota.ts'
import { openStore } from './store/index.ts'
import { isPostgres, shownAddress } from './store/postgres/address.ts'
import type { ServerStore } from './store/server-store.ts'
import { workOn } from './work/work.ts'
import { Workers } from './work/workers.ts'

export { backup, checkData, move, restore } from './store/index.ts'
export { isPostgres, shownAddress } from './store/postgres/address.ts'
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
  if (isPostgres(config.store) && config.backupEvery > 0) throw noSchedule()
  watchProcess()
  const log = makeLog(config)
  const events: StoreEvents = {
    committed: measureCommit,
    failed: (message) => {
      metrics.writeFailures.inc()
      log.error(message)
    },
    damaged: (message) => {
      metrics.damage.inc()
      log.error(message)
    },
  }
  const shared = isPostgres(config.store) ? await shareStore(config, games, log, events) : null
  const store = shared?.store ?? (await openStore(config, events))
  const sealKey = shared?.sealKey ?? (await sealKeyFor(config, store))
  const workers = workProcess === undefined ? null : new Workers(workProcess, log)
  const work = workers?.work((id) => store.ticket(id)) ?? workOn(store, games)
  // Servers that share a database may share a folder as well, so that none of them has it to itself.
  const storage = new StorageQuota(config, log, shared === null ? config.data : null)
  const cluster = shared?.join({
    quota: (address) => storage.of(address),
    handle: (...asked) => sockets.handle(...asked),
  })
  const forks = shared?.limit('forks', FORKS_PER_HOUR)
  const rooms = new Rooms(store, games, work, config, log, { keeping: cluster, forks })
  cluster?.serve(rooms)
  const places: Places = { get: (id, address) => cluster?.place(id, address) ?? rooms.get(id) }
  const spending = cluster?.spending ?? null
  const requests = new RateLimit(config.requestsPerMinute, MINUTE)
  spending?.watch('requests', requests)
  spending?.watch('storage', storage.bytes)
  const sockets = socketsFor(places, storage, config, log, spending)
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
      limit: shared?.limit('tables', config.tablesPerAddress),
    }),
    requests,
    page: loadPage(config.page),
    problem: () => (closing === null ? store.problem() : 'the server is stopping'),
    notReady: () => (closing === null ? (cluster?.notReady() ?? null) : 'the server is stopping'),
    tablesLive: () => rooms.size,
    measure: () => cluster?.measure(),
  })
  const server = serverFor(app, sockets, config)

  async function release(): Promise<void> {
    await rooms.close()
    await workers?.close()
    storage.close()
    await (shared ?? store).close()
  }

  async function stop(): Promise<void> {
    log.info('stopping')
    if (cluster !== undefined) {
      await cluster.drain()
      await sockets.spreadOut(config.drainSeconds * 1000)
    }
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
  log.info(
    { addresses, ...(shared === null ? { data: config.data } : { store: shownAddress(config.store) }) },
    'listening',
  )
  return { addresses, close: () => (closing ??= stop()) }
}

/** The drivers of PostgreSQL and NATS, and the code for several servers, are loaded only where they are used. */
async function shareStore(...args: Parameters<typeof Share.share>): Promise<Share.Shared> {
  const { share } = await import('./cluster/start.ts')
  return share(...args)
}

/** With several servers each of them would make them. */
function noSchedule(): StartupError {
  return new StartupError(
    'Scheduled backups (setting --backup-every) are for SQLite. With PostgreSQL let one machine run "npm run backup" regularly, or archive the write-ahead log of the database.',
  )
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
