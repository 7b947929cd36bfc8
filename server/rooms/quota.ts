/** So much in a stretch of time, for each address: a bucket that refills steadily. */
export class Quota {
  private readonly limit: number
  private readonly period: number
  private readonly buckets = new Map<string, { left: number; at: number }>()

  constructor(limit: number, period: number) {
    this.limit = limit
    this.period = period
  }

  allows(address: string, now = Date.now()): boolean {
    const { left, at } = this.buckets.get(address) ?? { left: this.limit, at: now }
    const filled = Math.min(this.limit, left + ((now - at) / this.period) * this.limit)
    this.forgetFull(now)
    if (filled < 1) return false
    this.buckets.set(address, { left: filled - 1, at: now })
    return true
  }

  /** An address whose bucket is full again is like one that was never here. */
  private forgetFull(now: number): void {
    if (this.buckets.size < 10_000) return
    for (const [address, { at }] of this.buckets) if (now - at > this.period) this.buckets.delete(address)
  }
}
