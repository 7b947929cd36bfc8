import { type Seat, withChanges } from '@miskatonic/kernel'
import type { LogEntry, Now, NowChanges, SeatView, Seen, SeatViewChanges, ToldEvent, Update } from './told.ts'

/** What a client sees of the game, put together from the changes it is told of. */

const nothingYet: Now = { number: 0, asked: null, outcome: null, table: {}, seats: {} }
const emptyView: SeatView = { own: {}, options: [], refusals: [] }

/** The game after an update. Before the game begins there is nothing to change. */
export function nowAfter(before: Now | null, { entry, now }: Pick<Update, 'entry' | 'now'>): Now {
  const { table, seats } = eventsOf(entry).reduce(viewAfter, before ?? nothingYet)
  const { number, asked, outcome } = now
  return {
    number,
    asked,
    outcome,
    table: withChanges(table, now.table),
    seats: seatsAfter(seats, now.seats),
  }
}

/** What is seen of the table and through the eyes of seats. */
export type Viewed = Pick<Now, 'table' | 'seats'>

/** What is seen right after an event. */
export function viewAfter({ table, seats }: Viewed, { table: changes, own }: ToldEvent): Viewed {
  return {
    table: changes === undefined ? table : withChanges(table, changes),
    seats: own === undefined ? seats : seatsAfter(seats, changesOfOwn(own)),
  }
}

function changesOfOwn(own: NonNullable<ToldEvent['own']>): Record<Seat, SeatViewChanges> {
  return Object.fromEntries(Object.entries(own).map(([seat, changes]) => [seat, { own: changes }]))
}

function seatsAfter(seats: Now['seats'], changes: NowChanges['seats']): Now['seats'] {
  const after: Record<Seat, SeatView> = { ...seats }
  for (const [seat, change] of Object.entries(changes)) {
    const { own, options, refusals } = after[seat] ?? emptyView
    after[seat] = {
      own: change.own === undefined ? own : withChanges(own, change.own),
      options: change.options ?? options,
      refusals: change.refusals ?? refusals,
    }
  }
  return after
}

/** The events that an entry of the log tells of. */
export function eventsOf<Event extends Seen>(entry: LogEntry<Event>): readonly Event[] {
  return 'events' in entry ? entry.events : []
}

/** An entry as the log keeps it: what an event changed is of use only while it is the latest. */
export function entryAlone(entry: LogEntry<ToldEvent>): LogEntry {
  return 'events' in entry ? { ...entry, events: entry.events.map(eventAlone) } : entry
}

export function eventAlone({ event, args, reading }: ToldEvent): Seen {
  return reading === undefined ? { event, args } : { event, args, reading }
}
