/**
 * Clients for a server of any version. They rely only on what a choice needs: `now.number`, `now.asked.waiting`, the options in
 * `now.seats[seat].options`, and `ref`, which the answer to a choice repeats.
 */
import { optionId } from '@miskatonic/kernel'
import { type Offer, PROTOCOL, type TableKeys } from '@miskatonic/protocol'
import type { Dialect, Voice } from '../server/dialects/dialect.ts'
import { openTable, someOf } from '../server/dialects/ours.ts'
import { Wire } from '../server/wire.ts'

interface Heard {
  readonly t: string
  readonly ref?: number
  readonly now?: {
    readonly number: number
    readonly asked: { readonly waiting: readonly string[] } | null
    readonly seats: Readonly<Record<string, { readonly options?: readonly Offer[] }>>
  }
}

/** Counts what all clients of a server receive. */
export interface Traffic {
  bytes: number
}

/** What is played, and the version of the protocol that the server speaks. */
export interface Subject {
  readonly game: string
  readonly seats: readonly string[]
  readonly protocol: number
}

export function anyVersion({ game, seats, protocol }: Subject, traffic: Traffic): Dialect {
  return {
    async prepare(port) {
      const keys = await openTable(port, { game, options: {}, take: [...seats], name: 'bench' })
      return seats.map((seat, i) => voice(keys, seat, i === 0, protocol, traffic))
    },
  }
}

function voice(
  { table, host, seats }: TableKeys,
  seat: string,
  isHost: boolean,
  protocol: number,
  traffic: Traffic,
): Voice {
  const keys = isHost ? [seats[seat]!, host] : [seats[seat]!]
  let ref = 0
  let last = ''
  let options: readonly Offer[] = []

  function choice(decision: number): string {
    const option = someOf(options, last)
    last = option.step
    return JSON.stringify({ t: 'choose', ref: ++ref, seat, decision, option: optionId(option) })
  }

  return {
    path: '/socket',
    greet: (self) => self.say(JSON.stringify({ t: 'hello', protocol, table, keys })),
    hear(message, self) {
      traffic.bytes += message.length
      const heard = JSON.parse(message.toString()) as Heard
      if (heard.t === 'refused' || heard.t === 'bye') throw new Error(message.toString())
      if (heard.t === 'welcome') self.seated()
      if (heard.t !== 'now' || !heard.now) return
      const { number, asked, seats: seen } = heard.now
      options = seen[seat]?.options ?? options
      if (heard.ref !== undefined) self.answered(asked === null)
      if (asked?.waiting[0] === seat) self.asked(choice(number))
    },
    ...(isHost ? { begin: (self) => self.say(JSON.stringify({ t: 'begin', ref: ++ref })) } : {}),
  }
}

/** The newest version of the protocol that a server speaks, found by saying hello at a table of its own. */
export async function protocolAt(port: number, game: string, seat: string): Promise<number> {
  const { table, host } = await openTable(port, { game, options: {}, take: [seat], name: 'bench' })
  for (let protocol = PROTOCOL; protocol > 0; protocol--)
    if (await isWelcome(port, JSON.stringify({ t: 'hello', protocol, table, keys: [host] }))) return protocol
  throw new Error(`the server speaks no protocol from 1 to ${PROTOCOL}`)
}

async function isWelcome(port: number, hello: string): Promise<boolean> {
  let wire: Wire | undefined
  const answer = await new Promise<string>((resolve, reject) => {
    wire = new Wire(
      port,
      '/socket',
      (message) => resolve((JSON.parse(message.toString()) as Heard).t),
      reject,
    )
    void wire.opened.then(() => wire!.send(hello))
  })
  await wire?.close()
  return answer === 'welcome'
}
