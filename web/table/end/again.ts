import type { NewTable, TableInfo } from '@miskatonic/protocol'
import type { Seat } from '@miskatonic/kernel'
import { type Begun, beginHere, beginOnline } from '../../join/begin.ts'
import { keysOf } from '../../ring.ts'
import { linkWith } from '../links.ts'

/** The same game on this device, with the same names, programs and settings. */
export function againHere({ game, options, seats }: TableInfo): Promise<Begun> {
  const programs = seats.flatMap(({ seat, player }) => (player === undefined ? [] : [[seat, player]]))
  return beginHere({
    game,
    options,
    names: seats.map(({ name }) => name ?? ''),
    programs: Object.fromEntries(programs) as Record<Seat, string>,
  })
}

/** The same game on the server: one's own seats are taken, the others are for the people of this table. */
export function againOnline(info: TableInfo, mine: readonly Seat[], name: string): Promise<Begun> {
  const wish: NewTable = {
    game: info.game,
    // The server gave them out as it had checked them.
    options: info.options as NewTable['options'],
    take: [...mine],
    ...(name === '' ? {} : { name }),
    settings: info.settings,
  }
  return beginOnline(
    wish,
    info.seats.map(({ seat }) => seat),
  )
}

/** The invitation to a table that was opened here, as it is posted in the chat. */
export function invitationTo(path: string): string | undefined {
  const table = path.split('/').at(-1)!
  const key = keysOf(table).find(({ kind }) => kind === 'invite')?.key
  return key === undefined ? undefined : linkWith(table, key)
}
