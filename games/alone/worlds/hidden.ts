import type { Luck } from '@miskatonic/kernel'
import { missions } from '../cards/missions.ts'
import {
  type Being,
  type Boss,
  bosses,
  isBoss,
  monsterKinds,
  monstersOnALevel,
  tokensOfAKind,
} from '../content/monsters.ts'
import { type Edge, type Sector, beyond, compass, edgeOf, levelOf } from '../content/sectors.ts'
import type { Monster, Table } from '../position.ts'
import { hasRoomForHazard } from '../steps/hazards.ts'
import { isRevealed, roomOf, sectorAt, sectorOfRoom } from '../steps/queries.ts'
import { nextInSight } from '../steps/sight.ts'
import { distancesFrom } from '../steps/ways.ts'

/** How much is hidden: by chance, nothing at all, or as much as there can be. */
export type Plenty = '' | 'bare' | 'full'

/** What the Hero knows to be somewhere in the unrevealed sectors. */
export interface Known {
  /** Condition tokens are counted by everybody. */
  readonly conditions: readonly Table['conditions'][number]['mission'][]
  readonly bosses: readonly Boss[]
  /** So many monsters at least: those that an action or a card in progress speaks of. */
  readonly monsters: number
}

/** What the maze does not show, although the Hero knows of it; `mentioned` are the hidden monsters of an action in progress. */
export function knownOf(table: Table, mentioned: readonly Monster[], atLeast: number): Known {
  const isHidden = (sector: Sector): boolean => !isRevealed(table, sector)
  return {
    conditions: missions.flatMap((mission) =>
      table.conditions.filter((each) => each.mission === mission && isHidden(each.at)).map(() => mission),
    ),
    bosses: bosses.filter((boss) => table.monsters.some(({ being, at }) => being === boss && isHidden(at))),
    monsters: Math.max(atLeast, mentioned.filter(({ being }) => !isBoss(being)).length),
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

/** Puts it all into the unrevealed sectors of a table whose map, maze and revealed things are in place already. */
export function hide(table: Table, known: Known, plenty: Plenty, luck: Luck): void {
  const free = Object.keys(table.map).filter((sector) => !isRevealed(table, sector))
  hideLights(table, free, plenty, luck)
  hideLocks(table, free, plenty, luck)
  hideHazards(table, free, plenty, luck)
  hideConditions(table, free, known.conditions, luck)
  hideBosses(table, free, known.bosses, luck)
  hideMonsters(table, free, { plenty, atLeast: known.monsters }, luck)
}

/** So many of `most`; by chance not more than `usual`. */
function amount(plenty: Plenty, usual: number, most: number, luck: Luck): number {
  if (plenty === '') return luck.random(Math.min(usual, most) + 1)
  return plenty === 'full' ? most : 0
}

/**
 * Nowhere in the Hero's view: there a lit sector would have been revealed (AL-121). Emergency power lit the rooms. Until a light was
 * switched on, everything is dark (AL-024).
 */
function hideLights(table: Table, free: readonly Sector[], plenty: Plenty, luck: Luck): void {
  if (!table.everLit) return
  const inView = nextInSight(table)
  const dark = free.filter((sector) => !inView.includes(sector))
  const { green } = table.missions
  const hadPower = green.mission === 'emergency-power' && green.done
  const rooms = hadPower && plenty === '' ? dark.filter((sector) => isRoom(table, sector)) : []
  const others = dark.filter((sector) => !rooms.includes(sector))
  table.lit.push(
    ...drawn(rooms, amount(plenty, rooms.length, rooms.length, luck), luck),
    ...drawn(others, amount(plenty, 4, others.length, luck), luck),
  )
}

function isRoom(table: Table, sector: Sector): boolean {
  return roomOf(table, sector) !== undefined
}

/** Doors between two unrevealed sectors. Where everything is hidden that can be, doors are open: monsters come through them. */
function hideLocks(table: Table, free: readonly Sector[], plenty: Plenty, luck: Luck): void {
  if (plenty !== '') return
  const doors = free.flatMap((sector) =>
    (['east', 'south'] as const)
      .filter((way) => sectorAt(table, sector).exits[way] === 'door')
      .filter((way) => free.includes(beyond(sector, way)!))
      .map((way) => edgeOf(sector, way)),
  )
  table.locked.push(...drawn(doors, amount(plenty, 2, doors.length, luck), luck))
}

/** AL-711, AL-712. */
function hideHazards(table: Table, free: readonly Sector[], plenty: Plenty, luck: Luck): void {
  const count = amount(plenty, 6, free.length, luck)
  for (let i = 0; i < count; i++) {
    const room = free.filter((sector) => hasRoomForHazard(table, sector))
    if (room.length === 0) return
    table.hazards.push(room[luck.random(room.length)]!)
  }
}

/** AL-766: on spots, the key cards on different levels; where there are too few, in corridors. */
function hideConditions(
  table: Table,
  free: readonly Sector[],
  tokens: Known['conditions'],
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
function hideBosses(table: Table, free: readonly Sector[], hidden: readonly Boss[], luck: Luck): void {
  for (const being of hidden) {
    const anywhere = free[luck.random(free.length)]!
    const at = being === 'brood-mother' ? sectorOfRoom(table, 'laboratory') : anywhere
    hideMonster(table, being, at, luck)
  }
}

/** AL-423 to AL-427: of the tokens that are left, and where the level has room; where there are as many as can be, near the Hero. */
function hideMonsters(
  table: Table,
  free: readonly Sector[],
  { plenty, atLeast }: { plenty: Plenty; atLeast: number },
  luck: Luck,
): void {
  const tokens = monsterKinds.flatMap((kind) =>
    Array<typeof kind>(tokensOfAKind - table.monsters.filter(({ being }) => being === kind).length).fill(
      kind,
    ),
  )
  const kinds = drawn(tokens, Math.max(atLeast, amount(plenty, 4, tokens.length, luck)), luck)
  const places = plenty === 'full' ? nearestFirst(table, free) : free
  for (const kind of kinds) {
    const room = places.filter((sector) => onLevel(table, sector) < monstersOnALevel)
    if (room.length === 0) return
    const empty = room.find((sector) => table.monsters.every(({ at }) => at !== sector))
    const anywhere = room[luck.random(room.length)]!
    hideMonster(table, kind, plenty === 'full' ? (empty ?? anywhere) : anywhere, luck)
  }
}

function nearestFirst(table: Table, sectors: readonly Sector[]): Sector[] {
  const far = distancesFrom(table, table.hero.at)
  const distance = (sector: Sector): number => far.get(sector) ?? Number.MAX_SAFE_INTEGER
  return sectors.toSorted((a, b) => distance(a) - distance(b))
}

/** Some have been wounded; what else a card or an item has done to it lasts only for a turn. */
function hideMonster(table: Table, being: Being, at: Sector, luck: Luck): void {
  table.monsters.push({
    id: `m${table.nextMonster++}`,
    being,
    at,
    wounded: luck.random(4) === 0,
    moved: false,
    bonus: 0,
    blind: false,
    attacked: false,
    stunned: 0,
  })
}

function onLevel({ monsters }: Table, sector: Sector): number {
  return monsters.filter(({ being, at }) => !isBoss(being) && levelOf(at) === levelOf(sector)).length
}

/** So many of them, each at most once. */
function drawn<T>(list: readonly T[], count: number, luck: Luck): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(luck.random(left.length), 1),
  ).flat()
}
