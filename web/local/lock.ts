/** One tab at a time may lead a table of this device: two would write over each other. */
export interface Lock {
  release(): void
}

/** A page that is being reloaded may need a moment to let go, in milliseconds. */
const PATIENCE = 1500

/** Takes the lock, or gives null if another tab has it. `onLost` is called if a tab takes it away. */
export function held(
  name: string,
  { steal, onLost }: { steal: boolean; onLost: () => void },
): Promise<Lock | null> {
  const { navigator } = globalThis as { navigator?: { locks?: LockManager } }
  const locks = navigator?.locks
  if (locks === undefined) return Promise.resolve({ release: () => {} })
  return new Promise((resolve) => {
    let release = (): void => {}
    const done = new Promise<void>((free) => {
      release = free
    })
    let isHeld = false
    const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) }
    locks
      .request(`miskatonic ${name}`, options, () => {
        isHeld = true
        resolve({ release })
        return done
      })
      // Waiting in vain ends with an error, and so does a lock that is taken away.
      .catch(() => (isHeld ? onLost() : resolve(null)))
  })
}
