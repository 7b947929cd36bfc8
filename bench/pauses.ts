/** A gap of this many milliseconds between two readings of the clock means that the process was not running. */
export const PAUSE = 2

export interface Pauses {
  readonly count: number
  /** In milliseconds. */
  readonly longest: number
}

/**
 * How often within `length` milliseconds this machine pauses a program that does nothing but read the clock. A shared machine does, and
 * delays every server on it by as much.
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
