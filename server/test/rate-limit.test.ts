import { describe, expect, it, vi } from 'vitest'
import { RateLimit, TokenBucket } from '../rate-limit.ts'

describe('a token bucket', () => {
  it('allows a burst of its capacity, then its rate', () => {
    const bucket = new TokenBucket({ capacity: 4, rate: 2, period: 1000 }, 0)
    const take = (now: number, times: number): boolean[] =>
      Array.from({ length: times }, () => bucket.take(now))
    expect(take(0, 5)).toEqual([true, true, true, true, false])
    expect(bucket.take(499)).toBe(false)
    expect(bucket.take(500)).toBe(true)
    expect(take(10_000, 5)).toEqual([true, true, true, true, false])
    expect(bucket.isFull(11_999)).toBe(false)
    expect(bucket.isFull(12_000)).toBe(true)
  })

  it('does not lock out when the clock is set back', () => {
    const bucket = new TokenBucket({ capacity: 2, rate: 2, period: 1000 }, 1_000_000)
    expect(bucket.take(0)).toBe(true)
    expect(bucket.take(1)).toBe(true)
    expect(bucket.take(2)).toBe(false)
    expect(bucket.take(502)).toBe(true)
  })
})

describe('a rate limit', () => {
  it('counts every key by itself', () => {
    const limit = new RateLimit(2, 1000)
    expect(['a', 'a', 'b', 'a', 'b', 'b'].map((key) => limit.allows(key, 0))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ])
    expect(limit.allows('a', 500)).toBe(true)
    expect(limit.allows('a', 500)).toBe(false)
  })

  it('counts what is known only afterwards, also beyond the limit', () => {
    const limit = new RateLimit(100, 1000)
    expect(limit.isUsedUp('a', 0)).toBe(false)
    limit.spend('a', 99, 0)
    expect(limit.isUsedUp('a', 0)).toBe(false)
    limit.spend('a', 51, 0)
    expect([limit.isUsedUp('a', 500), limit.isUsedUp('a', 510), limit.isUsedUp('b', 0)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('forgets keys only when they have their full allowance again', () => {
    const limit = new RateLimit(1, 1000)
    for (let i = 0; i < 10_000; i++) limit.allows(`early ${i}`, 0)
    expect(limit.allows('late', 900)).toBe(true)
    expect(limit.allows('another', 1000)).toBe(true)
    expect(limit.allows('late', 1000)).toBe(false)
    expect(limit.allows('early 0', 1000)).toBe(true)
    expect(limit.allows('early 0', 1000)).toBe(false)
  })

  it('does not look at all keys for each new one, however many there are', () => {
    const looks = vi.spyOn(TokenBucket.prototype, 'isFull')
    const limit = new RateLimit(1, 1000)
    const keys = 12_000
    for (let i = 0; i < keys; i++) limit.allows(`stranger ${i}`, 0)
    expect(looks.mock.calls.length).toBeLessThan(2 * keys)
    // And what is full again is still forgotten.
    for (let i = 0; i < keys; i++) limit.allows(`later ${i}`, 2000)
    expect(limit['buckets'].size).toBeLessThan(2 * keys)
    looks.mockRestore()
  })
})
