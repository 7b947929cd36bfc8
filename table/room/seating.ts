import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { KeyRecord, SeatRecord, TableRecord } from '../store.ts'
import { type Rights, withKey } from './keys.ts'
import { isNameOfOther } from './people.ts'

/** A change of the record, and the answer: a new key is shown only here. */
export interface Seated {
  readonly record: TableRecord
  readonly answer: { key?: string; seat?: Seat }
}

/** Takes a free seat. */
export function takeSeat(
  record: TableRecord,
  rights: Rights,
  seat: Seat,
  name: string,
  key: string,
): Seated | Refused {
  if (!rights.invited) return refused('not-invited', 'this key does not open a seat')
  if (!hasSeat(record, seat)) return noSuchSeat(seat)
  if (record.seats[seat]!.name !== null) return refused('seat-taken', `the seat ${seat} is taken`)
  if (isNameOfOther(record, [...rights.seats, seat], name)) return nameTaken(name)
  return { record: withKey(withSeat(record, seat, { name }), key, { seat }), answer: { key, seat } }
}

/** Leaves a seat. The leaver's key is revoked; a program has none. */
export function leaveSeat(record: TableRecord, rights: Rights, seat: Seat, key: string): Seated | Refused {
  if (!rights.seats.includes(seat)) return notYours(seat)
  const left = freed(record, seat)
  return {
    record: record.seats[seat]!.player === undefined ? withKey(left, key, { seat }) : left,
    answer: {},
  }
}

export function renameSeat(record: TableRecord, rights: Rights, seat: Seat, name: string): Seated | Refused {
  if (!rights.seats.includes(seat)) return notYours(seat)
  if (isNameOfOther(record, rights.seats, name)) return nameTaken(name)
  return { record: withSeat(record, seat, { name }), answer: {} }
}

/** Makes a new link and revokes the old one. A seat is free until its new link is opened. */
export function issueKey(record: TableRecord, rights: Rights, what: string, key: string): Seated | Refused {
  const isLink = what === 'watch' || what === 'invite'
  if (!isLink && !hasSeat(record, what)) return noSuchSeat(what)
  if (!rights.host && (isLink || !rights.seats.includes(what)))
    return refused('host-only', 'only the host may make this link')
  const grant: KeyRecord['grant'] = isLink ? what : { seat: what }
  return { record: withKey(isLink ? record : freed(record, what), key, grant), answer: { key } }
}

/** The record with this seat free. */
export function freed(record: TableRecord, seat: Seat): TableRecord {
  const free: SeatRecord = { name: null, wish: 'ask' }
  return { ...record, seats: { ...record.seats, [seat]: free } }
}

export function withSeat(record: TableRecord, seat: Seat, change: Partial<SeatRecord>): TableRecord {
  const { seats } = record
  return { ...record, seats: { ...seats, [seat]: { ...seats[seat]!, ...change } } }
}

/** Requests may name any text as a seat, even `constructor`. */
export function hasSeat({ seats }: TableRecord, seat: Seat): boolean {
  return Object.hasOwn(seats, seat)
}

export function notYours(seat: Seat): Refused {
  return refused('not-your-seat', `the seat "${seat}" is not yours`)
}

export function noSuchSeat(seat: Seat): Refused {
  return refused('unknown-seat', `there is no seat "${seat}"`)
}

function nameTaken(name: string): Refused {
  return refused('name-taken', `another player at this table goes by the name "${name}", or nearly so`)
}
