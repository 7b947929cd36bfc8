/** How long tables are without a server when theirs dies. */
import { PROTOCOL, type TableKeys } from '@miskatonic/protocol'
import { setTimeout as sleep } from 'node:timers/promises'
import { medianOf } from '../harness.ts'
import { clock } from '../server/clock.ts'
import type { Dialect } from '../server/dialects/dialect.ts'
import { openTable, orderOf, voicesOf } from '../server/dialects/ours.ts'
import { Players } from '../server/players.ts'
import { Wire } from '../server/wire.ts'
import { Cluster, type Engines } from './nodes.ts'

const SEATS = ['p1', 'p2', 'p3', 'p4']
/** Tables that are played at the same time before anything is measured, so that each has a game to load. */
const TOGETHER = 250
/** Each is ahead by any number of choices up to this. */
const AHEAD = 31
/** Milliseconds within which clients come again, at random, as the page does; and after which they take silence for a failure. */
const JITTER = 2_000
const PATIENCE = 4_000
const WELCOME = '"t":"welcome"'

/** Milliseconds from the death of the server until tables were shown again by another one. */
export interface Failover {
  readonly first: number
  readonly half: number
  readonly all: number
}

/** All tables are at one of three servers, with a connection each, and it is killed. */
export async function failover(engines: Engines, tables: number): Promise<Failover> {
  const cluster = await Cluster.start(`failover${tables}n`, engines, [{}, {}, {}])
  const ports = cluster.servers.map(({ port }) => port)
  try {
    const keys = await played(ports[0]!, tables)
    const watchers = keys.map((each) => new Watcher(each, ports.slice(1)))
    for (const watcher of watchers) await watcher.watch(ports[0]!)
    const since = clock()
    await cluster.servers[0]!.kill()
    const times = await Promise.all(watchers.map(async (watcher) => (await watcher.isBack) - since))
    for (const watcher of watchers) await watcher.leave()
    return { first: Math.min(...times), half: medianOf(times), all: Math.max(...times) }
  } finally {
    await cluster.stop()
  }
}

async function played(port: number, tables: number): Promise<TableKeys[]> {
  const all: TableKeys[] = []
  const dialect: Dialect = {
    async prepare(at) {
      const keys = await openTable(at, orderOf('reign', SEATS))
      all.push(keys)
      return voicesOf(keys, SEATS)
    },
  }
  while (all.length < tables) {
    const players = new Players(port, dialect)
    await players.open(Math.min(TOGETHER, tables - all.length))
    await players.spread(AHEAD)
    await players.close()
  }
  return all
}

/** A spectator of one table, who comes again when the connection ends. */
class Watcher {
  /** When the table was shown again. */
  readonly isBack: Promise<number>
  private readonly keys: TableKeys
  private readonly ports: readonly number[]
  private back!: (at: number) => void
  private wire: Wire | undefined
  private isOver = false

  constructor(keys: TableKeys, ports: readonly number[]) {
    this.keys = keys
    this.ports = ports
    this.isBack = new Promise((resolve) => {
      this.back = resolve
    })
  }

  watch(port: number): Promise<void> {
    return this.shown(port, () => void this.comeAgain())
  }

  async leave(): Promise<void> {
    this.isOver = true
    await this.wire?.close()
  }

  private async comeAgain(): Promise<void> {
    while (!this.isOver) {
      await sleep(Math.random() * JITTER)
      const port = this.ports[Math.floor(Math.random() * this.ports.length)]!
      const isShown = await this.shown(port, () => {}).then(
        () => true,
        () => false,
      )
      if (isShown) return this.back(clock())
    }
  }

  /** Resolves when a server has shown the table; `lost` is called when that connection ends. */
  private shown(port: number, lost: () => void): Promise<void> {
    const { table, watch } = this.keys
    return new Promise((resolve, reject) => {
      let isShown = false
      const ended = (error: Error): void => {
        clearTimeout(late)
        if (isShown) return lost()
        reject(error)
        void wire.close()
      }
      const late = setTimeout(() => ended(new Error('silence')), PATIENCE)
      const hear = (message: Buffer): void => {
        if (isShown || !message.includes(WELCOME)) return
        clearTimeout(late)
        isShown = true
        this.wire = wire
        resolve()
      }
      const wire = new Wire(port, `/socket?table=${table}`, hear, ended)
      const hello = JSON.stringify({ t: 'hello', protocol: PROTOCOL, table, keys: [watch] })
      void wire.opened.then(() => wire.send(hello))
    })
  }
}
