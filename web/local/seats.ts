import type { Seat } from '@miskatonic/kernel'
import type { SeatRecord, TableRecord } from '@miskatonic/table'

/** On one's own device nobody needs a key; a mark takes its place, so that a room can be asked for what one seat sees. */
export function seatMark(seat: Seat): string {
  return `here:${seat}`
}

/** Everybody is seated. One name, or none: one person leads every seat. */
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
