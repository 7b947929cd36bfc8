import type { Seat } from '@miskatonic/kernel'
import type { SeatRecord, TableRecord } from '@miskatonic/table'

/** Stands in for a seat's key hash: local tables have no keys, but a room shows a seat's view only to a holder of its key. */
export function seatMark(seat: Seat): string {
  return `here:${seat}`
}

/** Takes all seats. With one name or none, one person plays all of them. */
export function seated(record: TableRecord, names: readonly string[]): TableRecord {
  const seats = Object.keys(record.seats)
  const nameAt = (i: number): string => (names.length > 1 ? names[i] : names[0]) ?? ''
  const records = seats.map((seat, i) => [seat, { name: nameAt(i), wish: 'ask' } satisfies SeatRecord])
  return {
    ...record,
    seats: Object.fromEntries(records) as TableRecord['seats'],
    keys: seats.map((seat) => ({ hash: seatMark(seat), grant: { seat } })),
  }
}

/** Which programs play which seats. */
export function programsAt(seats: TableRecord['seats']): Record<Seat, string> {
  return Object.fromEntries(
    Object.entries(seats).flatMap(([seat, { player }]) => (player === undefined ? [] : [[seat, player]])),
  )
}

/** Gives seats to programs, by seat. */
export function withPrograms(record: TableRecord, programs: Readonly<Record<Seat, string>>): TableRecord {
  const seats = Object.entries(record.seats).map(([seat, each]): [Seat, SeatRecord] => {
    const player = programs[seat]
    return [seat, player === undefined ? each : { name: '', wish: 'ask', player }]
  })
  return { ...record, seats: Object.fromEntries(seats) }
}
