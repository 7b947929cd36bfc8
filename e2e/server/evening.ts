import { games } from '@miskatonic/games'
import { type Game, isRefused } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import { verify } from '@miskatonic/table'
import { exportGame, openTable } from './api.ts'
import { Client, type Pass } from './client.ts'
import type { Dice } from './dice.ts'
import type { Disk } from './disk.ts'
import { Party } from './party.ts'
import type { Deed, Player } from './player.ts'

const reign: Game = games[0]!

/** How people reach the server, or one of several. */
export interface Way {
  /** Where to connect to; waits until there is a server. */
  address(): Promise<string>
  /** Time limits of the connections. */
  readonly limits?: ConstructorParameters<typeof Player>[3]
  /** Whether a table could not be opened because the server was down: then it is tried again. */
  isDown(error: unknown): boolean | Promise<boolean>
  /** Opens a table; others than the usual way may give up earlier. */
  open?(work: Promise<TableKeys>): Promise<TableKeys>
  /** Joins a table when all is over. */
  join?(pass: Pass): Promise<Client | undefined>
}

export interface EveningCounts {
  readonly tables: number
  /** Games that came to their end. */
  readonly finished: number
  /** Choices that were confirmed, and those that were sent but not confirmed. */
  readonly choices: number
  readonly unanswered: number
}

/** People who play at several tables, one game after the other, and remember everything that they were told. */
export class Evening {
  readonly parties: Party[] = []
  /** What was found wrong so far. */
  readonly wrong = new Set<string>()
  /** Of those: whose players are at their table now. */
  readonly playing = new Set<Party>()
  private readonly dice: Dice
  private readonly way: Way
  private isOver = false

  constructor(dice: Dice, way: Way) {
    this.dice = dice
    this.way = way
  }

  /** Plays at so many tables at the same time, until `meanwhile` is over. */
  async play(tables: number, meanwhile: () => Promise<void>): Promise<void> {
    this.isOver = false
    const playing = Promise.all(Array.from({ length: tables }, (_, i) => this.playOn(i)))
    await Promise.race([playing, meanwhile()])
    this.isOver = true
    await playing
  }

  private async playOn(place: number): Promise<void> {
    while (!this.isOver) {
      const party = await this.gather(place)
      if (party === undefined) continue
      this.parties.push(party)
      this.playing.add(party)
      await party.play(
        () => this.way.address(),
        () => this.isOver,
      )
      this.playing.delete(party)
      party.leave()
    }
  }

  private async gather(place: number): Promise<Party | undefined> {
    const hands = place % 2 === 0 ? 'open' : 'closed'
    const players = this.dice.pick([2, 3, 4])
    const address = await this.way.address()
    try {
      const opening = openTable(address, { hands, players })
      const keys = await (this.way.open?.(opening) ?? opening)
      return new Party(address, keys, this.dice, this.way.limits)
    } catch (error) {
      // Whether the server has created the table before it went down is unknown and does not matter.
      if (!(await this.way.isDown(error))) throw error
      return undefined
    }
  }

  /** Compares what these parties were told with what is stored. */
  compare(stored: Pick<Disk, 'record' | 'rows'>, parties: readonly Party[] = this.parties): void {
    for (const party of parties)
      try {
        for (const wrong of party.wrong(stored, reign)) this.wrong.add(wrong)
      } catch (error) {
        this.wrong.add(`table ${party.keys.table}: ${String(error)}`)
      }
  }

  /** Every table opens, and every finished game replays. */
  async openAll(): Promise<void> {
    for (const { keys, isDone } of this.parties) {
      const pass = { table: keys.table, keys: [keys.watch] }
      const client = await (this.way.join?.(pass) ?? Client.join(await this.way.address(), pass))
      if (client === undefined) this.wrong.add(`the table ${keys.table} cannot be opened any more`)
      await client?.close()
      if (!isDone) continue
      const { text } = await exportGame(await this.way.address(), keys.table, keys.host)
      const verified = verify(text, games)
      if (isRefused(verified)) this.wrong.add(`the file of a finished game: ${verified.refused.message}`)
    }
  }

  private deeds(): Deed[] {
    return this.parties.flatMap(({ players }) => players.flatMap(({ deeds }) => deeds))
  }

  /** All choices that were confirmed. */
  choices(): Deed[] {
    return this.deeds().filter(({ seq }) => seq !== null)
  }

  counts(): EveningCounts {
    const choices = this.choices().length
    return {
      tables: this.parties.length,
      finished: this.parties.filter((party) => party.isDone).length,
      choices,
      unanswered: this.deeds().length - choices,
    }
  }

  end(): void {
    this.isOver = true
    for (const party of this.parties) party.leave()
  }
}
