/** The queue is full: the job was not run. */
export class QueueFull extends Error {}

interface Job {
  run(): Promise<void>
  reject(error: Error): void
}

interface Share {
  readonly waiting: Job[]
  running: number
}

interface Limits {
  /** Jobs that run at the same time. */
  readonly slots: number
  /** Of these, jobs of one share. */
  readonly perShare: number
  /** Jobs of one share that wait. Further ones are rejected with `QueueFull`. */
  readonly mostWaiting: number
}

/**
 * Runs jobs, a few at a time, and divides the time among shares: addresses or tables. A share with nothing running goes first; equals take
 * turns. A share that asks for much delays only itself.
 */
export class FairQueue {
  private readonly limits: Limits
  /** Those with jobs, the one that has waited longest for its turn first. */
  private readonly shares = new Map<string, Share>()
  private running = 0
  private isStarting = false

  constructor(limits: Limits) {
    this.limits = limits
  }

  run<T>(name: string, job: () => Promise<T>): Promise<T> {
    const share = this.shares.get(name) ?? { waiting: [], running: 0 }
    if (share.waiting.length >= this.limits.mostWaiting)
      return Promise.reject(new QueueFull('too much to do'))
    this.shares.set(name, share)
    return new Promise((resolve, reject) => {
      share.waiting.push({ run: () => job().then(resolve, reject), reject })
      this.startSoon()
    })
  }

  /** Rejects all jobs that have not been started. */
  clear(error: Error): void {
    for (const { waiting } of this.shares.values()) for (const job of waiting.splice(0)) job.reject(error)
  }

  /** One job for each turn of the event loop, so that messages are read in between. */
  private startSoon(): void {
    if (this.isStarting || this.running >= this.limits.slots) return
    this.isStarting = true
    setImmediate(() => {
      this.isStarting = false
      const next = this.next()
      if (next === undefined) return
      void this.start(...next)
      this.startSoon()
    })
  }

  private async start(name: string, share: Share): Promise<void> {
    const job = share.waiting.shift()!
    this.running++
    share.running++
    this.shares.delete(name)
    this.shares.set(name, share) // to the end
    await job.run()
    this.running--
    share.running--
    if (share.running === 0 && share.waiting.length === 0 && this.shares.get(name) === share)
      this.shares.delete(name)
    this.startSoon()
  }

  private next(): [string, Share] | undefined {
    let second: [string, Share] | undefined
    for (const each of this.shares) {
      const [, { waiting, running }] = each
      if (waiting.length === 0) continue
      if (running === 0) return each
      if (running < this.limits.perShare) second ??= each
    }
    return second
  }
}
