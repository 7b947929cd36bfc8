import type { Seat } from '@miskatonic/kernel'
import type { TableInfo } from '@miskatonic/protocol'

/**
 * The seats from which a person chooses who has opened an invitation. Before a game without sides all seats are alike, and the first free
 * one will do.
 */
export function seatsFor(
  { seats, phase }: Pick<TableInfo, 'seats' | 'phase'>,
  hasSides: boolean,
): readonly Seat[] {
  const free = seats.filter(({ name }) => name === null).map(({ seat }) => seat)
  return phase === 'gathering' && !hasSides ? free.slice(0, 1) : free
}
