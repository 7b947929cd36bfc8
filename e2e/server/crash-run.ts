import { games } from '@miskatonic/games'
import { type Game, isRefused } from '@miskatonic/kernel'
import { verify } from '@miskatonic/table'
import { setTimeout as sleep } from 'node:timers/promises'
import { exportGame, openTable } from './api.ts'
import { Client } from './client.ts'
import { Dice } from './dice.ts'
import { onDisk } from './disk.ts'
import { Party } from './party.ts'
import type { Deed } from './player.ts'
import { Program } from './program.ts'

/** What a crash test does. */
export interface Order {
  readonly folder: string
  readonly kills: number
  readonly seed: string
  /** Tables that are played at the same time. */
  readonly tables: number
  readonly report?: (line: string) => void
}

export interface Findings {
  readonly kills: number
  readonly tables: number
  /** Games that came to their end. */
  readonly finished: number
  /** Choices that the server confirmed, and those that were sent but not confirmed before a kill. */
  readonly choices: number
  readonly unanswered: number
  readonly wrong: readonly string[]
}

/** Most choices between two kills. */
const MOST_CHOICES = 120
/** Most milliseconds between two kills. */
const LONGEST_WAIT = 2_000

const reign: Game = games[0]!

/**
 * Games are played at several tables while the server is killed at random moments and started again. Everything it has confirmed must be
 * on disk exactly once and unchanged, and every client must be able to go on where it was.
 */
export async function killAndCompare(order: Order): Promise<Findings> {
  const run = new CrashRun(order)
  try {
    await run.run()
    return await run.findings()
  } finally {
    await run.end()
  }
}

class CrashRun {
  private readonly order: Order
  private readonly dice: Dice
  private readonly parties: Party[] = []
  private readonly wrong = new Set<string>()
  private program: Program
  private kills = 0
  private isOver = false

  constructor(order: Order) {
    this.order = order
    this.dice = new Dice(order.seed)
    this.program = Program.start(order.folder)
  }

  async run(): Promise<void> {
    const playing = Array.from({ length: this.order.tables }, (_, i) => this.playOn(i))
    const failed = Promise.all(playing)
    await Promise.race([failed, this.killAgainAndAgain()])
    this.isOver = true
    await failed
  }

  private async killAgainAndAgain(): Promise<void> {
    while (this.kills < this.order.kills) {
      await this.waitForTheMoment()
      await this.program.kill()
      this.kills++
      this.program = Program.start(this.order.folder)
      this.order.report?.(`kill ${this.kills}: ${this.choices().length} choices confirmed`)
      if ((await this.program.address) === null) return void this.wrong.add(this.program.complaints)
      this.compare()
    }
    await sleep(500)
  }

  /** Sometimes before the server is ready, sometimes at once when it is, mostly in the middle of play. */
  private async waitForTheMoment(): Promise<void> {
    const kind = this.dice.below(10)
    if (kind === 0) return sleep(this.dice.between(0, 300))
    await this.program.address
    if (kind > 1) await this.confirmed(this.dice.below(MOST_CHOICES))
    await sleep(this.dice.between(0, 20))
  }

  /** Waits for a number of choices rather than a time, so that a busy machine tests as much as an idle one. */
  private async confirmed(more: number): Promise<void> {
    const enough = this.choices().length + more
    const late = performance.now() + LONGEST_WAIT
    while (this.choices().length < enough && performance.now() < late) await sleep(5)
  }

  /** The server's address; waits while the server is down. */
  private readonly address = async (): Promise<string> => {
    for (;;) {
      const address = await this.program.address
      if (address !== null) return address
      await sleep(10)
    }
  }

  private async playOn(place: number): Promise<void> {
    while (!this.isOver) {
      const party = await this.gather(place)
      if (party === undefined) continue
      this.parties.push(party)
      await party.play(this.address, () => this.isOver)
      party.leave()
    }
  }

  private async gather(place: number): Promise<Party | undefined> {
    const hands = place % 2 === 0 ? 'open' : 'closed'
    const players = this.dice.pick([2, 3, 4])
    const address = await this.address()
    try {
      const keys = await openTable(address, { hands, players })
      return new Party(address, keys, this.dice)
    } catch (error) {
      // The server was killed meanwhile. Whether it has created the table is unknown and does not matter.
      if (!(error instanceof TypeError)) throw error
      return undefined
    }
  }

  /** For every table being played: what was confirmed must be on disk. */
  private compare(): void {
    onDisk(this.order.folder, (disk) => {
      for (const party of this.parties)
        if (!party.isDone) for (const wrong of party.wrong(disk, reign)) this.wrong.add(wrong)
    })
  }

  private deeds(): Deed[] {
    return this.parties.flatMap(({ players }) => players.flatMap(({ deeds }) => deeds))
  }

  private choices(): Deed[] {
    return this.deeds().filter(({ seq }) => seq !== null)
  }

  async findings(): Promise<Findings> {
    await this.lookAtEverything()
    return {
      kills: this.kills,
      tables: this.parties.length,
      finished: this.parties.filter((party) => party.isDone).length,
      choices: this.choices().length,
      unanswered: this.deeds().length - this.choices().length,
      wrong: [...this.wrong],
    }
  }

  /** At the end all tables are checked, on disk and by asking the server. */
  private async lookAtEverything(): Promise<void> {
    onDisk(this.order.folder, (disk) => {
      for (const party of this.parties) for (const wrong of party.wrong(disk, reign)) this.wrong.add(wrong)
    })
    const address = await this.address()
    for (const { keys, isDone } of this.parties) {
      const client = await Client.join(address, { table: keys.table, keys: [keys.watch] })
      await client.close()
      if (!isDone) continue
      const { text } = await exportGame(address, keys.table, keys.host)
      const verified = verify(text, games)
      if (isRefused(verified)) this.wrong.add(`the file of a finished game: ${verified.refused.message}`)
    }
  }

  async end(): Promise<void> {
    this.isOver = true
    for (const party of this.parties) party.leave()
    await this.program.kill()
  }
}
