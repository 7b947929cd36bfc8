/** A ratio of two sides that were measured in pairs, with its 95 % interval. */
export interface Ratio {
  readonly ratio: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % quantile of Student's t by degrees of freedom; from 30 on it hardly changes. */
const STUDENT = [
  Infinity,
  12.706,
  4.303,
  3.182,
  2.776,
  2.571,
  2.447,
  2.365,
  2.306,
  2.262,
  2.228,
  2.201,
  2.179,
  2.16,
  2.145,
  2.131,
  2.12,
  2.11,
  2.101,
  2.093,
  2.086,
  2.08,
  2.074,
  2.069,
  2.064,
  2.06,
  2.056,
  2.052,
  2.048,
  2.045,
]

/**
 * The geometric mean of `after[i] / before[i]`, and the interval of Student's t over the logarithms. Pairs are measured one right after
 * the other, so other work on the machine affects both sides of a pair alike.
 */
export function ratioOf(after: readonly number[], before: readonly number[]): Ratio {
  if (after.length !== before.length || after.length === 0) throw new Error('a ratio needs pairs')
  const logs = after.map((value, i) => Math.log(value / before[i]!))
  const count = logs.length
  const mean = logs.reduce((sum, log) => sum + log, 0) / count
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / Math.max(count - 1, 1)
  const t = STUDENT[Math.min(count - 1, STUDENT.length - 1)]!
  const reach = count === 1 ? Infinity : t * Math.sqrt(variance / count)
  return { ratio: Math.exp(mean), low: Math.exp(mean - reach), high: Math.exp(mean + reach) }
}
