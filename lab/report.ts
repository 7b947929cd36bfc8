import type { Game } from '@miskatonic/kernel'
import type { Given, LeftOut } from './cells.ts'
import type { Order } from './play.ts'
import { type Interval, wilson } from './wilson.ts'
import type { Played } from './run.ts'

/** A share of games, from 0 to 1, with Wilson's 95 % interval. */
export interface Share extends Interval {
  readonly share: number
}

/**
 * Everything about a run, as it is written to a file. `games`, `wins`, `choices` and those of the endings are counted; `share`, `low`,
 * `high` and `choicesPerGame` follow from them. The same game, version, player, seed, `from` and cells give the same counts anywhere;
 * only `speed` and `threadSeconds` depend on the machine.
 */
export interface Report {
  readonly format: 'miskatonic-lab'
  readonly formatVersion: 1
  readonly game: string
  /** The version of the rules. */
  readonly version: string
  /** Who made the choices. */
  readonly player: string
  /** Game number n of every cell was begun with the seed `<seed> <n>`. */
  readonly seed: string
  /** The number of the first game of every cell. */
  readonly from: number
  /** How many games of each cell were asked for. A run that was ended early has less. */
  readonly gamesWanted: number
  readonly isComplete: boolean
  /** What was asked for: the values of each option that was not left to the game. More than one value make cells. */
  readonly given: Given
  /** Combinations of those values that the game does not allow. */
  readonly leftOut: readonly LeftOut[]
  /** Without those of which no game was finished. */
  readonly cells: readonly CellReport[]
  readonly speed: {
    readonly workers: number
    readonly seconds: number
    /** All threads together, the time to start them included. */
    readonly gamesPerSecond: number
  }
}

/** One combination of options. */
export interface CellReport {
  /** All of them. */
  readonly options: Readonly<Record<string, unknown>>
  /** Games number `from` to `from + games - 1`. */
  readonly games: number
  /** Games with at least one winner. */
  readonly wins: number
  readonly won: Share
  /** Made in all games together. */
  readonly choices: number
  readonly choicesPerGame: number
  /** Null for games that do not tell their rounds. */
  readonly roundsPerGame: number | null
  /** The most frequent first. */
  readonly endings: readonly {
    readonly how: string
    readonly games: number
    readonly wins: number
    readonly share: Share
  }[]
  /** How long threads were at it, all together. */
  readonly threadSeconds: number
}

/** What is known about a run besides what came of it. */
interface Circumstances {
  readonly given: Given
  readonly leftOut: readonly LeftOut[]
  readonly from: number
  readonly games: number
  readonly workers: number
  readonly seconds: number
}

export function reportOf(game: Game, order: Order, played: readonly Played[], about: Circumstances): Report {
  const cells = played.map((each, i) => cellReport(order.cells[i]!, each)).filter(({ games }) => games > 0)
  const games = cells.reduce((sum, cell) => sum + cell.games, 0)
  return {
    format: 'miskatonic-lab',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    player: order.player,
    seed: order.seed,
    from: about.from,
    gamesWanted: about.games,
    isComplete: games === order.cells.length * about.games,
    given: about.given,
    leftOut: about.leftOut,
    cells,
    speed: {
      workers: about.workers,
      seconds: about.seconds,
      gamesPerSecond: games / Math.max(about.seconds, 0.001),
    },
  }
}

function cellReport(options: object, { tally, seconds }: Played): CellReport {
  const { games, wins, choices, rounds, endings } = tally
  return {
    options: { ...options },
    games,
    wins,
    won: shareOf(wins, games),
    choices,
    choicesPerGame: choices / games,
    roundsPerGame: rounds === 0 ? null : rounds / games,
    endings: Object.entries(endings)
      .map(([how, ending]) => ({ how, ...ending, share: shareOf(ending.games, games) }))
      // Names decide between equals, so that the order does not depend on who played what.
      .toSorted((a, b) => b.games - a.games || (a.how < b.how ? -1 : 1)),
    threadSeconds: seconds,
  }
}

function shareOf(count: number, total: number): Share {
  return { share: count / total, ...wilson(count, total) }
}
