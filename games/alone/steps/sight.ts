import { shape } from '@miskatonic/kernel'
import { type Corridor, corridorTiles, corridors, rooms } from '../content/maps.ts'
import { type Compass, type Sector, type Way, compass, offset } from '../content/sectors.ts'
import type { At, Rules } from '../kind.ts'
import { type Table, event, quiet } from '../position.ts'
import { adjacent, isLit, isRevealed, monstersAt, placeInMaze, roomOf, sectorAt } from './queries.ts'
import { distancesFrom } from './ways.ts'
import * as names from '../names.ts'
import { seenPlace, seesMap } from '../event-sights.ts'

const { boolean, list, object, oneOf } = shape

/** What the Hero sees: the field of view, and sectors that come into the maze or leave it (AL-081 to AL-124). */
export const vocabulary = {
  choices: {
    removeTile: object({ at: names.sector }),
  },
  asks: {
    shortage: object({ tile: oneOf(corridors) }),
  },
  effects: {
    lookAround: object({}),
  },
  events: {
    sectorRevealed: event(
      object({ place: names.place, what: oneOf([...rooms, ...corridors]) }),
      seenPlace,
      ...quiet,
      'itemDeck',
    ),
    sectorsForgotten: event(
      object({ places: list(names.place) }),
      ({ places }, seat, { table }) => ({
        places: seesMap(seat) ? places : places.map((place) => placeInMaze(table, place)!),
      }),
      ...quiet,
    ),
    monsterSeen: event(
      object({ place: names.place, being: names.being, wounded: boolean }),
      seenPlace,
      'nothing',
    ),
    litUp: event(object({ place: names.place }), seenPlace, ...quiet, 'lit'),
    wentDark: event(object({ place: names.place }), seenPlace, ...quiet, 'lit'),
  },
}

export const rules = {
  /** AL-121, AL-122: lit sectors that come into view are revealed, and those behind them. */
  lookAround(play) {
    const next = litInView(play.table)
    if (next === undefined) return
    const shortage = reveal(play, next.sector, { from: next.from, way: next.way })
    if (shortage) play.then('shortage', { tile: shortage })
    play.then('lookAround', {})
  },

  /** AL-096, AL-097: the farthest tile of that shape is needed elsewhere; Evil decides ties. Always asked, so that a tie tells nothing. */
  shortage(play, { tile }) {
    play.ask(play.table.leader, 'AL-097', (may) => {
      for (const at of farthestTiles(play.table, tile)) may('removeTile', { at }, ['AL-096', 'AL-097'])
    })
  },

  removeTile(play, { at }) {
    forget(play, [at])
  },
} satisfies Rules

/** AL-111 to AL-120: straight lines through revealed sectors. A door is looked through only from its own sector. */
export function fieldOfView(table: Table): Sector[] {
  const seen: Sector[] = [table.hero.at]
  for (const way of compass) {
    let from = table.hero.at
    for (;;) {
      const next = inSight(table, from, way)
      if (next === undefined || !isRevealed(table, next)) break
      seen.push(next)
      from = next
    }
  }
  return seen
}

/** The next sector in a line of sight, revealed or not. */
export function inSight(table: Table, from: Sector, way: Compass): Sector | undefined {
  if (from !== table.hero.at && sectorAt(table, from).exits[way] === 'door') return undefined
  return adjacent(table, from, way)
}

/** The first unrevealed sector in each line of sight: were it lit, it would be revealed. */
export function nextInSight(table: Table): Sector[] {
  return compass.flatMap((way) => {
    let at = inSight(table, table.hero.at, way)
    while (at !== undefined && isRevealed(table, at)) at = inSight(table, at, way)
    return at === undefined ? [] : [at]
  })
}

/**
 * AL-123: the first lit sector behind which nothing dark and unrevealed lies in between. Parts of the maze that meet in a line of sight
 * are joined, whether there is light or not (AL-R61).
 */
function litInView(table: Table): { sector: Sector; from: Sector; way: Compass } | undefined {
  let found: { sector: Sector; from: Sector; way: Compass } | undefined
  for (const way of compass) {
    let from = table.hero.at
    for (;;) {
      const sector = inSight(table, from, way)
      if (sector === undefined) break
      if (!isRevealed(table, sector)) {
        if (isLit(table, sector)) found ??= { sector, from, way }
        break
      }
      link(table, from, way, sector)
      from = sector
    }
  }
  return found
}

/** AL-122: while something else is being done, such as a monster opening a door. */
export function lookNow(play: At): void {
  for (let next = litInView(play.table); next !== undefined; next = litInView(play.table)) {
    const shortage = reveal(play, next.sector, { from: next.from, way: next.way })
    if (shortage) play.then('shortage', { tile: shortage })
  }
}

