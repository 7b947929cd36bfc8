import { type Game, type Refused, type Seat, isRefused, refused, withChanges } from '@miskatonic/kernel'
import { type Moment, type Now, type ToldEvent, viewAfter } from '@miskatonic/protocol'
import type { LogStore, Row, TableRecord } from '../store.ts'
import { type Table, spectator } from '../table.ts'
import { choiceAt, firstNumber, readStretch, replayStretch } from './past.ts'
import { type Bodies, bodyOf } from './rows.ts'
import { toldEvents, unwatched } from './told-events.ts'
import { ViewDiff } from './view-diff.ts'

/** A moment of a game's past, without the question it answers. */
export type MomentSeen = Pick<Moment, 'first' | 'last' | 'events' | 'now'>

/** The game as it stood at decision `number`, through one seat's eyes, and what had just happened; not before decision `from`. */
export async function playedMoment(
  store: LogStore,
  game: Game,
  record: TableRecord,
  last: number,
  { seat, number, from }: { seat: Seat; number: number; from: number },
): Promise<MomentSeen | Refused> {
  const first = Math.max(firstNumber(record), from)
  if (number < first || number > last) return noSuchMoment(first, last, number)
  // From one choice earlier, so that the events that led to this moment are known as well.
  const before = Math.max(first, number - 1)
  const stretch = await readStretch(store, record.id, { number: before })
  const table = replayStretch(game, record, stretch, undefined, before)
  if (isRefused(table)) return table
  const seats = seat === spectator ? [] : [seat]
  const diff = new ViewDiff(game)
  const choice = choiceAt(stretch, before)
  // What led to the first moment that may be seen may only be remembered, too.
  const isForgotten = number === from && from > firstNumber(record)
  const events =
    number > before && choice !== undefined ? chosen(table, choice, diff, seats) : opening(table, seats)
  if (isRefused(events)) return events
  diff.takeUp(table.now)
  const now = JSON.parse(diff.whole(table.now, seats)) as Now
  return { first, last, events: isForgotten ? [] : events, now }
}

/** Makes a choice, and says what happened and what each event changed. */
function chosen(
  table: Table,
  choice: Bodies['did'],
  diff: ViewDiff,
  seats: readonly Seat[],
): readonly ToldEvent[] | Refused {
  diff.takeUp(table.now)
  diff.whole(table.now, seats)
  const { observer, observed } = diff.watch(seats)
  const { seat, option, number } = choice
  const done = table.choose({ seat, option, decision: number, replayed: true }, observer)
  return isRefused(done) ? done : toldEvents(seats, observed)
}

/** What happened before the first choice. */
function opening(table: Table, seats: readonly Seat[]): readonly ToldEvent[] {
  return toldEvents(seats, table.opening.map(unwatched))
}

/** A moment of a game whose rules are no longer known, put together from what spectators saw; not before decision `from`. No `number`: the last one. */
export async function archivedMoment(
  store: LogStore,
  { id }: TableRecord,
  number?: number,
  from = 0,
): Promise<MomentSeen | Refused> {
  const steps = lastingSteps(await store.read(id))
  const first = Math.max(steps[0]?.number ?? 0, from)
  const last = steps.at(-1)?.number ?? 0
  const wanted = number ?? last
  const seen = steps.filter((step) => step.number <= wanted)
  const latest = seen.at(-1)
  if (latest === undefined || wanted < first || wanted > last) return noSuchMoment(first, last, wanted)
  const table = seen.reduce<Now['table']>((before, { witnessed }) => tableAfter(before, witnessed), {})
  const { asked, outcome, events } = latest.witnessed
  // What led to the first moment that may be seen may only be remembered, too.
  const shown = wanted === from && from > 0 ? [] : events
  return { first, last, events: shown, now: { number: wanted, asked, outcome, table, seats: {} } }
}

interface Step {
  /** The decision that waited afterwards. */
  number: number
  witnessed: Bodies['began' | 'did']
}

/** The fields that everybody sees, after one more step. */
function tableAfter(table: Now['table'], witnessed: Step['witnessed']): Now['table'] {
  if ('table' in witnessed) return { ...table, ...witnessed.table }
  const last = witnessed.events.reduce(viewAfter, { table, seats: {} })
  return withChanges(last.table, witnessed.changes)
}

/** What spectators saw, step by step, without what was taken back. */
function lastingSteps(rows: readonly Row[]): Step[] {
  const steps: Step[] = []
  for (const row of rows) {
    if (isKind(row, 'began')) steps.push({ number: bodyOf(row).number, witnessed: bodyOf(row) })
    else if (isKind(row, 'did')) steps.push({ number: bodyOf(row).number + 1, witnessed: bodyOf(row) })
    else if (isKind(row, 'undone'))
      while (steps.length > 0 && steps.at(-1)!.number > bodyOf(row).number) steps.pop()
  }
  return steps
}

function isKind<K extends Row['kind']>(row: Row, kind: K): row is Row & { readonly kind: K } {
  return row.kind === kind
}

export function noSuchMoment(first: number, last: number, number: number): Refused {
  return refused('no-such-moment', `the game can be seen from decision ${first} to ${last}, not at ${number}`)
}
