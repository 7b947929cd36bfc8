import { type Refused, type Seat, isRefused } from '@miskatonic/kernel'
import { type JsonText, type Now, type ToldEvent, objectText, textOf } from '@miskatonic/protocol'
import type { Row } from '../store.ts'
import type { Table } from '../table.ts'
import { shownFrom } from './memory.ts'
import type { Bodies } from './rows.ts'
import { toldEvents, unwatched } from './told-events.ts'
import { type ChangesNow, ViewDiff, situation } from './view-diff.ts'

/** Choices between two positions in the log: at most so many are played again when a table is loaded. */
export const KEEP_EVERY = 32
/** Rows of any kind between two positions: at most so many are read when a table is loaded. */
export const KEEP_ROWS = 128

/** The first row of a log: what everybody sees when the game begins. */
export function beganBody(game: Table, table: JsonText<Now['table']>): JsonText<Bodies['began']> {
  const { asked, outcome } = situation(game.now)
  const events = textOf(toldEvents([], game.opening.map(unwatched)))
  return objectText<Bodies['began']>({ number: textOf(game.firstNumber), events, table, asked, outcome })
}

/** A choice, and what spectators saw of it. `from` is the first decision that they may still look back to. */
export function didBody(
  { number, seat, option }: { number: number; seat: Seat; option: string },
  events: JsonText<readonly ToldEvent[]>,
  { table, situation: { asked, outcome } }: ChangesNow,
  from: number,
): JsonText<Bodies['did']> {
  return objectText<Extract<Bodies['did'], { changes: unknown }>>({
    number: textOf(number),
    seat: textOf(seat),
    option: textOf(option),
    events,
    changes: table,
    asked,
    outcome,
    ...(from === 0 ? {} : { from: textOf(from) }),
  })
}

/** A position from which the game can be played again. */
export function keptBody(
  { game, position }: Table,
  { words, undoneAt }: { words: number; undoneAt: number },
): JsonText<Bodies['kept']> {
  const from = shownFrom(game, position, [])
  return textOf({
    number: position.choices,
    position,
    words,
    ...(from === 0 ? {} : { from }),
    ...(undoneAt === 0 ? {} : { undone: undoneAt }),
  })
}

/** The log of a game that was played elsewhere: opened from a file, or forked from another table. */
export function logOf(
  table: Table,
  choices: readonly { seat: Seat; option: string }[],
  at: number,
): Row[] | Refused {
  const diff = new ViewDiff(table.game)
  diff.takeUp(table.now)
  const rows: Row[] = [{ seq: 1, at, kind: 'began', body: beganBody(table, diff.wholeTable()) }]
  for (const { seat, option } of choices) {
    const { number } = table
    const done = table.choose({ seat, option, replayed: true })
    if (isRefused(done)) return done
    const events = textOf(toldEvents([], done.events.map(unwatched)))
    const from = shownFrom(table.game, table.position, [])
    const body = didBody({ number, seat, option }, events, diff.changes(table.now), from)
    rows.push({ seq: rows.length + 1, at, kind: 'did', body })
    if ((table.number - table.firstNumber) % KEEP_EVERY === 0)
      rows.push({ seq: rows.length + 1, at, kind: 'kept', body: keptBody(table, { words: 0, undoneAt: 0 }) })
  }
  return rows
}
