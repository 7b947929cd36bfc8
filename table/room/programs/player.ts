import type { Language, Seat } from '@miskatonic/kernel'
import type { LogEntry, Now, TableInfo } from '@miskatonic/protocol'

/** A kind of program that can play a seat. To add one: a file with this value, and a line in `players.ts`. */
export interface PlayerProgram {
  /** As records and messages name it. */
  readonly id: string
  /** What people call it, with its article: "a clumsy stranger". */
  readonly names: Readonly<Record<Language, string>>
  /** Makes a player for one seat of one table. The seed is the same after a restart, so that the same game is played. */
  make(seed: string): Player
}

/**
 * A program that plays a seat. It knows what a person in that seat is told, and nothing else. It runs in the thread of the room: one that
 * thinks for longer than a few milliseconds has to do so in a worker, and answers with a promise.
 */
export interface Player {
  /** Answers a question with the id of an option (`optionId`). */
  choose(turn: Turn): string | Promise<string>
}

/** A question to a seat. */
export interface Turn {
  readonly seat: Seat
  readonly info: TableInfo
  /** The game as the seat sees it, with its options. */
  readonly now: Now
  /** The entries of the log since the last question. */
  readonly log: readonly LogEntry[]
  /** Why earlier answers to this question failed; empty when it is asked for the first time. */
  readonly refusals: readonly Refusal[]
  /** Aborted when the answer is no longer wanted: the game went on or back, time is up, or the seat was taken away. */
  readonly signal: AbortSignal
}

export interface Refusal {
  readonly code: string
  readonly message: string
}
