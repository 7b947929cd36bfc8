import type { Seat } from '@miskatonic/kernel'
import type { Asked, Told } from '@miskatonic/protocol'

/** What may be asked of a table: everything but the greeting. The number that an answer repeats is the connection's own business. */
export type Request = WithoutRef<Exclude<Asked, { t: 'hello' }>>
type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never

/** What comes back. A refusal is a value, too: nothing is thrown. */
export type Answer = Extract<Told, { t: 'done' | 'now' | 'moment' }> | Refusal
export type Refusal = Extract<Told, { t: 'refused' }>

/** How the line to the table is. */
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

/** A line to one table, on a server or in this page, behind one interface. */
export interface Connection {
  send(request: Request): Promise<Answer>
  /** Hears everything from now on, and how the line is at once. Gives back how to stop listening. */
  listen(listener: Listener): () => void
  /** Where several share one screen and hide their cards from each other: from now on the table is seen as this seat sees it. */
  lookAs?(seat: Seat): Promise<void>
  /** One holds another key than before: greets again, so that the table knows it. */
  renew?(): void
  /** The table as a file; with a note, as the report of a problem. */
  exported(note?: string): Promise<string | Refusal>
  close(): void
}

export function refusal(code: string, message: string): Refusal {
  return { t: 'refused', ref: null, code, message }
}

/** Those who listen to a connection, and how it is. */
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
