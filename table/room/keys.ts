import { type Seat, sha256 } from '@miskatonic/kernel'
import type { KeyRecord, TableRecord } from '../store.ts'

/** What somebody may do at a table. */
export interface Rights {
  readonly seats: readonly Seat[]
  readonly host: boolean
  readonly invited: boolean
  readonly watching: boolean
}

export function hashOfKey(key: string): string {
  return sha256(`miskatonic key ${key}`)
}

/** What the holder of these keys may do. Keys that were revoked or never issued open nothing. */
export function rightsOf(record: TableRecord, hashes: readonly string[]): Rights {
  const grants = record.keys.filter(({ hash }) => hashes.includes(hash)).map(({ grant }) => grant)
  return {
    seats: Object.keys(record.seats).filter((seat) => grants.some((grant) => isSeat(grant, seat))),
    host: grants.includes('host'),
    invited: grants.includes('invite') || grants.includes('host'),
    watching: grants.length > 0,
  }
}

/** The record with one key more; another one for the same thing is revoked by it. */
export function withKey(record: TableRecord, key: string, grant: KeyRecord['grant']): TableRecord {
  const others = record.keys.filter((each) => !isSame(each.grant, grant))
  return { ...record, keys: [...others, { hash: hashOfKey(key), grant }] }
}

function isSeat(grant: KeyRecord['grant'], seat: Seat): boolean {
  return typeof grant === 'object' && grant.seat === seat
}

function isSame(a: KeyRecord['grant'], b: KeyRecord['grant']): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.seat === b.seat : a === b
}
