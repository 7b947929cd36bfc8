import type { Seat, View } from '@miskatonic/kernel'
import type { Offered, Target, Travel } from '@miskatonic/screen/contract'
import { heroSeat } from '../content/characters.ts'
import type { Way } from '../content/sectors.ts'
import type { Choices } from '../kind.ts'
import { type SectorSeen, type Seen, exitsOf, nextPlace, placeOf, sectorAt, tableIn } from './seen.ts'
import { targets } from './targets.ts'

/** The Hero's journeys through sectors that are known, a step a turn. */
export function travel(view: View, seat: Seat): Travel | null {
  const table = tableIn(view)
  const { place } = table.hero
  if (seat !== heroSeat || place === null) return null
  return {
    from: targets.place(place),
    next: (at) => {
      const sector = sectorAt(table, placeIn(at))
      return sector === undefined ? [] : knownBeside(table, sector).map((to) => targets.place(to))
    },
    isDangerous: (at) => isDangerous(sectorAt(table, placeIn(at))),
    walksTo: (choice) => {
      const way = wayOf(choice)
      const to = way === undefined || way === 'stairs' ? undefined : nextPlace(place, way)
      return sectorAt(table, to ?? null) === undefined ? undefined : targets.place(to!)
    },
    actions: (steps) => steps,
  }
}

function knownBeside(table: Seen, sector: SectorSeen): string[] {
  return exitsOf(sector)
    .filter((way) => !sector.locked.includes(way))
    .map((way) => nextPlace(placeOf(sector), way)!)
    .filter((place) => sectorAt(table, place) !== undefined)
}

function isDangerous(sector: SectorSeen | undefined): boolean {
  return sector === undefined || sector.monsters.length > 0 || sector.hazard
}

/** An ordinary walk: a sprint or an item is spent only when it is chosen. */
function wayOf({ step, args }: Pick<Offered, 'step' | 'args'>): Way | undefined {
  if (step === 'moveOn') return (args as Choices['moveOn']).to
  return step === 'move' && (args as Choices['move']).gait === 'walk'
    ? (args as Choices['move']).to
    : undefined
}

function placeIn(target: Target): string {
  return target.slice(target.indexOf(':') + 1)
}
