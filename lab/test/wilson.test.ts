import { describe, expect, test } from 'vitest'
import { wilson } from '../wilson.ts'

describe('an interval for a share', () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('is as published for %i of %i', (count, total, low, high) => {
    const interval = wilson(count, total)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('is the same from the other side', () => {
    const [some, others] = [wilson(7, 50), wilson(43, 50)]
    expect(some.low).toBeCloseTo(1 - others.high, 12)
    expect(some.high).toBeCloseTo(1 - others.low, 12)
  })

  test('never leaves what is possible', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
    for (const total of [1, 2, 3, 7, 100, 10_007]) {
      expect(wilson(0, total).low).toBe(0)
      expect(wilson(total, total).high).toBe(1)
      expect(wilson(0, total).high).toBeLessThan(1)
    }
  })
})
