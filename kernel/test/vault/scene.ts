import { type Option, type Position, type Seat, Engine, chanceFrom, clone } from '../../index.ts'
import { random } from '../../chance/chance.ts'
import { vault } from './index.ts'
import type { Table } from './position.ts'

export function newGame(seed = 'seed'): Engine {
  return Engine.start(vault, { goal: 5, first: 'ann' }, seed, true)
}

/** Room 2 is trapped, ann is about to act; `change` lays the table as a test wants it. */
export function annsTurn(change: (table: Table) => void = () => {}): Engine {
  const engine = newGame()
  engine.choose(engine.find('warden', 'trap:room=2')!)
  return laid(engine.position, change)
}

/** All are about to hide. */
export function hiding(change: (table: Table) => void = () => {}): Engine {
  const engine = annsTurn()
  for (const seat of ['ann', 'bob']) engine.choose(engine.find(seat, 'rest')!)
  return laid(engine.position, change)
}

function laid(position: Position, change: (table: Table) => void): Engine {
  const copy = clone(position)
  change(copy.table as Table)
  return Engine.at(vault, copy, true)
}

export function tableOf(engine: Engine): Table {
  return engine.position.table as Table
}

/** Plays on by chance, and shows every decision and choice, until the game is over or `visit` returns true. */
export function playRandomly(
  engine: Engine,
  seed: string,
  visit: (engine: Engine, option: Option) => boolean | void = () => {},
): void {
  const luck = chanceFrom(seed)
  while (engine.decision !== null) {
    const { options } = engine.decision
    const option = options[random(luck, options.length)]!
    if (visit(engine, option) === true) return
    engine.choose(option)
  }
}

/** All who look at a table: the seats, and a spectator. */
export function lookers(engine: Engine): Seat[] {
  return [...engine.position.seats, '']
}
