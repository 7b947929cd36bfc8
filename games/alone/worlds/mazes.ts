import { type MapName, type Room, mapNames, printedMaps, rooms } from '../content/maps.ts'
import { type Compass, type Sector, beyond, compass, levelOf } from '../content/sectors.ts'
import {
  type LevelIndex,
  type Orientation,
  asPrinted,
  layLevel,
  orientations,
  placed,
  roomsOf,
} from '../content/levels.ts'
import type { Options, SectorCard, Table } from '../position.ts'
import { isRevealed } from '../steps/queries.ts'
import { inSight } from '../steps/sight.ts'

/**
 * The maps on which the maze that the Hero sees could lie. Maps are published, so the Hero can work this out: which map, how each level is
 * turned, and where on it each part of the maze lies.
 */
export interface Fit {
  readonly name: MapName
  /** The level on which the Hero is. */
  readonly here: LevelIndex
  /** Where each revealed sector lies in this fit, level by level: the Hero's own, and the other one. */
  readonly sides: readonly [SideFit, SideFit]
}

interface SideFit {
  readonly laid: Laid
  readonly sectors: ReadonlyMap<Sector, Sector>
}

/** All fits of a maze, in groups of a map and a level for the Hero: any fit of one side goes with any of the other. */
export interface Fits {
  readonly count: number
  at(index: number): Fit
}

/** A part of the maze: sectors whose places relative to each other the Hero knows. */
type Part = readonly Piece[]
interface Piece {
  readonly sector: Sector
  readonly x: number
  readonly y: number
  readonly looks: string
}

/** A line of sight from the Hero: the way, and the revealed sectors along it. The Hero knows that they lie side by side. */
interface Line {
  readonly way: Compass
  readonly seen: readonly Sector[]
  /** The line ends at a door or wall, not at what is unrevealed. */
  readonly isBlocked: boolean
}
interface Sight {
  readonly from: Sector
  readonly lines: readonly Line[]
}

interface Group {
  readonly name: MapName
  readonly here: LevelIndex
  readonly own: readonly SideFit[]
  readonly other: readonly SideFit[]
}

/** The fits found last: several worlds are usually wanted of one position. */
const found = new Map<string, Fits>()
const mostKept = 32

export function fitsOf(table: Table, options: Options): Fits {
  const [own, other] = [partsOf(table, options, true), partsOf(table, options, false)]
  const sight = { from: table.hero.at, lines: own.length < 2 ? [] : linesOf(table) }
  const key = `${options.map} ${options.turned} ${options.shuffled} ${keyOf(own)} / ${keyOf(other)} ${JSON.stringify(sight)}`
  const known = found.get(key)
  if (known !== undefined) return known
  if (found.size >= mostKept) found.clear()
  const fits = findFits(options, own, other, sight)
  found.set(key, fits)
  return fits
}

function keyOf(parts: readonly Part[]): string {
  return parts
    .map((part) => part.map(({ sector, x, y, looks }) => `${sector} ${x} ${y} ${looks}`).join())
    .join(';')
}

function findFits(options: Options, own: readonly Part[], other: readonly Part[], sight: Sight): Fits {
  const names = options.map === 'random' ? mapNames : [options.map]
  const groups = names.flatMap((name) =>
    levelsFor(name, own.length > 0).map((here): Group => ({
      name,
      here,
      own: sideFits(name, here, options, own).filter(({ sectors }) => looksAlike(sight, sectors)),
      other: sideFits(name, here === 0 ? 1 : 0, options, other),
    })),
  )
  return {
    count: groups.reduce((sum, group) => sum + sizeOf(group), 0),
    at(index) {
      let left = index
      const group = groups.find((each) => left < sizeOf(each) || ((left -= sizeOf(each)), false))!
      const { name, here, own: mine, other: theirs } = group
      return { name, here, sides: [mine[left % mine.length]!, theirs[Math.floor(left / mine.length)]!] }
    },
  }
}

/** Before the first sector is revealed, the Hero is where the map says. */
function levelsFor(name: MapName, hasBegun: boolean): LevelIndex[] {
  return hasBegun ? [0, 1] : [printedMaps[name].start.level === 1 ? 0 : 1]
}

function sizeOf({ own, other }: Group): number {
  return own.length * other.length
}

// The maze

function partsOf(table: Table, options: Options, onHerosLevel: boolean): Part[] {
  const parts = new Map<number, Piece[]>()
  for (const [sector, { frame, x, y }] of Object.entries(table.maze)) {
    if ((levelOf(sector) === levelOf(table.hero.at)) !== onHerosLevel) continue
    const piece = { sector, x, y, looks: looksOf(table.map[sector]!, options) }
    const part = parts.get(frame)
    if (part === undefined) parts.set(frame, [piece])
    else part.push(piece)
  }
  return [...parts.values()]
}

/** What the Hero sees in each direction (AL-112 to AL-118). */
function linesOf(table: Table): Line[] {
  return compass.map((way) => {
    const seen: Sector[] = []
    for (let from = table.hero.at; ; from = seen.at(-1)!) {
      const next = inSight(table, from, way)
      if (next === undefined) return { way, seen, isBlocked: true }
      if (!isRevealed(table, next)) return { way, seen, isBlocked: false }
      seen.push(next)
    }
  })
}

