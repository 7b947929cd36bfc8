import { type Game, type Sights, completeOptions, isRefused } from '@miskatonic/kernel'
import { type Failure, type Trial, combinations, prove } from './battery.ts'
import { type Temper, tempers } from './choosers.ts'
import { type Counts, Coverage } from './coverage.ts'
import { Dice } from './dice.ts'
import { type Recorded, choicesOf } from './recorded.ts'
import { FULL_EVERY } from './thoroughness.ts'

/** A run of many games. Game number n is the same in every thread and in every order. */
export interface FuzzOrder {
  readonly seed: string
  readonly checks: 'fast' | 'full'
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
/** One in this many games begins like a recorded one, if there are any. */
const RECORDED_EVERY = 10

/** Plays the games from number `from` up to, not including, number `to`. */
export function fuzzGames(
  game: Game,
  order: FuzzOrder,
  from: number,
  to: number,
  begins?: (number: number) => void,
  sights?: Sights,
): FuzzResult {
  const coverage = new Coverage(undefined, sights)
  const result: FuzzResult = { games: 0, choices: 0, failed: 0, failures: [], counts: coverage.counts }
  const planned = plan(game, order)
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

function plan(game: Game, order: FuzzOrder): (number: number) => Trial {
  const all = settings(game, order.fixed)
  const ledger = order.ledger === null ? undefined : new Set(order.ledger)
  const recorded = order.recorded.filter((each) => agrees(each.options, order.fixed))
  return (number) => {
    const player = `${order.seed}/${number}`
    const dice = new Dice(player)
    const temper = dice.weighted(tempers, (each) => players[each])
    const checks = number % FULL_EVERY === 0 ? 'full' : order.checks
    const begin = recorded.length > 0 && dice.oneIn(RECORDED_EVERY) ? likeRecorded(recorded, dice) : null
    return { ...(begin ?? { options: dice.pick(all), seed: player }), player, temper, checks, ledger }
  }
}

function likeRecorded(
  recorded: readonly Recorded[],
  dice: Dice,
): Pick<Trial, 'options' | 'seed' | 'opening'> {
  const { options, seed, ...rest } = dice.pick(recorded)
  const choices = choicesOf(rest)
  return { options, seed, opening: choices.slice(0, dice.below(choices.length)) }
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
