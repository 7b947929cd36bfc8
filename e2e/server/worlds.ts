import {
  type Engine,
  type Game,
  History,
  type Option,
  type Position,
  type Seat,
  clone,
  isRefused,
  optionId,
} from '@miskatonic/kernel'
import type { TableKeys, Told, Wish } from '@miskatonic/protocol'
import { Table, save } from '@miskatonic/table'
import { importGame } from './api.ts'
import { TableClients } from './table-clients.ts'
import { Client } from './client.ts'

/** The keys to a table that came from a file: every seat is taken with the invitation. */
async function importTable(address: string, game: Game, position: Position): Promise<TableKeys> {
  const table = Table.at(game, clone(position))
  if (isRefused(table)) throw new Error(table.refused.message)
  const { status, body } = await importGame(address, save(table))
  if (status !== 201) throw new Error(`no table was opened: ${JSON.stringify(body)}`)
  const keys = body as TableKeys
  const host = await Client.join(address, { table: keys.table, keys: [keys.host] })
  const seats: Record<Seat, string> = {}
  for (const { seat } of host.info!.seats) {
    const taken = await host.ask({ t: 'take', seat, name: `friend ${seat}` })
    if (taken.t === 'done') seats[seat] = taken.key!
  }
  await host.close()
  return { ...keys, seats }
}

/** A real table that began with a given position, clients for all its seats, and the same game in the kernel, where everything is known. */
export class World {
  readonly keys: TableKeys
  readonly clients: TableClients
  readonly history: History
  /** Names and keys of forked tables, and the luck to which they are committed. */
  private readonly forked: string[] = []
  private readonly address: string

  private constructor(address: string, keys: TableKeys, clients: TableClients, history: History) {
    this.address = address
    this.keys = keys
    this.clients = clients
    this.history = history
  }

  static async from(address: string, game: Game, position: Position): Promise<World> {
    const keys = await importTable(address, game, position)
    const clients = await TableClients.join(address, keys, true)
    await clients.settle()
    return new World(address, keys, clients, new History(game, position))
  }

  async choose(option: Option): Promise<void> {
    await this.clients.at(option.seat).choose(optionId(option))
    await this.clients.catchUp()
    this.history.choose(this.history.now.find(option.seat, optionId(option))!)
    this.follow()
  }

  /** Where a seat does not wish to be asked, the table has passed for it. */
  private follow(): void {
    while (this.history.now.position.choices < this.number)
      this.history.choose(passingIn(this.history.game, this.history.now)!)
  }

  /** When a seat wishes to be asked from now on. */
  async wish(seat: Seat, wish: Wish): Promise<void> {
    await this.clients.at(seat).ask({ t: 'wish', seat, wish })
    await this.clients.settle()
    this.follow()
  }

  /** The number of the decision that the table waits for. */
  private get number(): number {
    return this.clients.host.client.now!.number
  }

  /** A seat asks to undo the last choice. The result is public. */
  async takeBack(seat: Seat): Promise<void> {
    await this.clients.at(seat).ask({ t: 'undo', seat })
    await this.clients.settle()
    while (this.history.now.position.choices > this.number) this.history.undo()
  }

  /**
   * Everything that reached a seat ('' for a spectator), message by message. Two tables have different names and different luck to which
   * they are committed, both random and always of one length, and so have the tables that are forked from them: these words are the only ones that are made alike. The time is the same
   * everywhere as long as the clock stands still.
   */
  toldTo(seat: Seat): string[] {
    return this.clients.at(seat).texts.map((text) => this.withoutNames(text))
  }

  withoutNames(text: string): string {
    const { id, luck } = this.clients.host.client.info!
    const words = [id, luck.commitment, ...(luck.secret === null ? [] : [luck.secret]), ...this.forked]
    return words.reduce((rest, word) => rest.replaceAll(word, 'x'.repeat(word.length)), text)
  }

  /**
   * All go on together from an earlier moment at a new table, which this one proposes. Everything that reaches one of them there first, by
   * seat.
   */
  async fork(by: Seat, number: number): Promise<ReadonlyMap<Seat, readonly string[]>> {
    const { clients } = this
    await clients.at(by).ask({ t: 'rewind', seat: by, number })
    await clients.settle()
    const proposal = clients.at(by).client.proposals.at(-1)!
    for (const seat of proposal.waiting)
      await clients.at(seat).ask({ t: 'consent', seat, proposal: proposal.id, yes: true })
    await clients.settle()
    const told = new Map<Seat, readonly string[]>()
    for (const { seat, client } of clients.people) {
      const settled = client.wire.texts
        .map((text) => JSON.parse(text) as Told)
        .findLast((each) => each.t === 'settled' && each.keys !== undefined)
      if (settled?.t !== 'settled') throw new Error(`no fork for "${seat}"`)
      const [table, keys] = [settled.table!, settled.keys!]
      if (keys.length === 0) continue // a spectator stays
      const there = await Client.join(this.address, { table, keys })
      this.forked.push(table, ...keys, there.info!.luck.commitment)
      told.set(seat, there.wire.texts)
      await there.close()
    }
    return new Map([...told].map(([seat, texts]) => [seat, texts.map((text) => this.withoutNames(text))]))
  }

  async leave(): Promise<void> {
    await this.clients.leave()
  }
}

/** The choice by which the table passes for a seat that does not wish to be asked; undefined if it would not. */
export function passingIn({ skippable }: Game, { decision }: Engine): Option | undefined {
  const skip = (skippable as Record<string, string> | undefined)?.[decision?.step ?? '']
  return decision?.options.find(({ step }) => step === skip)
}
