import { callFor } from '@miskatonic/kernel'
import type { LogEntry, Seen } from '@miskatonic/protocol'
import type { Chronicle, Deed } from '@miskatonic/screen'
import { takenBack } from '../../connection/state.ts'

/** Something that the timeline of a finished game tells. */
export interface Mark {
  readonly seen: Seen
  /** Counts turns or rounds from 1; 0: before the first; null: in one that the log does not reach back to. */
  readonly turn: number | null
  /** The decision that was next when it had happened: where to look back to. */
  readonly moment: number
  readonly isTurningPoint: boolean
}

/** How often each person did something; people who never did are left out. */
export interface DeedsDone {
  readonly deed: Deed
  readonly times: ReadonlyMap<string, number>
}

/** An event of the log, and the decision that was next when it had happened. */
interface Happened {
  readonly seen: Seen
  readonly moment: number
}

/** The events of the game in order, without those that were taken back. Nothing that is laid out before the first turn is a turning point. */
export function timelineOf(
  log: readonly LogEntry[],
  { turn, marks }: Chronicle,
  isCut = false,
): readonly Mark[] {
  let now = isCut ? null : 0
  return happenedIn(log).flatMap(({ seen, moment }) => {
    if (seen.event === turn.event) now = numberOf(seen, turn.number, now)
    const mark = ownEntry(marks, seen.event)
    if (mark === undefined) return []
    return [{ seen, turn: now, moment, isTurningPoint: mark === 'turning point' && now !== 0 }]
  })
}

/** The turn that begins: as the event says, or one more than before. Where the log was cut, it cannot be counted. */
function numberOf({ args }: Seen, named: string | undefined, before: number | null): number | null {
  const told = named === undefined ? undefined : (args as Readonly<Record<string, unknown>>)[named]
  if (typeof told === 'number') return told
  return before === null ? null : before + 1
}

/** Who did what. Deeds that were never done are left out. */
export function deedsIn(log: readonly LogEntry[], { deeds }: Chronicle): readonly DeedsDone[] {
  const happened = happenedIn(log)
  return deeds.map((deed) => ({ deed, times: timesOf(happened, deed) })).filter(({ times }) => times.size > 0)
}

function timesOf(happened: readonly Happened[], { counts }: Deed): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { seen } of happened) {
    const counted = callFor(counts, seen.event, seen.args)
    if (counted === undefined) continue
    const [who, n] = counted
    if (n > 0) times.set(who, (times.get(who) ?? 0) + n)
  }
  return times
}

function happenedIn(log: readonly LogEntry[]): readonly Happened[] {
  const undone = takenBack(log)
  return log.flatMap((entry) => {
    if (entry.kind === 'began') return entry.events.map((seen) => ({ seen, moment: 0 }))
    if (entry.kind !== 'did' || undone.has(entry.seq)) return []
    return entry.events.map((seen) => ({ seen, moment: entry.number + 1 }))
  })
}

function ownEntry<T>(table: Readonly<Record<string, T>>, event: string): T | undefined {
  return Object.hasOwn(table, event) ? table[event] : undefined
}
