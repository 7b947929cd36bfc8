import type { Seat, View } from '@miskatonic/kernel'
import type { Offered, Target, Travel } from '@miskatonic/screen/contract'
import type { Choices } from '../kind.ts'
import type { Space } from '../names.ts'
import { houseOf } from '../steps/house.ts'
import { type Seen, tableIn } from './seen.ts'
import { targets } from './targets.ts'

/** Journeys of an investigator within the moves of the turn. Locks, fires and monsters end them. */
export function travel(view: View, seat: Seat): Travel | null {
  const table = tableIn(view)
  const me = table.investigators[seat]
  if (me === undefined || me.state !== 'in') return null
  const moves = table.turn?.seat === seat ? table.turn.moves : 0
  const far = stepsFrom(table, me.at, moves)
  return {
    from: targets.space(me.at),
    next: (place) => {
      const at = spaceIn(place)
      const steps = far.get(at)
      if (steps === undefined || steps >= moves) return []
      return waysOut(table, at).map((to) => targets.space(to))
    },
    isDangerous: (place) => isDangerous(table, spaceIn(place), me.at),
    walksTo,
    // Steps are taken in move phases.
    actions: () => 0,
  }
}

function walksTo({ step, args }: Pick<Offered, 'step' | 'args'>): Target | undefined {
  if (step !== 'move') return undefined
  const { to, drag } = args as Choices['move']
  return drag ? undefined : targets.space(to)
}

/** Ways that an investigator can walk: no vents, no door that is barred. */
function waysOut({ story, barriers, closedDoors }: Seen, at: Space): Space[] {
  return houseOf(story)
    .ways[at]!.filter(
      ({ by, door }) =>
        by !== 'vent' &&
        !barriers.some((barrier) => door !== null && barrier.door === door) &&
        !closedDoors.some((closed) => closed.door === door),
    )
    .map(({ to }) => to)
}

/** What stops a walk: a Lock is dealt with, a fire is faced, a monster is evaded. */
function isDangerous({ story, rooms, monsters }: Seen, at: Space, from: Space): boolean {
  const { roomOf } = houseOf(story)
  const room = rooms[roomOf[at]!]!
  const isOther = roomOf[at] !== roomOf[from]
  return monsters.some((monster) => monster.at === at) || (isOther && (room.lock !== null || room.fire))
}

/** Every space within a number of steps, and how many it takes. */
export function stepsFrom(table: Seen, from: Space, most: number): ReadonlyMap<Space, number> {
  const steps = new Map([[from, 0]])
  for (const [space, n] of steps) {
    if (n === most || (space !== from && isDangerous(table, space, from))) continue
    for (const to of waysOut(table, space)) if (!steps.has(to)) steps.set(to, n + 1)
  }
  return steps
}

function spaceIn(target: Target): Space {
  return target.slice(target.indexOf(':') + 1)
}
