import { type Changes, type Happened, type Seat, seenBy } from '@miskatonic/kernel'
import {
  type JsonText,
  type Seen,
  type ToldEvent,
  extendedText,
  listText,
  recordText,
  textOf,
} from '@miskatonic/protocol'

/** An event, and how it changed what was shown: the fields that everybody sees, and the own parts of the seats that are looked through. */
export interface Observed {
  readonly happened: Happened
  /** Undefined if nothing changed, or not everybody sees the event. */
  readonly table: JsonText<Changes> | undefined
  /** Only of seats that see the event, and for which something changed. */
  readonly own: readonly (readonly [Seat, JsonText<Changes>])[]
}

/** An event that nobody watched when it happened. */
export function unwatched(happened: Happened): Observed {
  return { happened, table: undefined, own: [] }
}

/** Events as JSON, through the eyes of somebody with these seats (none: a spectator), with what each changed for them. */
export function eventsText(
  seats: readonly Seat[],
  observed: readonly Observed[],
): JsonText<readonly ToldEvent[]> {
  const texts: JsonText<ToldEvent>[] = []
  for (const each of observed) {
    const seen = seenThrough(seats, each.happened)
    if (seen !== undefined) texts.push(withWhatChanged(seats, textOf(seen), each))
  }
  return listText(texts)
}

function withWhatChanged(
  seats: readonly Seat[],
  seen: JsonText<Seen>,
  { table, own }: Observed,
): JsonText<ToldEvent> {
  const mine = own.filter(([seat]) => seats.includes(seat))
  if (table === undefined && mine.length === 0) return seen
  return extendedText<Seen, Pick<ToldEvent, 'table' | 'own'>>(seen, {
    ...(table === undefined ? {} : { table }),
    ...(mine.length === 0 ? {} : { own: recordText(mine) }),
  })
}

/** Events through the eyes of somebody with these seats (none: a spectator), who knows what any of them knows. */
export function seenFrom(seats: readonly Seat[], happened: readonly Happened[]): Seen[] {
  return happened.flatMap((each) => seenThrough(seats, each) ?? [])
}

/** A seat that was shown the event as it was has seen the most. */
function seenThrough(seats: readonly Seat[], happened: Happened): Seen | undefined {
  if (happened.seen === undefined) return { event: happened.event, args: happened.args }
  const sights = (seats.length === 0 ? [''] : seats).flatMap((seat) => seenBy(happened, seat) ?? [])
  return sights.find(({ args }) => args === happened.args) ?? sights[0]
}

export function isSeenBy({ seen }: Happened, seat: Seat): boolean {
  return seen === undefined || (seen[seat] ?? null) !== null
}

/** Whether all seats and spectators notice it. */
export function isSeenByAll({ seen }: Happened): boolean {
  if (seen !== undefined) for (const seat in seen) if (seen[seat] === null) return false
  return true
}

/** Whether these events are told in the same words to everybody. */
export function areSameForAll(observed: readonly Observed[]): boolean {
  return observed.every(({ happened, own }) => happened.seen === undefined && own.length === 0)
}
