/** Somebody with something to do that takes long. */
export interface Waiting {
  /** Does one such thing, and says whether there is more. Never fails. */
  takeTurn(): Promise<boolean>
}

/**
 * What takes long is done one thing at a time, by turns, and after each of them the server looks after everybody else: those who ask for
 * much wait for each other, and a choice waits for none of them.
 */
export class Line {
  private readonly waiting: Waiting[] = []

  join(one: Waiting): void {
    if (this.waiting.push(one) === 1) setImmediate(() => void this.next())
  }

  private async next(): Promise<void> {
    const one = this.waiting[0]!
    const hasMore = await one.takeTurn()
    this.waiting.shift()
    if (hasMore) this.waiting.push(one)
    if (this.waiting.length > 0) setImmediate(() => void this.next())
  }
}
