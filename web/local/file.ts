import { type Game, isRefused } from '@miskatonic/kernel'
import { type Room, Table, logOf, luckOf, save } from '@miskatonic/table'
import { type Refusal, refusal } from '../connection/connection.ts'

/** The table as a saved game, which the page, the server and the terminal can load. */
export async function fileOf(
  room: Room,
  game: Game | undefined,
  note: string | undefined,
): Promise<string | Refusal> {
  const { start, options } = room.record
  if (game === undefined || start === null)
    return refusal('archived', 'this game was played by rules that are not known here')
  const table = Table.begun(game, options, start)
  const rows = isRefused(table) ? table : logOf(table, await room.choices(), 0)
  if (isRefused(table)) return refusal(table.refused.code, table.refused.message)
  if (isRefused(rows)) return refusal(rows.refused.code, rows.refused.message)
  return save(table, {
    ...luckOf(room.record),
    ...(note === undefined ? {} : { report: { note, program: 'web', seenIn: navigator.userAgent } }),
  })
}
