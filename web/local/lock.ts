/** Only one tab at a time may run a table: the others would see a game that is out of date. */
export interface Lock {
  release(): void
}

/** Milliseconds to wait for the lock: a page that is being reloaded releases it with a delay. */
const LOCK_TIMEOUT = 1500

/** Resolves with the lock, or with null if another tab has it. `onLost` is called if another tab steals it. */
export function acquireLock(
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
    const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(LOCK_TIMEOUT) }
    locks
      .request(`miskatonic ${name}`, options, () => {
        isHeld = true
        resolve({ release })
        return done
      })
      // The request rejects on timeout and when the lock is stolen.
      .catch(() => (isHeld ? onLost() : resolve(null)))
  })
}
