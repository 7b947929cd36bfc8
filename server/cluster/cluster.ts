import { type Refused, isRefused } from '@miskatonic/kernel'
import type { Member, Room, Store } from '@miskatonic/table'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import type { Keeping, Rooms } from '../rooms/rooms.ts'
import { INTRODUCED, type NodeSeen } from '../store/postgres/membership.ts'
import { type Standing, isHold } from '../store/postgres/ownership.ts'
import type { PostgresStore } from '../store/postgres/store.ts'
import type { Bus } from './bus.ts'
import { Edge, moved, tryAgain } from './edge.ts'
import { Guests } from './guests.ts'
import { Links } from './links.ts'
import { Passage } from './passage.ts'
import type { Place } from './place.ts'
import { bestFor, knows } from './rules.ts'
import type { BusKeys } from './seal.ts'
import { Spending } from './spending.ts'

/** Milliseconds since the last beat after which a node sends new connections away: another one may reach the database. */
const WITHOUT_DATABASE = 3_000
/** Milliseconds for the database to say whether this node still lives. */
const ANSWER = 1_000
/** Milliseconds without the bus after which a node gives its tables up, if others still hear it. */
const WITHOUT_BUS = 3_000
/** Milliseconds for which a node that is gone may come back with rules that no other knows. */
const KEEPER_AWAY = 60_000
/** Tables that are handed over at the same time. */
const TOGETHER = 50
const ATTEMPTS = 3

/** What guests, whose sockets are elsewhere, need from the sockets of this node. */
type House = ConstructorParameters<typeof Guests>[1]

interface Parts {
  readonly store: PostgresStore
  readonly bus: Bus | null
  readonly keys: BusKeys
  readonly log: Logger
}

/**
 * This server as one node of several on one database. The database says which node owns a table; sockets may be at any node, and are
 * forwarded over the bus where their table is elsewhere.
 */
export class Cluster implements Keeping {
  private readonly store: PostgresStore
  private readonly bus: Bus | null
  private readonly log: Logger
  private readonly links: Links | null
  private readonly edge: Edge | null
  private readonly guests: Guests | null
  /** What addresses use at all nodes together; null without a bus. */
  readonly spending: Spending | null
  private rooms: Rooms | undefined
  /** Tables that are being handed over. */
  private readonly moving = new Map<string, Promise<void>>()
  private readonly passages = new Map<Member, Passage>()
  /** Nodes that are gone, and when they were last seen. */
  private readonly gone = new Map<number, { readonly node: NodeSeen; readonly at: number }>()
  private known = new Map<number, NodeSeen>()
  private withoutBus: NodeJS.Timeout | undefined
  /** Whether it has been lost for so long that tables should be given up. */
  private isWithoutBus = false
  /** Settled when others know this incarnation, and its key on the bus. */
  private introduced: Promise<unknown> = Promise.resolve()
  private asking: Promise<void> | null = null

  constructor({ store, bus, keys, log }: Parts, house: Omit<House, 'room'>) {
    this.store = store
    this.bus = bus
    this.log = log
    if (bus === null) this.links = this.edge = this.guests = this.spending = null
    else {
      const { membership } = store
      this.links = new Links(
        { bus, keys, me: () => membership.me, node: (id) => membership.node(id) },
        {
          heard: (peer, piece) => {
            if (piece.kind === 'spent') return this.spending!.heard(peer, piece.text)
            this.edge!.heard(peer, piece)
            this.guests!.heard(peer, piece)
          },
          broken: (peer) => {
            this.edge!.broken(peer)
            this.guests!.broken(peer)
          },
          gap: () => metrics.linkGaps.inc(),
        },
      )
      this.edge = new Edge(this.links)
      this.spending = new Spending(this.links, () => membership.nodes.map(({ id }) => id))
      this.guests = new Guests(this.links, { ...house, room: (table) => this.ownRoom(table) })
    }
  }

  /** The rooms of this node. They need the cluster, so they come later. */
  serve(rooms: Rooms): void {
    this.rooms = rooms
    this.nodesChanged()
  }

  /** Why this node should get no new connections; null if it should. */
  notReady(): string | null {
    const { membership } = this.store
    if (membership.isDraining) return 'the server is draining'
    if (membership.beatAge > WITHOUT_DATABASE) return 'the database cannot be reached (setting --store)'
    if (this.isCutOff) return 'the message bus cannot be reached (setting --bus)'
    return null
  }

