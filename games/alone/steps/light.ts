import type { Sector } from '../content/sectors.ts'
import type { At } from '../kind.ts'
import { isLit } from './queries.ts'

/** Light goes on and out (AL-391 to AL-393). */

export function lightUpSector(play: At, sector: Sector): void {
  const { table } = play
  if (isLit(table, sector)) return
  table.lit.push(sector)
  table.everLit = true
  table.turn.litNow.push(sector)
  play.emit('litUp', { place: sector })
}

/** AL-393. */
export function darken(play: At, sector: Sector): void {
  const { table } = play
  table.lit = table.lit.filter((each) => each !== sector)
  play.emit('wentDark', { place: sector })
}
