import type { Game } from '@miskatonic/kernel'
import type { StoreEvents } from '@miskatonic/table'
import { createHmac, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import type { HourLimit } from '../rooms/rooms.ts'
import { INTRODUCED } from '../store/postgres/membership.ts'
import { type PostgresStore, openPostgresStore } from '../store/postgres/store.ts'
import { version } from '../version.ts'
import { type Bus, connectBus } from './bus.ts'
import { Cluster } from './cluster.ts'
import { knownGames } from './rules.ts'
import { BusKeys } from './seal.ts'

/** What a server gets from the database that it shares with others. */
export interface Shared {
  readonly store: PostgresStore
  /** The key for sealed files: a file that one node sealed can be opened by all. */
  readonly sealKey: Buffer
  limit(what: string, perHour: number): HourLimit & { giveBack(key: string): void }
  /** What guests need from the sockets of this node comes later: they need the cluster themselves. */
  join(house: ConstructorParameters<typeof Cluster>[1]): Cluster
  close(): Promise<void>
}

/** Opens the database and the bus that the configuration names, and registers this process as a node. */
export async function share(
  config: Config,
  games: readonly Game[],
  log: Logger,
  events: StoreEvents,
): Promise<Shared> {
  const keys = new BusKeys()
  let cluster: Cluster | undefined
  const bus = config.bus === '' ? null : await connectBus(config.bus, (is) => cluster?.busChanged(is))
  const about = {
    name: nameOf(config),
    version,
    games: knownGames(games),
    key: keys.public,
    isKeeper: config.keeper,
  }
  const store = await openPostgresStore(config.store, events, {
    about,
    linger: config.linger,
    membership: {
      fenced: (incarnation) => cluster?.fenced(incarnation),
      begun: () => cluster?.begun(),
      hasFenced: ({ id, name }) => {
        metrics.fences.inc()
        log.warn({ node: id, nodeName: name }, 'fenced: its beat stood still')
      },
      changed: () => cluster?.nodesChanged(),
      failed: (message) => log.warn(message),
    },
  }).catch((error: unknown) => closed(bus, error))
  try {
    const sealKey = Buffer.from(await store.secret('seal', () => randomBytes(32).toString('hex')), 'hex')
    log.info({ node: store.membership.me, nodeName: about.name }, 'joined')
    // Earlier others would not understand what it forwards.
    if (bus !== null && store.membership.nodes.length > 0) await sleep(INTRODUCED)
    return {
      store,
      sealKey,
      limit: (what, perHour) => hourLimit(store, sealKey, what, perHour),
      join: (house) => (cluster = new Cluster({ store, bus, keys, log }, house)),
      async close() {
        cluster?.close()
        await store.close()
        await bus?.close()
      },
    }
  } catch (error) {
    await store.close()
    return closed(bus, error)
  }
}

async function closed(bus: Bus | null, error: unknown): Promise<never> {
  await bus?.close()
  throw error
}

function nameOf({ nodeName, port }: Config): string {
  if (nodeName !== '') return nodeName
  return `${hostname()}:${port === 0 ? randomBytes(4).toString('hex') : port}`
}

/** Counts exactly, by all nodes together. Addresses are stored as keyed hashes only. */
function hourLimit(
  store: PostgresStore,
  sealKey: Buffer,
  what: string,
  perHour: number,
): ReturnType<Shared['limit']> {
  const keyOf = (key: string): string =>
    createHmac('sha256', sealKey).update(`${what} ${key}`).digest('base64url')
  return {
    allows: (key) => store.counts(keyOf(key), perHour),
    giveBack: (key) => void store.countBack(keyOf(key)).catch(() => {}),
  }
}
