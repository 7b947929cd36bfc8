import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pass } from '../server/client.ts'
import { Dice } from '../server/dice.ts'
import { Evening, type EveningCounts } from '../server/evening.ts'
import type { Party } from '../server/party.ts'
import { Nats, Postgres } from '@miskatonic/engines'
import { type Blow, type Plan, inflict, planned } from './faults.ts'
import { Node } from './node.ts'
import { wrongOwners } from './oracle.ts'
import { Stored } from './stored.ts'

export interface FaultOrder extends Omit<Plan, 'shortest'> {
  /** Tables that are played at the same time. */
  readonly tables: number
  /** The shortest pause or cut, in milliseconds; a second if it is left out. */
  readonly shortest?: number
  /** A program with a safeguard taken out, which the oracle must notice. Then everything is compared after every fault. */
  readonly mutant?: Mutant
  readonly report?: (line: string) => void
  /** A folder in which the logs of the nodes are left. */
  readonly logs?: string
}

export interface Mutant {
  /** Another program than the built one. */
  readonly bundle: string
  /** Changes the database before anything is played. */
  readonly sabotage?: string | undefined
  /** What must be found wrong; the run ends with it. */
  readonly finds: RegExp
}

export interface FaultFindings extends EveningCounts {
  readonly faults: Readonly<Record<string, number>>
  /** After each kind of fault: the times until every table had answered again, in milliseconds, the shortest first. */
  readonly silences: Readonly<Record<string, readonly number[]>>
  /** After each kind of fault: the longest time for which a table that was being played confirmed nothing, the shortest first. */
  readonly pauses: Readonly<Record<string, readonly number[]>>
  readonly wrong: readonly string[]
}

const SCHEMA = 'faults'
/** Milliseconds after which a balancer that asks /ready has found out that a node is paused or cut off. */
const BALANCER = 2_000
/** Milliseconds after which a player takes a silent connection for dead, as the page does. */
const SILENCE_LIMIT = 4_000
/** Milliseconds without an answer after which a table counts as lost. Far more than it takes, also where a machine is busy with other things. */
const MOST_SILENCE = 60_000
/** The same for a mutant: a forked table stays silent. */
const MOST_SILENCE_OF_MUTANTS = 15_000

/** People play at several tables while nodes and engines are killed, paused, cut off and drained. */
export async function runWithFaults(order: FaultOrder): Promise<FaultFindings> {
  const run = await FaultRun.begin(order)
  try {
    return await run.run()
  } finally {
    await run.end()
  }
}

class FaultRun {
  private readonly order: FaultOrder
  private readonly dice: Dice
  private readonly evening: Evening
  private readonly counts: Record<string, number> = {}
  private readonly silences: Record<string, number[]> = {}
  private readonly pauses: Record<string, number[]> = {}
  private readonly postgres: Postgres
  private readonly nats: Nats
  private readonly nodes: Node[] = []
  /** Nodes to which a balancer would send no connections. */
  private readonly unready = new Set<Node>()

  private constructor(order: FaultOrder, postgres: Postgres, nats: Nats) {
    this.order = order
    this.dice = new Dice(order.seed)
    this.postgres = postgres
    this.nats = nats
    this.evening = new Evening(this.dice, {
      address: () => this.address(),
      limits: { silenceLimit: SILENCE_LIMIT, handshakeTimeout: SILENCE_LIMIT },
      isDown: () => sleep(100, true), // the node, or its database
      open: withTimeout,
      join: (pass) => this.joined(pass),
    })
  }

  static async begin(order: FaultOrder): Promise<FaultRun> {
    const postgres = await Postgres.start()
    const run = new FaultRun(order, postgres, await Nats.start())
    postgres.newSchema(SCHEMA)
    try {
      await run.startNodes()
      return run
    } catch (error) {
      await run.end()
      throw error
    }
  }

  private async startNodes(): Promise<void> {
    const { nodes, postgres, nats, order } = this
    for (let i = 1; i <= order.nodes; i++)
      nodes.push(await Node.make(`node${i}`, { postgres, nats }, SCHEMA, { bundle: order.mutant?.bundle }))
    await nodes[0]!.start()
    if (order.mutant?.sabotage !== undefined) postgres.sql(SCHEMA, order.mutant.sabotage)
    await Promise.all(nodes.slice(1).map((node) => node.start()))
  }

  async run(): Promise<FaultFindings> {
    const { evening, order } = this
    const blows = planned({ shortest: 1_000, ...order })
    if (order.mutant === undefined) {
      await evening.play(order.tables, () => this.hurt(blows))
      await this.compare(evening.parties)
      await evening.openAll()
    } else await this.hurtUntilFound(blows, order.mutant)
    return {
      ...evening.counts(),
      faults: this.counts,
      silences: this.silences,
      pauses: this.pauses,
      wrong: [...evening.wrong],
    }
  }

  private async hurt(blows: readonly Blow[]): Promise<void> {
    const { parties } = this.evening
    await this.choicesGrow()
    for (const [i, blow] of blows.entries()) {
      await this.strike(blow)
      // At other tables people go on while the database is read.
      if (i % 10 === 9) await this.compare(parties.filter(({ isDone }) => isDone))
    }
    await sleep(500)
  }

