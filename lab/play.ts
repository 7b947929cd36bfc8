import { Engine, type Game, type Position } from '@miskatonic/kernel'
import { type Chooser, Dice, chooser } from '@miskatonic/proof'
import { type Tally, count, emptyTally } from './tally.ts'

/**
 * Who may play, by a name that can be told to a thread. Each game gets a new player, whose own luck depends on nothing but the seed, so
 * that a game is the same whoever plays it and in whatever order.
 *
 * - `random`: every option is equally likely.
 */
const players = {
  random: (seed) => chooser('even', new Dice(`${seed} random`)),
} satisfies Record<string, (seed: string) => Chooser>

export type PlayerName = keyof typeof players
export const playerNames = Object.keys(players) as PlayerName[]

/** What is played. A cell is one combination of options, complete (see `completeOptions`). */
export interface Order {
  readonly seed: string
  readonly player: PlayerName
  readonly cells: readonly object[]
}

/** The seed of a game. It does not name the cell: games of the same number have the same luck, which makes cells easier to compare. */
function seedOf({ seed }: Order, number: number): string {
  return `${seed} ${number}`
}

/** A game that is not over after so many choices never will be. */
const ENDLESS = 100_000

/** Plays games number `from` up to, not including, number `to` of a cell. */
export function playGames(game: Game, order: Order, cell: number, from: number, to: number): Tally {
  const tally = emptyTally()
  const options = order.cells[cell]!
  for (let number = from; number < to; number++)
    count(tally, playGame(game, options, seedOf(order, number), order.player))
  return tally
}

/** Nobody listens and nothing is copied: this loop is what a run spends its time in. */
function playGame(game: Game, options: object, seed: string, player: PlayerName): Position {
  try {
    const engine = Engine.start(game, options, seed)
    const choose: Chooser = players[player](seed)
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
