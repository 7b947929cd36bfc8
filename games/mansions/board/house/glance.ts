import type { Target } from '@miskatonic/screen/contract'
import { kinds } from '../../cards/monsters.ts'
import type { Space } from '../../names.ts'
import { type Way, houseOf } from '../../steps/house.ts'
import type { MonsterSeen, Seen } from '../seen.ts'
import { stepsFrom } from '../travel.ts'

/** What a figure sees and how far it gets: shown while it is pointed at, before anything is decided. */
export interface Glance {
  readonly from: Space
  /** Spaces in line of sight, by range. */
  readonly sight: ReadonlyMap<Space, number>
  /** Spaces within reach, by the number of steps. */
  readonly reach: ReadonlyMap<Space, number>
  readonly isMonster: boolean
}

/** Move phases of an investigator's turn (MM-133). */
const movesOfTurn = 2
/** Spaces that a Keeper Action moves a monster: a humanoid, or another. */
const stepsOfMonster = { humanoid: 2, beast: 3, eldritch: 3 } as const

/** What is pointed at: an investigator or a monster; otherwise the investigator whose turn it is. */
export function glanceAt(table: Seen, hovered: readonly Target[], acting: boolean): Glance | undefined {
  const named = hovered.map((target) => target.split(':')).find(([kind]) => isFigure(kind))
  const [kind, id = ''] = named ?? []
  if (kind === 'monster') {
    const monster = table.monsters.find((each) => each.id === id)
    return monster && ofMonster(table, monster)
  }
  const seat = kind === undefined ? (acting ? (table.turn?.seat ?? '') : '') : id
  const me = table.investigators[seat]
  if (me === undefined || me.state !== 'in') return undefined
  const moves = table.turn?.seat === seat ? table.turn.moves : movesOfTurn
  return {
    from: me.at,
    sight: sightFrom(table, me.at),
    reach: stepsFrom(table, me.at, moves),
    isMonster: false,
  }
}

function isFigure(kind: string | undefined): boolean {
  return kind === 'monster' || kind === 'seat' || kind === 'here'
}

function ofMonster(table: Seen, monster: MonsterSeen): Glance {
  const steps = new Map([[monster.at, 0]])
  const { class: sort } = kinds[monster.kind]
  for (const [space, n] of steps) {
    if (n === stepsOfMonster[sort]) continue
    for (const { to } of waysOfMonster(table, space, sort)) if (!steps.has(to)) steps.set(to, n + 1)
  }
  return { from: monster.at, sight: sightFrom(table, monster.at), reach: steps, isMonster: true }
}

/** Ladders are for humanoids (MM-427), vents for beasts (MM-429); barricaded doors may give way (MM-702). */
function waysOfMonster(
  { story, stabilized, closedDoors }: Seen,
  from: Space,
  sort: 'humanoid' | 'beast' | 'eldritch',
): Way[] {
  return houseOf(story).ways[from]!.filter(
    ({ to, by, door }) =>
      (by !== 'ladder' || sort === 'humanoid') &&
      (by !== 'vent' || sort === 'beast') &&
      !stabilized.some(({ space }) => space === to) &&
      !closedDoors.some((closed) => closed.door === door),
  )
}

function sightFrom({ story }: Seen, from: Space): ReadonlyMap<Space, number> {
  return new Map(Object.entries(houseOf(story).range[from]!))
}
