import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { Rights } from '../keys.ts'
import type { PlayerProgram } from './player.ts'
import { type Seated, freed, hasSeat, noSuchSeat } from '../seating.ts'
import type { TableRecord } from '../../store.ts'

/** The host gives a free seat, or their own, to a program. While it plays, the key of the seat opens nothing. */
export function assignSeat(
  record: TableRecord,
  rights: Rights,
  seat: Seat,
  program: PlayerProgram | undefined,
): Seated | Refused {
  if (!rights.host) return hostOnly
  if (!hasSeat(record, seat)) return noSuchSeat(seat)
  if (program === undefined) return refused('unknown-player', 'there is no such program')
  if (record.seats[seat]!.name !== null && !rights.seats.includes(seat))
    return refused('seat-taken', `the seat ${seat} is taken`)
  return {
    record: { ...record, seats: { ...record.seats, [seat]: { name: '', wish: 'ask', player: program.id } } },
    answer: {},
  }
}

/** The host takes a seat back from a program: it is free again, and its key is valid. */
export function unassignSeat(record: TableRecord, rights: Rights, seat: Seat): Seated | Refused {
  if (!rights.host) return hostOnly
  if (!hasSeat(record, seat)) return noSuchSeat(seat)
  if (record.seats[seat]!.player === undefined)
    return refused('no-program', `the seat ${seat} is not played by a program`)
  return { record: freed(record, seat), answer: {} }
}

const hostOnly = refused('host-only', 'only the host may give seats to programs')
