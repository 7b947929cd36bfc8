const signals = ['SIGINT', 'SIGTERM'] as const

/** npm forwards signals that the process has already received: within this time, in milliseconds, a second one counts as the same. */
const SAME_WISH = 1_000

/** Calls `stop` at the first signal; a later one ends the process at once. Gives a function that makes signals what they were. */
export function onStop(stop: () => void): () => void {
  let first: number | undefined
  const heard = (): void => {
    if (first === undefined) {
      first = performance.now()
      stop()
    } else if (performance.now() - first > SAME_WISH) process.kill(process.pid, 'SIGKILL')
  }
  for (const signal of signals) process.on(signal, heard)
  return () => {
    for (const signal of signals) process.off(signal, heard)
  }
}
