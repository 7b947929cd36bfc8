import { openTable } from './api.ts'
import { Client } from './client.ts'
import type { Dice } from './dice.ts'

/** Two people who play one game after the other, whatever else goes on at the server, and note how they fare. */
export class HonestPair {
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
      while (!this.isEnough && pair[0].info?.phase !== 'over') await this.chooseOnce(pair, dice)
      for (const client of pair) {
        this.troubles.push(...client.faults)
        await client.close()
      }
    }
  }

  private async chooseOnce(pair: readonly Client[], dice: Dice): Promise<void> {
    const { number, asked } = pair[0]!.now!
    const one = pair.find(
      ({ you }) => asked === null || you.seats.some((seat) => asked.waiting.includes(seat)),
    )!
    const offers = one.offers().filter(({ seat }) => asked?.waiting.includes(seat))
    if (offers.length === 0) return pair[0]!.reaches(pair[0]!.last + 1)
    const { seat, offer } = dice.pick(offers)
    const since = performance.now()
    const answer = await one.choose(seat, offer, number)
    this.took.push(performance.now() - since)
    if (answer.t !== 'now') return void this.troubles.push(JSON.stringify(answer))
    for (const client of pair) await client.reaches(answer.entry.seq)
  }
}

async function sitDown(address: string): Promise<[Client, Client]> {
  const { table, host, seats } = await openTable(address, {
    options: { players: 2, hands: 'closed' },
    take: ['p1', 'p2'],
    name: 'honest',
  })
  const first = await Client.join(address, { table, keys: [host, seats['p1']!] })
  const second = await Client.join(address, { table, keys: [seats['p2']!] })
  await first.ask({ t: 'begin' })
  await second.reaches(1)
  return [first, second]
}
