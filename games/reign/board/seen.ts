import type { OpenTable, OwnTable, View } from '@miskatonic/kernel'
import { type OldOne, lastingOldOnes } from '../cards/old-ones.ts'
import type { Table } from '../position.ts'
import type { secrets } from '../secrets.ts'

/** The public table. */
export type Seen = OpenTable<Table, typeof secrets>

/** What a seat sees in addition, with closed hands. */
export type Own = OwnTable<typeof secrets>

export function tableIn({ table }: Pick<View, 'table'>): Seen {
  // A view holds the table of any game; here it gets the types of this one.
  return table as unknown as Seen
}

export function isInEffect({ awake, cancelled }: Seen, oldOne: OldOne): boolean {
  return lastingOldOnes.includes(oldOne) && awake.includes(oldOne) && !cancelled.includes(oldOne)
}