  /** What is compared must be at rest, so after each blow new tables are opened. */
  private async hurtUntilFound(blows: readonly Blow[], { finds }: Mutant): Promise<void> {
    const { evening, order } = this
    for (const blow of blows) {
      await evening.play(order.tables, () => this.hurt([blow]))
      await this.compare(evening.parties)
      if ([...evening.wrong].some((each) => finds.test(each))) return
    }
  }

  private async strike({ calm, faults }: Blow): Promise<void> {
    await sleep(calm)
    const { nodes, postgres, nats } = this
    const since = performance.now()
    const found = setTimeout(() => {
      for (const { name, victim } of faults) if (/^(pause|cut)/.test(name)) this.unready.add(nodes[victim]!)
    }, BALANCER)
    const healed = Promise.all(faults.map((fault) => inflict(fault, { nodes, postgres, nats }))).finally(
      () => {
        clearTimeout(found)
        this.unready.clear()
      },
    )
    const answered = this.choicesGrow()
    const pausing = this.longestPause(Promise.all([healed, answered]))
    await healed
    const after = await answered
    const pause = await pausing
    for (const { name } of faults) this.counts[name] = (this.counts[name] ?? 0) + 1
    const name = faults.map((fault) => fault.name).join('+')
    note(this.silences, name, after)
    note(this.pauses, name, pause)
    this.order.report?.(
      `${new Date().toISOString().slice(11, 19)} ${Object.values(this.counts).reduce((sum, each) => sum + each, 0)}: ${name}, whole after ${((performance.now() - since) / 1000).toFixed(1)} s, ` +
        `answers after ${(after / 1000).toFixed(1)} s, no pause above ${(pause / 1000).toFixed(1)} s, ${this.evening.choices().length} choices`,
    )
  }

  /** Waits until every table that is being played has confirmed another choice. Gives the milliseconds. */
  private async choicesGrow(): Promise<number> {
    const since = performance.now()
    const most = this.order.mutant === undefined ? MOST_SILENCE : MOST_SILENCE_OF_MUTANTS
    const before = new Map(this.playing().map((party) => [party, confirmedAt(party)]))
    for (;;) {
      const left = [...before].filter(([party, count]) => !party.isDone && confirmedAt(party) <= count)
      const time = performance.now() - since
      if (left.length === 0 && (before.size > 0 || this.playing().length > 0)) return time
      if (time > most) {
        for (const [party] of left)
          this.evening.wrong.add(`table ${party.keys.table} was silent for ${Math.round(time)} ms`)
        return time
      }
      await sleep(10)
    }
  }

  /** The longest time for which a table confirmed nothing, in milliseconds, until that is over. */
  private async longestPause(until: Promise<unknown>): Promise<number> {
    const seen = new Map<Party, { readonly count: number; readonly at: number }>()
    const over = new AbortController()
    void until.finally(() => over.abort()).catch(() => {}) // `strike` awaits it as well
    let longest = 0
    for (; !over.signal.aborted; await sleep(10)) {
      const at = performance.now()
      for (const party of this.playing()) {
        const [count, before] = [confirmedAt(party), seen.get(party)]
        if (before !== undefined) longest = Math.max(longest, at - before.at)
        if (before === undefined || count > before.count) seen.set(party, { count, at })
      }
    }
    return longest
  }

  private playing(): Party[] {
    return [...this.evening.playing].filter(
      (party) => !party.isDone && party.players.some(({ client }) => client.now !== null),
    )
  }

  /** Any node that is ready, as a balancer would find: most sockets come to a node that does not have their table. */
  private async address(): Promise<string> {
    for (;;) {
      const ready = this.nodes.filter((node) => !this.unready.has(node))
      const address = await Promise.race([
        this.dice.pick(ready.length > 0 ? ready : this.nodes).address,
        sleep(20, null),
      ])
      if (address !== null) return address
      await sleep(20)
    }
  }

  private async compare(parties: readonly Party[]): Promise<void> {
    const { wrong } = this.evening
    const known = wrong.size
    const stored = await Stored.read(this.postgres.addressOf(SCHEMA))
    this.evening.compare(stored, parties)
    const notes = this.nodes.flatMap((node) => node.noted())
    for (const each of wrongOwners(stored, notes)) wrong.add(each)
    for (const each of [...wrong].slice(known)) this.order.report?.(`WRONG: ${each}`)
  }

  private async joined(pass: Pass): Promise<Client | undefined> {
    for (let attempt = 0; attempt < 40; attempt++)
      try {
        return await Client.join(await this.address(), pass)
      } catch {
        await sleep(250)
      }
    return undefined
  }

  private keepLogs(): void {
    const { logs } = this.order
    if (logs === undefined) return
    mkdirSync(logs, { recursive: true })
    for (const { name, log } of this.nodes) writeFileSync(join(logs, `${name}.log`), log.join('\n'))
  }

  async end(): Promise<void> {
    this.evening.end()
    await Promise.all(this.nodes.map((node) => node.end()))
    this.keepLogs()
    await this.nats.remove()
    await this.postgres.remove()
  }
}

function note(times: Record<string, number[]>, name: string, time: number): void {
  times[name] = [...(times[name] ?? []), Math.round(time)].toSorted((a, b) => a - b)
}

/** The number of confirmed choices of a table. */
function confirmedAt({ players }: Party): number {
  return players.reduce((sum, { deeds }) => sum + deeds.filter(({ seq }) => seq !== null).length, 0)
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, sleep(SILENCE_LIMIT).then(() => Promise.reject(new Error('no answer')))])
}
