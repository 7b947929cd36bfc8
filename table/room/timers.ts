import type { Surroundings } from './surroundings.ts'

/** What a room does later by itself, in the order of its requests. */
export class Timers {
  private readonly around: Surroundings
  private readonly running = new Set<() => void>()
  /** Runs a task among the requests of the room. Set by the room. */
  run: (task: () => unknown) => void = () => {}

  constructor(around: Surroundings) {
    this.around = around
  }

  /** Runs a task after so many milliseconds; gives what cancels it. */
  after(milliseconds: number, task: () => unknown): () => void {
    const stop = this.around.after(milliseconds, () => {
      this.running.delete(cancel)
      this.run(task)
    })
    const cancel = (): void => {
      this.running.delete(cancel)
      stop()
    }
    this.running.add(cancel)
    return cancel
  }

  cancelAll(): void {
    for (const cancel of this.running) cancel()
  }
}
