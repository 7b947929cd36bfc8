import { type Game, type Happened, type Refused, isRefused, refused } from '@miskatonic/kernel'
import type { LogStore, Row, TableRecord } from '../store.ts'
import { Table } from '../table.ts'
import { KEEP_ROWS } from './log-rows.ts'
import { type Bodies, type Entry, bodyOf, entryOf } from './rows.ts'

/** A stretch of a table's log that begins at a position: from there on everything can be played again. */
export interface Stretch {
  readonly entries: readonly Entry[]
}

/**
 * Reads the end of a log, far enough back to find a position from which all of it can be played: at or before decision `number`, at or
 * before the row after `seq`, and before anything that was taken back later.
 */
export async function readStretch(
  store: LogStore,
  id: string,
  { number = Number.POSITIVE_INFINITY, seq = Number.POSITIVE_INFINITY } = {},
): Promise<Stretch> {
  return stretchOf(await playable(store, id, await store.readFromKept(id, { at: seq }), number))
}

function stretchOf(rows: readonly Row[]): Stretch {
  return { entries: rows.map(entryOf) }
}

/** Rows to which earlier ones are added until all of them can be played, from decision `number` on. */
async function playable(
  store: LogStore,
  id: string,
  read: Row[],
  number = Number.POSITIVE_INFINITY,
): Promise<readonly Row[]> {
  let rows = read
  let excess = decisionsTooMany(rows, number)
  while (excess > 0) {
    // Between two positions lie at least as many rows as decisions: those with fewer rows in between need not be looked at.
    const { seq: first } = rows[0]!
    const earlier = await store.readFromKept(id, { at: first - excess, to: first - 1 })
    rows = earlier.concat(rows)
    excess = decisionsTooMany(rows, number)
  }
  return rows
}

/**
 * The stretch that is shown, from row `from` to row `to`, and what must be played again before it. In logs of earlier versions the position
 * before it may be very far back: then it begins with a later one, and fewer rows are shown.
 */
export async function readShown(
  store: LogStore,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<Stretch> {
  const shown = await store.read(id, { from, to })
  if (!shown.some(isPlayed)) return stretchOf(shown)
  const before = from === 1 ? [] : await store.readFromKept(id, { to: from - 1, most: SHORT })
  const rows = before.concat(shown)
  const [first] = rows
  if (first === undefined || first.seq === 1 || first.kind === 'kept')
    return stretchOf(await playable(store, id, rows))
  const start = rows.findIndex(({ kind }) => kind === 'kept')
  return start < 0 ? { entries: [] } : stretchOf(await playable(store, id, rows.slice(start)))
}

/** Whether only playing it again tells what happened. */
export function isPlayed({ kind }: Pick<Row, 'kind'>): boolean {
  return kind === 'began' || kind === 'did'
}

/** The end of a log, from which a table is loaded. */
export interface Tail extends Stretch {
  /** The number of the last row. */
  readonly seq: number
  /** The number of the stored position that it begins with; 0 if there is none yet. */
  readonly keptAt: number
  /** Words of chat in the whole log, as far as it says. */
  readonly words: number
  /** The number of the last row by which choices were taken back, as far as it says; 0 if there is none. */
  readonly undoneAt: number
}

/** Rows that are read at once. Logs of earlier versions may have more since the last stored position, because words did not count. */
const SHORT = 8 * KEEP_ROWS

/** The end of a log if it is short, and its rows; undefined if it takes long to read. */
export async function shortTail(
  store: LogStore,
  id: string,
): Promise<{ tail: Tail; rows: readonly Row[] } | undefined> {
  const rows = await store.readFromKept(id, { most: SHORT })
  return rows.length === SHORT || returnsBefore(rows) ? undefined : { tail: tailOf(rows), rows }
}

/** The end of a log of any length. */
export async function longTail(store: LogStore, id: string): Promise<Tail> {
  return tailOf(await playable(store, id, await store.readFromKept(id)))
}

/** Chat is left out: it may be a hundred times as long as the game. */
function tailOf(rows: readonly Row[]): Tail {
  const entries = rows.filter(({ kind }) => kind !== 'said').map(entryOf)
  const [first] = entries
  const kept = first?.kind === 'kept' && first.seq === rows[0]!.seq ? first : undefined
  return {
    entries,
    seq: rows.at(-1)?.seq ?? 0,
    keptAt: kept?.seq ?? 0,
    words: (kept?.body.words ?? 0) + rows.length - entries.length,
    undoneAt: entries.findLast(({ kind }) => kind === 'undone')?.seq ?? kept?.body.undone ?? 0,
  }
}

function returnsBefore(rows: readonly Row[]): boolean {
  return decisionsTooMany(rows, Number.POSITIVE_INFINITY) > 0
}

/**
 * How many decisions too late the position at which these rows begin is: it lies after `number`, or after a decision that an undo went back
 * to.
 */
function decisionsTooMany(rows: readonly Row[], number: number): number {
  const [first] = rows
  if (first?.kind !== 'kept') return 0
  const returns = rows.flatMap((row) => (row.kind === 'undone' ? [numberIn(row)] : []))
  return numberIn(first) - Math.min(number, ...returns)
}

function numberIn(row: Row): number {
  return bodyOf(row as Row & { kind: 'kept' | 'undone' }).number
}

/** The result of playing a row again. */
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
  if (first?.kind === 'kept') return Table.kept(game, first.body.position)
  const { start, options } = record
  if (start === null) return refused('not-begun', 'the game has not begun')
  return Table.begun(game, options, start)
}

/** The choice that answered decision `number`, and still stands. */
export function choiceAt({ entries }: Stretch, number: number): Bodies['did'] | undefined {
  const found = lastingUntil(entries, Number.POSITIVE_INFINITY).find((entry) => numberOf(entry) === number)
  return found?.kind === 'did' ? found.body : undefined
}

/** The first decision that may be looked back to at the end of this stretch, as the rules said then; a game that is over hides nothing. */
export function rememberedFrom({ entries }: Stretch): number {
  const last = lastingUntil(entries, Number.POSITIVE_INFINITY).at(-1)
  if (last?.kind === 'kept') return last.body.from ?? 0
  return last?.kind === 'did' && last.body.outcome === null ? (last.body.from ?? 0) : 0
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
  const done = table.choose({ seat, option, decision: number, replayed: true })
  return isRefused(done) ? done : done.events
}

/** The choices that still stand, from the very beginning. */
export function lastingChoices(entries: readonly Entry[], until = Number.POSITIVE_INFINITY): Choices {
  return lastingUntil(entries, until).flatMap((entry) =>
    entry.kind === 'did' ? [{ seat: entry.body.seat, option: entry.body.option }] : [],
  )
}
type Choices = { seat: string; option: string }[]

/** Whether just these choices stood at some time: those of a file that was exported then. */
export function stoodOnce(entries: readonly Entry[], choices: readonly Choices[number][]): boolean {
  let standing = 0
  /** How many of the standing choices, from the first, are those of the file. */
  let same = 0
  const first = entries.find((entry) => entry.kind === 'began')?.body.number ?? 0
  if (choices.length === 0) return true
  for (const entry of entries) {
    if (entry.kind === 'undone') {
      standing = entry.body.number - first
      same = Math.min(same, standing)
    } else if (entry.kind === 'did') {
      const { seat, option } = entry.body
      const wanted = choices[standing]
      if (same === standing && wanted?.seat === seat && wanted.option === option) same++
      standing++
    }
    if (same === choices.length && standing === same) return true
  }
  return false
}
