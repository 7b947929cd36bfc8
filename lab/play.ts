import { Engine, type Game, type Position, type Strategy } from '@miskatonic/kernel'
import { type Chooser, Dice, chooser, purposeful } from '@miskatonic/proof'
import { type Tally, count, emptyTally } from './tally.ts'

/**
 * Players by name, so that a thread can be asked for one. Each game gets a new player whose random choices depend only on the seed, so that
 * a game is the same in every thread and in every order.
 *
 * - `random`: every option is equally likely.
 * - `purposeful`: wants to win, and plays by the game's strategy; only for games that have one.
 */
const players = {
  random: (seed) => chooser('even', new Dice(`${seed} random`)),
  purposeful: (seed, options, strategy) =>
    purposeful(strategy!, new Dice(`${seed} purposeful`), options, strategy!.goals(options)[0]),
} satisfies Record<string, (seed: string, options: object, strategy?: Strategy) => Chooser>

export type PlayerName = keyof typeof players
export const playerNames = Object.keys(players) as PlayerName[]

/** What is played. A cell is one combination of options, complete (see `completeOptions`). */
export interface Order {
  readonly seed: string
  readonly player: PlayerName
  readonly cells: readonly object[]
}

/** The seed of a game. It does not depend on the cell: games with the same number have the same seed in all cells (common random numbers). */
function seedOf({ seed }: Order, number: number): string {
  return `${seed} ${number}`
}

/** A game with more choices than this is taken to be endless. */
const ENDLESS = 100_000

/** Plays games number `from` up to, not including, number `to` of a cell. */
export function playGames(
  game: Game,
  order: Order,
  cell: number,
  from: number,
  to: number,
  strategy?: Strategy,
): Tally {
  const tally = emptyTally()
  const options = order.cells[cell]!
  for (let number = from; number < to; number++) {
    const end = playGame(game, options, seedOf(order, number), order.player, strategy)
    count(tally, end, strategy?.round(end) ?? 0)
  }
  return tally
}

/** The hot loop of a run: no listeners, no copies. */
function playGame(
  game: Game,
  options: object,
  seed: string,
  player: PlayerName,
  strategy: Strategy | undefined,
): Position {
  try {
    const engine = Engine.start(game, options, seed)
    const choose: Chooser = players[player](seed, options, strategy)
    while (engine.decision !== null) {
      engine.choose(choose(engine))
      if (engine.position.choices > ENDLESS) throw new Error(`it is not over after ${ENDLESS} choices`)
    }
    return engine.position
  } catch (error) {
    const where = `the game with seed "${seed}" and options ${JSON.stringify(options)}`
    throw new Error(`Something is wrong with ${where}: ${String(error)}`, { cause: error })
  }
}
