import type { Row, TableRecord } from './store.ts'

/** Tables and rows for tests of stores. */

export function recordOf(id: string, secret = 'lantern'): TableRecord {
  return {
    id,
    game: 'reign',
    version: '1',
    options: { players: 2 },
    created: 1,
    secret,
    parts: {},
    start: null,
    seats: {},
    keys: [],
    forkedFrom: null,
  }
}

/** Rows number `from` to `to` of a table, all different from those of other tables. */
export function rowsOf(id: string, from: number, to = from): Row[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    seq: from + i,
    at: 1_700_000_000_000 + from + i,
    kind: 'did',
    body: JSON.stringify({ table: id, number: from + i }),
  }))
}
