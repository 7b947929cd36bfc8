/** Seeded random numbers for tests, so that a failed run can be reproduced. */
export class Dice {
  private state: number

  constructor(seed: string) {
    this.state = 0x811c9dc5
    for (const letter of seed) this.state = Math.imul(this.state ^ letter.codePointAt(0)!, 0x01000193)
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

  between(low: number, high: number): number {
    return low + this.fraction() * (high - low)
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list]
    for (let left = mixed.length; left > 1; left--) {
      const at = this.below(left)
      ;[mixed[left - 1], mixed[at]] = [mixed[at]!, mixed[left - 1]!]
    }
    return mixed
  }
}
