import { type Game, type Sights, type Strategy, completeOptions, isRefused } from '@miskatonic/kernel'
import { type Failure, type Trial, combinations, prove } from './battery.ts'
import { type Temper, tempers } from './choosers.ts'
import { type Counts, Coverage } from './coverage.ts'
import { Dice } from './dice.ts'
import { type Recorded, choicesOf } from './recorded.ts'
import { FULL_EVERY } from './thoroughness.ts'

export const fuzzPlayers = ['chance', 'purposeful'] as const
export type FuzzPlayer = (typeof fuzzPlayers)[number]

/** What only tools know of a game. */
export interface Insight {
  /** What can be met. */
  readonly sights?: Sights | undefined
  /** How players with a goal play. */
  readonly strategy?: Strategy | undefined
}

/** A run of many games. Game number n is the same in every thread and in every order. */
export interface FuzzOrder {
  readonly seed: string
  readonly checks: 'fast' | 'full'
  /** Who plays: players who know nothing, or players with a goal, for games that can tell how these play. */
  readonly player: FuzzPlayer
  /** Options that are the same in every game; the others take all their values in turn. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Games that went far. Some of the fuzzed ones begin like one of these and leave it at some point. */
  readonly recorded: readonly Recorded[]
  readonly ledger: readonly string[] | null
}

/** Results of some games of a run. Plain data, so that it can be sent between threads. */
export interface FuzzResult {
  games: number
  choices: number
  /** Games with something wrong in them, and for each kind of fault the one with the fewest choices. */
  failed: number
  failures: Failure[]
  counts: Counts
}

/** Relative frequency of each kind of player: the curious get further and take twenty times as long. */
const players: Readonly<Record<Temper, number>> = { even: 50, moody: 200, curious: 1 }
/** One in this many games begins like a recorded one, if there are any; players with a goal then want to end it as that one ended. */
const recordedEvery: Readonly<Record<FuzzPlayer, number>> = { chance: 10, purposeful: 2 }

/** Plays the games from number `from` up to, not including, number `to`. */
export function fuzzGames(
  game: Game,
  order: FuzzOrder,
  from: number,
  to: number,
  begins?: (number: number) => void,
  { sights, strategy }: Insight = {},
): FuzzResult {
  const coverage = new Coverage(undefined, sights)
  const result: FuzzResult = { games: 0, choices: 0, failed: 0, failures: [], counts: coverage.counts }
  const planned = plan(game, order, strategy)
  for (let number = from; number < to; number++) {
    begins?.(number)
    const { choices, failure } = prove(game, { ...planned(number), coverage })
    result.games++
    result.choices += choices
    if (failure !== null) {
      result.failed++
      keepShortest(result.failures, failure)
    }
  }
  return result
}

/** Adds the games of `other` to those of `sum`. */
export function addResult(sum: FuzzResult, other: FuzzResult): void {
  sum.games += other.games
  sum.choices += other.choices
  sum.failed += other.failed
  for (const failure of other.failures) keepShortest(sum.failures, failure)
  new Coverage(sum.counts).include(other.counts)
}

/** The option combinations of a run. Combinations that the game itself refuses are left out. */
export function settings(game: Game, fixed: FuzzOrder['fixed']): object[] {
  return combinations(game, fixed).filter((options) => !isRefused(completeOptions(game, options)))
}

function plan(game: Game, order: FuzzOrder, strategy?: Strategy): (number: number) => Trial {
  const all = settings(game, order.fixed)
  const ledger = order.ledger === null ? undefined : new Set(order.ledger)
  const recorded = order.recorded.filter((each) => agrees(each.options, order.fixed))
  return (number) => {
    const player = `${order.seed}/${number}`
    const dice = new Dice(player)
    const temper = dice.weighted(tempers, (each) => players[each])
    const checks = number % FULL_EVERY === 0 ? 'full' : order.checks
    const isLike = recorded.length > 0 && dice.oneIn(recordedEvery[order.player])
    const model = isLike ? dice.pick(recorded) : undefined
    const begin = model === undefined ? { options: dice.pick(all), seed: player } : likeRecorded(model, dice)
    const trial: Trial = { ...begin, player, temper, checks, ledger }
    return order.player === 'chance' || strategy === undefined
      ? trial
      : { ...trial, purpose: { strategy, goal: model?.ending } }
  }
}

function likeRecorded(recorded: Recorded, dice: Dice): Pick<Trial, 'options' | 'seed' | 'start' | 'opening'> {
  const { options, seed, start } = recorded
  const choices = choicesOf(recorded)
  return { options, seed, start, opening: choices.slice(0, dice.below(choices.length)) }
}

function agrees(options: object, fixed: FuzzOrder['fixed']): boolean {
  return Object.entries(fixed).every(([name, value]) => (options as Record<string, unknown>)[name] === value)
}

/** A fault may show up thousands of times. Faults are grouped by check and the beginning of the details. */
function keepShortest(failures: Failure[], failure: Failure): void {
  const kind = kindOf(failure)
  const known = failures.findIndex((each) => kindOf(each) === kind)
  if (known < 0) failures.push(failure)
  else if (failure.choices.length < failures[known]!.choices.length) failures[known] = failure
}

function kindOf({ check, details }: Failure): string {
  return `${check} ${details.replaceAll(/"[^"]*"|\d+/g, '').slice(0, 60)}`
}
