import { clock } from './clock.ts'
import type { Seat, Voice } from './dialects/dialect.ts'
import { Wire } from './wire.ts'

/** Callbacks for what happens at a table. */
export interface Onlookers {
  /** A seat has to decide; `choose` makes the choice. */
  asked(): void
  /** When a choice was answered, and how long that took, in milliseconds. */
  answered(at: number, took: number): void
  failed(error: Error): void
}

/** One table of random players, each with a connection of its own. */
export class Table {
  readonly onlookers: Onlookers
  private readonly chairs: Chair[] = []
  private waiting: { chair: Chair; choice: string } | null = null
  /** When that question came. */
  private askedAt = 0
  private unanswered = 0
  private isOver = false
  /** Choices made so far. */
  chosen = 0
  /** When the next choice should be made, if that is to be at a certain time. */
  due = 0

  constructor(onlookers: Onlookers) {
    this.onlookers = onlookers
  }

  async open(port: number, voices: readonly Voice[]): Promise<void> {
    for (const voice of voices) {
      const chair = new Chair(this, voice)
      this.chairs.push(chair)
      await chair.sitDown(port)
    }
    for (const chair of this.chairs) chair.begin()
  }

  /** Every choice is answered, and either a seat has to decide or the game is over. */
  get isQuiet(): boolean {
    return this.unanswered === 0 && (this.waiting !== null || this.isOver)
  }

  /** Makes the choice that is waited for, if there is one. */
  choose(): void {
    if (this.waiting !== null) this.send(clock())
  }

  /** The same if it is due. If the server asked too late, the delay counts from the time at which the choice was due. */
  chooseIfDue(): boolean {
    const now = clock()
    if (this.waiting === null || now < this.due) return false
    this.send(this.askedAt > this.due ? this.due : now)
    return true
  }

  private send(since: number): void {
    const { chair, choice } = this.waiting!
    this.waiting = null
    this.unanswered++
    this.chosen++
    chair.choose(choice, since)
  }

  async close(): Promise<void> {
    await Promise.all(this.chairs.map((chair) => chair.leave()))
  }

  asked(chair: Chair, choice: string): void {
    this.askedAt = clock()
    this.waiting = { chair, choice }
    this.onlookers.asked()
  }

  answered(since: number): void {
    this.unanswered--
    const now = clock()
    this.onlookers.answered(now, now - since)
  }

  over(): void {
    this.isOver = true
  }
}

class Chair implements Seat {
  private readonly table: Table
  private readonly voice: Voice
  private wire: Wire | null = null
  /** Since when the answer to its choice is awaited. */
  private since: number | null = null
  seated!: () => void

  constructor(table: Table, voice: Voice) {
    this.table = table
    this.voice = voice
  }

  async sitDown(port: number): Promise<void> {
    const seated = new Promise<void>((resolve) => {
      this.seated = resolve
    })
    const { failed } = this.table.onlookers
    this.wire = new Wire(port, this.voice.path, (message) => this.voice.hear(message, this), failed)
    await this.wire.opened
    this.voice.greet(this)
    await seated
  }

  begin(): void {
    this.voice.begin?.(this)
  }

  choose(choice: string, since: number): void {
    this.since = since
    this.say(choice)
  }

  async leave(): Promise<void> {
    await this.wire?.close()
  }

  say(text: string): void {
    this.wire!.send(text)
  }

  asked(choice: string): void {
    this.table.asked(this, choice)
  }

  answered(isOver: boolean): void {
    if (this.since === null) return
    const { since } = this
    this.since = null
    if (isOver) this.table.over()
    this.table.answered(since)
  }
}
