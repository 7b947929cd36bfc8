import {
  Engine,
  type Game,
  type Position,
  type Seat,
  type View,
  clone,
  completeOptions,
  isRefused,
  viewOf,
} from '@miskatonic/kernel'

/** A table to draw: a game with known luck, and the choices made in it. */
export interface Course {
  readonly options: object
  readonly seed: string
  /** The names of choices, in their order; the seats that may make them are asked. */
  readonly choices: readonly string[]
}

/** Plays a game as far as its choices go. */
export function played(game: Game, { options, seed, choices }: Course): Engine {
  const complete = completeOptions(game, options)
  if (isRefused(complete)) throw new Error(complete.refused.message)
  const engine = Engine.start(game, complete, seed)
  for (const id of choices) {
    const option = engine.decision?.waiting.map((seat) => engine.find(seat, id)).find((each) => each)
    if (option === undefined) throw new Error(`${id} is not offered at decision ${engine.position.choices}`)
    engine.choose(option)
  }
  return engine
}

/**
 * What a seat sees of a table that was arranged for a picture: `pictured(game, engine, 'p1', (table: Table) => …)`. Nothing is played on
 * from there.
 */
export function pictured(
  game: Game,
  { position, decision }: Engine,
  seat: Seat,
  arrange: (table: never) => void,
): View {
  const copy: Position = clone(position)
  // A position holds the table of any game; the caller knows which one it played.
  ;(arrange as (table: object) => void)(copy.table)
  return viewOf(game, copy, decision, seat)
}
