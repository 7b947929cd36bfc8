import { setTimeout as sleep } from 'node:timers/promises'
import { Dice } from './dice.ts'
import { onDisk } from './disk.ts'
import { Evening, type EveningCounts } from './evening.ts'
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

export interface Findings extends EveningCounts {
  readonly kills: number
  readonly wrong: readonly string[]
}

/** Kinds of moments, each as likely: before the server is ready, at once when it is, and the rest in the middle of play. */
const KINDS = 10
/** Most choices between two kills. */
const MOST_CHOICES = 120
/** Most milliseconds between two kills. */
const LONGEST_WAIT = 2_000

/**
 * Games are played at several tables while the server is killed at random moments and started again. Everything it has confirmed must be
 * on disk exactly once and unchanged, and every client must be able to go on where it was.
 */
export async function killAndCompare(order: Order): Promise<Findings> {
  const run = new CrashRun(order)
  try {
    return await run.run()
  } finally {
    await run.end()
  }
}

class CrashRun {
  private readonly order: Order
  private readonly dice: Dice
  private readonly evening: Evening
  private program: Program
  private kills = 0

  constructor(order: Order) {
    this.order = order
    this.dice = new Dice(order.seed)
    this.program = Program.start(order.folder)
    this.evening = new Evening(this.dice, {
      address: () => this.address(),
      isDown: (error) => error instanceof TypeError, // of fetch
      open: (work) => this.whileItRuns(work),
    })
  }

  async run(): Promise<Findings> {
    const { evening, order } = this
    await evening.play(order.tables, () => this.killAgainAndAgain())
    // At the end all tables are checked, on disk and by asking the server.
    onDisk(order.folder, (disk) => evening.compare(disk))
    await evening.openAll()
    return { kills: this.kills, ...evening.counts(), wrong: [...evening.wrong] }
  }

  private async killAgainAndAgain(): Promise<void> {
    const { evening, order } = this
    while (this.kills < order.kills) {
      await this.waitForTheMoment()
      await this.program.kill()
      this.kills++
      this.program = Program.start(order.folder)
      order.report?.(`kill ${this.kills}: ${evening.choices().length} choices confirmed`)
      if ((await this.program.address) === null) return void evening.wrong.add(this.program.complaints)
      const playing = evening.parties.filter(({ isDone }) => !isDone)
      onDisk(order.folder, (disk) => evening.compare(disk, playing))
    }
    await sleep(500)
  }

  /** Sometimes before the server is ready, sometimes at once when it is, mostly in the middle of play: the first kills are of all kinds. */
  private async waitForTheMoment(): Promise<void> {
    const kind = this.kills < KINDS ? this.kills : this.dice.below(KINDS)
    if (kind === 0) return sleep(this.dice.between(0, 300))
    await this.program.address
    if (kind > 1) await this.confirmed(this.dice.below(MOST_CHOICES))
    await sleep(this.dice.between(0, 20))
  }

  /** Waits for a number of choices rather than a time, so that a busy machine tests as much as an idle one. */
  private async confirmed(more: number): Promise<void> {
    const enough = this.evening.choices().length + more
    const late = performance.now() + LONGEST_WAIT
    while (this.evening.choices().length < enough && performance.now() < late) await sleep(5)
  }

  /** The server's address; waits while the server is down. */
  private async address(): Promise<string> {
    for (;;) {
      const address = await this.program.address
      if (address !== null) return address
      await sleep(10)
    }
  }

  /** The server's answer. Node's fetch does not always notice that the server was killed, and would wait for ever. */
  private whileItRuns<T>(work: Promise<T>): Promise<T> {
    const killed = this.program.exit.then((): never => {
      throw new TypeError('the server was killed')
    })
    return Promise.race([work, killed])
  }

  async end(): Promise<void> {
    this.evening.end()
    await this.program.kill()
  }
}
