import type { Seat } from '@miskatonic/kernel'
import type { JsonText, LogEntry } from '@miskatonic/protocol'
import { type Recorded, shownTo } from './log-shown.ts'

/** Rows at the end of the log of which a newcomer is told. */
export const RECENT_ROWS = 128

/** Reads the entries from row `after` + 1 to row `to`. */
export type ReadRecorded = (range: { after: number; to: number }) => Promise<readonly Recorded[]>

/** An entry that is written down when a newcomer is first told it. */
interface Held {
  readonly seq: number
  entry: Recorded | (() => Recorded)
}

/** The end of the log, as far as it was read or written since the table was loaded: newcomers are told it without reading and replaying. */
export class RecentLog {
  private entries: Held[] = []
  /** Rows up to this one are not held. */
  private after = 0

  /** Starts with a log that ends with row `seq` and of which nothing is held yet. */
  restart(seq: number): void {
    this.entries = []
    this.after = seq
  }

  add(entry: Recorded): void {
    this.hold({ seq: entry.seq, entry })
  }

  /** `written` gives the entry of this row, from what does not change any more. */
  addLater(seq: number, written: () => Recorded): void {
    this.hold({ seq, entry: written })
  }

  private hold(held: Held): void {
    this.entries.push(held)
    this.dropBefore(held.seq - RECENT_ROWS)
  }

  /** The entries after row `after` of a log that ends with row `seq`, as the holder of these seats saw them. */
  async shownTo(
    seats: readonly Seat[],
    { after, seq, from }: { after: number; seq: number; from: number },
    read: ReadRecorded,
  ): Promise<JsonText<readonly LogEntry[]>> {
    if (after < this.after) await this.readMore(Math.max(0, seq - RECENT_ROWS), read)
    const later = this.entries.filter((held) => held.seq > after)
    return shownTo(later.map(recordedOf), seats, { after, from })
  }

  private async readMore(after: number, read: ReadRecorded): Promise<void> {
    const earlier = await read({ after, to: this.after })
    this.entries = [...earlier.map((entry) => ({ seq: entry.seq, entry })), ...this.entries]
    this.after = after
  }

  private dropBefore(seq: number): void {
    if (seq <= this.after) return
    this.after = seq
    while (this.entries[0]!.seq <= seq) this.entries.shift()
  }
}

function recordedOf(held: Held): Recorded {
  if (typeof held.entry === 'function') held.entry = held.entry()
  return held.entry
}
