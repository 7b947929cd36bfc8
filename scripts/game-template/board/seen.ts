import type { OpenTable, OwnTable } from '@miskatonic/kernel'
import type { Table } from '../position.ts'
import type { secrets } from '../secrets.ts'

/** The table as everybody sees it, and what a seat sees in addition: inferred from secrets.ts. */
export type Seen = OpenTable<Table, typeof secrets>
export type Own = OwnTable<typeof secrets>