  /** Whether this node has lost the bus while others have it. Where none has it, all go on without. */
  private get isCutOff(): boolean {
    if (this.bus === null || this.bus.isConnected) return false
    return this.store.membership.nodes.some(({ hears, isDraining }) => hears && !isDraining)
  }

  measure(): void {
    metrics.tablesOwned.set(this.store.ownership.size)
    metrics.beatAge.set(this.store.membership.beatAge / 1000)
    metrics.forwarded.set(this.edge?.size ?? 0)
    metrics.guests.set(this.guests?.size ?? 0)
    metrics.nodes.set(this.store.membership.nodes.length + 1)
  }

  /** A table for a connection of this node, wherever it is. */
  async place(table: string, address: string): Promise<Place | Refused> {
    let place: Place | Refused = tryAgain
    for (let attempt = 0; attempt < ATTEMPTS && place === tryAgain; attempt++) {
      await this.moving.get(table)
      place = await this.find(table, address)
    }
    if (isRefused(place)) return place
    return new Passage(table, address, place, (member, passage) => {
      if (passage === null) this.passages.delete(member)
      else this.passages.set(member, passage)
    })
  }

  /** A table that is here to be written: the store for it. */
  async take(id: string): Promise<Store | Refused> {
    const claimed = await this.store.ownership.claim(id)
    if (claimed === undefined) return this.store
    if (!isHold(claimed)) return tryAgain
    metrics.claims.inc()
    this.log.info({ table: id, seq: claimed.end, node: claimed.node }, 'claimed')
    return this.store.heldBy(claimed)
  }

  async leave(id: string): Promise<void> {
    const hold = this.store.ownership.get(id)
    if (hold === undefined) return
    await this.store.ownership.release([hold])
    this.log.info({ table: id, seq: hold.end, node: hold.node }, 'released')
  }

  /** What is in the store may be ahead of what is known of it here. */
  lost(id: string): void {
    const hold = this.store.ownership.get(id)
    if (hold !== undefined) this.store.ownership.loseOne(hold)
  }

  /** Another node has taken this one for dead. */
  fenced(incarnation: number): void {
    metrics.fenced.inc()
    this.log.error({ node: incarnation }, 'fenced: this server was taken for dead, and begins anew')
    void this.rooms?.abandonAll(moved)
    this.links?.listen() // to nothing, until it has begun
  }

  /** This node is another incarnation now. */
  begun(): void {
    this.log.info({ node: this.store.membership.me }, 'registered again')
    this.links?.listen()
    // Earlier others would not understand what it forwards.
    this.introduced = sleep(INTRODUCED)
  }

  nodesChanged(): void {
    const nodes = new Map(this.store.membership.nodes.map((node) => [node.id, node]))
    for (const [id, node] of this.known)
      if (!nodes.has(id)) {
        this.gone.set(id, { node, at: performance.now() })
        this.links?.end(id)
        this.spending?.forget(id)
      }
    this.known = nodes
    this.giveUpIfCutOff()
  }

  busChanged(isConnected: boolean): void {
    this.log.warn({ isConnected }, isConnected ? 'the message bus is back' : 'the message bus is lost')
    const { membership } = this.store
    membership.hears = isConnected
    void membership.beatNow().catch(() => {})
    clearTimeout(this.withoutBus)
    this.isWithoutBus = false
    if (isConnected) return
    this.withoutBus = setTimeout(() => {
      this.isWithoutBus = true
      this.giveUpIfCutOff()
    }, WITHOUT_BUS).unref()
  }

  /** Others may hear the bus again before this node does. */
  private giveUpIfCutOff(): void {
    if (this.isWithoutBus && this.isCutOff) void this.handOverAll(null)
  }

  /** Drains: hands all tables over without breaking a socket. This node becomes the edge of its own connections. */
  async drain(): Promise<void> {
    const { membership } = this.store
    membership.isDraining = true
    await membership.beatNow().catch(() => {})
    await this.handOverAll('best')
  }

  close(): void {
    clearTimeout(this.withoutBus)
    this.spending?.close()
    this.links?.close()
  }

  private async find(table: string, address: string): Promise<Place | Refused> {
    if (!(await this.isAlive())) return tryAgain
    if (this.rooms!.has(table)) return this.rooms!.get(table)
    const standing = await this.store.ownership.standing(table)
    if (standing === undefined) return this.rooms!.get(table) // says what became of it
    const at = standing.owner ?? this.chosen(table, standing)
    if (at === null) return tryAgain
    if (at === this.store.membership.me) return this.rooms!.get(table)
    if (this.links === null) {
      this.log.warn({ table }, 'another server has this table: give both the setting --bus')
      return tryAgain
    }
    await this.introduced
    return this.links.reaches(at) ? this.edge!.place(at, table, address) : tryAgain
  }

