import {
  Engine,
  type Happened,
  type Seat,
  type View,
  completeOptions,
  isRefused,
  viewOf,
} from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Investigator } from '../../cards/investigators.ts'
import type { Place, Town } from '../../content/map.ts'
import { reign } from '../../index.ts'
import type { Events } from '../../kind.ts'
import type { Options, Table } from '../../position.ts'
import { Scene } from '../scene.ts'

export const playerCounts = [2, 3, 4] as const
export const difficulties = ['introductory', 'standard', 'expert'] as const
export const seatsOf = { 2: ['p1', 'p2'], 3: ['p1', 'p2', 'p3'], 4: ['p1', 'p2', 'p3', 'p4'] } as const

export const allTowns: Town[] = ['arkham', 'dunwich', 'innsmouth', 'kingsport']
/** Summoning cards with the Shoggoth symbol (table 8.3 of the ledger). */
export const symbols: Place[] = [
  'university',
  'secret-lodge',
  'historic-inn',
  'swamp',
  'pawn-shop',
  'docks',
  'woods',
  'great-hall',
]

/** A real game from a seed, waiting for the first investigator to be chosen. */
export function open(options: Partial<Options>, seed: number | string = 1): Engine {
  const complete = completeOptions(reign, options)
  expect(isRefused(complete), 'the options are good').toBe(false)
  return Engine.start(reign, complete, String(seed), true)
}

/** A real game from a seed, set up to the first action. Whoever is offered one of the `wanted` investigators takes it. */
export function begin(
  options: Partial<Options>,
  seed: number | string = 1,
  wanted: Investigator[] = [],
): Engine {
  const engine = open(options, seed)
  while (engine.decision?.step === 'chooseInvestigator') {
    const offered = engine.decision.options
    engine.choose(
      offered.find(({ args }) => wanted.includes(args['investigator'] as Investigator)) ?? offered[0]!,
    )
  }
  return engine
}

export function tableOf(engine: Engine): Table {
  return engine.position.table as Table
}

export function happenedIn<E extends keyof Events>(events: readonly Happened[], event: E): Events[E][] {
  return events.filter((each) => each.event === event).map((each) => each.args as Events[E])
}

/** What a seat sees of a scene or of a game. */
export function viewFor(of: Scene | Engine, seat: Seat): View {
  const engine = of instanceof Scene ? of.engine : of
  return viewOf(reign, engine.position, engine.decision, seat)
}

/** Plays on with choices that a seed picks, and looks at every position on the way, the last one included. */
export function wander(s: Scene, seed: number, look: (s: Scene) => void, choices = 300): void {
  let state = seed * 2654435761 + 1
  look(s)
  for (let i = 0; i < choices && s.engine.decision !== null; i++) {
    const { options } = s.engine.decision
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    s.engine.choose(options[Math.floor((state / 2 ** 32) * options.length)]!)
    look(s)
  }
}
