import type { OpenTable, OwnTable, Seat, View } from '@miskatonic/kernel'
import { keeper } from '../names.ts'
import type { Table } from '../position.ts'
import type { secrets } from '../secrets.ts'

/** What all investigators and spectators see. The Keeper sees it, too, and the own view in addition. */
export type Seen = OpenTable<Table, typeof secrets>
export type InvestigatorSeen = Seen['investigators'][Seat]
export type MonsterSeen = Seen['monsters'][number]
export type RoomSeen = Seen['rooms'][string]

/** What a seat sees in addition: the Keeper all that is hidden, an investigator the cards before them. */
export type Own = OwnTable<typeof secrets>

export function tableIn({ table }: Pick<View, 'table'>): Seen {
  return table as unknown as Seen // a view holds the table of any game
}

export function isKeeper(seat: Seat): boolean {
  return seat === keeper
}

/** The seats of the investigators, in their order. */
export function investigatorsIn({ seats }: Pick<View, 'seats'>): readonly Seat[] {
  return seats.filter((seat) => !isKeeper(seat))
}
