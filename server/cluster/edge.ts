import { type Refused, refused } from '@miskatonic/kernel'
import type { Bye, JsonText, Told } from '@miskatonic/protocol'
import { type Handed, type Member, hashOfDevice } from '@miskatonic/table'
import type { Piece } from './frames.ts'
import type { Links } from './links.ts'
import type { Hello, Place } from './place.ts'

/** Milliseconds for the owner to answer a hello. */
const JOIN_TIMEOUT = 3_000

type Request = Parameters<Place['receive']>[1]

/** What an edge tells the owner of a member. Keys and device are hashed: none of them crosses the bus. */
export interface JoinText extends Omit<Handed, 'seq'> {
  readonly table: string
  /** What limits count it by. */
  readonly address: string
  /** The last row that it was told of. */
  readonly last: number
}

export const moved: Bye = {
  t: 'bye',
  code: 'moved',
  message: 'the table has moved to another server: one moment',
  again: true,
}

export const tryAgain: Refused = refused('try-again', 'the table is moving to another server: one moment')

/** The sockets of this node whose tables are elsewhere. */
export class Edge {
  private readonly links: Links
  private readonly remotes = new Map<number, Remote>()
  private next = 1

  constructor(links: Links) {
    this.links = links
  }

  get size(): number {
    return this.remotes.size
  }

  /** A table at another node, for one connection. */
  place(owner: number, table: string, address: string): Remote {
    const connection = this.next++
    const remote = new Remote(this.links, { connection, table, address, owner }, () =>
      this.remotes.delete(connection),
    )
    this.remotes.set(connection, remote)
    return remote
  }

  heard(peer: number, piece: Piece): void {
    for (const connection of piece.connections) {
      const remote = this.remotes.get(connection)
      if (remote?.owner === peer) remote.heard(piece)
    }
  }

  /** Clients come again: they know what they have seen. */
  broken(peer: number): void {
    for (const remote of this.remotes.values()) if (remote.owner === peer) remote.end(moved)
  }
}

interface Where {
  readonly connection: number
  readonly table: string
  readonly address: string
  readonly owner: number
}

/** A table at another node, as one connection of this one sees it. */
export class Remote implements Place {
  owner: number
  private readonly links: Links
  private readonly connection: number
  private readonly table: string
  private readonly address: string
  private readonly forget: () => void
  private member: Member | undefined
  private answer: ((refusal: Refused | null) => void) | undefined
  /** While the table moves: what came back from the old owner, and what was asked since. */
  private moving: {
    readonly to: number
    readonly handed: Handed
    readonly back: string[]
    readonly since: string[]
  } | null = null

  constructor(links: Links, { connection, table, address, owner }: Where, forget: () => void) {
    this.links = links
    this.connection = connection
    this.table = table
    this.address = address
    this.owner = owner
    this.forget = forget
  }

  join(member: Member, { last = 0, device }: Hello): Promise<Refused | null> {
    const { hashes } = member
    const known = {
      hashes: Array.isArray(hashes) ? hashes : [],
      name: member.name,
      device: device === undefined ? undefined : hashOfDevice(device),
    }
    const joined = this.begin(member)
    this.say('join', { ...known, last })
    return joined
  }

  /** Goes on at another node with a member who was here. */
  resume(member: Member, handed: Handed): void {
    void this.resumed(this.begin(member), member)
    const { seq, ...known } = handed
    this.say('resume', { ...known, last: seq })
  }

  private async resumed(joined: Promise<Refused | null>, member: Member): Promise<void> {
    if ((await joined) !== null) member.end(moved)
  }

  receive(_: Member, asked: Request): undefined {
    const text = JSON.stringify(asked)
    if (this.moving === null) this.links.send(this.owner, 'ask', this.connection, text)
    else this.moving.since.push(text)
  }

  leave(): void {
    if (this.member === undefined) return
    this.links.send(this.owner, 'leave', this.connection)
    this.close()
  }

  heard({ kind, text }: Piece): void {
    const { member } = this
    if (member === undefined) return
    if (kind === 'tell') member.send(text as JsonText<Told>) // written by the room of the owner
    else if (kind === 'joined') this.settle(null)
    else if (kind === 'refused') this.refuse(JSON.parse(text) as Refused)
    else if (kind === 'end') this.end(JSON.parse(text) as Bye)
    else if (kind === 'moved') this.move(JSON.parse(text) as { to: number; handed: Handed })
    else if (kind === 'returned') this.moving?.back.push(text)
    else if (kind === 'left') this.arrive()
  }

  end(bye: Bye): void {
    const { member, answer } = this
    this.close()
    if (answer !== undefined) answer(tryAgain)
    else member?.end(bye)
  }

  private begin(member: Member): Promise<Refused | null> {
    this.member = member
    this.links.use(this.owner, 1)
    return new Promise((resolve) => {
      const late = setTimeout(() => this.refuse(tryAgain), JOIN_TIMEOUT)
      this.answer = (refusal) => {
        clearTimeout(late)
        this.answer = undefined
        resolve(refusal)
      }
    })
  }

  private say(kind: 'join' | 'resume', known: Omit<JoinText, 'table' | 'address'>): void {
    const text: JoinText = { ...known, table: this.table, address: this.address }
    this.links.send(this.owner, kind, this.connection, JSON.stringify(text))
  }

  private settle(refusal: Refused | null): void {
    this.answer?.(refusal)
  }

  private refuse(refusal: Refused): void {
    const { answer } = this
    this.close()
    answer?.(refusal)
  }

  /** The owner has handed the table over. When it has sent back what it did not do, the next one is told. */
  private move({ to, handed }: { to: number; handed: Handed }): void {
    this.moving = { to, handed, back: [], since: [] }
    this.links.send(this.owner, 'leave', this.connection)
  }

  private arrive(): void {
    const { member, moving } = this
    if (member === undefined || moving === null) return
    this.links.use(this.owner, -1)
    this.owner = moving.to
    this.moving = null
    if (!this.links.reaches(moving.to)) return this.end(moved)
    this.resume(member, moving.handed)
    for (const text of [...moving.back, ...moving.since])
      this.links.send(this.owner, 'ask', this.connection, text)
  }

  private close(): void {
    if (this.member !== undefined) this.links.use(this.owner, -1)
    this.member = undefined
    this.forget()
  }
}
