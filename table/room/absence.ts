import { type Refused, type Seat, refused } from '@miskatonic/kernel'
import type { TableSettings } from '@miskatonic/protocol'
import type { TableRecord } from '../store.ts'
import type { Rights } from './keys.ts'

/** As tables were before there were settings: the host may replace a player at any time, and an absent player's consent is always needed. */
export const usualSettings: TableSettings = { replaceBy: 'host', replaceAfter: 0, consentAfter: null }

const MINUTE = 60_000

/** Who is here, and since when a seat's player is not. */
export interface Attendance {
  isHere(seat: Seat): boolean
  /** Milliseconds; 0 if the player is here. */
  awayFor(seat: Seat): number
}

/** Why a member may not give another player's seat to a third person while the game is running; null if it may. */
export function mayNotReplace(
  { settings = usualSettings }: TableRecord,
  { host, seats }: Rights,
  seat: Seat,
  attendance: Attendance,
): Refused | null {
  const { replaceBy, replaceAfter } = settings
  if (replaceBy === 'nobody') return refused('not-replaced', 'at this table nobody is replaced')
  if (!host && (replaceBy !== 'players' || seats.length === 0))
    return refused('host-only', 'only the host may do this')
  // The host of a table without a waiting time may replace also a player who is here.
  const isEarly = attendance.awayFor(seat) < replaceAfter * MINUTE
  const mustBeGone = replaceAfter > 0 || !host
  if (mustBeGone && (attendance.isHere(seat) || isEarly))
    return refused('not-gone', `the player must have been away for ${replaceAfter} minutes`)
  return null
}

/** Milliseconds after which the consent of players who are away is not waited for; null: it is. */
export function consentTime({ settings = usualSettings }: TableRecord): number | null {
  return settings.consentAfter === null ? null : settings.consentAfter * MINUTE
}
