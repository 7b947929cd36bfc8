import {
  Engine,
  type Happened,
  type Seat,
  type View,
  completeOptions,
  isRefused,
  optionId,
  viewOf,
} from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Colour, Kind } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import { tinyEpic } from '../../index.ts'
import type { Events } from '../../kind.ts'
import type { Options, Table } from '../../position.ts'
import { Scene, type Setting, scene } from '../scene.ts'

/** Short ways to play and to read. T0 to T4 are the towns of the ring in which a scene takes place unless it says otherwise. */
export const T: readonly [Town, Town, Town, Town, Town] = [
  'lighthouse',
  'church',
  'library',
  'asylum',
  'tavern',
]

export const allVariants = [
  'solo',
  'standard-2',
  'standard-3',
  'standard-4',
  'solo-two-assistants',
  'duo-assistants',
  'trio-assistant',
  'zero',
] as const

/** A real game from a seed, waiting for the first sheet to be chosen (or, without players, for the first turn). */
export function open(options: Partial<Options> = {}, seed: number | string = 1): Engine {
  const complete = completeOptions(tinyEpic, { variant: 'standard-2', ...options })
  expect(isRefused(complete), 'the options are good').toBe(false)
  return Engine.start(tinyEpic, complete, String(seed), true)
}

/** A real game from a seed, set up and through its first spin. `next` fixes the results after the first choice of a sheet. */
export function begin(
  options: Partial<Options> = {},
  seed: number | string = 1,
  next: string[] = [],
): Engine {
  const engine = open(options, seed)
  engine.position.chance.next = [...next]
  while (engine.decision?.step === 'chooseSheet') engine.choose(engine.decision.options[0]!)
  return engine
}

/** The setup alone: in place of the first turn the engine stops at a question. `next` fixes spins and draws. */
export function setUp(options: Partial<Options>, seed: number, next: string[] = []): Engine {
  const engine = open({ first: 'p1', ...options }, seed)
  engine.position.chance.next = [...next]
  const turn = engine.position.stack.findIndex(({ step }) => step === 'turn')
  engine.position.stack[turn] = { step: 'nextTurn', args: {} }
  while (engine.decision?.step === 'chooseSheet') engine.choose(engine.decision.options[0]!)
  return engine
}

export function tableOf(engine: Engine): Table {
  return engine.position.table as Table
}

export function happenedIn<E extends keyof Events>(events: readonly Happened[], event: E): Events[E][] {
  return events.filter((each) => each.event === event).map((each) => each.args as Events[E])
}

export function viewFor(of: Scene | Engine, seat: Seat): View {
  const engine = of instanceof Scene ? of.engine : of
  return viewOf(tinyEpic, engine.position, engine.decision, seat)
}

/** The turn of the active character from its spin on: the pointer stops there, and the bag yields these tentacles. */
export function spun(stop: number, draws: string[], setting: Setting = {}): Scene {
  const s = scene({ ...setting, from: 'turn', next: [`stop-${stop}`, ...draws] })
  if (s.asked === null || s.asked.step === 'act') allCame(s)
  return s
}

/** p1 walks from T0 to T1, where shamblers wait, one for each tentacle that is drawn there. */
export function walked(draws: string[], setting: Setting = {}): Scene {
  const shamblers = draws.map((): Colour => 'rage')
  const s = scene({ ...setting, towns: { ...setting.towns, church: { shamblers } } })
  s.next(...draws).choose('move', { to: 'church' })
  return allCame(s)
}

/** Every result that was fixed has come. */
function allCame(s: Scene): Scene {
  expect(s.position.chance.next, 'results that did not come').toEqual([])
  return s
}

/** The names of these events in the order in which they happened since the last choice. */
export function inOrder(s: Scene, ...named: (keyof Events)[]): string[] {
  return s.story.filter((event) => named.includes(event as keyof Events))
}

/** Fear, rage and greed on the shambler mat. */
export function onMat({ table }: Scene): [number, number, number] {
  const { fear, rage, greed } = table.mat.madness
  return [fear, rage, greed]
}

/** Fear, rage and greed in a town. */
export function inTown({ table }: Scene, town: Town): [number, number, number] {
  const { fear, rage, greed } = table.towns[town]!.madness
  return [fear, rage, greed]
}

export function shamblersIn({ table }: Scene, town: Town): Colour[] {
  return table.towns[town]!.shamblers
}

/** What may be chosen now, by name, in the order of the alphabet. */
export function offers(s: Scene): string[] {
  return (s.engine.decision?.options ?? []).map((option) => optionId(option)).toSorted()
}

/** All tentacles of the game, wherever they lie, by kind. */
export function tentacles(table: Table): Record<Kind, number> {
  const all = { fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 0 }
  const add = (heap: Partial<Record<Kind, number>>): void => {
    for (const [kind, count] of Object.entries(heap)) all[kind as Kind] += count
  }
  const { bag, discard, supply, mat, necronomicon, greatOldOne } = table
  for (const heap of [bag, discard, supply, mat.madness, { eldritch: greatOldOne.energy }]) add(heap)
  for (const { madness, eldritch } of Object.values(table.towns)) add({ ...madness, eldritch })
  for (const { composure } of Object.values(table.characters)) add(composure)
  for (const { left, right } of Object.values(table.portals))
    for (const tentacle of [left, right]) if (tentacle !== null) add({ [tentacle]: 1 })
  add({ chaos: [...necronomicon.rowChaos, ...necronomicon.columnChaos].filter(Boolean).length })
  return all
}

/** Plays on with choices that a seed picks, and looks at every position on the way, the last one included. */
export function wander(engine: Engine, seed: number, look: (table: Table) => void, choices = 250): void {
  let state = seed * 2654435761 + 1
  look(tableOf(engine))
  for (let i = 0; i < choices && engine.decision !== null; i++) {
    const { options } = engine.decision
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    engine.choose(options[Math.floor((state / 2 ** 32) * options.length)]!)
    look(tableOf(engine))
  }
}
