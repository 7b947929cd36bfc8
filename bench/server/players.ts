import { setTimeout as sleep } from 'node:timers/promises'
import { randomNumbers } from '../peers/peer.ts'
import { clock } from './clock.ts'
import type { Dialect } from './dialects/dialect.ts'
import { Table } from './table.ts'

/** Tables that are opened at the same time. */
const OPENING = 16
/** Milliseconds to wait for the server before giving up. */
const TIMEOUT = 60_000
/** Milliseconds between two looks at what is awaited, or due. */
const TICK = 1

/** When each choice was answered, and how long that took, in milliseconds. */
export interface Answers {
  readonly at: number[]
  readonly took: number[]
}

/** Random players at many tables of one server. They make no choices until told how fast. */
export class Players {
  private readonly port: number
  private readonly dialect: Dialect
  private readonly tables: Table[] = []
  /** Called for a table whenever a seat of it has to decide. */
  private pace: (table: Table) => void = () => {}
  private clockwork: NodeJS.Timeout | undefined
  private answers: Answers = { at: [], took: [] }
  private failure: Error | null = null

  constructor(port: number, dialect: Dialect) {
    this.port = port
    this.dialect = dialect
  }

  /** Opens more tables and waits for their first questions. */
  async open(count: number): Promise<void> {
    let left = count
    const openSome = async (): Promise<void> => {
      while (left-- > 0 && this.failure === null) await this.openOne()
    }
    let isDone = false
    const opening = Promise.all(Array.from({ length: OPENING }, openSome)).then(() => (isDone = true))
    opening.catch((error: unknown) => this.fail(error as Error))
    await this.until(() => isDone)
    await this.quiet()
  }

  private async openOne(): Promise<void> {
    const table = new Table({
      asked: () => this.pace(table),
      answered: (at, took) => {
        this.answers.at.push(at)
        this.answers.took.push(took)
      },
      failed: (error) => this.fail(error),
    })
    this.tables.push(table)
    await table.open(this.port, await this.dialect.prepare(this.port))
  }

  /** Each table gets ahead by any number of choices up to `most`, so that they are not all at the same point of their games. */
  async spread(most: number): Promise<void> {
    const below = randomNumbers(most)
    const goal = new Map(this.tables.map((table) => [table, table.chosen + below(most + 1)]))
    this.go((table) => {
      if (table.chosen < goal.get(table)!) table.choose()
    })
    await this.quiet()
    await this.stop()
  }

  /** All players choose at once when they are asked. */
  flood(): void {
    this.go((table) => table.choose())
  }

  /** Each table makes a choice every `period` milliseconds on average, at irregular times. */
  everySoOften(period: number): void {
    const now = clock()
    for (const table of this.tables) table.due = now + Math.random() * period
    this.clockwork = setInterval(() => {
      for (const table of this.tables) if (table.chooseIfDue()) table.due += period * (0.5 + Math.random())
    }, TICK)
  }

  /** Makes no more choices and returns all answers since the last call, once every choice is answered. */
  async stop(): Promise<Answers> {
    this.pace = () => {}
    clearInterval(this.clockwork)
    await this.quiet()
    const { answers } = this
    this.answers = { at: [], took: [] }
    return answers
  }

  /** Choices answered since `stop` was last called. */
  get answersSoFar(): number {
    return this.answers.at.length
  }

  /** Resolves after `count` more answers. */
  async answered(count: number): Promise<void> {
    const enough = this.answers.at.length + count
    await this.until(() => this.answers.at.length >= enough)
  }

  async close(): Promise<void> {
    clearInterval(this.clockwork)
    await Promise.all(this.tables.splice(0).map((table) => table.close()))
  }

  private go(pace: (table: Table) => void): void {
    this.pace = pace
    for (const table of this.tables) pace(table)
  }

  private quiet(): Promise<void> {
    return this.until(() => this.tables.every(({ isQuiet }) => isQuiet))
  }

  private async until(isSo: () => boolean): Promise<void> {
    const end = performance.now() + TIMEOUT
    while (!isSo()) {
      if (this.failure !== null) throw this.failure
      if (performance.now() > end) throw new Error('the server does not answer any more')
      await sleep(TICK)
    }
  }

  private fail(error: Error): void {
    this.failure ??= error
  }
}
