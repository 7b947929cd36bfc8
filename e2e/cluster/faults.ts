import { setTimeout as sleep } from 'node:timers/promises'
import { Dice } from '../server/dice.ts'
import type { Nats, Postgres } from '@miskatonic/engines'
import type { Node } from './node.ts'
import type { Proxy } from './proxy.ts'

export type FaultName =
  | 'kill'
  | 'pause'
  | 'cut-postgres'
  | 'cut-nats'
  | 'cut-both'
  | 'slow'
  | 'restart-postgres'
  | 'restart-nats'
  | 'drain'

/** What a fault is done to. */
export interface Scene {
  readonly nodes: readonly Node[]
  readonly postgres: Postgres
  readonly nats: Nats
}

/** A fault, as it was drawn. All times are in milliseconds. */
export interface Fault {
  readonly name: FaultName
  /** Which node it is done to. */
  readonly victim: number
  /** How long a pause or a cut lasts. */
  readonly time: number
  /** How long a killed node or bus stays away. */
  readonly away: number
  /** By how much a slow link delays. */
  readonly delay: number
}

/** Faults that begin together, after some time of play. */
export interface Blow {
  readonly calm: number
  readonly faults: readonly Fault[]
}

export interface Plan {
  readonly seed: string
  readonly nodes: number
  readonly faults: number
  /** Pauses and cuts, in milliseconds. Short ones are as frequent as long ones: as many from 1 to 5 seconds as from 5 to 25. */
  readonly shortest: number
  readonly longest: number
  /** Only these. Left out: each kind once, in an order from the seed, and then as they are drawn. */
  readonly only?: readonly FaultName[] | undefined
  /** No two faults at once. */
  readonly isSimple?: boolean | undefined
}

/** Most milliseconds of play before a fault. */
const CALM = 800

/** How often each fault is drawn. */
const weights: Readonly<Record<FaultName, number>> = {
  kill: 5,
  pause: 5,
  'cut-postgres': 4,
  'cut-nats': 3,
  'cut-both': 2,
  slow: 2,
  'restart-postgres': 1,
  'restart-nats': 2,
  drain: 4,
}

export const faultNames = Object.keys(weights) as FaultName[]

const drawn = Object.entries(weights).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name as FaultName),
)

/** All faults of a run. They depend on the seed alone and not on what players do meanwhile, so that an order can be repeated. */
export function planned({ seed, nodes, faults, shortest, longest, only, isSimple = false }: Plan): Blow[] {
  const dice = new Dice(`faults ${seed}`)
  const everyKind = only === undefined ? dice.shuffled(faultNames) : [...only]
  const names = Array.from({ length: faults }, (_, i) => everyKind[i] ?? dice.pick(only ?? drawn))
  const blows: Blow[] = []
  while (names.length > 0) {
    // The second blow of every run is a double one.
    const isDouble = !isSimple && nodes > 1 && (blows.length === 1 || dice.oneIn(5))
    const [first, second] = names.splice(0, isDouble ? 2 : 1)
    // Two restarts of one engine at once are one.
    const together = [first!, ...(second === undefined || isSameRestart(first!, second) ? [] : [second])]
    const victims = dice.shuffled(Array.from({ length: nodes }, (_, i) => i))
    blows.push({
      calm: dice.between(0, CALM),
      faults: together.map((name, i) => ({
        name,
        victim: victims[i]!,
        time: shortest * (longest / shortest) ** dice.fraction(),
        away: dice.between(0, 1_000),
        delay: dice.between(20, 300),
      })),
    })
  }
  return blows
}

function isSameRestart(first: FaultName, second: FaultName): boolean {
  return first === second && first.startsWith('restart')
}

/** Does one fault, and resolves when everything is whole again. */
export async function inflict(
  { name, victim, time, away, delay }: Fault,
  { nodes, postgres, nats }: Scene,
): Promise<void> {
  const node = nodes[victim]!
  switch (name) {
    case 'kill':
      await node.program?.kill()
      await sleep(away)
      await node.start()
      return
    case 'pause':
      node.signal('SIGSTOP')
      await sleep(time)
      node.signal('SIGCONT')
      return
    case 'cut-postgres':
      return cut([node.postgres], time)
    case 'cut-nats':
      return cut([node.nats], time)
    case 'cut-both':
      return cut([node.postgres, node.nats], time)
    case 'slow':
      return slowDown([node.postgres, node.nats], delay, time)
    case 'restart-postgres':
      await postgres.kill('SIGQUIT')
      await postgres.start()
      return
    case 'restart-nats':
      await nats.kill()
      await sleep(away)
      await nats.start()
      return
    case 'drain':
      await node.program?.stop()
      await node.start()
  }
}

/** Packets are swallowed; in the end the connections break, as they do when a network is mended. */
async function cut(proxies: readonly Proxy[], time: number): Promise<void> {
  for (const proxy of proxies) proxy.weather = 'swallow'
  await sleep(time)
  for (const proxy of proxies) {
    proxy.weather = 'clear'
    proxy.cut()
  }
}

async function slowDown(proxies: readonly Proxy[], by: number, time: number): Promise<void> {
  for (const proxy of proxies) proxy.weather = { delay: by }
  await sleep(time)
  for (const proxy of proxies) {
    proxy.weather = 'clear'
    proxy.cut() // what is delayed would be overtaken
  }
}
