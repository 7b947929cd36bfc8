import { isRefused } from '@miskatonic/kernel'
import type { Bye } from '@miskatonic/protocol'
import type { Handed, Member, Quota, Room } from '@miskatonic/table'
import type { Refused } from '@miskatonic/kernel'
import { moved, tryAgain, type JoinText } from './edge.ts'
import type { Piece } from './frames.ts'
import type { Links } from './links.ts'
import type { Place } from './place.ts'

type Request = Parameters<Place['receive']>[1]

/** What guests need from the rest of the server. */
interface House {
  /** The room of a table, if it is this node's or can be. */
  room(table: string): Promise<Room | Refused>
  quota(address: string): Quota
  /** Queues a request fairly among those of other addresses, and measures it. */
  handle(address: string, asked: Request, room: Room, member: Member): void
}

interface Guest {
  readonly peer: number
  readonly connection: number
  readonly table: string
  readonly address: string
  readonly member: Member
  /** Null until it has joined. */
  room: Room | null
  /** What was asked before it had joined, or while the table moves. Null: requests are handled at once. */
  waiting: string[] | null
  /** The table is another node's now; the edge has not left yet. */
  hasMoved: boolean
}

/** Members whose sockets are at other nodes. */
export class Guests {
  private readonly links: Links
  private readonly house: House
  private readonly guests = new Map<string, Guest>()

  constructor(links: Links, house: House) {
    this.links = links
    this.house = house
  }

  get size(): number {
    return this.guests.size
  }

  heard(peer: number, { kind, connections, text }: Piece): void {
    for (const connection of connections) {
      const guest = this.guests.get(keyOf(peer, connection))
      if (kind === 'join' || kind === 'resume')
        void this.enter(peer, connection, kind, JSON.parse(text) as JoinText)
      else if (kind === 'ask') this.ask(peer, connection, guest, text)
      else if (kind === 'leave') this.leave(peer, connection, guest)
    }
  }

  /** The edge is gone, or something was lost: its clients come again. */
  broken(peer: number): void {
    for (const guest of this.guests.values()) if (guest.peer === peer) this.drop(guest)
  }

  /** Queues the requests of a table's guests. */
  pause(table: string): void {
    for (const guest of this.guests.values()) if (guest.table === table) guest.waiting ??= []
  }

  /** A member was handed over to another node; false if it is none of these. */
  move(member: Member, to: number | null, handed: Handed): boolean {
    const guest = [...this.guests.values()].find((each) => each.member === member)
    if (guest === undefined) return false
    if (to === null) {
      this.drop(guest)
      this.links.send(guest.peer, 'end', guest.connection, JSON.stringify(moved))
      return true
    }
    guest.hasMoved = true
    guest.room = null
    this.links.send(guest.peer, 'moved', guest.connection, JSON.stringify({ to, handed }))
    for (const text of guest.waiting ?? []) this.links.send(guest.peer, 'returned', guest.connection, text)
    guest.waiting = null
    return true
  }

  private async enter(
    peer: number,
    connection: number,
    kind: 'join' | 'resume',
    text: JoinText,
  ): Promise<void> {
    const { table, address, hashes, name, device, last, speed } = text
    const member: Member = {
      hashes,
      name,
      device,
      quota: this.house.quota(address),
      send: (told) => this.links.send(peer, 'tell', connection, told),
      end: (bye) => this.end(guest, bye),
    }
    const guest: Guest = {
      peer,
      connection,
      table,
      address,
      member,
      room: null,
      waiting: [],
      hasMoved: false,
    }
    this.guests.set(keyOf(peer, connection), guest)
    this.links.use(peer, 1)
    const room = await this.house.room(table).catch(() => tryAgain)
    if (isRefused(room)) return this.refuse(guest, room)
    const refusal = await (
      kind === 'join' ? room.join(member, { last }) : room.resume(member, { seq: last, speed })
    ).catch(() => tryAgain)
    if (refusal !== null) return this.refuse(guest, refusal)
    if (!this.guests.has(keyOf(peer, connection))) return room.leave(member)
    if (guest.hasMoved) return
    guest.room = room
    this.links.send(peer, 'joined', connection)
    const waiting = guest.waiting ?? []
    guest.waiting = null
    for (const each of waiting) this.ask(peer, connection, guest, each)
  }

  private ask(peer: number, connection: number, guest: Guest | undefined, text: string): void {
    if (guest === undefined) this.links.send(peer, 'end', connection, JSON.stringify(moved))
    else if (guest.hasMoved) this.links.send(peer, 'returned', connection, text)
    else if (guest.waiting !== null || guest.room === null) (guest.waiting ??= []).push(text)
    else this.house.handle(guest.address, JSON.parse(text) as Request, guest.room, guest.member)
  }

  private leave(peer: number, connection: number, guest: Guest | undefined): void {
    if (guest?.hasMoved !== false) this.links.send(peer, 'left', connection)
    if (guest !== undefined) this.drop(guest)
  }

  private refuse(guest: Guest, refusal: Refused): void {
    this.drop(guest)
    this.links.send(guest.peer, 'refused', guest.connection, JSON.stringify(refusal))
  }

  private end(guest: Guest, bye: Bye): void {
    this.links.send(guest.peer, 'end', guest.connection, JSON.stringify(bye))
    guest.room = null
    this.drop(guest)
  }

  private drop(guest: Guest): void {
    const key = keyOf(guest.peer, guest.connection)
    if (this.guests.get(key) !== guest) return
    this.guests.delete(key)
    this.links.use(guest.peer, -1)
    guest.room?.leave(guest.member)
  }
}

function keyOf(peer: number, connection: number): string {
  return `${peer} ${connection}`
}
