import type { Row } from './store.ts'

export type StoreErrorCode =
  /** `create`: there is a table with this id. */
  | 'exists'
  /** There is no table with this id. */
  | 'unknown'
  /** `append`: the log does not end with the expected row. */
  | 'conflict'
  /** Rows to be written are not numbered consecutively. */
  | 'misnumbered'
  /** Another server has taken the table over. */
  | 'lost'
  /** The store was closed. */
  | 'closed'
  /** What is stored contradicts itself. */
  | 'damaged'
  /** The database refused: a full disk, a lost connection. */
  | 'failed'

export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreError'
    this.code = code
  }
}

/** The errors that all stores have in common. */
export const storeErrors = {
  exists: (id: string) => new StoreError('exists', `There is a table ${id} already.`),
  unknown: (id: string) => new StoreError('unknown', `There is no table ${id}.`),
  conflict: (id: string, expected: number, last: number) =>
    new StoreError('conflict', `The log of table ${id} ends with row ${last}, not with row ${expected}.`),
  lost: (id: string) => new StoreError('lost', `Table ${id} is in the hands of another server.`),
  closed: () => new StoreError('closed', 'The store is closed.'),
  damaged: (id: string, what: string) => new StoreError('damaged', `Table ${id} is damaged: ${what}.`),
}

/** Rows to be written must follow row `after` and each other. */
export function checkNumbers(id: string, rows: readonly Row[], after: number): void {
  let last = after
  for (const { seq } of rows) {
    if (seq !== last + 1)
      throw new StoreError('misnumbered', `Row ${seq} of table ${id} does not follow row ${last}.`)
    last = seq
  }
}

/** Rows that were read must begin with row `from` and have no gap. */
export function checkNoGap(id: string, rows: readonly Row[], from: number): void {
  for (const [i, { seq }] of rows.entries())
    if (seq !== from + i) throw storeErrors.damaged(id, `row ${from + i} is missing`)
}
