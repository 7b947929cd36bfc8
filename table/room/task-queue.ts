/** Runs asynchronous tasks one after the other. */
export class TaskQueue {
  /** Tasks that have not finished. */
  size = 0
  private last: Promise<unknown> = Promise.resolve()

  /** Runs a task after all earlier ones; the result, or the error, goes to the caller. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.size++
    const result = this.last.then(task).finally(() => this.size--)
    this.last = result.catch(() => null)
    return result
  }

  /** Resolves when all tasks so far have finished. */
  async finished(): Promise<void> {
    await this.last
  }
}
