import type { Position } from '@miskatonic/kernel'

/**
 * The table of ALONE as far as these tests look into it or rearrange it. They know the game only from outside, as positions and options,
 * and what its ledger says of them: a mistake of the rules about what is hidden is not made here again.
 */
export interface AloneTable {
  map: Record<Sector, SectorCard>
  lit: Sector[]
  everLit: boolean
  locked: string[]
  hazards: Sector[]
  conditions: { at: Sector; mission: string }[]
  monsters: Monster[]
  nextMonster: number
  nextFrame: number
  maze: Record<Sector, { frame: number; x: number; y: number }>
  hero: { at: Sector; items: { item: string; charges: number; upgraded: boolean }[]; ally: unknown }
  allyPool: string[]
  itemDeck: string[]
  itemDiscard: string[]
  decksInUse: string[]
  decks: Record<string, { draw: string[]; discard: string[] }>
  hands: Record<string, string[]>
  track: { card: string; by: string; face: 'up' | 'down' }[]
  proposal: unknown
  refused: unknown[]
  roll: unknown[]
  turn: { step: string }
}

export type Sector = string
export type Compass = 'north' | 'east' | 'south' | 'west'
export type Way = Compass | 'stairs'

export interface SectorCard {
  what: string
  exits: Record<Compass, 'wall' | 'open' | 'door'>
  stairs: string | null
  switch: boolean
  spot: boolean
}

interface Monster {
  id: string
  being: string
  at: Sector
  wounded: boolean
  moved: boolean
  bonus: number
  blind: boolean
  attacked: boolean
  stunned: number
}

export const compass: readonly Compass[] = ['north', 'east', 'south', 'west']
export const opposite = { north: 'south', east: 'west', south: 'north', west: 'east' } as const

export function tableOf(position: Position): AloneTable {
  return position.table as AloneTable
}

export function levelOf(sector: Sector): string {
  return sector[0]!
}

/** The square on that side of a sector ("1-C3"), whether it is on the map or not. */
export function beside(sector: Sector, way: Compass): Sector {
  const [dx, dy] = ({ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const)[way]
  return `${sector[0]}-${String.fromCharCode(sector.charCodeAt(2) + dx)}${Number(sector[3]) + dy}`
}

/** The other end of the stairs in a sector. */
function upOrDown({ map }: AloneTable, sector: Sector): Sector | undefined {
  const colour = map[sector]!.stairs
  if (colour === null) return undefined
  return Object.keys(map).find((other) => other !== sector && map[other]!.stairs === colour)
}

/** Where one comes to from a sector if no door is locked. */
export function beyond(table: AloneTable, sector: Sector, way: Way): Sector | undefined {
  if (way === 'stairs') return upOrDown(table, sector)
  return table.map[sector]!.exits[way] === 'wall' ? undefined : beside(sector, way)
}

/** A door has one name, whichever side it is seen from. */
export function edgeOf(sector: Sector, way: Compass): string {
  return way === 'east' || way === 'south' ? `${sector} ${way}` : `${beside(sector, way)} ${opposite[way]}`
}

/** What the Hero calls a sector; null while it is not revealed. */
export function placeOf({ maze }: AloneTable, sector: Sector | null | undefined): string | null {
  const place = sector === null || sector === undefined ? undefined : maze[sector]
  return place === undefined ? null : `${place.frame}/${place.x}/${place.y}`
}

/** What the Hero sees in one direction (AL-112 to AL-118): the revealed sectors, and the hidden one behind them, if there is a way. */
export function lineOfSight(table: AloneTable, way: Compass): { seen: Sector[]; next: Sector | undefined } {
  const seen: Sector[] = []
  for (;;) {
    const from = seen.at(-1) ?? table.hero.at
    const kind = table.map[from]!.exits[way]
    const isShut = kind === 'wall' || (kind === 'door' && from !== table.hero.at)
    if (isShut || table.locked.includes(edgeOf(from, way))) return { seen, next: undefined }
    const next = beside(from, way)
    if (table.maze[next] === undefined) return { seen, next }
    seen.push(next)
  }
}

/** Where the Hero would see a light. */
export function nextInSight(table: AloneTable): Sector[] {
  return compass.flatMap((way) => lineOfSight(table, way).next ?? [])
}

export const corridors: ReadonlySet<string> = new Set(['straight', 'corner', 'tee', 'cross'])

export function endsOf(exits: SectorCard['exits']): Compass[] {
  return compass.filter((way) => exits[way] !== 'wall')
}

/** The tile that a corridor with these exits needs. */
export function shapeOf(exits: SectorCard['exits']): string {
  const ends = endsOf(exits)
  if (ends.length > 2) return ends.length === 3 ? 'tee' : 'cross'
  return (exits.north === 'wall') === (exits.south === 'wall') ? 'straight' : 'corner'
}

/** A whole monster that has done nothing yet. */
export function newMonster(table: AloneTable, being: string, at: Sector): Monster {
  const id = `m${table.nextMonster++}`
  return { id, being, at, wounded: false, moved: false, bonus: 0, blind: false, attacked: false, stunned: 0 }
}