  /**
   * Whether this node lives, as far as it can know. After a time without a beat it asks first: if it slept, its tables may be another's by
   * now, and what it has of them in memory is old.
   */
  private async isAlive(): Promise<boolean> {
    const { membership } = this.store
    if (membership.beatAge <= WITHOUT_DATABASE) return true
    this.asking ??= membership
      .beatNow()
      .catch(() => {})
      .finally(() => (this.asking = null))
    await Promise.race([this.asking, sleep(ANSWER)])
    return membership.beatAge <= WITHOUT_DATABASE
  }

  /** The node that takes a table that no living node has: this one, if it can; null: it must wait. */
  private chosen(table: string, standing: Standing): number | null {
    const { membership } = this.store
    const others = membership.nodes.filter(({ hears }) => hears)
    const me = {
      ...membership.about,
      id: membership.me,
      isDraining: membership.isDraining,
      hears: membership.hears,
    }
    const { isCutOff } = this
    const isNeeded =
      !me.isKeeper || !others.some((node) => !node.isKeeper && !node.isDraining && knows(node, standing))
    if (!me.isDraining && !isCutOff && knows(me, standing) && isNeeded) return me.id
    const best = bestFor(table, standing, this.links === null ? [] : others)
    if (best !== undefined) return best.id
    if (me.isDraining || isCutOff || this.mayComeBack(standing)) return null
    return me.id // as an archived table
  }

  /** Whether a node that knows these rules was here just now, or is about to leave: it may be starting again. */
  private mayComeBack(standing: Standing): boolean {
    const now = performance.now()
    for (const [id, { at }] of this.gone) if (now - at > KEEPER_AWAY) this.gone.delete(id)
    const gone = [...this.gone.values()].map(({ node }) => node)
    return [...gone, ...this.store.membership.nodes].some((node) => knows(node, standing))
  }

  /** For guests: the room of a table that is here, or comes here now. */
  private async ownRoom(table: string): Promise<Room | Refused> {
    await this.moving.get(table)
    if (!(await this.isAlive())) return tryAgain
    if (this.store.membership.isDraining && !this.rooms!.has(table)) return tryAgain
    return this.rooms!.get(table)
  }

  private async handOverAll(to: 'best' | null): Promise<void> {
    const ids = this.rooms?.ids ?? []
    for (let from = 0; from < ids.length; from += TOGETHER)
      await Promise.all(ids.slice(from, from + TOGETHER).map((id) => this.handOverOnce(id, to)))
  }

  private handOverOnce(id: string, to: 'best' | null): Promise<void> {
    const underWay = this.moving.get(id)
    if (underWay !== undefined) return underWay
    const done = this.handOver(id, to)
      .catch((error: unknown) =>
        this.log.error({ table: id, err: error }, 'a table could not be handed over'),
      )
      .finally(() => this.moving.delete(id))
    this.moving.set(id, done)
    return done
  }

  /** Stops the intake, settles, names the next owner in the database, and lets everybody go on there. */
  private async handOver(id: string, where: 'best' | null): Promise<void> {
    const room = await this.rooms!.get(id).catch(() => null)
    const hold = this.store.ownership.get(id)
    if (room === null || isRefused(room) || hold === undefined) return
    const to = where === null || this.links === null ? null : this.nextOwner(id, room)
    const passages = [...this.passages].filter(([, passage]) => passage.table === id)
    for (const [, passage] of passages) passage.pause()
    this.guests?.pause(id)
    const handed = await room.handOver()
    this.rooms!.forget(id)
    const isDone = await this.store.ownership.release([hold], to).then(
      () => true,
      () => false,
    )
    this.log.info({ table: id, seq: hold.end, node: hold.node, to }, 'handed over')
    for (const [member, known] of handed)
      if (!this.guests?.move(member, isDone ? to : null, known)) {
        const passage = this.passages.get(member)
        if (!isDone || to === null || passage === undefined) {
          this.passages.delete(member)
          member.end(moved)
          continue
        }
        const remote = this.edge!.place(to, id, passage.address)
        remote.resume(member, known)
        passage.goOn(remote)
      }
  }

  private nextOwner(id: string, { record }: Room): number | null {
    return bestFor(id, record, this.store.membership.nodes)?.id ?? null
  }
}
