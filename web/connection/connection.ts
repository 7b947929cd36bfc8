import type { Seat } from '@miskatonic/kernel'
import type { Asked, Told } from '@miskatonic/protocol'

/** What may be asked of a table: everything but the hello. Request numbers, which answers repeat, are the connection's own business. */
export type Request = WithoutRef<Exclude<Asked, { t: 'hello' }>>
type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never

/** What comes back. A refusal is a value, too: nothing is thrown. */
export type Answer = Extract<Told, { t: 'done' | 'now' | 'moment' }> | Refusal
export type Refusal = Extract<Told, { t: 'refused' }>

/** The state of the connection to the table. */
export type Status =
  | { readonly is: 'connecting'; readonly isBrief?: boolean }
  | { readonly is: 'open' }
  /**
   * It will be tried again, at `again` (milliseconds since 1970) or as soon as there is a network. Brief: until now it takes no longer than
   * when a table moves to another server.
   */
  | { readonly is: 'offline'; readonly again: number | null; readonly isBrief?: boolean }
  /** It makes no sense to try again. */
  | { readonly is: 'refused'; readonly code: string; readonly message: string }

export interface Listener {
  told(message: Told): void
  status(status: Status): void
}

/** A connection to one table, on a server or in this page. */
export interface Connection {
  send(request: Request): Promise<Answer>
  /** Calls back with every message from now on, and at once with the state of the connection. Returns a function that stops it. */
  listen(listener: Listener): () => void
  /** Where several share one screen and hide their cards from each other: from now on the table is seen as this seat sees it. */
  lookAs?(seat: Seat): Promise<void>
  /** The keys held for this table have changed: says hello again. */
  renew?(): void
  /** The table as a file; with a note, as the report of a problem. */
  exported(note?: string): Promise<string | Refusal>
  close(): void
}

export function refusal(code: string, message: string): Refusal {
  return { t: 'refused', ref: null, code, message }
}

/** The listeners of a connection, and its state. */
export class Listeners {
  private readonly all = new Set<Listener>()
  private current: Status = { is: 'connecting' }

  get status(): Status {
    return this.current
  }

  add(listener: Listener): () => void {
    this.all.add(listener)
    listener.status(this.current)
    return () => this.all.delete(listener)
  }

  told(message: Told): void {
    for (const listener of this.all) listener.told(message)
  }

  turn(status: Status): void {
    this.current = status
    for (const listener of this.all) listener.status(status)
  }
}
