import type { Language, OpenTable, View } from '@miskatonic/kernel'
import type { Table } from './position.ts'
import type { secrets } from './secrets.ts'

/** What a view shows, in text: the round, the investigators, the monsters, and what lies in the rooms. */
export function drawText(view: View, _language: Language): string {
  const table = view.table as unknown as OpenTable<Table, typeof secrets> // made by these secrets
  const lines = [
    `${table.phase} ${table.round}, event ${table.event + 1} (${table.time}), threat ${table.threat}, Mythos ${table.mythosHand}, Trauma ${table.traumaHand}`,
  ]
  for (const [seat, me] of Object.entries(table.investigators))
    if (me.sheet !== null)
      lines.push(
        `${seat} ${me.sheet} ${me.state} @${me.at}${me.hidden ? ' hidden' : ''} damage ${me.damage} horror ${me.horror} points ${me.skillPoints}: ${me.cards.join(' ')}`,
      )
  for (const { id, kind, name, at, damage, stun, token } of table.monsters)
    lines.push(
      `${id} ${name ?? kind} @${at} damage ${damage} stun ${stun}${token === null ? '' : ` ${token}`}`,
    )
  for (const [name, room] of Object.entries(table.rooms)) {
    const marks = [
      room.fire ? 'fire' : '',
      room.darkness ? 'dark' : '',
      room.marks > 0 ? `marks ${room.marks}` : '',
    ]
    lines.push(
      `${name}: ${room.lock ?? ''} ${room.stack.cards} cards ${room.dropped.join(' ')} ${marks.join(' ')}`.trimEnd(),
    )
  }
  return lines.join('\n')
}
