/** A client with expensive requests. */
export interface Client {
  /** Handles one of them and says whether there are more. Never rejects. */
  takeTurn(): Promise<boolean>
}

/**
 * Handles expensive requests one at a time, one per client in turn, and yields to the event loop after each. Clients that ask for much wait
 * for each other; choices never wait for them.
 */
export class RoundRobin {
  private readonly clients: Client[] = []

  add(client: Client): void {
    if (this.clients.push(client) === 1) setImmediate(() => void this.next())
  }

  private async next(): Promise<void> {
    const client = this.clients[0]!
    const hasMore = await client.takeTurn()
    this.clients.shift()
    if (hasMore) this.clients.push(client)
    if (this.clients.length > 0) setImmediate(() => void this.next())
  }
}
