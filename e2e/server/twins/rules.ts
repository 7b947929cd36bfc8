import { Engine, type Game, type Option, type Position, type Seat, clone, optionId } from '@miskatonic/kernel'

/** What twin tests have to know of a game: what may be noticed and learned by its ledger alone, not by the game's own opinion of it. */
export interface TwinRules {
  readonly game: Game
  /** What `seat` notices of a choice as such. Choices that are alike here must look alike in every message. */
  noticed(option: Option, position: Position, seat: Seat): string
  /** What `seat`, and those who know no more, could rightly learn from a choice and its consequences: worlds that differ in this are no twins any more. */
  learned(before: Position, after: Engine, seat: Seat): string
  /** Choices that are never made, because they rightly tell more than `learned` can say. */
  tells?(option: Option, seat: Seat): boolean
  /** Options that are tried although they are hardly ever offered. */
  readonly tempting: readonly string[]
  /** Something on the board to point at. */
  readonly pingable: string
  /** A seat whose view `seat` must not have. */
  opponent(seat: Seat): Seat
}

/** The events of a choice, and the position after it. */
export function outcomeOf(game: Game, position: Position, option: Option): Engine {
  const engine = Engine.at(game, clone(position), true)
  engine.choose(engine.find(option.seat, optionId(option))!)
  return engine
}
