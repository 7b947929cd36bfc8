import { type Game, type Refused, type Seat, isRefused } from '@miskatonic/kernel'
import type { TableKeys } from '@miskatonic/protocol'
import { type Store, Table, type TableRecord, logOf } from '@miskatonic/table'
import { withKeys } from './keys.ts'
import { newTableId } from './secrets.ts'

/** Opens a table with the seats and the random seed of another one, played up to the end of these choices. */
export async function openFork(
  store: Store,
  game: Game,
  from: TableRecord,
  choices: readonly { seat: Seat; option: string }[],
): Promise<TableKeys | Refused> {
  const { start, options } = from
  const table =
    start !== null && 'position' in start
      ? Table.at(game, start.position)
      : Table.open(game, options, start?.seed ?? '')
  if (isRefused(table)) return table
  const now = Date.now()
  const rows = logOf(table, choices, now)
  if (isRefused(rows)) return rows
  const forkedFrom = { table: from.id, number: table.number }
  const taken = Object.keys(from.seats).filter((seat) => from.seats[seat]!.name !== null)
  const { record, keys } = withKeys({ ...from, id: newTableId(), created: now, keys: [], forkedFrom }, taken)
  await store.create(record, rows)
  return keys
}
