import type { Position, Seat } from '@miskatonic/kernel'
import type { Now, Seen } from '@miskatonic/protocol'
import type { Row, RowKind } from '../store.ts'

/**
 * What lies in the rows of a table's log. Choices are enough to play the game again; besides them each row keeps what everybody saw, so
 * that a game can be looked at long after its rules have changed.
 */
interface Bodies {
  began: Witnessed & { number: number }
  /** `number` is the decision that was answered. */
  did: Witnessed & { number: number; seat: Seat; option: string }
  /** Back to decision `number`. */
  undone: Witnessed & { number: number; by: Seat; free: boolean }
  said: { by: Seat; name: string; text: string }
  rewound: { number: number; by: Seat }
  kept: { number: number; position: Position }
}

/** What a spectator saw: events, and the fields of the table that changed. */
export interface Witnessed extends Pick<Now, 'asked' | 'outcome' | 'table'> {
  events: readonly Seen[]
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
