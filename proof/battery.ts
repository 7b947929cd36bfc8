import {
  type Choice,
  Engine,
  type Game,
  type Option,
  type Outcome,
  type Position,
  type Strategy,
  clone,
  hash,
  optionId,
} from '@miskatonic/kernel'
import type { Check, Finished, Checkpoint, Wrong } from './checks/check.ts'
import { type Chooser, type Temper, chooser, purposeful } from './choosers.ts'
import type { Coverage } from './coverage.ts'
import { Dice } from './dice.ts'
import { type Thoroughness, thoroughness } from './thoroughness.ts'

/** One game to be played and looked at. */
export interface Trial {
  /** Complete (see `completeOptions`). */
  readonly options: object
  readonly seed: string
  /** Where to begin, if not with the set-up. */
  readonly start?: Position | undefined
  /** Choices to begin with, as long as they are offered; then the player takes over. */
  readonly opening?: readonly Choice[]
  readonly temper: Temper
  /** Instead of a player of that temper: one who plays for this goal, by what the game knows of it. */
  readonly purpose?: { readonly strategy: Strategy; readonly goal?: string | undefined }
  /** The seed of the player's random choices; otherwise that of the game. */
  readonly player?: string
  readonly checks: keyof typeof thoroughness | Thoroughness
  /** Choices after which to stop, where a whole game would take too long. */
  readonly most?: number
  /** Every number of the game's ledger, to find references to rules that do not exist. */
  readonly ledger?: ReadonlySet<string> | undefined
  /** Counts what the game met. */
  readonly coverage?: Coverage
}

/** How a trial went. */
export interface Verdict {
  readonly choices: number
  readonly outcome: Outcome | null
  readonly failure: Failure | null
}

/** What is wrong, and everything that is needed to see it again. */
export interface Failure {
  readonly game: string
  readonly version: string
  readonly options: object
  readonly seed: string
  /** Where the choices begin, if not with the set-up. */
  readonly start?: Position | undefined
  readonly choices: readonly Choice[]
  /** The name of the check that found it. */
  readonly check: string
  readonly details: string
}

/**
 * A game with more choices than this is taken to be endless. Rules that heal as fast as they hurt make long games among players who do not
 * know what they are doing: one game of ALONE has lasted 27,946 choices.
 */
const ENDLESS = 100_000

/** Plays one game by chance and inspects it on the way. */
export function prove(game: Game, trial: Trial): Verdict {
  const play = new Trying(game, trial)
  const { opening = [], start } = trial
  const player = playerOf(trial)
  play.playOut((engine) => fromBook(opening, engine, start?.choices ?? 0) ?? player(engine))
  return play.verdict()
}

function playerOf({ temper, purpose, options, seed, player = seed }: Trial): Chooser {
  const dice = new Dice(`${player} ${temper}`)
  return purpose === undefined
    ? chooser(temper, dice)
    : purposeful(purpose.strategy, dice, options, purpose.goal)
}

function fromBook(opening: readonly Choice[], engine: Engine, first: number): Option | undefined {
  const next = opening[engine.position.choices - first]
  return next && engine.find(next.seat, next.option)
}

/** Plays the choices of a failure once more and says what is wrong: the same, or nothing if it has been mended. */
export function reproduce(game: Game, failure: Failure, ledger?: ReadonlySet<string>): Failure | null {
  const { options, seed, start, choices, check } = failure
  const play = new Trying(game, { options, seed, start, temper: 'even', checks: 'full', ledger })
  play.follow(choices, check)
  return play.verdict().failure
}

/** A game in the course of its trial. It ends with the first thing that is wrong. */
class Trying {
  private readonly choices: Choice[] = []
  private readonly hashes = new Map<number, string>()
  private readonly plan: Thoroughness
  private readonly game: Game
  private readonly trial: Trial
  private engine: Engine | undefined
  private last: Checkpoint['last'] = null
  private failure: Failure | null = null

  constructor(game: Game, trial: Trial) {
    this.game = game
    this.trial = trial
    this.plan = typeof trial.checks === 'string' ? thoroughness[trial.checks] : trial.checks
    this.guard('rules', () => {
      this.engine = this.begin()
      trial.coverage?.watch(this.engine)
      this.remember()
      trial.coverage?.came(this.engine)
      return undefined
    })
  }

  private begin(): Engine {
    const { options, seed, start } = this.trial
    return start === undefined
      ? Engine.start(this.game, options, seed, true)
      : Engine.at(this.game, clone(start), true)
  }

