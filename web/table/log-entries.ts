import type { LogEntry, Seen } from '@miskatonic/protocol'
import { entriesUntil, takenBack } from '../connection/state.ts'

/** What part of the log may be read now. */
interface Reading {
  /** The first decision that the game lets a player look at; earlier ones may only be remembered. */
  readonly since: number
  /** While looking back: the decision that is looked at. What came later is not part of the past. */
  readonly until: number | undefined
  /** The newest events are still being shown on the board. They are not in the log yet. */
  readonly isTelling: boolean
}

export function readableEntries(
  log: readonly LogEntry[],
  { since, until, isTelling }: Reading,
): readonly LogEntry[] {
  const remembered = log.filter((entry) => entry.kind !== 'did' || entry.number >= since)
  if (until !== undefined) return entriesUntil(remembered, until)
  const newest = log.findLast(({ kind }) => kind === 'did')?.seq
  return isTelling ? remembered.filter(({ seq }) => seq !== newest) : remembered
}

/** The events of some entries, without what was taken back. */
export function eventsIn(entries: readonly LogEntry[], log: readonly LogEntry[]): readonly Seen[] {
  const undone = takenBack(log)
  return entries.flatMap((entry) =>
    (entry.kind === 'did' || entry.kind === 'began') && !undone.has(entry.seq) ? entry.events : [],
  )
}

/** The events of the choice at which an undo arrived: what was taken back. `before`: the log ends there. */
export function takenBackAt(log: readonly LogEntry[], number: number, before = Infinity): readonly Seen[] {
  const choice = log.findLast(
    (entry) => entry.kind === 'did' && entry.number === number && entry.seq < before,
  )
  return choice?.kind === 'did' ? choice.events : []
}
