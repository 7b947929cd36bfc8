import type { Changes, Position, Seat } from '@miskatonic/kernel'
import type { Now, SeatNews, ToldEvent } from '@miskatonic/protocol'
import type { Row, RowKind } from '../store.ts'

/**
 * The rows of a table's log. Choices are enough to play the game again; besides them each row keeps what spectators saw, so that a game
 * can be looked at long after its rules have changed.
 */
export interface Bodies {
  began: Witnessed & WholeTable & { number: number }
  /** `number` is the decision that was answered. */
  did: Witnessed & Remembered & (TableChanges | WholeTable) & { number: number; seat: Seat; option: string }
  /** Back to decision `number`. */
  undone: { number: number; by: Seat; free: boolean }
  /** `to`: the seats that are told; left out: everybody is. */
  said: { by: Seat; name: string; text: string; to?: readonly Seat[] }
  rewound: { number: number; by: Seat }
  seat: SeatNews
  /**
   * `words`: how many `said` rows are before it; rows of earlier versions do not say. `undone`: the last row before it by which choices were
   * taken back, if there is one.
   */
  kept: Remembered & { number: number; position: Position; words?: number; undone?: number }
}

/** What spectators saw. */
export interface Witnessed extends Pick<Now, 'asked' | 'outcome'> {
  events: readonly ToldEvent[]
}
/** The first decision that spectators could still look back to (see `Game.memory`); left out: the very first. */
export interface Remembered {
  from?: number
}
/** How the table changed after the last event; what changed before is told by the events. */
export interface TableChanges {
  changes: Changes
}
/** Fields of the table as they were then: all of them at the beginning, and in the rows of earlier versions those that had changed. */
export interface WholeTable {
  table: Now['table']
}

export type Entry = {
  [K in RowKind]: { readonly seq: number; readonly at: number; readonly kind: K; readonly body: Bodies[K] }
}[RowKind]

export function bodyOf<K extends RowKind>(row: Row & { readonly kind: K }): Bodies[K] {
  return JSON.parse(row.body) as Bodies[K]
}

export function entryOf(row: Row): Entry {
  return { ...row, body: bodyOf(row) } as Entry
}
