import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { PlayerProgram } from './player.ts'
import { type Applicant, type Seated, freed, hasSeat, noSuchSeat, withSeat } from '../seating.ts'
import type { TableRecord } from '../../store.ts'

/** The host gives a free seat, or their own, to a program. While it plays, the key of the seat opens nothing. */
export function assignSeat(
  record: TableRecord,
  { rights, name: by }: Applicant,
  seat: Seat,
  program: PlayerProgram | undefined,
): Seated | Refused {
  if (!rights.host) return hostOnly
  if (!hasSeat(record, seat)) return noSuchSeat(seat)
  if (program === undefined) return refused('unknown-player', 'there is no such program')
  if (record.seats[seat]!.name !== null && !rights.seats.includes(seat))
    return refused('seat-taken', `the seat ${seat} is taken`)
  return {
    record: withSeat(freed(record, seat), seat, { name: '', player: program.id }),
    answer: {},
    news: { what: 'assigned', seat, name: '', was: record.seats[seat]!.name, by },
  }
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
