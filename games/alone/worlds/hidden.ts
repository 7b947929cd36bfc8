import type { Luck } from '@miskatonic/kernel'
import { missions } from '../cards/missions.ts'
import { beings, isBoss, monsterKinds, monstersOnALevel, tokensOfAKind } from '../content/monsters.ts'
import { type Edge, type Sector, beyond, compass, edgeOf, levelOf } from '../content/sectors.ts'
import type { Monster, Table } from '../position.ts'
import { hasRoomForHazard } from '../steps/hazards.ts'
import { isRevealed, roomOf, sectorAt, sectorOfRoom } from '../steps/queries.ts'
import { nextInSight } from '../steps/sight.ts'

/**
 * What lies in unrevealed sectors, put elsewhere at random. How many things of each sort are hidden is kept; where they are, and of which
 * kind the monsters are, is drawn anew within the limits of the rules.
 */
export interface Hidden {
  readonly lit: number
  readonly locked: number
  readonly hazards: number
  readonly conditions: readonly Table['conditions'][number]['mission'][]
  readonly bosses: readonly Omit<Monster, 'id' | 'at'>[]
  /** What is true of each hidden monster besides its kind and place. */
  readonly states: readonly MonsterState[]
}
type MonsterState = Omit<Monster, 'id' | 'being' | 'at'>

/** Counts what the maze does not show. */
export function hiddenIn(table: Table): Hidden {
  const isHidden = (sector: Sector): boolean => !isRevealed(table, sector)
  const unseen = table.monsters.filter(({ at }) => isHidden(at))
  return {
    lit: table.lit.filter(isHidden).length,
    locked: table.locked.length - seenLocks(table).length,
    hazards: table.hazards.filter(isHidden).length,
    conditions: missions.flatMap((mission) =>
      table.conditions.filter((each) => each.mission === mission && isHidden(each.at)).map(() => mission),
    ),
    bosses: beings.flatMap((being) =>
      unseen
        .filter((each) => isBoss(being) && each.being === being)
        .map((each) => ({ being, ...stateOf(each) })),
    ),
    states: unseen.filter(({ being }) => !isBoss(being)).map(stateOf),
  }
}

/** The locked doors of revealed sectors: where, and on which side. */
export function seenLocks({ maze, locked }: Table): { sector: Sector; way: (typeof compass)[number] }[] {
  if (locked.length === 0) return []
  const found = new Map<Edge, { sector: Sector; way: (typeof compass)[number] }>()
  for (const sector of Object.keys(maze))
    for (const way of compass) {
      const edge = edgeOf(sector, way)
      if (locked.includes(edge) && !found.has(edge)) found.set(edge, { sector, way })
    }
  return [...found.values()]
}

function stateOf({ wounded, moved, bonus, blind, attacked, stunned }: Monster): MonsterState {
  return { wounded, moved, bonus, blind, attacked, stunned }
}

/** Puts it all into the unrevealed sectors of a table whose map, maze and revealed things are in place already. */
export function hide(table: Table, hidden: Hidden, luck: Luck): void {
  const free = Object.keys(table.map).filter((sector) => !isRevealed(table, sector))
  hideLights(table, free, hidden.lit, luck)
  hideLocks(table, free, hidden.locked, luck)
  hideHazards(table, free, hidden.hazards, luck)
  hideConditions(table, free, hidden.conditions, luck)
  hideBosses(table, free, hidden.bosses, luck)
  hideMonsters(table, free, hidden.states, luck)
}

/** Nowhere in the Hero's view: there a lit sector would have been revealed (AL-121). Emergency power lit the rooms. */
function hideLights(table: Table, free: readonly Sector[], count: number, luck: Luck): void {
  if (count === 0) return
  const inView = nextInSight(table)
  const dark = free.filter((sector) => !inView.includes(sector))
  const { green } = table.missions
  const hadPower = green.mission === 'emergency-power' && green.done
  const rooms = hadPower
    ? drawn(
        dark.filter((sector) => isRoom(table, sector)),
        count,
        luck,
      )
    : []
  const others = dark.filter((sector) => !rooms.includes(sector))
  table.lit.push(...rooms, ...drawn(others, count - rooms.length, luck))
}

function isRoom(table: Table, sector: Sector): boolean {
  return roomOf(table, sector) !== undefined
}

/** Doors between two unrevealed sectors. */
function hideLocks(table: Table, free: readonly Sector[], count: number, luck: Luck): void {
  if (count === 0) return
  const doors = free.flatMap((sector) =>
    (['east', 'south'] as const)
      .filter((way) => sectorAt(table, sector).exits[way] === 'door')
      .filter((way) => free.includes(beyond(sector, way)!))
      .map((way) => edgeOf(sector, way)),
  )
  table.locked.push(...drawn(doors, count, luck))
}

/** AL-711, AL-712. */
function hideHazards(table: Table, free: readonly Sector[], count: number, luck: Luck): void {
  for (let i = 0; i < count; i++) {
    const room = free.filter((sector) => hasRoomForHazard(table, sector))
    if (room.length > 0) table.hazards.push(room[luck.random(room.length)]!)
  }
}

/** AL-766: on spots, the key cards on different levels; where there are too few, in corridors. */
function hideConditions(
  table: Table,
  free: readonly Sector[],
  tokens: Hidden['conditions'],
  luck: Luck,
): void {
  for (const mission of tokens) {
    const same = table.conditions.filter((each) => each.mission === mission)
    const fits = free.filter(
      (sector) =>
        table.conditions.every(({ at }) => at !== sector) &&
        (mission !== 'weapons-locker' || same.every(({ at }) => levelOf(at) !== levelOf(sector))),
    )
    const spots = fits.filter((sector) => sectorAt(table, sector).spot)
    const among = spots.length > 0 ? spots : fits.filter((sector) => !isRoom(table, sector))
    table.conditions.push({ at: among[luck.random(among.length)]!, mission })
  }
}

/** The Brood Mother never leaves the laboratory; the others may be anywhere. */
function hideBosses(table: Table, free: readonly Sector[], bosses: Hidden['bosses'], luck: Luck): void {
  for (const boss of bosses) {
    const anywhere = free[luck.random(free.length)]!
    const at = boss.being === 'brood-mother' ? sectorOfRoom(table, 'laboratory') : anywhere
    table.monsters.push({ id: nextId(table), at, ...boss })
  }
}

/** AL-423 to AL-427: of the tokens that are left, and where the level has room. */
function hideMonsters(table: Table, free: readonly Sector[], states: Hidden['states'], luck: Luck): void {
  const tokens = monsterKinds.flatMap((kind) =>
    Array<typeof kind>(tokensOfAKind - table.monsters.filter(({ being }) => being === kind).length).fill(
      kind,
    ),
  )
  const kinds = drawn(tokens, states.length, luck)
  const order = states.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  luck.shuffle(order)
  order.forEach((state, i) => {
    const room = free.filter((sector) => onLevel(table, sector) < monstersOnALevel)
    const at = room[luck.random(room.length)]!
    table.monsters.push({ id: nextId(table), being: kinds[i]!, at, ...state })
  })
}

function onLevel({ monsters }: Table, sector: Sector): number {
  return monsters.filter(({ being, at }) => !isBoss(being) && levelOf(at) === levelOf(sector)).length
}

function nextId(table: Table): string {
  return `m${table.nextMonster++}`
}

/** So many of them, each at most once. */
function drawn<T>(list: readonly T[], count: number, luck: Luck): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(luck.random(left.length), 1),
  ).flat()
}
