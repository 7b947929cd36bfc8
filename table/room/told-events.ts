import { type Changes, type Happened, type Seat, seenBy } from '@miskatonic/kernel'
import type { Seen, ToldEvent } from '@miskatonic/protocol'

/** An event, and how it changed what was shown when it happened. */
export interface Observed {
  readonly happened: Happened
  /** What it changed for everybody, if anything did, and everybody sees the event. */
  readonly table: Changes | undefined
  /** What it changed in the own parts of those seats that see it and are looked through. */
  readonly own: readonly (readonly [Seat, Changes])[]
}

/** An event that nobody watched when it happened. */
export function unwatched(happened: Happened): Observed {
  return { happened, table: undefined, own: [] }
}

/** Events through the eyes of somebody with these seats (none: a spectator), with what each changed for them. */
export function toldEvents(seats: readonly Seat[], observed: readonly Observed[]): ToldEvent[] {
  const told: ToldEvent[] = []
  for (const { happened, table, own } of observed) {
    const seen = seenThrough(seats, happened)
    if (seen === undefined) continue
    const mine = own.filter(([seat]) => seats.includes(seat))
    told.push({
      ...seen,
      ...(table === undefined ? {} : { table }),
      ...(mine.length === 0 ? {} : { own: Object.fromEntries(mine) }),
    })
  }
  return told
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
