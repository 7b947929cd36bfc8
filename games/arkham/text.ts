import type { Language, View } from '@miskatonic/kernel'
import type { Table } from './position.ts'
import { named } from './words/en/grammar.ts'

/** What a view shows, in text: the sheet, the investigators, the monsters and the doom on the board. */
export function drawText(view: View, _language: Language): string {
  const table = view.table as unknown as Table // the fields that are read here are open as they are
  const lines = [`${table.round} ${table.phase}, doom ${table.sheet.doom}, clues ${table.sheet.clues}`]
  for (const [seat, each] of Object.entries(table.investigators))
    if (each.sheet !== null)
      lines.push(
        `${seat} ${named(each.sheet)} @${each.at} damage ${each.damage} horror ${each.horror} $${each.money} clues ${each.clues}`,
      )
  for (const { id, kind, at, state } of table.monsters) lines.push(`${id} ${named(kind)} @${at} ${state}`)
  for (const [space, doom] of Object.entries(table.doom)) if (doom > 0) lines.push(`${space}: doom ${doom}`)
  return lines.join('\n')
}
