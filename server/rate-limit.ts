/** Allows bursts of up to `capacity` and refills steadily. */
export class TokenBucket {
  private readonly capacity: number
  private readonly perMillisecond: number
  private tokens: number
  private at: number

  /** `period`: milliseconds in which `rate` tokens are added. */
  constructor({ capacity, rate, period }: { capacity: number; rate: number; period: number }, now: number) {
    this.capacity = capacity
    this.perMillisecond = rate / period
    this.tokens = capacity
    this.at = now
  }

  /** Takes a token if there is one. */
  take(now: number): boolean {
    this.tokens = this.filled(now)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }

  /** Takes tokens that have been used, also if there are not so many. */
  spend(count: number, now: number): void {
    this.tokens = this.filled(now) - count
    this.at = now
  }

  isUsedUp(now: number): boolean {
    return this.filled(now) < 1
  }

  /** Gives a token back that was taken for nothing. */
  giveBack(): void {
    this.tokens = Math.min(this.capacity, this.tokens + 1)
  }

  isFull(now: number): boolean {
    return this.filled(now) >= this.capacity
  }

  private filled(now: number): number {
    return Math.min(this.capacity, this.tokens + Math.max(0, now - this.at) * this.perMillisecond)
  }
}

/** Buckets in memory above which full ones are dropped. */
const MOST_BUCKETS = 10_000

/** Rate limit per key, such as an address. */
export class RateLimit {
  private readonly limit: number
  private readonly period: number
  private readonly buckets = new Map<string, TokenBucket>()

  /** At most `limit` at once, and `limit` in `period` milliseconds. */
  constructor(limit: number, period: number) {
    this.limit = limit
    this.period = period
  }

  allows(key: string, now = performance.now()): boolean {
    return this.bucket(key, now).take(now)
  }

  /** Counts what is known only afterwards. It may exceed the limit: then nothing is left for a while. */
  spend(key: string, count: number, now = performance.now()): void {
    this.bucket(key, now).spend(count, now)
  }

  isUsedUp(key: string, now = performance.now()): boolean {
    return this.buckets.get(key)?.isUsedUp(now) ?? false
  }

  /** What was allowed did not happen, and does not count. */
  giveBack(key: string): void {
    this.buckets.get(key)?.giveBack()
  }

  private bucket(key: string, now: number): TokenBucket {
    return this.buckets.get(key) ?? this.newBucket(key, now)
  }

  private newBucket(key: string, now: number): TokenBucket {
    if (this.buckets.size >= MOST_BUCKETS) this.dropFullBuckets(now)
    const bucket = new TokenBucket({ capacity: this.limit, rate: this.limit, period: this.period }, now)
    this.buckets.set(key, bucket)
    return bucket
  }

  /** A full bucket is the same as none. */
  private dropFullBuckets(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key)
  }
}
