/** Milliseconds between two looks at the clock from which on somebody else must have had the processor. */
export const PAUSE = 2

export interface Pauses {
  readonly count: number
  /** In milliseconds. */
  readonly longest: number
}

/**
 * How often this machine holds up a program that does nothing but look at the clock, within so many milliseconds. A machine that is shared
 * with others does, and every server on it is late by as much.
 */
export function pausesWithin(length: number, now: () => number = () => performance.now()): Pauses {
  const begin = now()
  let [count, longest, last] = [0, 0, begin]
  while (last - begin < length) {
    const at = now()
    if (at - last > PAUSE) count++
    longest = Math.max(longest, at - last)
    last = at
  }
  return { count, longest }
}