  playOut(choose: Chooser): void {
    while (this.failure === null) {
      this.inspect()
      if (this.failure !== null) return
      if (this.engine!.decision === null) return this.inspectWhole()
      if (this.choices.length === this.trial.most) return
      if (this.isEndless()) return
      this.choose(choose(this.engine!))
    }
  }

  /** Makes these choices and nothing else, and then looks for what that check has found. */
  follow(choices: readonly Choice[], check: string): void {
    for (const { seat, option } of choices) {
      if (this.failure !== null) return
      const found = this.engine!.find(seat, option)
      if (found === undefined)
        return this.fail(
          'offered',
          `choice ${this.choices.length + 1} (${seat} ${option}) is not offered any more`,
        )
      this.choose(found)
    }
    if (this.failure !== null || this.isEndless()) return
    for (const [each] of this.plan.decisions)
      if (each.name === check || check === 'unchanged') this.inspectWith(each)
    if (this.failure === null && this.plan.games.some(({ name }) => name === check)) this.inspectWhole()
  }

  verdict(): Verdict {
    const outcome = this.engine?.position.outcome ?? null
    if (this.engine !== undefined) this.trial.coverage?.ended(this.trial.options, outcome)
    return { choices: this.choices.length, outcome, failure: this.failure }
  }

  private isEndless(): boolean {
    if (this.choices.length < ENDLESS) return false
    this.fail('ends', `the game is not over after ${ENDLESS} choices`)
    return true
  }

  private choose(option: Option): void {
    const { engine, plan } = this
    const choice = { seat: option.seat, option: optionId(option) }
    const before = plan.closely ? clone(engine!.position) : null
    engine!.events = []
    this.choices.push(choice)
    this.guard('rules', () => {
      engine!.choose(option)
      return undefined
    })
    this.last = before && { before, choice, events: engine!.events }
    this.remember()
    this.trial.coverage?.came(engine!, option)
  }

  private remember(): void {
    if (this.plan.closely) this.hashes.set(this.choices.length, hash(this.engine!.position))
  }

  private inspect(): void {
    const { plan, engine } = this
    for (const [check, rate] of plan.decisions) {
      const due =
        engine!.decision === null ||
        new Dice(`${this.trial.seed} ${this.choices.length} ${check.name}?`).oneIn(rate)
      if (due) this.inspectWith(check)
    }
  }

  private inspectWith(check: Check): void {
    const { game, engine, last, plan } = this
    if (this.failure !== null) return
    const dice = new Dice(`${this.trial.seed} ${this.choices.length} ${check.name}`)
    const before = plan.closely ? JSON.stringify(engine!.position) : ''
    this.guard(check.name, () =>
      check.inspect({ game, engine: engine!, last, dice, ledger: this.trial.ledger }),
    )
    if (plan.closely && this.failure === null && JSON.stringify(engine!.position) !== before)
      this.fail('unchanged', `the check ${check.name} only asks, and yet the position has changed`)
  }

  private inspectWhole(): void {
    const { game, trial, choices, hashes, engine } = this
    hashes.set(choices.length, hash(engine!.position))
    for (const check of this.plan.games) {
      const dice = new Dice(`${trial.seed} ${check.name}`)
      const finished: Finished = { game, start: () => this.begin(), choices, hashes, dice }
      if (this.failure === null) this.guard(check.name, () => check.inspect(finished))
    }
  }

  /** An error that is thrown is something wrong as well. */
  private guard(check: string, inspect: () => Wrong): void {
    try {
      const wrong = inspect()
      if (wrong !== undefined) this.fail(check, wrong)
    } catch (error) {
      this.fail(check, error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  }

  private fail(check: string, details: string): void {
    const { id, version } = this.game
    const { options, seed, start } = this.trial
    this.failure = {
      game: id,
      version,
      options,
      seed,
      ...(start && { start }),
      choices: this.choices.slice(),
      check,
      details,
    }
  }
}

/** Every combination of the values of a game's options, or those that agree with what is fixed. */
export function combinations(game: Game, fixed: Readonly<Record<string, unknown>> = {}): object[] {
  let all: Record<string, unknown>[] = [{}]
  for (const [name, values] of Object.entries(game.options as Record<string, readonly unknown[]>)) {
    const open = name in fixed ? [fixed[name]] : values
    all = all.flatMap((start) => open.map((value) => ({ ...start, [name]: value })))
  }
  return all
}
