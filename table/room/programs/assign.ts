import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import { mayNotReplace } from '../absence.ts'
import { withGuest } from '../keys.ts'
import type { PlayerProgram } from './player.ts'
import { type Applicant, type Seated, freed, hasSeat, noSuchSeat, withSeat } from '../seating.ts'
import type { TableRecord } from '../../store.ts'

/**
 * Gives a seat to a program: the host a free one or their own, and those whom the table's settings allow it that of a player who is away.
 * While a program plays the host's seat, its key opens nothing; the player who is away may watch from then on.
 */
export function assignSeat(
  record: TableRecord,
  applicant: Applicant,
  seat: Seat,
  program: PlayerProgram | undefined,
): Seated | Refused {
  const { rights, name: by } = applicant
  if (!hasSeat(record, seat)) return rights.host ? noSuchSeat(seat) : hostOnly
  if (program === undefined) return refused('unknown-player', 'there is no such program')
  const isOther = record.seats[seat]!.name !== null && !rights.seats.includes(seat)
  const refusal = isOther ? mayNotStandIn(record, applicant, seat) : rights.host ? null : hostOnly
  if (refusal !== null) return refusal
  const free = freed(isOther ? withGuest(record, seat) : record, seat)
  return {
    record: withSeat(free, seat, { name: '', player: program.id }),
    answer: {},
    news: { what: 'assigned', seat, name: '', was: record.seats[seat]!.name, by },
  }
}

/** Why a program may not go on for another player. */
function mayNotStandIn(record: TableRecord, { rights, attendance }: Applicant, seat: Seat): Refused | null {
  if (record.start === null || record.seats[seat]!.player !== undefined || attendance.isHere(seat))
    return rights.host ? refused('seat-taken', `the seat ${seat} is taken`) : hostOnly
  return mayNotReplace(record, rights, seat, attendance)
}

/** The host takes a seat back from a program: it is free again, and its key is valid. */
export function unassignSeat(
  record: TableRecord,
  { rights, name: by }: Applicant,
  seat: Seat,
): Seated | Refused {
  if (!rights.host) return hostOnly
  if (!hasSeat(record, seat)) return noSuchSeat(seat)
  if (record.seats[seat]!.player === undefined)
    return refused('no-program', `the seat ${seat} is not played by a program`)
  return {
    record: freed(record, seat),
    answer: {},
    news: { what: 'unassigned', seat, name: null, was: null, by },
  }
}

const hostOnly = refused('host-only', 'only the host may give seats to programs')
