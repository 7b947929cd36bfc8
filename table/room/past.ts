import { type Game, type Happened, type Refused, isRefused, refused } from '@miskatonic/kernel'
import type { Row, Store, TableRecord } from '../store.ts'
import { Table } from '../table.ts'
import { type Entry, bodyOf, entryOf } from './rows.ts'

/** A stretch of a table's log that begins at a position: from there on everything can be played again. */
export interface Stretch {
  readonly entries: readonly Entry[]
}

/**
 * Reads the end of a log, far enough back to find a position from which all of it can be played: at or before `number`, at or before the
 * row after `seq`, and before anything that was taken back later.
 */
export async function readStretch(
  store: Store,
  id: string,
  { number = Number.POSITIVE_INFINITY, seq = Number.POSITIVE_INFINITY } = {},
): Promise<Stretch> {
  let lowest = number
  const enough = (row: Row): boolean => {
    if (row.kind === 'began') return true
    if (row.kind === 'undone') lowest = Math.min(lowest, bodyOf(row as Row & { kind: 'undone' }).number)
    return row.kind === 'kept' && row.seq <= seq && bodyOf(row as Row & { kind: 'kept' }).number <= lowest
  }
  return { entries: (await store.readBack(id, enough)).map(entryOf) }
}

/** What came of a row when it was played again. */
export type Replayed = (entry: Entry, happened: readonly Happened[], table: Table) => void

/** Plays a stretch from its beginning to decision `until`, or to its end, and tells of each row what came of it. */
export function replayStretch(
  game: Game,
  record: TableRecord,
  { entries }: Stretch,
  visit: Replayed = () => {},
  until = Number.POSITIVE_INFINITY,
): Table | Refused {
  const [first, ...rest] = until === Number.POSITIVE_INFINITY ? entries : lastingUntil(entries, until)
  const table = openedAt(game, record, first)
  if (isRefused(table)) return table
  if (first !== undefined) visit(first, first.kind === 'began' ? table.opening : [], table)
  for (const entry of rest) {
    const happened = replayed(table, entry)
    if (isRefused(happened)) return happened
    visit(entry, happened, table)
  }
  return table
}

function openedAt(game: Game, record: TableRecord, first: Entry | undefined): Table | Refused {
  if (first?.kind === 'kept') return Table.at(game, first.body.position)
  const { start, options } = record
  if (start === null) return refused('not-begun', 'the game has not begun')
  return 'seed' in start ? Table.open(game, options, start.seed) : Table.at(game, start.position)
}

/** The decision with which a table begins: not 0 where it was forked or edited. */
export function firstNumber({ start }: TableRecord): number {
  return start !== null && 'position' in start ? start.position.choices : 0
}

/** The beginning of a stretch and the choices that still stand, up to decision `until`. */
function lastingUntil([first, ...rest]: readonly Entry[], until: number): Entry[] {
  const lasting: Entry[] = []
  for (const entry of rest)
    if (entry.kind === 'did') lasting.push(entry)
    else if (entry.kind === 'undone')
      while (lasting.length > 0 && numberOf(lasting.at(-1)!) >= entry.body.number) lasting.pop()
  return [...(first ? [first] : []), ...lasting.filter((entry) => numberOf(entry) < until)]
}

function numberOf(entry: Entry): number {
  return entry.kind === 'did' ? entry.body.number : -1
}

function replayed(table: Table, entry: Entry): readonly Happened[] | Refused {
  if (entry.kind === 'undone') table.takeBackTo(entry.body.number)
  if (entry.kind !== 'did') return []
  const { seat, option, number } = entry.body
  const done = table.choose({ seat, option, decision: number })
  return isRefused(done) ? done : done.events
}

/** The choices that still stand, from the very beginning. */
export function lastingChoices(entries: readonly Entry[], until = Number.POSITIVE_INFINITY): Choices {
  return lastingUntil(entries, until).flatMap((entry) =>
    entry.kind === 'did' ? [{ seat: entry.body.seat, option: entry.body.option }] : [],
  )
}
type Choices = { seat: string; option: string }[]
