import { type Game, type Seat, sha256 } from '@miskatonic/kernel'
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
import type { Attendance } from './absence.ts'
import type { Quota } from './quota.ts'
import { type Rights, keysShown, rightsOfProgram, rightsWith } from './keys.ts'
import { type Marks, seatsOnOneSide } from './sides.ts'

/** A client connected to a room: a socket, the page itself, or a program. */
export interface Member {
  /** Hashes of the member's keys; `everything` for the page that runs the room; the seat of a program. */
  readonly hashes: readonly string[] | 'everything' | { readonly program: Seat }
  readonly name: string
  /** The hash of what its device is known by; left out where its hello says so. */
  readonly device?: string | undefined
  /** Left out where nothing is counted. */
  readonly quota?: Quota | undefined
  send(text: JsonText<Told>): void
  /** Sends the last message; the connection is closed after it. */
  end(bye: Bye): void
}

export function hashOfDevice(token: string): string {
  return sha256(`miskatonic device ${token}`)
}

/** The members of a room, with their rights by its present record. */
export class People implements Attendance {
  private readonly members = new Map<Member, Rights>()
  private readonly game: Game | undefined
  private readonly now: () => number
  private readonly loaded: number
  private current: TableRecord
  private present: readonly Seat[] | undefined
  /** Since when the players of seats have been away, as far as it is known. */
  private readonly away = new Map<Seat, number>()
  /** What a member is known by besides the keys it came with: its device, and keys that it got here. */
  private readonly devices = new WeakMap<Member, string>()
  private readonly granted = new WeakMap<Member, string[]>()

  constructor(record: TableRecord, game: Game | undefined, now: () => number) {
    this.current = record
    this.game = game
    this.now = now
    this.loaded = now()
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

  private findRights(member: Member): Rights {
    const { hashes } = member
    if (hashes === 'everything') {
      const seats = Object.keys(this.current.seats).filter((seat) => !this.isPlayedByProgram(seat))
      return { seats, host: true, invited: true, watching: true }
    }
    if ('program' in hashes) return rightsOfProgram(this.current, hashes.program)
    const keys = keysShown(this.current, this.hashesOf(member))
    const ofSeats = keys.flatMap(({ hash, grant }) =>
      typeof grant === 'object' && 'seat' in grant ? [{ hash, seat: grant.seat }] : [],
    )
    const others = this.marksOf(member).filter((mark) => ofSeats.every(({ hash }) => hash !== mark))
    const allowed = new Set(seatsOnOneSide(this.game, this.current, ofSeats, others))
    return rightsWith(
      keys,
      Object.keys(this.current.seats).filter((seat) => allowed.has(seat)),
    )
  }

  /** The seats that links of this member would open. */
  linksOf(member: Member): Seat[] {
    return keysShown(this.current, this.hashesOf(member)).flatMap(({ grant }) =>
      typeof grant === 'object' && 'link' in grant ? [grant.link] : [],
    )
  }

  /** The positions of the keys that a member came with and that open nothing. */
  deadKeysOf({ hashes }: Member): number[] {
    if (typeof hashes === 'string' || 'program' in hashes) return []
    return hashes.flatMap((hash, i) => (this.current.keys.some((key) => key.hash === hash) ? [] : [i]))
  }

  /** What a member is known by, in games with sides. Invitations and links are shared by several people. */
  marksOf(member: Member): Marks {
    const shared = keysShown(this.current, this.hashesOf(member)).filter(
      ({ grant }) =>
        grant === 'invite' || grant === 'watch' || (typeof grant === 'object' && 'link' in grant),
    )
    const device = this.deviceOf(member)
    const own = this.hashesOf(member).filter((hash) => shared.every((key) => key.hash !== hash))
    return device === undefined ? own : [...own, device]
  }

  /** What another server has to know of a member to go on with it. */
  knownOf(member: Member): Pick<Member, 'name' | 'device'> & { readonly hashes: readonly string[] } {
    return { name: member.name, device: this.deviceOf(member), hashes: this.hashesOf(member) }
  }

  private deviceOf(member: Member): string | undefined {
    return this.devices.get(member) ?? member.device
  }

  private hashesOf(member: Member): readonly string[] {
    const { hashes } = member
    if (typeof hashes === 'string' || 'program' in hashes) return []
    return [...hashes, ...(this.granted.get(member) ?? [])]
  }

  noteDevice(member: Member, token: string): void {
    this.devices.set(member, hashOfDevice(token))
  }

  /** The member holds one more key. */
  grant(member: Member, hash: string): void {
    this.granted.set(member, [...(this.granted.get(member) ?? []), hash])
  }

  join(member: Member): void {
    const rights = this.findRights(member)
    this.members.set(member, rights)
    this.present = undefined
    for (const seat of rights.seats) this.away.delete(seat)
  }

  leave(member: Member): boolean {
    const seats = this.members.get(member)?.seats ?? []
    const isGone = this.members.delete(member)
    this.present = undefined
    for (const seat of seats) if (!this.isHere(seat)) this.away.set(seat, this.now())
    return isGone
  }

  isHere(seat: Seat): boolean {
    return this.seatsHere.includes(seat)
  }

  awayFor(seat: Seat): number {
    return this.isHere(seat) ? 0 : this.now() - (this.away.get(seat) ?? this.loaded)
  }

  /** Disconnects all members. */
  leaveAll(bye: Bye): void {
    for (const member of this.members.keys()) member.end(bye)
    this.present = undefined
    this.members.clear()
  }

  /** All members but programs. */
  get persons(): Member[] {
    return [...this.members.keys()].filter(
      ({ hashes }) => typeof hashes !== 'object' || !('program' in hashes),
    )
  }

  /** Whether a person, not only programs, is connected. */
  get hasPersons(): boolean {
    for (const { hashes } of this.members.keys())
      if (typeof hashes !== 'object' || !('program' in hashes)) return true
    return false
  }

  /** Removes all members without telling them: another server takes them over. */
  letGo(): void {
    this.present = undefined
    this.members.clear()
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
      ...(name === null || !this.away.has(seat) ? {} : { away: this.away.get(seat)! }),
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

  /** Tells those who hold one of these seats; left out: everybody. */
  tell(told: Told, to?: readonly Seat[]): void {
    const text = toldText(told)
    for (const [member, { seats }] of this.members)
      if (to === undefined || to.some((seat) => seats.includes(seat))) member.send(text)
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
