import type { Outcome } from './map.ts'

/** Puts cards in a random order and returns them as a new list; its last card is the top of the deck. */
export type Shuffle = (cards: number[]) => number[]

/**
 * A game in which chance and choices come from outside, so that two versions can be compared move by move.
 */
export interface ScriptedGame {
  /** The keys (`optionKey`) of all legal moves in any order; none when the game is over. */
  options(): string[]
  choose(option: string): void
  /** The JSON that this version writes for the seat. */
  view(seat: number): string
  outcome(): Outcome | null
}

/** One version of the small game. */
export interface Peer {
  name: string
  /** Plays random complete games for at least this time and returns the number of moves made. */
  play(seconds: number): number
  /** The same, writing the views of all four seats as JSON after every move. */
  playWithViews(seconds: number): number
  /** A game whose every shuffle is done by the given function. */
  scripted(shuffle: Shuffle): ScriptedGame
}

/** Plays games, one after the other, until the time is up; returns the sum of their moves. */
export function playFor(seconds: number, game: () => number): number {
  const end = performance.now() + seconds * 1000
  let moves = 0
  while (performance.now() < end) moves += game()
  return moves
}

/**
 * A number below n from 32 random bits. It looks at 16 of them, which is plenty for lists of fewer than a
 * hundred.
 */
export const below = (n: number, bits: number): number => ((bits >>> 16) * n) >>> 16

/** One step of a xorshift generator: 32 new random bits from the last ones (never 0). */
export function xorshift(bits: number): number {
  bits ^= bits << 13
  bits ^= bits >>> 17
  return bits ^ (bits << 5)
}

/** Seeded random numbers below n. */
export function randomNumbers(seed: number): (n: number) => number {
  let bits = Math.imul(seed, 0x9e3779b1) | 0 || 1
  return (n) => below(n, (bits = xorshift(bits)))
}
