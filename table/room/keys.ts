import { type Seat, sha256 } from '@miskatonic/kernel'
import type { Grant, KeyRecord, TableRecord } from '../store.ts'

/** What a member may do at a table. */
export interface Rights {
  readonly seats: readonly Seat[]
  readonly host: boolean
  readonly invited: boolean
  readonly watching: boolean
}

/** Keys of players who gave up a seat, at most; the oldest are revoked first. */
const MAX_GUESTS = 32

export function hashOfKey(key: string): string {
  return sha256(`miskatonic key ${key}`)
}

/** The keys of a record that have these hashes, in the order of the hashes. Keys of seats that a program plays open nothing. */
export function keysShown(record: TableRecord, hashes: readonly string[]): KeyRecord[] {
  return hashes.flatMap((hash) =>
    record.keys.filter((key) => key.hash === hash && !isOfProgram(record, key.grant)),
  )
}

/** What the holder of these keys may do, with the seats that it may have of those that they open. */
export function rightsWith(keys: readonly KeyRecord[], seats: readonly Seat[]): Rights {
  const grants = keys.map(({ grant }) => grant)
  return {
    seats,
    host: grants.includes('host'),
    invited: grants.includes('invite') || grants.includes('host'),
    watching: grants.length > 0,
  }
}

/** Adds a key to the record. It replaces the previous key for the same grant; a seat has either a key or a link. */
export function withKey(record: TableRecord, key: string, grant: Grant): TableRecord {
  const others = record.keys.filter((each) => !isSame(each.grant, grant))
  return { ...record, keys: [...others, { hash: hashOfKey(key), grant }] }
}

/** Revokes the key or link of a seat. */
export function withoutKey(record: TableRecord, seat: Seat): TableRecord {
  return { ...record, keys: record.keys.filter(({ grant }) => seatOf(grant) !== seat) }
}

/** From now on the key of a seat only lets its holder watch. */
export function withGuest(record: TableRecord, seat: Seat): TableRecord {
  const given: KeyRecord[] = record.keys.flatMap(({ hash, grant }) =>
    isSeat(grant, seat) ? [{ hash, grant: 'guest' as const }] : [],
  )
  const { keys } = withoutKey(record, seat)
  const guests = [...keys.filter(({ grant }) => grant === 'guest'), ...given].slice(-MAX_GUESTS)
  return { ...record, keys: [...keys.filter(({ grant }) => grant !== 'guest'), ...guests] }
}

/** The rights of a program: those of a person with the key of its seat, as long as the seat is given to it. */
export function rightsOfProgram({ seats }: TableRecord, seat: Seat): Rights {
  const isAssigned = seats[seat]?.player !== undefined
  return { seats: isAssigned ? [seat] : [], host: false, invited: false, watching: isAssigned }
}

function isOfProgram({ seats }: TableRecord, grant: Grant): boolean {
  const seat = seatOf(grant)
  return seat !== undefined && seats[seat]?.player !== undefined
}

function isSeat(grant: Grant, seat: Seat): boolean {
  return typeof grant === 'object' && 'seat' in grant && grant.seat === seat
}

/** The seat that a key or link opens. */
function seatOf(grant: Grant): Seat | undefined {
  if (typeof grant !== 'object') return undefined
  return 'seat' in grant ? grant.seat : grant.link
}

/** Whether two keys open the same thing. */
export function isSame(a: Grant, b: Grant): boolean {
  const seat = seatOf(a)
  return seat === undefined ? a === b : seat === seatOf(b)
}
