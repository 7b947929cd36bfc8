import type { Refused } from '@miskatonic/kernel'
import type { NewTable, TableKeys } from '@miskatonic/protocol'

/** Where tables are opened, and games handed in and out as files. */
export interface Desk {
  open(ask: NewTable, address: string): Promise<TableKeys | Refused>
  /** A table that goes on with the game in a file. */
  import(text: string, address: string): Promise<TableKeys | Refused>
  /** A file with the game so far; with a note as the report of a problem. */
  export(
    table: string,
    key: string,
    report: { note: string } | null,
  ): Promise<{ name: string; text: string } | Refused>
}
