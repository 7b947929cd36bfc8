import { type Seat, sha256 } from '@miskatonic/kernel'
import type { KeyRecord, TableRecord } from '../store.ts'

/** What a member may do at a table. */
export interface Rights {
  readonly seats: readonly Seat[]
  readonly host: boolean
  readonly invited: boolean
  readonly watching: boolean
}

export function hashOfKey(key: string): string {
  return sha256(`miskatonic key ${key}`)
}

/** What the holder of these keys may do. Revoked keys, and keys of seats that a program plays, open nothing. */
export function rightsOf(record: TableRecord, hashes: readonly string[]): Rights {
  const grants = record.keys
    .filter(({ hash, grant }) => hashes.includes(hash) && !isOfProgram(record, grant))
    .map(({ grant }) => grant)
  return {
    seats: Object.keys(record.seats).filter((seat) => grants.some((grant) => isSeat(grant, seat))),
    host: grants.includes('host'),
    invited: grants.includes('invite') || grants.includes('host'),
    watching: grants.length > 0,
  }
}

/** Adds a key to the record. It replaces the previous key for the same grant. */
export function withKey(record: TableRecord, key: string, grant: KeyRecord['grant']): TableRecord {
  const others = record.keys.filter((each) => !isSame(each.grant, grant))
  return { ...record, keys: [...others, { hash: hashOfKey(key), grant }] }
}

/** The rights of a program: those of a person with the key of its seat, as long as the seat is given to it. */
export function rightsOfProgram({ seats }: TableRecord, seat: Seat): Rights {
  const isAssigned = seats[seat]?.player !== undefined
  return { seats: isAssigned ? [seat] : [], host: false, invited: false, watching: isAssigned }
}

function isOfProgram({ seats }: TableRecord, grant: KeyRecord['grant']): boolean {
  return typeof grant === 'object' && seats[grant.seat]?.player !== undefined
}

function isSeat(grant: KeyRecord['grant'], seat: Seat): boolean {
  return typeof grant === 'object' && grant.seat === seat
}

function isSame(a: KeyRecord['grant'], b: KeyRecord['grant']): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.seat === b.seat : a === b
}
