import type { Position } from '@miskatonic/kernel'

/** Results of some games of a cell, in whole numbers, so that the sum does not depend on the order of addition. */
export interface Tally {
  games: number
  /** Games with at least one winner. */
  wins: number
  /** Choices made in all of them together. */
  choices: number
  /** Rounds of all of them together, of games that can tell their rounds; otherwise 0. */
  rounds: number
  /** By how they ended. */
  endings: Record<string, { games: number; wins: number }>
}

export function emptyTally(): Tally {
  return { games: 0, wins: 0, choices: 0, rounds: 0, endings: {} }
}

/** Adds a game that is over. */
export function count(tally: Tally, { outcome, choices }: Position, rounds: number): void {
  const { how, winners } = outcome!
  const wins = winners.length > 0 ? 1 : 0
  const ending = (tally.endings[how] ??= { games: 0, wins: 0 })
  ending.games++
  ending.wins += wins
  tally.games++
  tally.wins += wins
  tally.choices += choices
  tally.rounds += rounds
}

/** Adds the games of `other` to those of `sum`. */
export function addTally(sum: Tally, other: Tally): void {
  sum.games += other.games
  sum.wins += other.wins
  sum.choices += other.choices
  sum.rounds += other.rounds
  for (const [how, { games, wins }] of Object.entries(other.endings)) {
    const ending = (sum.endings[how] ??= { games: 0, wins: 0 })
    ending.games += games
    ending.wins += wins
  }
}
