/**
 * Random numbers for tests, independent of the chance inside a position. The same seed gives the same numbers,
 * so that a failure can be reproduced.
 */
export class Dice {
  private state: number

  constructor(seed: string) {
    this.state = spread(seed)
  }

  /** A number from 0 up to, not including, 1 (mulberry32). */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit)
  }

  oneIn(count: number): boolean {
    return count <= 1 || this.below(count) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** Like `pick`, but in proportion to the weights. */
  weighted<T>(list: readonly T[], weightOf: (each: T) => number): T {
    const weights = list.map(weightOf)
    let left = this.fraction() * weights.reduce((sum, weight) => sum + weight, 0)
    for (let i = 0; i < list.length; i++) {
      left -= weights[i]!
      if (left < 0) return list[i]!
    }
    return list.at(-1)!
  }

  /** Up to `count` different members of a list, in no particular order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const pool = list.slice()
    this.shuffle(pool)
    return pool.slice(0, count)
  }

  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = list[i]
      list[i] = list[j]
      list[j] = kept
    }
  }
}

/** Fowler, Noll and Vo's hash (1a), stirred once more, so that seeds that differ in one letter have nothing in common. */
function spread(seed: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) sum = Math.imul(sum ^ seed.charCodeAt(i), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  return sum ^ (sum >>> 13)
}
