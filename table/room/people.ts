import type { Seat } from '@miskatonic/kernel'
import { type Bye, type JsonText, type SeatInfo, type Told, type You, toldText } from '@miskatonic/protocol'
import type { TableRecord } from '../store.ts'
import { type Rights, rightsOf } from './keys.ts'

/** Somebody who is connected to a room. */
export interface Member {
  /** The hashes of the keys they hold; at a table on one's own device one may do everything. */
  readonly hashes: readonly string[] | 'everything'
  readonly name: string
  send(text: JsonText<Told>): void
  /** Sends the last message; the connection is closed after it. */
  end(bye: Bye): void
}

/** Those who are here, and what each of them may do by the record as it is now. */
export class People {
  private readonly members = new Map<Member, Rights>()
  private current: TableRecord
  private present: readonly Seat[] | undefined

  constructor(record: TableRecord) {
    this.current = record
  }

  get record(): TableRecord {
    return this.current
  }
  /** Keys may have been issued or revoked: nobody's rights need be what they were. */
  set record(record: TableRecord) {
    this.current = record
    for (const member of this.members.keys()) this.join(member)
  }

  /** Those who are here, each with their rights. */
  get here(): ReadonlyMap<Member, Rights> {
    return this.members
  }

  /** The seats of those who are here, each once. */
  get seatsHere(): readonly Seat[] {
    this.present ??= [...new Set([...this.members.values()].flatMap(({ seats }) => seats))]
    return this.present
  }

  rightsOf(member: Member): Rights {
    return this.members.get(member) ?? this.findRights(member)
  }

  private findRights({ hashes }: Member): Rights {
    if (hashes !== 'everything') return rightsOf(this.current, hashes)
    return { seats: Object.keys(this.current.seats), host: true, invited: true, watching: true }
  }

  join(member: Member): void {
    this.members.set(member, this.findRights(member))
    this.present = undefined
  }

  leave(member: Member): boolean {
    this.present = undefined
    return this.members.delete(member)
  }

  /** Everybody is told goodbye and is gone. */
  leaveAll(bye: Bye): void {
    for (const member of this.members.keys()) member.end(bye)
    this.present = undefined
    this.members.clear()
  }

  holds(member: Member, seat: Seat): boolean {
    return this.rightsOf(member).seats.includes(seat)
  }

  /**
   * Whether somebody here leads both seats. Around one screen all seats are held together, but by several people: they are told apart by
   * their names, if they gave any.
   */
  areOnePerson(one: Seat, other: Seat): boolean {
    const { seats: records } = this.current
    if (records[one]?.name !== records[other]?.name) return false
    const isNamed = Object.values(records).some(({ name }) => Boolean(name))
    if (isNamed && !records[one]?.name) return false
    return [...this.members.values()].some(({ seats }) => seats.includes(one) && seats.includes(other))
  }

  /** The seats of other people, whose consent is needed. */
  othersThan(member: Member): Seat[] {
    return Object.entries(this.current.seats).flatMap(([seat, { name }]) =>
      name === null || this.holds(member, seat) ? [] : [seat],
    )
  }

  seats(): SeatInfo[] {
    const rights = [...this.members.values()]
    return Object.entries(this.current.seats).map(([seat, { name, wish }]) => ({
      seat,
      name,
      online: rights.some(({ seats }) => seats.includes(seat)),
      wish,
    }))
  }

  watchers(): number {
    return [...this.members.values()].filter(({ seats }) => seats.length === 0).length
  }

  you(member: Member): You {
    const { seats, host, invited } = this.rightsOf(member)
    return { seats, host, invited }
  }

  /** What somebody sitting there, or the member if it has no seat, is called. */
  nameOf(member: Member, seat: Seat): string {
    return this.current.seats[seat]?.name ?? member.name
  }

  tellAll(told: Told): void {
    const text = toldText(told)
    for (const member of this.members.keys()) member.send(text)
  }
}
