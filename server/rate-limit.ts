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

  /** How many tokens are missing. */
  used(now: number): number {
    return this.capacity - this.filled(now)
  }

  private filled(now: number): number {
    return Math.min(this.capacity, this.tokens + Math.max(0, now - this.at) * this.perMillisecond)
  }
}

/** Buckets in memory above which full ones are dropped: at first, and then whenever there are twice as many as were left. */
const MANY_BUCKETS = 10_000

/** Share of a limit above which other servers are told what a key has used. */
const TOLD_FROM = 0.25

/** Rate limit per key, such as an address. */
export class RateLimit {
  private readonly limit: number
  private readonly period: number
  private readonly buckets = new Map<string, TokenBucket>()
  /** What was counted here and not yet reported to other servers; null: there are none. */
  private untold: Map<string, number> | null = null
  private dropsAt = MANY_BUCKETS

  /** At most `limit` at once, and `limit` in `period` milliseconds. */
  constructor(limit: number, period: number) {
    this.limit = limit
    this.period = period
  }

  allows(key: string, now = performance.now()): boolean {
    const isAllowed = this.bucket(key, now).take(now)
    if (isAllowed) this.note(key, 1)
    return isAllowed
  }

  /** Counts what is known only afterwards. It may exceed the limit: then nothing is left for a while. */
  spend(key: string, count: number, now = performance.now()): void {
    this.bucket(key, now).spend(count, now)
    this.note(key, count)
  }

  /** Several servers share this limit: from now on remembers what to tell them. */
  share(): void {
    this.untold ??= new Map()
  }

  /** What heavy keys have used since the last report. Light ones matter to no other server. */
  takeUntold(now = performance.now()): [key: string, count: number][] {
    const told: [string, number][] = []
    for (const [key, count] of this.untold ?? []) {
      const used = this.buckets.get(key)?.used(now) ?? 0
      if (used < this.limit * TOLD_FROM) {
        if (used === 0) this.untold!.delete(key)
        continue
      }
      told.push([key, count])
      this.untold!.delete(key)
    }
    return told
  }

  /** Another server has counted this. */
  spentElsewhere(key: string, count: number, now = performance.now()): void {
    this.bucket(key, now).spend(count, now)
  }

  private note(key: string, count: number): void {
    this.untold?.set(key, (this.untold.get(key) ?? 0) + count)
  }

  isUsedUp(key: string, now = performance.now()): boolean {
    return this.buckets.get(key)?.isUsedUp(now) ?? false
  }

  /** Gives back what was allowed and did not happen. */
  giveBack(key: string): void {
    this.buckets.get(key)?.giveBack()
  }

  /** What is counted at the moment, by key. */
  used(now = performance.now()): [key: string, count: number][] {
    const all: [string, number][] = []
    for (const [key, bucket] of this.buckets) if (!bucket.isFull(now)) all.push([key, bucket.used(now)])
    return all
  }

  private bucket(key: string, now: number): TokenBucket {
    return this.buckets.get(key) ?? this.newBucket(key, now)
  }

  private newBucket(key: string, now: number): TokenBucket {
    if (this.buckets.size >= this.dropsAt) this.dropFullBuckets(now)
    const bucket = new TokenBucket({ capacity: this.limit, rate: this.limit, period: this.period }, now)
    this.buckets.set(key, bucket)
    return bucket
  }

  /** A full bucket is the same as none. With many keys that are not, looking at all of them for each new one would take long. */
  private dropFullBuckets(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key)
    this.dropsAt = Math.max(MANY_BUCKETS, 2 * this.buckets.size)
  }
}
