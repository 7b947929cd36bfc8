import type { Choice, Engine, Game, Happened, Position, Rule } from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'

/** What is wrong, in a sentence; or nothing. */
export type Wrong = string | undefined

/** One decision (or the end) of a game that is being played, as a check gets to see it. */
export interface Checkpoint {
  readonly game: Game
  /** Checks do not change it; they experiment on clones. */
  readonly engine: Engine
  /** The last choice, the position before it, and its events. Null before the first choice. */
  readonly last: {
    readonly before: Position
    readonly choice: Choice
    readonly events: readonly Happened[]
  } | null
  /** Random numbers for the check, the same each time this check inspects this decision of this game. */
  readonly dice: Dice
  /** Every number of the game's ledger, if it was given. */
  readonly ledger: ReadonlySet<string> | undefined
}

/** A property that must hold at every decision. */
export interface Check {
  readonly name: string
  readonly about: string
  inspect(checkpoint: Checkpoint): Wrong
}

/** A game that was played to its end, or as far as its choices go. */
export interface Finished {
  readonly game: Game
  /** The game as it was before the first choice. */
  start(): Engine
  readonly choices: readonly Choice[]
  /** Hashes of earlier positions by number of choices, as far as they were kept. The last one is always there. */
  readonly hashes: ReadonlyMap<number, string>
  readonly dice: Dice
}

/** A property of a game as a whole. */
export interface GameCheck {
  readonly name: string
  readonly about: string
  inspect(finished: Finished): Wrong
}

/** The first thing that is wrong with any of these. */
export function firstWrong<T>(all: Iterable<T>, wrongWith: (each: T) => Wrong): Wrong {
  for (const each of all) {
    const wrong = wrongWith(each)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

/** Whether a rule's number begins as the ledger's numbers do, and is one of them if the ledger is at hand. */
export function wrongRule(
  { game, ledger }: Pick<Checkpoint, 'game' | 'ledger'>,
  rule: Rule | undefined,
  where: string,
): Wrong {
  if (rule === undefined) return `${where} names no rule`
  if (!rule.startsWith(`${game.ledger}-`))
    return `${where} names ${rule}, which is no number of the ledger ${game.ledger}`
  return ledger === undefined || ledger.has(rule)
    ? undefined
    : `${where} names ${rule}, which the ledger does not have`
}
