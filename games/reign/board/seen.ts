import type { OpenTable, OwnTable } from '@miskatonic/kernel'
import { type OldOne, lastingOldOnes } from '../cards/old-ones.ts'
import type { Table } from '../position.ts'
import type { secrets } from '../secrets.ts'

/** The table as everybody sees it. */
export type Seen = OpenTable<Table, typeof secrets>

/** What a seat sees in addition, with closed hands. */
export type Own = OwnTable<typeof secrets>

export function isInEffect({ awake, cancelled }: Seen, oldOne: OldOne): boolean {
  return lastingOldOnes.includes(oldOne) && awake.includes(oldOne) && !cancelled.includes(oldOne)
}
