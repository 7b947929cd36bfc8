/** The point of the normal distribution above which 2.5 % lie: with it an interval is a 95 % interval. */
const Z = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Wilson's interval for a share that was seen `count` times in `total` trials. Unlike the textbook's share ± 2 standard errors it stays
 * within 0 and 1 and says something sensible about what was never seen.
 */
export function wilson(count: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 }
  const share = count / total
  const weight = Z ** 2 / total
  const middle = (share + weight / 2) / (1 + weight)
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / total + weight / (4 * total))
  // Rounding must not make something of what was never, or always, seen.
  return { low: count === 0 ? 0 : middle - reach, high: count === total ? 1 : middle + reach }
}
