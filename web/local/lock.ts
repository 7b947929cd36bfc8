/** One tab at a time may lead a table of this device: two would write over each other. */
export interface Lock {
  release(): void
}

/** Takes the lock, or gives null if another tab has it. `onLost` is called if a tab takes it away. */
export async function held(
  name: string,
  { steal, onLost }: { steal: boolean; onLost: () => void },
): Promise<Lock | null> {
  const locks = globalThis.navigator.locks as LockManager | undefined
  if (locks === undefined) return { release: () => {} }
  return new Promise((resolve) => {
    let release = (): void => {}
    const done = new Promise<void>((free) => (release = free))
    const options = steal ? { steal } : { ifAvailable: true }
    locks
      .request(`miskatonic ${name}`, options, (lock) => {
        resolve(lock === null ? null : { release })
        return lock === null ? undefined : done
      })
      // A lock that is taken away ends with an error.
      .catch(onLost)
  })
}
