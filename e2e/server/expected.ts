import { type Engine, type Happened, type Seat, openPart, ownPart, seenBy } from '@miskatonic/kernel'
import type { LogEntry, Now, SeatView, Seen, Viewed } from '@miskatonic/protocol'
import type { Snapshot, Written } from './disk.ts'

/** What a client with these seats may be told, straight from the kernel: the reference for what the server tells. */

export function nowFor(engine: Engine, seats: readonly Seat[]): Now {
  const { game, position, decision } = engine
  const { table, outcome } = openPart(game, position, decision)
  return {
    number: position.choices,
    asked: decision && {
      step: decision.step,
      args: decision.args,
      waiting: decision.waiting,
      rule: decision.rule,
    },
    outcome,
    table,
    seats: Object.fromEntries(seats.map((seat) => [seat, seatViewOf(engine, seat)])),
  }
}

function seatViewOf(engine: Engine, seat: Seat): SeatView {
  return {
    own: ownPart(engine.game, engine.position, seat),
    options: engine.optionsOf(seat).map(({ step, args, rules, note }) => ({
      step,
      args,
      rules,
      ...(note === undefined ? {} : { note }),
    })),
    refusals: engine
      .refusals()
      .filter((refusal) => refusal.seat === seat)
      .map(({ step, args, rule }) => ({ step, args, rule })),
  }
}

export function eventsFor(happened: readonly Happened[], seats: readonly Seat[]): Seen[] {
  const eyes = seats.length === 0 ? [''] : seats
  return happened.flatMap((each) => {
    const views = eyes.map((seat) => seenBy(each, seat)).filter((seen) => seen !== null)
    const whole = views.find(({ args }) => args === each.args)
    return views.length === 0 ? [] : [whole ?? views[0]!]
  })
}

/** What the table shows to everybody, and to each seat in addition. */
export interface Shown {
  readonly table: object
  readonly own: Readonly<Record<Seat, object>>
}

export function shownIn({ table, seats }: Viewed): Shown {
  return { table, own: Object.fromEntries(Object.entries(seats).map(([seat, { own }]) => [seat, own])) }
}

/**
 * What a client with these seats may be shown right after each event that they notice: of the open table what it was after the last event
 * that everybody noticed, and through each seat what it was after the last event that this seat noticed.
 */
export function storyFor(snapshots: readonly Snapshot[], seats: readonly Seat[], before: Shown): Shown[] {
  let shown = before
  return snapshots.flatMap(({ happened, table, own }) => {
    const everybody = Object.keys(happened.seen ?? {})
    const noticing = seats.filter((seat) => seenBy(happened, seat) !== null)
    shown = {
      table: everybody.every((seat) => seenBy(happened, seat) !== null) ? table : shown.table,
      own: { ...shown.own, ...Object.fromEntries(noticing.map((seat) => [seat, own[seat]!])) },
    }
    return eventsFor([happened], seats).map(() => shown)
  })
}

/** A row as a client with these seats finds it in the log; undefined for what is written only for the server itself. */
export function entryFor(
  { seq, at, kind, body }: Written,
  happened: readonly Happened[],
  seats: readonly Seat[],
): LogEntry | undefined {
  const { number, by, free, name, text } = body
  const events = eventsFor(happened, seats)
  switch (kind) {
    case 'began':
      return { seq, at, kind, events }
    case 'did':
      return { seq, at, kind, number, events }
    case 'undone':
      return { seq, at, kind, number, by, free }
    case 'said':
      return { seq, at, kind, by, name, text }
    case 'rewound':
      return { seq, at, kind, number, by }
    case 'seat':
      return { seq, at, kind, what: body.what, seat: body.seat, name, was: body.was, by }
    case 'kept':
      return undefined
  }
}
