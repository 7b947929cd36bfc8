import { hazardsOnALevel } from '../content/monsters.ts'
import { type Sector, levelOf } from '../content/sectors.ts'
import type { At } from '../kind.ts'
import type { Table } from '../position.ts'
import { isHazardous } from './queries.ts'
import { fieldOfView } from './sight.ts'
import { sectorsOf } from './ways.ts'

/** Hazard tokens (AL-711 to AL-719). */

export function placeHazard(play: At, sector: Sector): void {
  play.table.hazards.push(sector)
  play.emit('hazardPlaced', { place: sector })
}

export function removeHazard(play: At, sector: Sector): void {
  const { table } = play
  table.hazards = table.hazards.filter((each) => each !== sector)
  play.emit('hazardDiscarded', { place: sector })
}

/** AL-711, AL-712: one in a sector, eight on a level. */
export function hasRoomForHazard(table: Table, sector: Sector): boolean {
  return !isHazardous(table, sector) && hazardsOn(table, levelOf(sector)).length < hazardsOnALevel
}

export function hazardsOn({ hazards }: Table, level: number): Sector[] {
  return hazards.filter((sector) => levelOf(sector) === level)
}

/** AL-713, AL-716: anywhere but in the Hero's sector and in view. */
export function outOfSight(table: Table): Sector[] {
  const seen = fieldOfView(table)
  return sectorsOf(table).filter((sector) => !seen.includes(sector))
}
