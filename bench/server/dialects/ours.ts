import { optionId } from '@miskatonic/kernel'
import {
  type Asked,
  type NewTable,
  type Offer,
  PROTOCOL,
  type TableKeys,
  type Update,
} from '@miskatonic/protocol'
import { randomNumbers } from '../../peers/peer.ts'
import { startsWith } from '../bytes.ts'
import type { Dialect, Voice } from './dialect.ts'

const update = Buffer.from('{"t":"now",')
const answer = Buffer.from('{"t":"now","ref":')
const asksNobody = Buffer.from('"asked":null')
const welcome = Buffer.from('{"t":"welcome",')
const harmless = [welcome, '{"t":"info",', '{"t":"done",'].map((start) => Buffer.from(start))

const below = randomNumbers(1)

/** The game by its name, with its usual options. */
export function ours(game: string, seats: readonly string[]): Dialect {
  return {
    async prepare(port) {
      return voicesOf(await openTable(port, orderOf(game, seats)), seats)
    },
  }
}

export function orderOf(game: string, seats: readonly string[]): NewTable {
  return { game, options: {}, take: [...seats], name: 'bench' }
}

/** The players of a table; the first one begins. */
export function voicesOf(keys: TableKeys, seats: readonly string[]): Voice[] {
  return seats.map((seat, i) => voice(keys, seat, i === 0))
}

/** Opens a table and returns its keys. */
export async function openTable(port: number, order: NewTable): Promise<TableKeys> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    body: JSON.stringify(order),
  })
  if (response.status !== 201) throw new Error(`no table: ${await response.text()}`)
  return (await response.json()) as TableKeys
}

function voice({ table, host, seats }: TableKeys, seat: string, isHost: boolean): Voice {
  const asksMe = Buffer.from(`"waiting":["${seat}"`)
  const keys = isHost ? [seats[seat]!, host] : [seats[seat]!]
  const say = (asked: Asked): string => JSON.stringify(asked)
  let ref = 0
  let last = ''
  let options: readonly Offer[] = []

  function choice({ now }: Update): string {
    options = now.seats[seat]?.options ?? options
    const option = someOf(options, last)
    last = option.step
    return say({ t: 'choose', ref: ++ref, seat, decision: now.number, option: optionId(option) })
  }

  return {
    path: '/socket',
    greet: (self) => self.say(say({ t: 'hello', protocol: PROTOCOL, table, keys })),
    hear(message, self) {
      if (startsWith(message, update)) {
        if (startsWith(message, answer)) self.answered(message.includes(asksNobody))
        if (message.includes(asksMe)) self.asked(choice(JSON.parse(message.toString()) as Update))
      } else if (startsWith(message, welcome)) self.seated()
      else if (!harmless.some((start) => startsWith(message, start))) throw new Error(message.toString())
    },
    ...(isHost ? { begin: (self) => self.say(say({ t: 'begin', ref: ++ref })) } : {}),
  }
}

/** A random option. Declined trades can be offered again without end, so a player offers no two in a row while there is another option. */
export function someOf<T extends { readonly step: string }>(options: readonly T[], last: string): T {
  const others = isTrade(last) ? options.filter(({ step }) => !isTrade(step)) : options
  const from = others.length > 0 ? others : options
  return from[below(from.length)]!
}

function isTrade(step: string): boolean {
  return step.startsWith('give') || step.startsWith('take')
}

export async function tablesInMemory(port: number): Promise<number> {
  const health = (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as { tables: number }
  return health.tables
}
