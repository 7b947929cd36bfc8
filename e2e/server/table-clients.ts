import { type Seat, optionId } from '@miskatonic/kernel'
import type { TableKeys, Told } from '@miskatonic/protocol'
import { Client, type Question } from './client.ts'
import type { Dice } from './dice.ts'
import type { Asked, Watched } from './oracle.ts'

/** Stands for the seat of a person with the invitation who has none. */
const guest = 'guest'

/** Clients for all seats of one table, and a spectator. They act one after the other, so that cause and effect are clear. */
export class TableClients {
  readonly people: readonly SeatClient[]

  private constructor(people: readonly SeatClient[]) {
    this.people = people
  }

  /** With a guest: a person who could take a seat if one were free. */
  static async join(
    address: string,
    { table, host, watch, invite, seats }: TableKeys,
    withGuest = false,
  ): Promise<TableClients> {
    const people: SeatClient[] = []
    const guests = withGuest ? [[guest, invite] as const] : []
    for (const [seat, key] of [...Object.entries(seats), ...guests, ['', watch] as const]) {
      const keys = people.length === 0 ? [key, host] : [key]
      people.push(new SeatClient(seat, await Client.join(address, { table, keys, name: `friend ${seat}` })))
    }
    return new TableClients(people)
  }

  get host(): SeatClient {
    return this.people[0]!
  }
  get spectator(): SeatClient {
    return this.people.at(-1)!
  }
  /** The last log entry that any client has received. */
  get last(): number {
    return Math.max(0, ...this.people.flatMap(({ client }) => [...client.log.keys()]))
  }
  get isOver(): boolean {
    const { now } = this.host.client
    return now !== null && now.outcome !== null
  }

  at(seat: Seat): SeatClient {
    return this.people.find((each) => each.seat === seat)!
  }

  /** Waits until all clients have received everything. */
  async settle(): Promise<void> {
    // Messages are ordered: earlier ones arrive before the answer to this.
    for (const each of this.people) await each.ask({ t: 'moment', seat: each.seats[0] ?? '', number: 0 })
    for (const { client } of this.people) await client.reaches(this.last)
  }

  /** A random client makes a random choice; with `byKind` first a random step, then its arguments, for games in which some steps have many more. */
  async chooseOnce(dice: Dice, byKind = false): Promise<void> {
    const waiting = this.host.client.now!.asked!.waiting
    const able = this.people.filter(({ client }) => client.offers().length > 0)
    const asked = able.filter(({ seat }) => waiting.includes(seat))
    const one = dice.pick(dice.oneIn(8) ? able : asked)
    const offers = one.client.offers().map(({ offer }) => offer)
    const kind = byKind ? dice.pick([...new Set(offers.map(({ step }) => step))]) : null
    await one.choose(optionId(dice.pick(offers.filter(({ step }) => kind === null || step === kind))))
    await this.catchUp()
  }

  async catchUp(): Promise<void> {
    const { last } = this
    for (const { client } of this.people) await client.reaches(last)
  }

  /** A client disconnects and comes back after the others have heard of it, so that the order of messages is always the same. */
  async goAndComeBack(seat: Seat): Promise<void> {
    const one = this.at(seat)
    const other = this.people.find((each) => each !== one)!.client
    const here = ({ info }: Client): string => JSON.stringify([info!.watchers, info!.seats])
    const before = here(other)
    const gone = other.wire.next((told): told is Told => told.t === 'info' && here(other) !== before, 'leave')
    await one.comeBack(gone)
    await this.settle()
  }

  async leave(): Promise<void> {
    for (const { client } of this.people) await client.close()
  }
}

/** The client of one seat. It keeps all messages received, over all its connections. */
export class SeatClient implements Watched {
  readonly seat: Seat
  readonly client: Client
  readonly asked = new Map<number, Asked>()
  private readonly earlier: string[] = []

  constructor(seat: Seat, client: Client) {
    this.seat = seat
    this.client = client
  }

  get seats(): Seat[] {
    return this.seat === '' || this.seat === guest ? [] : [this.seat]
  }
  get texts(): readonly string[] {
    return [...this.earlier, ...this.client.wire.texts]
  }

  ask(question: Question): Promise<Told> {
    return this.client.ask(question)
  }

  choose(option: string, decision = this.client.now!.number): Promise<Told> {
    const { seat } = this
    this.asked.set(this.client.nextRef, { seat, option, decision })
    return this.client.ask({ t: 'choose', seat, option, decision })
  }

  /** Disconnects and, after `when`, connects again. */
  async comeBack(when: Promise<unknown> = Promise.resolve()): Promise<void> {
    await this.client.close()
    this.earlier.push(...this.client.wire.texts)
    await when
    await this.client.connect()
  }
}
