import { type Sector, type Way, levelOf } from '../content/sectors.ts'
import type { At } from '../kind.ts'
import type { Report } from '../names.ts'
import type { Table } from '../position.ts'
import { sectorAt } from './queries.ts'
import { type Distances, distancesFrom } from './ways.ts'

/** What Evil may report of a noise in that sector (AL-471 to AL-480); more than one only where shortest paths are equally long. */
export function reportsFor(table: Table, source: Sector): Report[] {
  return reporting(table)(source)
}

/** The same for many sectors while nothing changes. */
export function reporting(table: Table): (source: Sector) => Report[] {
  const { at } = table.hero
  const far = distancesFrom(table, at)
  const known = new Map<Sector, Report[]>()
  return (source) => {
    let reports = known.get(source)
    if (reports === undefined) known.set(source, (reports = reportsOf(table, source, far)))
    return reports
  }
}

function reportsOf(table: Table, source: Sector, far: Distances): Report[] {
  const { at } = table.hero
  if (source === at) return ['here']
  if (levelOf(source) !== levelOf(at)) return ['other-level']
  const ways = far.waysTo(source)
  if (ways.length === 0) return ['this-level']
  return ways.map((way) => named(table, way))
}

/** A way out of the Hero's sector, as it is told: stairs by their colour. */
export function named(table: Table, way: Way): Report {
  return way === 'stairs' ? `${sectorAt(table, table.hero.at).stairs!}-stairs` : way
}

export function makeNoise(play: At, heard: Report): void {
  play.emit('noise', { heard })
}
