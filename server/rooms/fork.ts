import { type Choice, type Game, type Refused, isRefused } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import {
  type LongWork,
  type Quota,
  type Store,
  Table,
  type TableRecord,
  logOf,
  seedFrom,
} from '@miskatonic/table'
import { withKeys } from './keys.ts'
import { newSecret, newTableId } from './secrets.ts'

/**
 * Opens a table with the seats of another one that goes on from where these choices lead, with a secret of its own and everything hidden
 * redrawn: the secret of the other one is public once its game is over.
 */
export async function openFork(
  { store, longWork }: { readonly store: Store; readonly longWork: LongWork },
  game: Game,
  from: TableRecord,
  choices: readonly Choice[],
  payer: Quota | undefined,
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
  const taken = Object.keys(from.seats).filter((seat) => from.seats[seat]!.name !== null)
  const { record, keys } = withKeys(
    {
      ...from,
      id: newTableId(),
      created,
      secret,
      parts: {},
      start: { position },
      keys: [],
      origin: 'fork',
      isKnown,
      family: familyOf(from),
      forkedFrom: { table: from.id, number: table.number },
    },
    taken,
  )
  payer?.add(rows, record)
  await store.create(record, rows)
  return keys
}

/** A table and everything that was forked from it. */
export function familyOf({ id, family }: TableRecord): string {
  return family ?? id
}
