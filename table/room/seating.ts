import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { SeatNews } from '@miskatonic/protocol'
import type { SeatRecord, TableRecord } from '../store.ts'
import { type Attendance, mayNotReplace } from './absence.ts'
import { type Rights, withGuest, withKey, withoutKey } from './keys.ts'
import { isNameOfOther } from './people.ts'

/** A change of the record, the answer, and what everybody is told of it. A new key is shown only here. */
export interface Seated {
  readonly record: TableRecord
  readonly answer: { key?: string; seat?: Seat }
  readonly news?: SeatNews
}

/** Who asks for a seat. */
export interface Applicant {
  readonly rights: Rights
  readonly name: string
  readonly attendance: Attendance
}

/** Takes a free seat, or that of a player who has been away for as long as the table has agreed on. */
export function takeSeat(
  record: TableRecord,
  { rights, name, attendance }: Applicant,
  seat: Seat,
  key: string,
): Seated | Refused {
  if (!hasSeat(record, seat)) return rights.invited ? noSuchSeat(seat) : notInvited
  const { name: was } = record.seats[seat]!
  if (was === null && !rights.invited) return notInvited
  const refusal = was === null ? null : mayNotTakeOver(record, rights, seat, attendance)
  if (refusal !== null) return refusal
  if (isNameOfOther(record, [...rights.seats, seat], name)) return nameTaken(name)
  return {
    record: withKey(withSeat(record, seat, { name, wish: 'ask' }), key, { seat }),
    answer: { key, seat },
    news: { what: was === null ? 'taken' : 'taken-over', seat, name, was, by: name },
  }
}

function mayNotTakeOver(
  record: TableRecord,
  rights: Rights,
  seat: Seat,
  attendance: Attendance,
): Refused | null {
  const isTaken =
    record.start === null ||
    record.seats[seat]!.player !== undefined ||
    attendance.isHere(seat) ||
    (!rights.host && rights.seats.length === 0)
  if (isTaken) return rights.invited ? refused('seat-taken', `the seat ${seat} is taken`) : notInvited
  return mayNotReplace(record, rights, seat, attendance)
}

/** Leaves a seat. The leaver's key only lets them watch from now on; a program has none. */
export function leaveSeat(record: TableRecord, rights: Rights, seat: Seat): Seated | Refused {
  if (!rights.seats.includes(seat)) return notYours(seat)
  const { name: was, player } = record.seats[seat]!
  const left = freed(record, seat)
  if (player !== undefined)
    return { record: left, answer: {}, news: { what: 'gave-up', seat, name: null, was, by: '' } }
  return {
    record: withGuest(left, seat),
    answer: {},
    news: { what: 'left', seat, name: null, was, by: was ?? '' },
  }
}

export function renameSeat(record: TableRecord, rights: Rights, seat: Seat, name: string): Seated | Refused {
  if (!rights.seats.includes(seat)) return notYours(seat)
  if (isNameOfOther(record, rights.seats, name)) return nameTaken(name)
  return { record: withSeat(record, seat, { name }), answer: {} }
}

/**
 * Makes a new link and revokes the old one. A seat is free until its new link is opened; its player, if it was not the one who made the
 * link, is out.
 */
export function issueKey(
  record: TableRecord,
  { rights, name, attendance }: Applicant,
  what: string,
  key: string,
): Seated | Refused {
  if (what === 'watch' || what === 'invite')
    return rights.host ? { record: withKey(record, key, what), answer: { key } } : hostOnly
  if (!hasSeat(record, what)) return noSuchSeat(what)
  const { name: was } = record.seats[what]!
  const isOwn = rights.seats.includes(what)
  const refusal = isOwn ? null : mayNotIssue(record, rights, what, attendance)
  if (refusal !== null) return refusal
  const free = freed(record, what)
  return {
    record: withKey(isOwn ? withGuest(free, what) : withoutKey(free, what), key, { link: what }),
    answer: { key },
    news: { what: isOwn ? 'handed' : 'linked', seat: what, name: null, was, by: name },
  }
}

function mayNotIssue(
  record: TableRecord,
  rights: Rights,
  seat: Seat,
  attendance: Attendance,
): Refused | null {
  const { name, player } = record.seats[seat]!
  const isHeld = name !== null && player === undefined && record.start !== null
  if (isHeld) return mayNotReplace(record, rights, seat, attendance)
  return rights.host ? null : hostOnly
}

/** The record with this seat free. Its part of the luck is no longer wanted, unless the game has begun with it. */
export function freed(record: TableRecord, seat: Seat): TableRecord {
  const free: SeatRecord = { name: null, wish: 'ask' }
  const seats = { ...record.seats, [seat]: free }
  if (record.start !== null) return { ...record, seats }
  const { [seat]: _, ...commitments } = record.commitments ?? {}
  const { [seat]: __, ...parts } = record.parts
  return { ...record, seats, commitments, parts }
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
const notInvited = refused('not-invited', 'this key does not open a seat')
const hostOnly = refused('host-only', 'only the host may make this link')
