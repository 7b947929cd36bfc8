import { type Seat, optionId } from '@miskatonic/kernel'
import type { Told, Welcome } from '@miskatonic/protocol'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Pass, type Question } from './client.ts'
import type { Dice } from './dice.ts'

/** A choice that was sent; `seq` once the server has confirmed it. */
export interface Deed {
  readonly seat: Seat
  readonly number: number
  readonly option: string
  readonly seq: number | null
}

/** A value that was changed: what the server confirmed last, and what was asked for since then. */
export interface Wanted {
  readonly confirmed: string | undefined
  readonly maybe: readonly string[]
}

/**
 * A client that plays at random, talks, undoes and looks back, and remembers everything that the server said is
 * done. What was asked just before a connection ended may have been done or not.
 */
export class Player {
  readonly client: Client
  readonly deeds: Deed[] = []
  /** The names of seats, their parts of the luck, and what was said. */
  readonly names = new Map<Seat, Wanted>()
  readonly parts = new Map<Seat, Wanted>()
  readonly said = new Map<string, 'confirmed' | 'maybe'>()
  /** Its welcomes, which show the whole game. */
  readonly welcomes: Welcome[] = []
  readonly faults: string[] = []
  private readonly dice: Dice

  constructor(
    address: string,
    pass: Pass,
    dice: Dice,
    options: ConstructorParameters<typeof Client>[2] = {},
  ) {
    this.client = new Client(address, pass, options)
    this.dice = dice
  }

  get isDone(): boolean {
    return this.client.info?.phase === 'over'
  }

  async comeBack(address: string): Promise<void> {
    this.client.address = address
    this.welcomes.push(await this.client.connect())
  }

  /** Does one random thing. Fails if the connection ends meanwhile. */
  async act(): Promise<void> {
    await sleep(this.dice.between(0, 12))
    const { info, you, proposals } = this.client
    if (info?.phase === 'gathering') return this.prepare()
    const wanted = proposals.find(({ waiting }) => waiting.some((seat) => you.seats.includes(seat)))
    if (wanted !== undefined) {
      const seat = wanted.waiting.find((each) => you.seats.includes(each))!
      await this.ask({ t: 'consent', seat, proposal: wanted.id, yes: !this.dice.oneIn(3) })
    } else if (this.dice.oneIn(25)) await this.doSomethingElse()
    else await this.choose()
  }

  private async prepare(): Promise<void> {
    const { host, seats } = this.client.you
    if (this.dice.oneIn(3) && seats.length > 0) await this.addLuck(this.dice.pick(seats))
    else if (host && this.dice.oneIn(3)) await this.ask({ t: 'begin' })
  }

  private async choose(): Promise<void> {
    const { now } = this.client
    // All seats with options may choose; those that are not waited for seldom do, and then choices collide.
    const offers = this.client
      .offers()
      .filter(({ seat }) => now?.asked?.waiting.includes(seat) || this.dice.oneIn(30))
    if (offers.length === 0) return
    const { seat, offer } = this.dice.pick(offers)
    const deed = { seat, number: now!.number, option: optionId(offer), seq: null }
    const index = this.deeds.push(deed) - 1
    const since = this.client.last
    const answer = await this.client.choose(seat, offer)
    if (answer.t === 'now') this.deeds[index] = { ...deed, seq: answer.entry.seq }
    else this.refusedDeed(index, answer, since)
  }

  private refusedDeed(index: number, answer: Told, since: number): void {
    this.deeds.splice(index, 1)
    if (answer.t === 'refused' && ['stale-decision', 'game-over'].includes(answer.code)) return
    // After an undo a decision of the same number may be another one.
    if (answer.t !== 'refused' || !this.wasUndone(since))
      this.faults.push(`a choice that was offered got ${JSON.stringify(answer)}`)
  }

  /** Whether something was taken back after this entry of the log. */
  private wasUndone(since: number): boolean {
    const { log, last } = this.client
    for (let seq = since + 1; seq <= last; seq++)
      if (log.get(seq)?.includes('"kind":"undone"') === true) return true
    return false
  }

  private async doSomethingElse(): Promise<void> {
    const { seats } = this.client.you
    if (seats.length === 0 || this.dice.oneIn(3)) return this.talk(seats[0] ?? '')
    const seat = this.dice.pick(seats)
    const what = this.dice.below(4)
    if (what === 0) await this.rename(seat)
    else if (what === 1)
      await this.ask({ t: 'moment', seat, number: this.dice.below((this.client.now?.number ?? 0) + 1) })
    else await this.ask({ t: 'undo', seat })
  }

  private async talk(seat: Seat): Promise<void> {
    const text = `word ${this.dice.fraction()}`
    this.said.set(text, 'maybe')
    const answer = await this.ask({ t: 'say', seat, text })
    if (answer.t === 'done') this.said.set(text, 'confirmed')
  }

  private async rename(seat: Seat): Promise<void> {
    const name = `name ${this.dice.below(1e6)}`
    await this.change(this.names, seat, name, { t: 'rename', seat, name })
  }

  private async addLuck(seat: Seat): Promise<void> {
    const part = `part ${this.dice.below(1e6)}`
    await this.change(this.parts, seat, part, { t: 'luck', seat, part })
  }

  private async change(of: Map<Seat, Wanted>, seat: Seat, value: string, how: Question): Promise<void> {
    const { confirmed, maybe } = of.get(seat) ?? { confirmed: undefined, maybe: [] }
    of.set(seat, { confirmed, maybe: [...maybe, value] })
    const answer = await this.ask(how)
    of.set(seat, answer.t === 'done' ? { confirmed: value, maybe: [] } : { confirmed, maybe })
  }

  private ask(question: Question): Promise<Told> {
    return this.client.ask(question)
  }
}
