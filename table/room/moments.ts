import { type Game, type Happened, type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import type { Moment, Now } from '@miskatonic/protocol'
import type { Row, Store, TableRecord } from '../store.ts'
import { spectator } from '../table.ts'
import { firstNumber, readStretch, replayStretch } from './past.ts'
import { type Entry, type Witnessed, bodyOf } from './rows.ts'
import { OpenSight, SeatSights, nowText, seenFrom } from './sight.ts'

/** A moment of a game's past, without whom it was told to. */
export type MomentSeen = Pick<Moment, 'first' | 'last' | 'events' | 'now'>

/** The game as it stood at decision `number`, through one seat's eyes, and what had just happened; not before decision `from`. */
export async function playedMoment(
  store: Store,
  game: Game,
  record: TableRecord,
  last: number,
  { seat, number, from }: { seat: Seat; number: number; from: number },
): Promise<MomentSeen | Refused> {
  const first = Math.max(firstNumber(record), from)
  if (number < first || number > last) return noSuchMoment(first, last, number)
  // From one earlier, so that the events that led to this moment are known as well.
  const stretch = await readStretch(store, record.id, { number: Math.max(first, number - 1) })
  let happened: readonly Happened[] = []
  const visit = (_: Entry, events: readonly Happened[]): void => {
    happened = events
  }
  const table = replayStretch(game, record, stretch, visit, number)
  if (isRefused(table)) return table
  const seats = seat === spectator ? [] : [seat]
  const { now } = table
  const text = nowText(now, new OpenSight().changes(now), new SeatSights().at(now).all(seats))
  // What led to the first moment that may be seen may only be remembered, too.
  const isForgotten = number === from && from > firstNumber(record)
  const events = isForgotten ? [] : seenFrom(seats, happened)
  return { first, last, events, now: JSON.parse(text) as Now }
}

/** A moment of a game whose rules are no longer known, put together from what everybody saw. `number` left out: the last one. */
export async function archivedMoment(
  store: Store,
  { id }: TableRecord,
  number?: number,
): Promise<MomentSeen | Refused> {
  const steps = lastingSteps(await store.read(id))
  const first = steps[0]?.number ?? 0
  const last = steps.at(-1)?.number ?? 0
  const wanted = number ?? last
  const seen = steps.filter((step) => step.number <= wanted)
  const latest = seen.at(-1)
  if (latest === undefined || wanted > last) return noSuchMoment(first, last, wanted)
  const table = Object.assign({}, ...seen.map(({ witnessed }) => witnessed.table)) as Now['table']
  const { asked, outcome, events } = latest.witnessed
  return { first, last, events, now: { number: wanted, asked, outcome, table, seats: {} } }
}

interface Step {
  /** The decision that waited afterwards. */
  number: number
  witnessed: Witnessed
}

/** What everybody saw, step by step, without what was taken back. */
function lastingSteps(rows: readonly Row[]): Step[] {
  const steps: Step[] = []
  for (const row of rows) {
    if (row.kind !== 'began' && row.kind !== 'did' && row.kind !== 'undone') continue
    const body = bodyOf(row as Row & { kind: 'began' | 'did' | 'undone' })
    if (row.kind === 'undone') while (steps.length > 0 && steps.at(-1)!.number > body.number) steps.pop()
    else steps.push({ number: row.kind === 'did' ? body.number + 1 : body.number, witnessed: body })
  }
  return steps
}

export function noSuchMoment(first: number, last: number, number: number): Refused {
  return refused('no-such-moment', `the game can be seen from decision ${first} to ${last}, not at ${number}`)
}
