import { setTimeout as sleep } from 'node:timers/promises'
import type { Memory, ServerName, Settings, Usage } from './child.ts'
import { clock } from './clock.ts'
import type { Dialect } from './dialects/dialect.ts'
import { type Answers, Players } from './players.ts'
import { ServerProcess } from './process.ts'

/** Milliseconds after which a server without clients is idle. */
const SETTLING = 2000

/** A kind of server, and how to talk with it. */
export interface Kind {
  readonly name: string
  readonly server: ServerName
  readonly settings?: Settings
  readonly dialect: Dialect
  /** How many tables it still has in memory, if it ever forgets any. */
  readonly tablesInMemory?: (port: number) => Promise<number>
}

/** What was seen while choices were being made. */
export interface Stretch {
  /** Answered choices a second. */
  readonly rate: number
  /** The server's time of the processor for one choice, in microseconds. */
  readonly cpu: number
  /** From click to update, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** How many processors were busy with the server and with the clients. */
  readonly serverBusy: number
  readonly clientsBusy: number
}

/** How much memory one table takes, in bytes. */
export interface Footprint {
  readonly live: Memory
  readonly idle: Memory
}

export class Subject {
  readonly kind: Kind
  private readonly process: ServerProcess

  private constructor(kind: Kind, process: ServerProcess) {
    this.kind = kind
    this.process = process
  }

  static async start(kind: Kind): Promise<Subject> {
    return new Subject(kind, await ServerProcess.start(kind.server, kind.settings))
  }

  stop(): Promise<void> {
    return this.process.stop()
  }

  /** All players answer at once. The first fifth of the `choices` for each table is not measured. */
  async saturated(tables: number, choices: number): Promise<Stretch> {
    return this.withPlayers(tables, async (players) => {
      const all = tables * choices
      players.flood()
      await players.answered(all / 5)
      return this.observed(players, () => players.answered((all / 5) * 4))
    })
  }

  /** Each table makes `perSecond` choices a second, on average. The first second is not measured. */
  async steady(tables: number, perSecond: number, seconds: number, spread: number): Promise<Stretch> {
    return this.withPlayers(tables, async (players) => {
      await players.spread(spread)
      players.everySoOften(1000 / perSecond)
      await sleep(1000)
      return this.observed(players, () => sleep(seconds * 1000))
    })
  }

  /**
   * What a table takes while four play at it, and after they have left. As many tables have been played at before: what does not grow with
   * their number cancels out.
   */
  async footprint(tables: number, spread: number): Promise<Footprint> {
    await this.withPlayers(tables, (players) => players.spread(spread))
    const before = await this.memoryWithoutPlayers()
    const full = await this.withPlayers(tables, async (players) => {
      await players.spread(spread)
      return this.process.memory()
    })
    const after = await this.memoryWithoutPlayers()
    return { live: perTable(before, full, tables), idle: perTable(before, after, tables) }
  }

  private async memoryWithoutPlayers(): Promise<Memory> {
    for (let looks = 0; ((await this.kind.tablesInMemory?.(this.process.port)) ?? 0) > 0; looks++) {
      if (looks > 600) throw new Error('tables without players stay in memory')
      await sleep(100)
    }
    await sleep(SETTLING)
    return this.process.memory()
  }

  private async withPlayers<T>(tables: number, play: (players: Players) => Promise<T>): Promise<T> {
    const players = new Players(this.process.port, this.kind.dialect)
    try {
      await players.open(tables)
      return await play(players)
    } finally {
      await players.close()
    }
  }

  private async observed(players: Players, wait: () => Promise<void>): Promise<Stretch> {
    const before = await this.process.usage()
    const ownBefore = ownUsage()
    await wait()
    const after = await this.process.usage()
    const ownAfter = ownUsage()
    return stretchBetween(before, after, await players.stop(), busyness(ownBefore, ownAfter))
  }
}

function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  return { at: clock(), busy: (user + system) / 1000 }
}

function busyness(before: Usage, after: Usage): number {
  return (after.busy - before.busy) / (after.at - before.at)
}

function stretchBetween(before: Usage, after: Usage, answers: Answers, clientsBusy: number): Stretch {
  const took = answers.took
    .filter((_, i) => answers.at[i]! >= before.at && answers.at[i]! < after.at)
    .sort((a, b) => a - b)
  if (took.length === 0) throw new Error('no choice was answered')
  return {
    rate: took.length / ((after.at - before.at) / 1000),
    cpu: ((after.busy - before.busy) * 1000) / took.length,
    p50: took[Math.floor(took.length * 0.5)]!,
    p99: took[Math.floor(took.length * 0.99)]!,
    serverBusy: busyness(before, after),
    clientsBusy,
  }
}

function perTable(before: Memory, after: Memory, tables: number): Memory {
  return {
    used: (after.used - before.used) / tables,
    resident: (after.resident - before.resident) / tables,
  }
}
