import type { Seat } from '@miskatonic/kernel'
import type { TableInfo, TableKeys, Welcome } from '@miskatonic/protocol'
import { asRecord, recall, remember } from './storage.ts'

/** The key ring: what this browser may open at tables on the server. A key is all it takes to hold a seat, so it never leaves the device. */

export interface RingKey {
  readonly key: string
  /** What it opens. `link`: it came by a link; the server knows what it opens. */
  readonly kind: 'seat' | 'host' | 'watch' | 'invite' | 'link'
  readonly seat?: Seat
}

/** What is remembered of an online table between visits. */
export interface RingTable {
  readonly id: string
  readonly keys: readonly RingKey[]
  /** Links to free seats that were made here for others, by seat. Left out: none. They are never said hello with: that would open them. */
  readonly given?: Readonly<Record<Seat, string>>
  /** A link has brought the person here, and they were not seated yet. */
  readonly hasArrived?: boolean
  readonly game: string | null
  readonly seats: readonly { readonly seat: Seat; readonly name: string | null }[]
  /** The seats that this browser plays. */
  readonly mine: readonly Seat[]
  readonly phase: TableInfo['phase'] | null
  /** Milliseconds since 1970. */
  readonly visited: number
}

type Facts = Partial<Pick<RingTable, 'game' | 'seats' | 'mine' | 'phase'>>

const NAME = 'ring'
const VISITS = 'visits'

/** Every table there is a key for, the last visited first. */
export function listRing(): readonly RingTable[] {
  return Object.values(ring()).sort((a, b) => b.visited - a.visited)
}

/** What to say hello with. */
export function keysOf(table: string): readonly RingKey[] {
  return ring()[table]?.keys ?? []
}

/** The link to a free seat that was made here. */
export function givenLink(table: string, seat: Seat): string | undefined {
  const given = ring()[table]?.given ?? {}
  return Object.hasOwn(given, seat) ? given[seat] : undefined
}

/** A link to a seat was made here for another player; it replaces the one before it. */
export function giveLink(table: string, seat: Seat, key: string): void {
  const before = ring()[table] ?? unvisited(table)
  keep({ ...before, given: { ...before.given, [seat]: key } })
}

/** Puts keys on the ring. A key that is there already keeps what was known of it, unless more is known now. */
export function addKeys(table: string, keys: readonly RingKey[]): void {
  const before = ring()[table] ?? unvisited(table)
  const known = new Map(before.keys.map((each) => [each.key, each]))
  for (const each of keys) if (each.kind !== 'link' || !known.has(each.key)) known.set(each.key, each)
  keep({ ...before, keys: [...known.values()], visited: Date.now() })
}

/** Keys that no longer open anything. */
export function dropKeys(table: string, keys: readonly string[]): void {
  const before = ring()[table]
  if (before) keep({ ...before, keys: before.keys.filter(({ key }) => !keys.includes(key)) })
}

/** A welcome brought keys to seats in exchange for links, and says which of the keys that were shown are dead. */
export function adoptKeys(
  table: string,
  shown: readonly string[],
  { keys = {}, dead = [] }: Pick<Welcome, 'keys' | 'dead'>,
): void {
  const seats = Object.entries(keys)
  if (seats.length > 0)
    addKeys(
      table,
      seats.map(([seat, key]) => ({ key, kind: 'seat', seat }) as const),
    )
  if (dead.length > 0)
    dropKeys(
      table,
      dead.flatMap((position) => shown[position] ?? []),
    )
}

/** There is a new key of this kind: the old ones are dead. */
export function replaceKey(table: string, key: RingKey): void {
  const old = keysOf(table).filter(({ kind, seat }) => kind === key.kind && seat === key.seat)
  dropKeys(
    table,
    old.map((each) => each.key),
  )
  addKeys(table, [key])
}

