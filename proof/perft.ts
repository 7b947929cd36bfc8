import { Engine, type Game, type Position, clone } from '@miskatonic/kernel'

/** A position to count from, and the known numbers of sequences of 1, 2, 3 … choices. */
export interface Counted {
  readonly about: string
  readonly counts: readonly number[]
  readonly position: Position
}

/**
 * The number of sequences of `depth` choices from a position. A game that ends on the way counts as one sequence. Chance is that of
 * the position. Any change of the rules that offers something more or less within reach changes the number.
 */
export function perft(game: Game, position: Position, depth: number): number {
  return count(Engine.at(game, clone(position)), depth)
}

/** The same for depth 1, 2, … up to `depth`. */
export function perfts(game: Game, position: Position, depth: number): number[] {
  return Array.from({ length: depth }, (_, i) => perft(game, position, i + 1))
}

function count(engine: Engine, depth: number): number {
  const { decision, position } = engine
  if (decision === null || depth === 0) return 1
  if (depth === 1) return decision.options.length
  let sum = 0
  for (const option of decision.options) {
    engine.resume(clone(position))
    engine.choose(option)
    sum += count(engine, depth - 1)
  }
  return sum
}
