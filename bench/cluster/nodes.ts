/** Servers on one PostgreSQL and one NATS, each in a process of its own, and what a choice costs all of them together. */
import type { Nats, Postgres } from '@miskatonic/engines'
import { setTimeout as sleep } from 'node:timers/promises'
import { clock } from '../server/clock.ts'
import type { Dialect } from '../server/dialects/dialect.ts'
import { Players } from '../server/players.ts'
import { ServerProcess } from '../server/process.ts'
import { processorSeconds } from './processor.ts'

/** A beat, after which the servers of a cluster know each other. */
const ACQUAINTANCE = 2500

export interface Engines {
  readonly postgres: Postgres
  readonly nats: Nats
}

/** Microseconds of processor time for a choice, and how long players waited for its answer, in milliseconds. */
export interface ChoiceCost {
  /** Of the servers and the bus. */
  readonly servers: number
  readonly database: number
  readonly p50: number
  readonly p99: number
}

export class Cluster {
  private readonly engines: Engines
  readonly servers: readonly ServerProcess[]

  private constructor(engines: Engines, servers: readonly ServerProcess[]) {
    this.engines = engines
    this.servers = servers
  }

  /** Servers with these settings, one each. They share nothing with those of another cluster but the engines. */
  static async start(
    name: string,
    engines: Engines,
    settings: readonly Readonly<Record<string, string>>[],
  ): Promise<Cluster> {
    const store = engines.postgres.newSchema(name)
    const servers: ServerProcess[] = []
    for (const [at, more] of settings.entries()) {
      const node = { 'node-name': `${name}${at}`, 'drain-seconds': '0', store, bus: engines.nats.address }
      servers.push(await ServerProcess.start('node', { ...node, ...more }))
    }
    await sleep(ACQUAINTANCE)
    return new Cluster(engines, servers)
  }

  /**
   * Players at `tables` tables, spread over the servers with these numbers, make `perSecond` choices a second at each; what the first
   * second costs is not counted.
   */
  async steady(play: Play): Promise<ChoiceCost> {
    const { tables, dialect, at, spread, perSecond, seconds } = play
    const crowds = at.map((each) => new Players(this.servers[each]!.port, dialect))
    try {
      for (const players of crowds) await players.open(tables / crowds.length)
      for (const players of crowds) await players.spread(spread)
      for (const players of crowds) players.everySoOften(1000 / perSecond)
      await sleep(1000)
      const before = await this.usage()
      const from = clock()
      await sleep(seconds * 1000)
      const until = clock()
      const after = await this.usage()
      const answers = await Promise.all(crowds.map((players) => players.stop()))
      const took = answers
        .flatMap((each) => each.took.filter((_, i) => each.at[i]! >= from && each.at[i]! < until))
        .toSorted((a, b) => a - b)
      return {
        servers: ((after.servers - before.servers) / took.length) * 1e6,
        database: ((after.database - before.database) / took.length) * 1e6,
        p50: took[Math.floor(took.length * 0.5)]!,
        p99: took[Math.floor(took.length * 0.99)]!,
      }
    } finally {
      for (const players of crowds) await players.close()
    }
  }

  /** All tables are played at once, and nothing is measured: the code is compiled meanwhile. */
  async warmUp({ tables, dialect, at }: Play, choices: number): Promise<void> {
    for (const each of at) {
      const players = new Players(this.servers[each]!.port, dialect)
      try {
        await players.open(tables)
        players.flood()
        await players.answered(tables * choices)
        await players.stop()
      } finally {
        await players.close()
      }
    }
  }

  private async usage(): Promise<{ servers: number; database: number }> {
    const usages = await Promise.all(this.servers.map((server) => server.usage()))
    const { nats, postgres } = this.engines
    return {
      servers: usages.reduce((sum, { busy }) => sum + busy / 1000, processorSeconds(nats.pid)),
      database: processorSeconds(postgres.pid),
    }
  }

  async stop(): Promise<void> {
    for (const server of this.servers.toReversed()) await server.stop()
  }
}

export interface Play {
  readonly dialect: Dialect
  readonly tables: number
  /** The servers to which the players connect. */
  readonly at: readonly number[]
  readonly spread: number
  readonly perSecond: number
  readonly seconds: number
}
