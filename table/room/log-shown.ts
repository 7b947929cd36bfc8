import type { Game, Happened, Seat } from '@miskatonic/kernel'
import {
  type JsonText,
  type LogEntry,
  type Seen,
  eventAlone,
  extendedText,
  listText,
  mergedText,
  partText,
  textOf,
} from '@miskatonic/protocol'
import type { LogStore, Row, TableRecord } from '../store.ts'
import { isPlayed, readShown, replayStretch } from './past.ts'
import { type Bodies, type Entry, bodyOf, entryOf } from './rows.ts'

/**
 * An entry of the log, written for all readers when it happened. Plain data, so that a work process can send it to the room. Text, because
 * events may refer to parts of the table that change later, and takes less memory.
 */
export interface Recorded {
  readonly seq: number
  /** The decision that a choice answered, or with which the game began. */
  readonly decision: number | undefined
  /** The seats that are told; undefined: everybody is. */
  readonly to: readonly Seat[] | undefined
  /** The whole entry; without its events if not everybody saw the same. */
  readonly text: JsonText<LogEntry>
  /** Undefined if everybody saw the same. */
  readonly events: readonly RecordedEvent[] | undefined
}

interface RecordedEvent {
  readonly whole: JsonText<Seen>
  /** By seat, and '' for spectators; null: this seat noticed nothing. Undefined: everybody saw the event as it was. */
  readonly seen: Readonly<Record<Seat, JsonText<Seen> | null>> | undefined
}

export function recorded(entry: LogEntry<Happened>, decision?: number): Recorded {
  const { seq } = entry
  if (!('events' in entry)) {
    const to = entry.kind === 'said' ? entry.to : undefined
    return { seq, decision, to, text: textOf(entry), events: undefined }
  }
  const { events, ...head } = entry
  const written = events.map(recordedEvent)
  const text = textOf(head) as JsonText<LogEntry> // its events follow, see `textFor`
  if (written.some(({ seen }) => seen !== undefined))
    return { seq, decision, to: undefined, text, events: written }
  const open = extendedText(text, 'events', listText(written.map(({ whole }) => whole)))
  return { seq, decision, to: undefined, text: open, events: undefined }
}

function recordedEvent({ seen, ...happened }: Happened): RecordedEvent {
  const { args } = happened
  const whole = textOf<Seen>(happened)
  if (seen === undefined) return { whole, seen }
  const sights: Record<Seat, JsonText<Seen> | null> = {}
  for (const seat in seen) {
    const sight = seen[seat] ?? null
    if (sight === null) sights[seat] = null
    else sights[seat] = sight === args ? whole : textOf<Seen>({ ...happened, args: sight })
  }
  return { whole, seen: sights }
}

/** The entries after row `after` as the holder of these seats saw them (none: a spectator), without choices before decision `from`. */
export function shownTo(
  entries: readonly Recorded[],
  seats: readonly Seat[],
  { after, from }: { after: number; from: number },
): JsonText<readonly LogEntry[]> {
  const texts: JsonText<LogEntry>[] = []
  for (const entry of entries) {
    const { seq, decision, to } = entry
    if (seq <= after || (decision !== undefined && decision < from)) continue
    if (to === undefined || to.some((seat) => seats.includes(seat))) texts.push(textFor(entry, seats))
  }
  return listText(texts)
}

function textFor({ text, events }: Recorded, seats: readonly Seat[]): JsonText<LogEntry> {
  if (events === undefined) return text
  return extendedText(text, 'events', listText(events.flatMap((event) => sightOf(event, seats) ?? [])))
}

/** A seat that was shown the event as it was has seen the most. */
function sightOf({ whole, seen }: RecordedEvent, seats: readonly Seat[]): JsonText<Seen> | undefined {
  if (seen === undefined) return whole
  const sights = (seats.length === 0 ? [''] : seats).flatMap((seat) => seen[seat] ?? [])
  return sights.includes(whole) ? whole : sights[0]
}

/**
 * The entries of a stored log from row `after` + 1 to row `to`. What was not open to all is not written down for each seat: playing it
 * again tells.
 */
export async function readRecorded(
  store: LogStore,
  game: Game | undefined,
  record: TableRecord,
  { after, to }: { after: number; to: number },
): Promise<Recorded[]> {
  const stretch = await readShown(store, record.id, { from: after + 1, to })
  const { entries } = stretch
  const found: Recorded[] = []
  const visit = (entry: Entry, events: readonly Happened[]): void => {
    if (entry.seq > after && entry.kind !== 'kept') found.push(recordedRow(entry, events))
  }
  if (game === undefined || !entries.some(isPlayed))
    for (const entry of entries) visit(entry, 'events' in entry.body ? entry.body.events.map(eventAlone) : [])
  else replayStretch(game, record, stretch, visit)
  return found
}

/**
 * The entries from row `after` + 1 to row `to` if they can be told as they were written, without playing anything again: words, and what
 * happened to seats.
 */
export async function readUnplayed(
  store: LogStore,
  id: string,
  { after, to }: { after: number; to: number },
): Promise<Recorded[] | undefined> {
  const rows = await store.read(id, { from: after + 1, to })
  return rows.some(isPlayed) ? undefined : rows.flatMap((row) => writtenRow(row) ?? [])
}

/** A row that tells everything by itself. Positions are not told. */
function writtenRow(row: Row): Recorded | undefined {
  if (row.kind === 'said') return recordedWord(row)
  const entry = entryOf(row)
  return entry.kind === 'kept' ? undefined : recordedRow(entry, [])
}

type SaidHead = Omit<Extract<LogEntry, { kind: 'said' }>, keyof Bodies['said']>
const SAID = textOf('said' as const)

/** What was said is told as it is stored: most of it need not be read and written again. */
export function recordedWord(row: Row): Recorded {
  const { seq, at, body } = row
  if (body.includes('"to":'))
    return recorded({ seq, at, kind: 'said', ...bodyOf(row as Row & { kind: 'said' }) })
  const head = partText<SaidHead>({ seq: textOf(seq), at: textOf(at), kind: SAID })
  const said = body as JsonText<Bodies['said']> // a room has written it
  return { seq, decision: undefined, to: undefined, text: mergedText(head, said), events: undefined }
}

/** A stored row, and what happened when it was played again. */
export function recordedRow(entry: Exclude<Entry, { kind: 'kept' }>, events: readonly Happened[]): Recorded {
  const { seq, at } = entry
  switch (entry.kind) {
    case 'began':
      return recorded({ seq, at, kind: 'began', events }, entry.body.number)
    case 'did': {
      const { number } = entry.body
      return recorded({ seq, at, kind: 'did', number, events }, number)
    }
    case 'undone': {
      const { number, by, free } = entry.body
      return recorded({ seq, at, kind: 'undone', number, by, free })
    }
    case 'said':
      return recorded({ seq, at, kind: 'said', ...entry.body })
    case 'rewound':
      return recorded({ seq, at, kind: 'rewound', ...entry.body })
    case 'seat':
      return recorded({ seq, at, kind: 'seat', ...entry.body })
  }
}
