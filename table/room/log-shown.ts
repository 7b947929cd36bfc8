import type { Game, Seat } from '@miskatonic/kernel'
import { type LogEntry, type Seen, eventAlone } from '@miskatonic/protocol'
import type { LogStore, TableRecord } from '../store.ts'
import { readShown, replayStretch } from './past.ts'
import type { Entry } from './rows.ts'
import { seenFrom } from './told-events.ts'

/**
 * The entries of a log after number `since`, as the holder of these seats saw them. What was not open to all is not written down for each
 * seat: playing it again tells. What was done before decision `from` is left out.
 */
export async function logSince(
  store: LogStore,
  game: Game | undefined,
  record: TableRecord,
  seats: readonly Seat[],
  since: number,
  from: number,
): Promise<LogEntry[]> {
  const stretch = await readShown(store, record.id, since + 1)
  const shown: LogEntry[] = []
  const show = (entry: Entry, events: readonly Seen[]): void => {
    if (entry.seq > since && entry.kind !== 'kept' && !isBefore(entry, from) && isToldTo(entry, seats))
      shown.push(logEntry(entry, events))
  }
  if (game === undefined)
    for (const entry of stretch.entries)
      show(entry, 'events' in entry.body ? entry.body.events.map(eventAlone) : [])
  else replayStretch(game, record, stretch, (entry, happened) => show(entry, seenFrom(seats, happened)))
  return shown
}

/** Whether it tells of a choice before that decision. */
function isBefore(entry: Entry, decision: number): boolean {
  return (entry.kind === 'began' || entry.kind === 'did') && entry.body.number < decision
}

/** What is said to one side is for its seats alone. */
function isToldTo(entry: Entry, seats: readonly Seat[]): boolean {
  const to = entry.kind === 'said' ? entry.body.to : undefined
  return to === undefined || to.some((seat) => seats.includes(seat))
}

function logEntry(entry: Exclude<Entry, { kind: 'kept' }>, events: readonly Seen[]): LogEntry {
  const { seq, at } = entry
  switch (entry.kind) {
    case 'began':
      return { seq, at, kind: 'began', events }
    case 'did':
      return { seq, at, kind: 'did', number: entry.body.number, events }
    case 'undone': {
      const { number, by, free } = entry.body
      return { seq, at, kind: 'undone', number, by, free }
    }
    case 'said':
      return { seq, at, kind: 'said', ...entry.body }
    case 'rewound':
      return { seq, at, kind: 'rewound', ...entry.body }
    case 'seat':
      return { seq, at, kind: 'seat', ...entry.body }
  }
}