/** A seat was given up: its key still lets one watch. */
export function giveUpSeat(table: string, seat: Seat): void {
  const old = keysOf(table).filter((each) => each.kind === 'seat' && each.seat === seat)
  dropKeys(
    table,
    old.map(({ key }) => key),
  )
  addKeys(
    table,
    old.map(({ key }) => ({ key, kind: 'link' }) as const),
  )
}

/**
 * The person was there, and this is how it stood. Visits are kept apart from the keys: every tab notes its own at any time, and one that has
 * not heard yet of a new key in another tab would otherwise write the old ones back.
 */
export function noteVisit(table: string, facts: Facts): void {
  const before = asRecord(visits()[table])
  remember(VISITS, { ...visits(), [table]: { ...before, ...facts, visited: Date.now() } })
  const { given = {} } = ring()[table] ?? unvisited(table)
  const taken = facts.seats?.filter(({ seat, name }) => name !== null && Object.hasOwn(given, seat)) ?? []
  if (taken.length > 0)
    dropLinks(
      table,
      taken.map(({ seat }) => seat),
    )
  else tellListeners()
}

/** Links to seats that are taken are dead. */
function dropLinks(table: string, seats: readonly Seat[]): void {
  const before = ring()[table] ?? unvisited(table)
  const left = Object.entries(before.given ?? {}).filter(([seat]) => !seats.includes(seat))
  keep({ ...before, given: Object.fromEntries(left) })
}

/** A link has brought the person to this table. */
export function noteArrival(table: string): void {
  keep({ ...(ring()[table] ?? unvisited(table)), hasArrived: true })
}

/** Whether a link has brought the person to this table: true once for each time. */
export function takeArrival(table: string): boolean {
  const { hasArrived = false, ...known } = ring()[table] ?? unvisited(table)
  if (hasArrived) keep(known)
  return hasArrived
}

const listeners = new Set<() => void>()

/** Calls back whenever this page has changed the ring. Gives back how to stop it. */
export function onRingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function forget(table: string): void {
  const { [table]: _, ...others } = ring()
  const { [table]: __, ...otherVisits } = visits()
  remember(NAME, others)
  remember(VISITS, otherVisits)
}

/** The keys of a table that was opened here. */
export function keysFrom({ host, invite, watch, seats }: TableKeys): readonly RingKey[] {
  return [
    { key: host, kind: 'host' },
    { key: invite, kind: 'invite' },
    { key: watch, kind: 'watch' },
    ...Object.entries(seats).map(([seat, key]) => ({ key, kind: 'seat', seat }) as const),
  ]
}

function keep(table: RingTable): void {
  remember(NAME, { ...ring(), [table.id]: table })
  tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

function unvisited(id: string): RingTable {
  return { id, keys: [], game: null, seats: [], mine: [], phase: null, visited: Date.now() }
}

/** What is remembered, without what makes no sense. */
function ring(): Readonly<Record<string, RingTable>> {
  const kept = asRecord(recall(NAME))
  const visited = visits()
  const tables = [...new Set([...Object.keys(kept), ...Object.keys(visited)])]
    .map((id) => [id, withVisit(id, asRecord(kept[id]), asRecord(visited[id]))] as const)
    .filter((entry): entry is readonly [string, Known & RingTable] => isTable(...entry))
  return Object.fromEntries(tables)
}

function visits(): Readonly<Record<string, unknown>> {
  return asRecord(recall(VISITS))
}

/** Earlier versions kept visits with the keys. */
function withVisit(id: string, kept: Known, visit: Known): Known {
  const times = [kept['visited'], visit['visited']].filter((time) => typeof time === 'number')
  const known = Object.keys(kept).length > 0 ? kept : unvisited(id)
  return { ...known, ...visit, visited: Math.max(...times) }
}

function isTable(id: string, table: Known): boolean {
  const { keys, seats, mine, visited } = table
  const areLists = [keys, seats, mine].every((list) => Array.isArray(list))
  return table['id'] === id && areLists && Number.isFinite(visited)
}

type Known = Readonly<Record<string, unknown>>