/** What can be seen of a sector and never changes. With shuffled rooms any room may be any other. */
function looksOf({ what, exits, stairs, switch: hasSwitch }: SectorCard, { shuffled }: Options): string {
  const isRoom = (rooms as readonly string[]).includes(what)
  const kind = isRoom && shuffled === 'yes' ? 'room' : what
  return `${kind} ${exits.north} ${exits.east} ${exits.south} ${exits.west} ${stairs} ${hasSwitch}`
}

// The printed maps

/** A printed level, turned: its sectors, what can be seen of each, and which of them are rooms, in the order in which they are printed. */
interface Laid {
  readonly orientation: Orientation
  readonly cards: readonly (readonly [Sector, SectorCard])[]
  readonly looks: ReadonlyMap<Sector, string>
  readonly rooms: ReadonlyMap<Sector, Room>
}

const laidLevels = new Map<string, readonly Laid[]>()

function laidLevel(name: MapName, level: LevelIndex, options: Options): readonly Laid[] {
  const key = `${name} ${level} ${options.turned} ${options.shuffled}`
  const known = laidLevels.get(key)
  if (known !== undefined) return known
  const all = (options.turned === 'yes' ? orientations : [asPrinted]).map((orientation): Laid => {
    const cards = Object.entries(layLevel(name, level, orientation, roomsOf(name)[level]))
    const printed = Object.entries(printedMaps[name].levels[level].rooms)
    return {
      orientation,
      cards,
      looks: new Map(cards.map(([sector, card]) => [sector, looksOf(card, options)])),
      rooms: new Map(printed.map(([square, room]) => [placed(square, level, orientation), room])),
    }
  })
  laidLevels.set(key, all)
  return all
}

/** Every way in which these parts of the maze lie on that level of that map. */
function sideFits(name: MapName, level: LevelIndex, options: Options, parts: readonly Part[]): SideFit[] {
  return laidLevel(name, level, options).flatMap((laid) =>
    placements(laid, parts, new Map()).map((sectors) => ({ laid, sectors })),
  )
}

type Placement = ReadonlyMap<Sector, Sector>

/** Puts one part after the other wherever it fits and nothing lies yet. */
function placements(on: Laid, [part, ...others]: readonly Part[], taken: Placement): Placement[] {
  if (part === undefined) return [taken]
  return [...on.looks.keys()].flatMap((sector) => {
    const lying = withPart(on, part, sector, taken)
    return lying === undefined ? [] : placements(on, others, lying)
  })
}

/** The part with its first piece on that sector; undefined if it does not fit. */
function withPart(on: Laid, part: Part, sector: Sector, taken: Placement): Placement | undefined {
  const first = part[0]!
  if (on.looks.get(sector) !== first.looks) return undefined
  const all = new Map(taken)
  const used = new Set(taken.values())
  for (const piece of part) {
    const to = shifted(sector, piece.x - first.x, piece.y - first.y)
    if (on.looks.get(to) !== piece.looks || used.has(to)) return undefined
    all.set(piece.sector, to)
  }
  return all
}

function shifted(sector: Sector, dx: number, dy: number): Sector {
  return `${sector[0]}-${String.fromCharCode(sector.charCodeAt(2) + dx)}${Number(sector[3]) + dy}`
}

/** Whether the Hero would see the same: in each direction the same revealed sectors, and behind them none of another part. */
function looksAlike({ from, lines }: Sight, sectors: Placement): boolean {
  const taken = new Set(sectors.values())
  return lines.every(({ way, seen, isBlocked }) => {
    let at = sectors.get(from)!
    for (const each of seen) {
      at = beyond(at, way)!
      if (sectors.get(each) !== at) return false
    }
    const behind = isBlocked ? null : beyond(at, way)
    return behind === null || !taken.has(behind)
  })
}

/** The map of a fit; `order` are the names for its unrevealed rooms. */
export function mapOf(fit: Fit, { map }: Table, order: readonly Room[]): Table['map'] {
  const names = new Map(unrevealedRooms(fit).map(([sector], i) => [sector, order[i]!]))
  for (const { sectors } of fit.sides)
    for (const [old, now] of sectors) names.set(now, map[old]!.what as Room) // a corridor keeps its shape
  const whole: Table['map'] = {}
  for (const { laid } of levelsOf(fit))
    for (const [sector, card] of laid.cards) whole[sector] = { ...card, what: names.get(sector) ?? card.what }
  return whole
}

/** The rooms that this fit leaves unrevealed, with the names that are printed there. */
export function unrevealedRooms(fit: Fit): [Sector, Room][] {
  const revealed = new Set(fit.sides.flatMap(({ sectors }) => [...sectors.values()]))
  return levelsOf(fit).flatMap(({ laid }) => [...laid.rooms].filter(([sector]) => !revealed.has(sector)))
}

/** Where the Hero of this map begins, before the first sector is revealed. */
export function startOf({ name, here, sides }: Fit): Sector {
  return placed(printedMaps[name].start.square, here, sides[0].laid.orientation)
}

function levelsOf({ here, sides: [own, other] }: Fit): SideFit[] {
  return here === 0 ? [own, other] : [other, own]
}
