import {
  type Game,
  History,
  type Option,
  type Position,
  type Seat,
  clone,
  isRefused,
  optionId,
} from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
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

  private constructor(keys: TableKeys, clients: TableClients, history: History) {
    this.keys = keys
    this.clients = clients
    this.history = history
  }

  static async from(address: string, game: Game, position: Position): Promise<World> {
    const keys = await importTable(address, game, position)
    const clients = await TableClients.join(address, keys)
    await clients.settle()
    return new World(keys, clients, new History(game, position))
  }

  async choose(option: Option): Promise<void> {
    await this.clients.at(option.seat).choose(optionId(option))
    await this.clients.catchUp()
    this.history.choose(this.history.now.find(option.seat, optionId(option))!)
  }

  /** A seat asks to undo the last choice. The result is public. */
  async takeBack(seat: Seat): Promise<void> {
    const { last } = this.clients
    await this.clients.at(seat).ask({ t: 'undo', seat })
    await this.clients.settle()
    if (this.clients.last > last) this.history.undo()
  }

  /**
   * Everything that reached a seat ('' for a spectator), message by message. Two tables have different names and different luck to which
   * they are committed, both random and always of one length: these two words are the only ones that are made alike. The time is the same
   * everywhere as long as the clock stands still.
   */
  toldTo(seat: Seat): string[] {
    return this.clients.at(seat).texts.map((text) => this.withoutNames(text))
  }

  withoutNames(text: string): string {
    const { id, luck } = this.clients.host.client.info!
    return text.replaceAll(id, 'x'.repeat(id.length)).replaceAll(luck.commitment, 'x'.repeat(64))
  }

  async leave(): Promise<void> {
    await this.clients.leave()
  }
}
