const signals = ['SIGINT', 'SIGTERM'] as const

/** Milliseconds after the first signal in which another one is the same wish to stop: npm hands on what the process has got already. */
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
