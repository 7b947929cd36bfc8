import type { LogEntry, Seen } from '@miskatonic/protocol'
import type { Chronicle, Deed } from '@miskatonic/screen'
import { takenBack } from '../../connection/state.ts'

/** Something that the timeline of a finished game tells. */
export interface Mark {
  readonly seen: Seen
  /** Counts turns or rounds from 1; 0: before the first. */
  readonly turn: number
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

/** The events of the game in order, without those that were taken back. */
export function timelineOf(log: readonly LogEntry[], { turn, marks }: Chronicle): readonly Mark[] {
  let turns = 0
  return happenedIn(log).flatMap(({ seen, moment }) => {
    if (seen.event === turn.event) turns++
    const mark = ownEntry(marks, seen.event)
    return mark === undefined ? [] : [{ seen, turn: turns, moment, isTurningPoint: mark === 'turning point' }]
  })
}

/** Who did what. Deeds that were never done are left out. */
export function deedsIn(log: readonly LogEntry[], { deeds }: Chronicle): readonly DeedsDone[] {
  const happened = happenedIn(log)
  return deeds.map((deed) => ({ deed, times: timesOf(happened, deed) })).filter(({ times }) => times.size > 0)
}

function timesOf(happened: readonly Happened[], { counts }: Deed): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { seen } of happened) {
    const count = ownEntry(counts, seen.event)
    if (count === undefined) continue
    // The table has one count for each event, made for its arguments.
    const [who, n] = count(seen.args as never)
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
