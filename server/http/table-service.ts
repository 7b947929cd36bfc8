import type { Refused } from '@miskatonic/kernel'
import type { NewTable, TableKeys } from '@miskatonic/protocol'

/** Opens tables, and imports and exports games as files. */
export interface TableService {
  open(ask: NewTable, address: string): Promise<TableKeys | Refused>
  /** Opens a table that continues the game in a file. */
  import(bytes: Uint8Array, address: string): Promise<TableKeys | Refused>
  /** The game so far as a file; with a note, as a problem report. */
  export(
    table: string,
    key: string,
    report: { note: string } | null,
  ): Promise<{ name: string; text: string } | Refused>
}
