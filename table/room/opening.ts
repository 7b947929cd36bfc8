import {
  type Game,
  type Position,
  type Refused,
  type Seat,
  completeOptions,
  isRefused,
} from '@miskatonic/kernel'
import type { Row, TableRecord } from '../store.ts'
import type { Table } from '../table.ts'
import { OpenSight, seenFrom, situation } from './sight.ts'

/** Between two positions that are written down lie so many choices: what has to be played again when a table is loaded. */
export const KEEP_EVERY = 32

/** A table that nobody has sat down at yet. */
export function newRecord(
  game: Game,
  options: unknown,
  about: Pick<TableRecord, 'id' | 'created' | 'secret'>,
): TableRecord | Refused {
  const complete = completeOptions(game, options)
  if (isRefused(complete)) return complete
  const seats = game.seats(complete).map((seat) => [seat, { name: null, wish: 'ask' }] as const)
  return {
    ...about,
    game: game.id,
    version: game.version,
    options: complete,
    parts: {},
    start: null,
    seats: Object.fromEntries(seats),
    keys: [],
    forkedFrom: null,
  }
}

/** The first row of a log: what everybody sees when a game begins. */
export function openingBody(table: Table, whole: string): string {
  const events = JSON.stringify(seenFrom([], table.opening))
  return `{"number":${table.firstNumber},"events":${events},"table":${whole},${situation(table.now)}}`
}

/** The row of a choice: who chose what, and what everybody saw of it. In one piece, because rows wait for the disk by the thousand. */
export function choiceBody(
  choice: { number: number; seat: Seat; option: string },
  events: string,
  changed: string,
  now: string,
): string {
  const { number, seat, option } = choice
  const chosen = JSON.stringify({ number, seat, option }).slice(0, -1)
  return [chosen, ',"events":', events, ',"table":', changed, ',', now, '}'].join('')
}

/** The row of a position that is written down. */
export function keptBody(position: Position): string {
  return JSON.stringify({ number: position.choices, position })
}

/** The log of a game that was played elsewhere: opened from a file, or forked from another table. */
export function logOf(
  table: Table,
  choices: readonly { seat: Seat; option: string }[],
  at: number,
): Row[] | Refused {
  const sight = new OpenSight()
  const rows: Row[] = [{ seq: 1, at, kind: 'began', body: openingBody(table, sight.changes(table.now)) }]
  for (const { seat, option } of choices) {
    const { number } = table
    const done = table.choose({ seat, option })
    if (isRefused(done)) return done
    const events = JSON.stringify(seenFrom([], done.events))
    const changed = sight.changes(table.now)
    const body = choiceBody({ number, seat, option }, events, changed, situation(table.now))
    rows.push({ seq: rows.length + 1, at, kind: 'did', body })
    if ((table.number - table.firstNumber) % KEEP_EVERY === 0)
      rows.push({ seq: rows.length + 1, at, kind: 'kept', body: keptBody(table.position) })
  }
  return rows
}