/**
 * Puts a sector into the maze with everything in it (AL-086, AL-087). Returns the shape of its tile if there are too few of them: then
 * one has to be taken from elsewhere.
 */
export function reveal(
  play: At,
  sector: Sector,
  by: { from: Sector; way: Way } | null,
): Corridor | undefined {
  const { table } = play
  if (isRevealed(table, sector)) {
    if (by !== null && by.way !== 'stairs') link(table, by.from, by.way, sector)
    return undefined
  }
  table.maze[sector] = placeFor(table, by)
  play.emit('sectorRevealed', { place: sector, what: sectorAt(table, sector).what })
  for (const { being, wounded } of monstersAt(table, sector))
    play.emit('monsterSeen', { place: sector, being, wounded })
  return shortOf(table, sector)
}

/** Where the Hero lays a new sector: beside the one it was seen from; on another level somewhere apart. */
function placeFor(table: Table, by: { from: Sector; way: Way } | null): Table['maze'][string] {
  const beside = by === null || by.way === 'stairs' ? undefined : table.maze[by.from]
  if (beside === undefined) return { frame: table.nextFrame++, x: 0, y: 0 }
  const { x, y } = offset[(by as { way: Compass }).way]
  return { frame: beside.frame, x: beside.x + x, y: beside.y + y }
}

/** The Hero has learned that two sectors lie side by side: if they lay apart, one part of the maze is moved to the other. */
function link(table: Table, from: Sector, way: Compass, to: Sector): void {
  const [a, b] = [table.maze[from], table.maze[to]]
  if (a === undefined || b === undefined || a.frame === b.frame) return
  const [dx, dy] = [a.x + offset[way].x - b.x, a.y + offset[way].y - b.y]
  const old = b.frame
  for (const place of Object.values(table.maze))
    if (place.frame === old) Object.assign(place, { frame: a.frame, x: place.x + dx, y: place.y + dy })
}

/** The shape of a sector's tile, if the maze needs more of them than there are. */
export function shortOf(table: Table, sector: Sector): Corridor | undefined {
  if (roomOf(table, sector) !== undefined) return undefined
  const tile = sectorAt(table, sector).what as Corridor
  const inMaze = Object.keys(table.maze).filter((each) => sectorAt(table, each).what === tile)
  const others = inMaze.filter((each) => each !== sector && each !== table.hero.at)
  return inMaze.length > corridorTiles[tile] && others.length > 0 ? tile : undefined
}

/**
 * AL-R29: by the distance of Locate; never the Hero's own sector, nor the one just revealed. What would be revealed again at once (AL-122)
 * keeps its tile as long as another one can be had, or there would be no end to it.
 */
function farthestTiles(table: Table, tile: Corridor): Sector[] {
  const far = distancesFrom(table, table.hero.at, true)
  const revealed = Object.keys(table.maze)
  const last = revealed.at(-1)!
  const candidates = revealed.filter(
    (sector) => sectorAt(table, sector).what === tile && sector !== table.hero.at && sector !== last,
  )
  const inLight = new Set(fieldOfView(table).filter((sector) => isLit(table, sector)))
  const lasting = candidates.filter((sector) => !inLight.has(sector))
  const able = lasting.length > 0 ? lasting : candidates
  const most = Math.max(...able.map((sector) => far.get(sector) ?? 0))
  return able.filter((sector) => (far.get(sector) ?? 0) === most)
}

/** AL-093: they leave the maze with all that is in them. */
export function forget(play: At, sectors: Sector[]): void {
  if (sectors.length === 0) return
  play.emit('sectorsForgotten', { places: sectors }, () => {
    for (const sector of sectors) delete play.table.maze[sector]
  })
}

/** AL-343 to AL-348, AL-251 to AL-256: sectors in a straight line; a wall or a locked door ends it. */
export function lineFrom(table: Table, from: Sector, way: Compass, most: number): Sector[] {
  const line: Sector[] = []
  for (let next = adjacent(table, from, way); next !== undefined && line.length < most;) {
    line.push(next)
    next = adjacent(table, next, way)
  }
  return line
}

/** AL-253: like light, but a door that is not on the Hero's sector stops it. */
export function explorable(table: Table, way: Way, most: number): Sector[] {
  const { at } = table.hero
  const first = adjacent(table, at, way)
  if (first === undefined) return []
  if (way === 'stairs') return [first]
  const line = [first]
  while (line.length < most) {
    const last = line.at(-1)!
    if (sectorAt(table, last).exits[way] === 'door') break
    const next = adjacent(table, last, way)
    if (next === undefined) break
    line.push(next)
  }
  return line
}
