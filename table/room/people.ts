import type { Seat } from '@miskatonic/kernel'
import {
  type Bye,
  type JsonText,
  type SeatInfo,
  type Told,
  type You,
  skeletonOf,
  toldText,
} from '@miskatonic/protocol'
import type { TableRecord } from '../store.ts'
import { type Rights, rightsOf, rightsOfProgram } from './keys.ts'

/** A client connected to a room: a socket, the page itself, or a program. */
export interface Member {
  /** Hashes of the member's keys; `everything` for the page that runs the room; the seat of a program. */
  readonly hashes: readonly string[] | 'everything' | { readonly program: Seat }
  readonly name: string
  send(text: JsonText<Told>): void
  /** Sends the last message; the connection is closed after it. */
  end(bye: Bye): void
}

/** The members of a room, with their rights by its present record. */
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
  /** Keys may have been issued or revoked: rights are computed again. */
  set record(record: TableRecord) {
    this.current = record
    for (const member of this.members.keys()) this.join(member)
  }

  /** The members, each with their rights. */
  get here(): ReadonlyMap<Member, Rights> {
    return this.members
  }

  /** The seats of all members, each once. */
  get seatsHere(): readonly Seat[] {
    this.present ??= [...new Set([...this.members.values()].flatMap(({ seats }) => seats))]
    return this.present
  }

  rightsOf(member: Member): Rights {
    return this.members.get(member) ?? this.findRights(member)
  }

  private findRights({ hashes }: Member): Rights {
    if (hashes === 'everything') {
      const seats = Object.keys(this.current.seats).filter((seat) => !this.isPlayedByProgram(seat))
      return { seats, host: true, invited: true, watching: true }
    }
    return 'program' in hashes
      ? rightsOfProgram(this.current, hashes.program)
      : rightsOf(this.current, hashes)
  }

  join(member: Member): void {
    this.members.set(member, this.findRights(member))
    this.present = undefined
  }

  leave(member: Member): boolean {
    this.present = undefined
    return this.members.delete(member)
  }

  /** Disconnects all members. */
  leaveAll(bye: Bye): void {
    for (const member of this.members.keys()) member.end(bye)
    this.present = undefined
    this.members.clear()
  }

  /** Whether anybody but programs is connected. */
  get hasPersons(): boolean {
    for (const { hashes } of this.members.keys())
      if (typeof hashes !== 'object' || !('program' in hashes)) return true
    return false
  }

  isPlayedByProgram(seat: Seat): boolean {
    return this.current.seats[seat]?.player !== undefined
  }

  holds(member: Member, seat: Seat): boolean {
    return this.rightsOf(member).seats.includes(seat)
  }

  /** Whether one person plays both seats. */
  areOnePerson(one: Seat, other: Seat): boolean {
    return areOnePerson(this.current, this.held, one, other)
  }

  /** The seats of each member who is here. */
  get held(): readonly (readonly Seat[])[] {
    return Array.from(this.members.values(), ({ seats }) => seats)
  }

  /** The seats of other people, whose consent is needed. Programs are not asked. */
  othersThan(member: Member): Seat[] {
    return Object.entries(this.current.seats).flatMap(([seat, { name, player }]) =>
      name === null || player !== undefined || this.holds(member, seat) ? [] : [seat],
    )
  }

  seats(): SeatInfo[] {
    const rights = [...this.members.values()]
    return Object.entries(this.current.seats).map(([seat, { name, wish, player }]) => ({
      seat,
      name,
      online: rights.some(({ seats }) => seats.includes(seat)),
      wish,
      ...(player === undefined ? {} : { player }),
    }))
  }

  watchers(): number {
    return [...this.members.values()].filter(({ seats }) => seats.length === 0).length
  }

  you(member: Member): You {
    const { seats, host, invited } = this.rightsOf(member)
    return { seats, host, invited }
  }

  /** The name of the seat's player, or of the member if the seat is free or a spectator's. */
  nameOf(member: Member, seat: Seat): string {
    const { name } = this.current.seats[seat] ?? { name: null }
    if (name !== null) return name
    return isNameOfOther(this.current, this.rightsOf(member).seats, member.name) ? '' : member.name
  }

  tellAll(told: Told): void {
    const text = toldText(told)
    for (const member of this.members.keys()) member.send(text)
  }
}

/**
 * Whether one person plays both seats; `held` are the seats of each member. At a shared screen one member holds all seats for several people,
 * who are told apart by their names, if they have any.
 */
export function areOnePerson(
  { seats }: TableRecord,
  held: readonly (readonly Seat[])[],
  one: Seat,
  other: Seat,
): boolean {
  if (seats[one]?.name !== seats[other]?.name) return false
  const isNamed = Object.values(seats).some(({ name }) => Boolean(name))
  if (isNamed && !seats[one]?.name) return false
  return held.some((own) => own.includes(one) && own.includes(other))
}

/** Whether a name would be taken for that of a seat, or of a player who does not hold these seats. */
export function isNameOfOther({ seats }: TableRecord, own: readonly Seat[], name: string): boolean {
  const skeleton = skeletonOf(name)
  return (
    skeleton !== '' &&
    Object.entries(seats).some(
      ([seat, player]) =>
        !own.includes(seat) && (skeletonOf(seat) === skeleton || skeletonOf(player.name ?? '') === skeleton),
    )
  )
}
