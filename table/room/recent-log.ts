import type { Seat } from '@miskatonic/kernel'
import type { JsonText, LogEntry } from '@miskatonic/protocol'
import { type Recorded, shownTo } from './log-shown.ts'

/** Rows at the end of the log of which a newcomer is told. */
export const RECENT_ROWS = 200

/** Reads the entries from row `after` + 1 to row `to`. */
export type ReadRecorded = (range: { after: number; to: number }) => Promise<readonly Recorded[]>

/** The end of the log, as far as it was read or written since the table was loaded: newcomers are told it without reading and replaying. */
export class RecentLog {
  private entries: Recorded[] = []
  /** Rows up to this one are not held. */
  private after = 0

  /** Takes the log for one that ends with row `seq`. */
  restart(seq: number): void {
    this.entries = []
    this.after = seq
  }

  add(entry: Recorded): void {
    this.entries.push(entry)
    this.dropBefore(entry.seq - RECENT_ROWS)
  }

  /** The entries after row `after` of a log that ends with row `seq`, as the holder of these seats saw them. */
  async shownTo(
    seats: readonly Seat[],
    { after, seq, from }: { after: number; seq: number; from: number },
    read: ReadRecorded,
  ): Promise<JsonText<readonly LogEntry[]>> {
    if (after < this.after) await this.readMore(Math.max(0, seq - RECENT_ROWS), read)
    return shownTo(this.entries, seats, { after, from })
  }

  private async readMore(after: number, read: ReadRecorded): Promise<void> {
    this.entries = [...(await read({ after, to: this.after })), ...this.entries]
    this.after = after
  }

  private dropBefore(seq: number): void {
    if (seq <= this.after) return
    this.after = seq
    while (this.entries[0]!.seq <= seq) this.entries.shift()
  }
}
