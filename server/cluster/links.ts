import type { NodeSeen } from '../store/postgres/membership.ts'
import type { Bus } from './bus.ts'
import { type Kind, type Piece, decoded, encoded } from './frames.ts'
import { type BusKeys, sealed, unsealed } from './seal.ts'

/** Milliseconds between two signs of life, and without one after which a link is over. */
const TICK = 1_000
const SILENCE = 4_000
/** Bytes of a message; NATS takes a million. */
const MOST_BYTES = 900_000
/** Sender, and the number of the message. */
const HEADER = 12

interface Link {
  readonly peer: number
  readonly outKey: Buffer
  readonly inKey: Buffer
  sent: number
  received: number
  heard: number
  waiting: Piece[]
  size: number
  /** Connections that need this link. */
  uses: number
}

export interface LinkEvents {
  heard(peer: number, piece: Piece): void
  /** Something was lost between the two nodes: no connection over this link can go on. */
  broken(peer: number): void
  gap(): void
}

interface Surroundings {
  readonly bus: Bus
  readonly keys: BusKeys
  me(): number
  node(id: number): NodeSeen | undefined
}

/**
 * Links to other nodes over the bus. Messages of a link are numbered and encrypted; all that gathers in a turn of the event loop goes as
 * one. The bus may lose messages: a gap in the numbers, or silence, ends all connections over the link, and their clients come again.
 */
export class Links {
  private readonly around: Surroundings
  private readonly events: LinkEvents
  private readonly links = new Map<number, Link>()
  private readonly ticking: NodeJS.Timeout
  private mine = 0
  private isFlushing = false

  constructor(around: Surroundings, events: LinkEvents) {
    this.around = around
    this.events = events
    this.ticking = setInterval(() => this.tick(), TICK).unref()
    this.listen()
  }

  /** Begins to listen as the present incarnation, or to nothing if there is none. Links of the one before are over. */
  listen(): void {
    for (const { peer } of this.links.values()) this.break(peer)
    this.mine = this.around.me()
    this.links.clear()
    if (this.mine !== 0) this.around.bus.listen(this.mine, (bytes) => this.receive(bytes))
  }

  /** Whether a node can be talked to. */
  reaches(peer: number): boolean {
    return this.mine !== 0 && this.around.bus.isConnected && this.around.node(peer) !== undefined
  }

  send(peer: number, kind: Kind, connection: number, text = ''): void {
    const link = this.link(peer)
    if (link === undefined) return
    const last = link.waiting.at(-1)
    // The same text to several connections goes once.
    if (kind === 'tell' && last?.kind === 'tell' && last.text === text)
      link.waiting[link.waiting.length - 1] = { ...last, connections: [...last.connections, connection] }
    else {
      if (link.size + text.length * 3 > MOST_BYTES) this.flush(link)
      link.waiting.push({ kind, connections: [connection], text })
      link.size += text.length * 3 + 16
    }
    this.flushSoon()
  }

  /** A connection begins or ends to use the link: links in use are watched. */
  use(peer: number, change: 1 | -1): void {
    const link = this.link(peer)
    if (link === undefined) return
    if (link.uses === 0) link.heard = performance.now()
    link.uses = Math.max(0, link.uses + change)
  }

  /** The node is gone. */
  end(peer: number): void {
    if (this.links.has(peer)) this.break(peer)
    this.links.delete(peer)
  }

  close(): void {
    clearInterval(this.ticking)
    for (const link of this.links.values()) this.flush(link)
    this.mine = 0 // a link that was made anew would use the same numbers again under the same key
    this.links.clear()
  }

  private link(peer: number): Link | undefined {
    const known = this.links.get(peer)
    if (known !== undefined) return known
    const node = this.around.node(peer)
    if (node === undefined || this.mine === 0) return undefined
    const link: Link = {
      peer,
      outKey: this.around.keys.between(node.key, this.mine, peer),
      inKey: this.around.keys.between(node.key, peer, this.mine),
      sent: 0,
      received: 0,
      heard: performance.now(),
      waiting: [],
      size: 0,
      uses: 0,
    }
    this.links.set(peer, link)
    return link
  }

  private flushSoon(): void {
    if (this.isFlushing) return
    this.isFlushing = true
    setImmediate(() => {
      this.isFlushing = false
      for (const link of this.links.values()) if (link.waiting.length > 0) this.flush(link)
    })
  }

  private flush(link: Link): void {
    const frame = encoded(link.waiting)
    link.waiting = []
    link.size = 0
    const number = ++link.sent
    const header = Buffer.allocUnsafe(HEADER)
    header.writeUIntBE(this.mine, 0, 6)
    header.writeUIntBE(number, 6, 6)
    this.around.bus.send(link.peer, sealed(link.outKey, number, header, frame))
  }

  private receive(bytes: Buffer): void {
    if (bytes.length < HEADER) return
    const header = bytes.subarray(0, HEADER)
    const [peer, number] = [header.readUIntBE(0, 6), header.readUIntBE(6, 6)]
    const link = this.link(peer)
    if (link === undefined || number <= link.received) return
    const frame = unsealed(link.inKey, number, header, bytes.subarray(HEADER))
    if (frame === undefined) return
    // What came before this node knew the other one is no gap: no connection used the link yet.
    const isGap = link.received !== 0 && number !== link.received + 1
    link.received = number
    link.heard = performance.now()
    if (isGap) {
      this.events.gap()
      this.break(peer)
      this.send(peer, 'reset', 0)
    }
    for (const piece of decoded(frame))
      if (piece.kind === 'reset') this.break(peer)
      else this.events.heard(peer, piece)
  }

  private break(peer: number): void {
    const link = this.links.get(peer)
    if (link !== undefined) link.uses = 0
    this.events.broken(peer)
  }

  private tick(): void {
    for (const link of this.links.values()) {
      if (link.uses === 0) continue
      this.flush(link)
      if (performance.now() - link.heard > SILENCE) this.break(link.peer)
    }
  }
}
