import type { Refused } from '@miskatonic/kernel'
import type { Member } from '@miskatonic/table'
import type { Hello, Place } from './place.ts'

type Receive = Parameters<Place['receive']>

/** The way of one connection to its table, which may move to another node without the connection noticing. */
export class Passage implements Place {
  readonly table: string
  readonly address: string
  private place: Place
  private readonly registered: (member: Member, passage: Passage | null) => void
  /** Requests that wait while the table moves. */
  private waiting: Receive[] | null = null

  constructor(
    table: string,
    address: string,
    place: Place,
    registered: (member: Member, passage: Passage | null) => void,
  ) {
    this.table = table
    this.address = address
    this.place = place
    this.registered = registered
  }

  async join(member: Member, hello: Hello): Promise<Refused | null> {
    this.registered(member, this)
    const refusal = await this.place.join(member, hello)
    if (refusal !== null) this.registered(member, null)
    return refusal
  }

  receive(...asked: Receive): Promise<void> | undefined {
    if (this.waiting === null) return this.place.receive(...asked)
    this.waiting.push(asked)
    return undefined
  }

  leave(member: Member): void {
    this.registered(member, null)
    this.place.leave(member)
  }

  pause(): void {
    this.waiting ??= []
  }

  /** The table is there from now on. */
  goOn(place: Place): void {
    const { waiting } = this
    this.place = place
    this.waiting = null
    for (const asked of waiting ?? []) void place.receive(...asked)
  }
}
