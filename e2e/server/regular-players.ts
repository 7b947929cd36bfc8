import type { Seat } from '@miskatonic/kernel'
import { setTimeout as sleep } from 'node:timers/promises'
import { openTable } from './api.ts'
import { Client } from './client.ts'
import type { Dice } from './dice.ts'

/** Two well-behaved clients who play one game after the other during the attacks, and record delays and errors. */
export class RegularPlayers {
  /** Milliseconds that each choice took. */
  readonly took: number[] = []
  readonly troubles: string[] = []
  games = 0
  private isEnough = false
  private playing: Promise<void>

  constructor(address: string, dice: Dice) {
    this.playing = this.play(address, dice).catch((error: unknown) => void this.troubles.push(String(error)))
  }

  get slowest(): number {
    return Math.max(0, ...this.took)
  }

  async stop(): Promise<void> {
    this.isEnough = true
    await this.playing
  }

  private async play(address: string, dice: Dice): Promise<void> {
    while (!this.isEnough) {
      const pair = await sitDown(address)
      this.games++
      while (!this.isEnough && pair[0].now?.outcome === null) await this.chooseOnce(pair, dice)
      for (const client of pair) {
        this.troubles.push(...client.faults)
        await client.close()
      }
    }
  }

  private async chooseOnce(pair: readonly Client[], dice: Dice): Promise<void> {
    await sleep(dice.between(30, 90)) // like people; and the server limits messages per second
    const { number, asked } = pair[0]!.now!
    const isAsked = (seat: Seat): boolean => asked!.waiting.includes(seat)
    const one = pair.find(({ you }) => you.seats.some(isAsked))!
    const { seat, offer } = dice.pick(one.offers().filter((each) => isAsked(each.seat)))
    const since = performance.now()
    const answer = await one.choose(seat, offer, number)
    this.took.push(performance.now() - since)
    if (answer.t !== 'now') return void this.troubles.push(JSON.stringify(answer))
    for (const client of pair) await client.reaches(answer.entry.seq)
  }
}

async function sitDown(address: string): Promise<[Client, Client]> {
  const { table, host, seats } = await openTable(address, { players: 2, hands: 'closed' })
  const first = await Client.join(address, { table, keys: [host, seats['p1']!] })
  const second = await Client.join(address, { table, keys: [seats['p2']!] })
  await first.ask({ t: 'begin' })
  await second.reaches(1)
  return [first, second]
}
