import { type Choice, type Game, type Refused, type Seat, isRefused } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import {
  type LongWork,
  type Party,
  type SeatRecord,
  type Store,
  Table,
  type TableRecord,
  logOf,
  seedFrom,
  withSidesOfOriginal,
} from '@miskatonic/table'
import { withKeys } from './keys.ts'
import { newSecret, newTableId } from './secrets.ts'

/**
 * Opens a table that goes on from where these choices lead, with a secret of its own and everything hidden
 * redrawn: the secret of the other one is public once its game is over.
 */
export async function openFork(
  { store, longWork }: { readonly store: Store; readonly longWork: LongWork },
  game: Game,
  from: TableRecord,
  choices: readonly Choice[],
  { seats, host, payer }: Party,
): Promise<TableKeys | Refused> {
  const created = Date.now()
  const secret = newSecret()
  const start = await longWork.forkedStart(from, choices, seedFrom(secret, {}))
  if (isRefused(start)) return start
  const { position, isKnown } = start
  const table = Table.at(game, position)
  if (isRefused(table)) return table
  const rows = logOf(table, [], created)
  if (isRefused(rows)) return rows
  const { record, keys } = withKeys(
    {
      ...from,
      options: position.options,
      id: newTableId(),
      created,
      secret,
      parts: {},
      start: { position },
      seats: seatsOf(from, seats),
      keys: [],
      origin: 'fork',
      isKnown,
      family: familyOf(from),
      forkedFrom: { table: from.id, number: table.number },
    },
    seats,
  )
  const noted = withSidesOfOriginal(record, from, host)
  payer?.add(rows, noted)
  await store.create(noted, rows)
  return keys
}

/** Seats of players who do not come along are free. */
function seatsOf({ seats }: TableRecord, comers: readonly Seat[]): TableRecord['seats'] {
  const free: SeatRecord = { name: null, wish: 'ask' }
  return Object.fromEntries(
    Object.entries(seats).map(([seat, each]) => {
      const isTaken = comers.includes(seat) || each.player !== undefined
      return [seat, isTaken ? each : free]
    }),
  )
}

/** A table and everything that was forked from it. */
export function familyOf({ id, family }: TableRecord): string {
  return family ?? id
}
