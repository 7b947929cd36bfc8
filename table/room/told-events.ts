import { type Changes, type Happened, type Seat, seenBy } from '@miskatonic/kernel'
import {
  type JsonText,
  type Seen,
  type ToldEvent,
  extendedText,
  listText,
  textOf,
} from '@miskatonic/protocol'

/** An event, and how it changed what was shown when it happened. */
export interface Observed {
  readonly happened: Happened
  /** What it changed for everybody, if anything did, and everybody sees the event. */
  readonly table: Changes | undefined
  /** What it changed in the own parts of the seats that see it and have a client. */
  readonly own: readonly (readonly [Seat, Changes])[]
}

/** An event that was not observed when it happened. */
export function unwatched(happened: Happened): Observed {
  return { happened, table: undefined, own: [] }
}

/** Events as a member with these seats sees them (none: a spectator), with what each changed for them. */
export function toldEvents(seats: readonly Seat[], observed: readonly Observed[]): ToldEvent[] {
  const told: ToldEvent[] = []
  for (const each of observed) {
    const seen = seenThrough(seats, each.happened)
    if (seen === undefined) continue
    const own = ownOf(seats, each)
    const event = withTable(seen, each)
    told.push(own === undefined ? event : { ...event, own })
  }
  return told
}

/**
 * The same as text for many readers: an event that several of them see as it was is written once.
 */
export class ToldTexts {
  private readonly observed: readonly Observed[]
  private readonly asItWas: (JsonText<ToldEvent> | undefined)[] = []
  private readonly forAll: JsonText<readonly ToldEvent[]> | undefined

  constructor(observed: readonly Observed[]) {
    this.observed = observed
    this.forAll = areSameForAll(observed) ? textOf(toldEvents([], observed)) : undefined
  }

  /** For a member with these seats (none: a spectator). */
  for(seats: readonly Seat[]): JsonText<readonly ToldEvent[]> {
    if (this.forAll !== undefined) return this.forAll
    const texts: JsonText<ToldEvent>[] = []
    for (const [i, each] of this.observed.entries()) {
      const seen = seenThrough(seats, each.happened)
      if (seen === undefined) continue
      const text = seen.args === each.happened.args ? this.whole(i, each) : textOf(withTable(seen, each))
      const own = ownOf(seats, each)
      texts.push(own === undefined ? text : extendedText(text, 'own', textOf(own)))
    }
    return listText(texts)
  }

  private whole(index: number, each: Observed): JsonText<ToldEvent> {
    return (this.asItWas[index] ??= textOf(withTable(each.happened, each)))
  }
}

function withTable({ event, args, reading }: Seen, { table }: Observed): ToldEvent {
  const told: ToldEvent = { event, args }
  if (reading !== undefined) told.reading = reading
  if (table !== undefined) told.table = table
  return told
}

function ownOf(seats: readonly Seat[], { own }: Observed): ToldEvent['own'] {
  if (own.length === 0) return undefined
  const mine = own.filter(([seat]) => seats.includes(seat))
  return mine.length === 0 ? undefined : Object.fromEntries(mine)
}

/** A seat that was shown the event as it was has seen the most. */
function seenThrough(seats: readonly Seat[], happened: Happened): Seen | undefined {
  if (happened.seen === undefined) return happened
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

/** Whether these events are the same for everybody. */
function areSameForAll(observed: readonly Observed[]): boolean {
  return observed.every(({ happened, own }) => happened.seen === undefined && own.length === 0)
}
