import type { SeatInfo, TableInfo, You } from '@miskatonic/protocol'

/** What one may do about a seat whose player is away, or that is free. The table itself knows whether the player was away long enough. */
export interface SeatOffers {
  /** Make a link for it. */
  readonly invite: boolean
  /** Go on for its player. */
  readonly playOn: boolean
  /** Let a program play. */
  readonly assign: boolean
}

const nothing: SeatOffers = { invite: false, playOn: false, assign: false }

/** At an online table. */
export function seatOffers(
  seat: SeatInfo,
  table: Pick<TableInfo, 'phase' | 'settings'>,
  you: You,
): SeatOffers {
  const isRunning = table.phase === 'gathering' || table.phase === 'playing'
  if (!isRunning || seat.player !== undefined || you.seats.includes(seat.seat)) return nothing
  if (seat.name === null) return { invite: you.host, playOn: false, assign: you.host }
  const isAway = table.phase === 'playing' && !seat.online
  const may = isAway && mayReplace(table, you)
  return { invite: may, playOn: may, assign: may }
}

function mayReplace({ settings: { replaceBy } }: Pick<TableInfo, 'settings'>, you: You): boolean {
  return you.host ? replaceBy !== 'nobody' : replaceBy === 'players' && you.seats.length > 0
}

/** The table waits for this seat in vain: it is free, or its player is away. Programs are always here. */
export function isMissing({ name, online, player }: SeatInfo): boolean {
  return player === undefined && (name === null || !online)
}
