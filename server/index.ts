import type { Game } from '@miskatonic/kernel'
import type { Config } from './config.ts'
import { makeApp } from './http/app.ts'
import { addressesOf, closeServer, listen, serverFor } from './http/listen.ts'
import { loadPage } from './http/page.ts'
import { makeLog } from './log.ts'
import { metrics, watchProcess } from './metrics.ts'
import { deskFor } from './rooms/desk.ts'
import { Rooms } from './rooms/rooms.ts'
import { socketsFor } from './sockets/index.ts'
import { openStore } from './store/index.ts'

export { backup } from './store/index.ts'
export { StartupError } from './startup-error.ts'

/** A server at work. */
export interface Running {
  /** Where browsers find it. */
  readonly addresses: readonly string[]
  /** Sends everybody away kindly, writes down what there is to write down, and lets go of everything. */
  close(): Promise<void>
}

/** How long, in milliseconds, requests that are being answered may still take when the server is stopped. */
const PATIENCE = 5_000

export async function serve(config: Config, games: readonly Game[]): Promise<Running> {
  watchProcess()
  const log = makeLog(config)
  const store = await openStore(config, measureCommit)
  const rooms = new Rooms(store, games, config.idleMinutes, log)
  const sockets = socketsFor(rooms, config, log)
  let closing: Promise<void> | null = null
  const app = makeApp({
    config,
    log,
    desk: deskFor(store, rooms, games, config.tablesPerAddress),
    page: loadPage(config.page),
    isWell: async () => closing === null && (await store.isHealthy()),
    tablesLive: () => rooms.size,
  })
  const server = serverFor(app, sockets)

  async function letGo(): Promise<void> {
    await rooms.close()
    await store.close()
  }

  async function stop(): Promise<void> {
    log.info('stopping')
    await Promise.all([closeServer(server, PATIENCE), sockets.close()])
    await letGo()
    log.info('stopped')
  }

  await listen(server, config).catch(async (error: unknown) => {
    await letGo()
    throw error
  })
  const addresses = addressesOf(server)
  log.info({ addresses, data: config.data }, 'listening')
  return { addresses, close: () => (closing ??= stop()) }
}

function measureCommit(rows: number, seconds: number): void {
  metrics.commitRows.observe(rows)
  metrics.commitSeconds.observe(seconds)
}
