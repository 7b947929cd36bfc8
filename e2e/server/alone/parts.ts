import type { Position } from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'
import {
  type AloneTable,
  type Compass,
  type Sector,
  type SectorCard,
  beside,
  compass,
  corridors,
  edgeOf,
  levelOf,
  lineOfSight,
  nextInSight,
  opposite,
  shapeOf,
  tableOf,
} from './table.ts'

/**
 * Where the maze lies on the map, and how its parts lie to each other, is hidden from the Hero (AL-R61): in a twin each part goes to other
 * squares of its level, and the level around it is built anew.
 */

/** How often a place for all parts of a level is looked for. */
const TRIES = 200

const columns = ['A', 'B', 'C', 'D', 'E']
const rows = [1, 2, 3, 4, 5]

/** Moves the parts of the maze; a level of which steps in progress name a hidden sector stays as it is. */
export function moveParts(position: Position, named: ReadonlySet<string>, dice: Dice): void {
  for (const level of ['1', '2']) {
    const table = tableOf(position)
    const own = Object.keys(table.map).filter((sector) => levelOf(sector) === level)
    const revealed = own.filter((sector) => table.maze[sector] !== undefined)
    const hidden = own.filter((sector) => table.maze[sector] === undefined)
    if (revealed.length === 0 || hidden.length === 0 || hidden.some((sector) => named.has(sector))) continue
    const layout = layoutOf(table, revealed, hidden.length, dice)
    if (layout !== undefined) moveLevel(position, level, layout, dice)
  }
}

/** New places for the revealed sectors of a level, and the squares of its hidden ones. */
interface Layout {
  readonly names: Names
  readonly squares: readonly Sector[]
}

function layoutOf(
  table: AloneTable,
  revealed: readonly Sector[],
  hidden: number,
  dice: Dice,
): Layout | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const names = shiftedParts(table, revealed, dice)
    if (names === undefined) continue
    const squares = squaresAround(table, names, hidden, dice)
    if (squares !== undefined && isConnected([...names.values(), ...squares])) return { names, squares }
  }
  return undefined
}

type Names = ReadonlyMap<Sector, Sector>

/** Every part of a level somewhere else, if they have room there and the Hero would see the same; otherwise undefined. */
function shiftedParts(table: AloneTable, revealed: readonly Sector[], dice: Dice): Names | undefined {
  const shifts = new Map<number, readonly [number, number]>()
  const names = new Map<Sector, Sector>()
  for (const sector of revealed) {
    const { frame } = table.maze[sector]!
    if (!shifts.has(frame)) shifts.set(frame, [dice.below(9) - 4, dice.below(9) - 4])
    const [dx, dy] = shifts.get(frame)!
    names.set(sector, shifted(sector, dx, dy))
  }
  const taken = new Set(names.values())
  const isPossible = taken.size === names.size && [...taken].every(isOnGrid)
  return isPossible && fitsTogether(table, names) && looksAlike(table, names) ? names : undefined
}

function shifted(sector: Sector, dx: number, dy: number): Sector {
  return `${sector[0]}-${String.fromCharCode(sector.charCodeAt(2) + dx)}${Number(sector.slice(3)) + dy}`
}

function isOnGrid(sector: Sector): boolean {
  return columns.includes(sector[2]!) && rows.includes(Number(sector.slice(3)))
}

/** Where two parts touch, both have the same kind of wall, with the same lock; no exit leads off the grid. */
function fitsTogether(table: AloneTable, names: Names): boolean {
  const old = new Map([...names].map(([sector, now]) => [now, sector]))
  return [...names].every(([sector, now]) =>
    compass.every((way) => {
      const next = old.get(beside(now, way))
      if (next !== undefined) return sideOf(table, sector, way) === sideOf(table, next, opposite[way])
      return table.map[sector]!.exits[way] === 'wall' || isOnGrid(beside(now, way))
    }),
  )
}

function sideOf(table: AloneTable, sector: Sector, way: Compass): string {
  return `${table.map[sector]!.exits[way]} ${table.locked.includes(edgeOf(sector, way))}`
}

/** In each direction the Hero sees the same sectors, and behind them none that is revealed. */
function looksAlike(table: AloneTable, names: Names): boolean {
  const { at } = table.hero
  if (!names.has(at)) return true
  const taken = new Set(names.values())
  return compass.every((way) => {
    const { seen, next } = lineOfSight(table, way)
    const isSame = [at, ...seen].every((sector, i, line) =>
      i === 0 ? true : names.get(sector) === beside(names.get(line[i - 1]!)!, way),
    )
    return isSame && (next === undefined || !taken.has(beside(names.get(seen.at(-1) ?? at)!, way)))
  })
}

/** Whether all squares hang together, so that there is a way from each to each. */
function isConnected(squares: readonly Sector[]): boolean {
  const found = new Set([squares[0]!])
  for (const square of found)
    for (const way of compass) if (squares.includes(beside(square, way))) found.add(beside(square, way))
  return found.size === squares.length
}

/** As many hidden squares as before, connected with the maze; undefined if there are not enough for all exits. */
function squaresAround(table: AloneTable, names: Names, count: number, dice: Dice): Sector[] | undefined {
  const taken = new Set(names.values())
  const behindExits = [...names].flatMap(([sector, now]) =>
    compass.filter((way) => table.map[sector]!.exits[way] !== 'wall').map((way) => beside(now, way)),
  )
  const squares = new Set(behindExits.filter((square) => !taken.has(square)))
  if (squares.size > count || squares.size === 0) return undefined
  const level = levelOf([...taken][0]!)
  const all = columns.flatMap((column) => rows.map((row) => `${level}-${column}${row}`))
  while (squares.size < count) {
    const free = all.filter(
      (square) =>
        !taken.has(square) && !squares.has(square) && compass.some((way) => squares.has(beside(square, way))),
    )
    if (free.length === 0) return undefined
    squares.add(dice.pick(free))
  }
  return [...squares]
}

/** What is hidden on the level is taken up, revealed sectors get their new names everywhere, and the rest is laid out around them. */
function moveLevel(position: Position, level: string, { names, squares }: Layout, dice: Dice): void {
  const before = tableOf(position)
  const isHidden = (sector: Sector): boolean => levelOf(sector) === level && !names.has(sector)
  const locks = [...names.keys()].flatMap((sector) =>
    compass
      .filter((way) => before.locked.includes(edgeOf(sector, way)))
      .map((way) => edgeOf(names.get(sector)!, way)),
  )
  const elsewhere = before.locked.filter((edge) => levelOf(edge) !== level)
  const cards = Object.keys(before.map).filter(isHidden)
  const taken = {
    cards: cards.map((sector) => before.map[sector]!),
    lights: before.lit.filter(isHidden).length,
    hazards: before.hazards.filter(isHidden).length,
    conditions: before.conditions.filter(({ at }) => isHidden(at)),
    monsters: before.monsters.filter(({ at }) => isHidden(at)),
  }
  for (const sector of cards) delete before.map[sector]
  before.lit = before.lit.filter((sector) => !isHidden(sector))
  before.hazards = before.hazards.filter((sector) => !isHidden(sector))
  before.conditions = before.conditions.filter(({ at }) => !isHidden(at))
  before.monsters = before.monsters.filter(({ at }) => !isHidden(at))

  rename(position, names)
  const table = tableOf(position)
  table.locked = [...new Set([...elsewhere, ...locks])]
  dice.shuffled(taken.cards).forEach((card, i) => (table.map[squares[i]!] = { ...card }))
  joinSquares(table, squares, dice)
  table.lit.push(...dice.shuffled(unlit(table, squares)).slice(0, taken.lights))
  table.hazards.push(...dice.shuffled(squares).slice(0, taken.hazards))
  table.conditions.push(...taken.conditions.map((token) => ({ ...token, at: dice.pick(squares) })))
  table.monsters.push(...taken.monsters.map((monster) => ({ ...monster, at: dice.pick(squares) })))
}

/** A light in the line of sight would have been seen. */
function unlit(table: AloneTable, squares: readonly Sector[]): Sector[] {
  const inSight = nextInSight(table)
  return squares.filter((square) => !inSight.includes(square))
}

function rename(position: Position, names: Names): void {
  const renamed = JSON.stringify([position.table, position.stack]).replaceAll(
    /\b[12]-[A-E][1-5]\b/g,
    (sector) => names.get(sector) ?? sector,
  )
  const [table, stack] = JSON.parse(renamed) as [AloneTable, Position['stack']]
  Object.assign(position, { table, stack })
}

/** Exits between the hidden squares, and to the maze as its sectors show them; a wall never cuts a level in two. */
function joinSquares(table: AloneTable, squares: readonly Sector[], dice: Dice): void {
  for (const square of squares) table.map[square]!.exits = exitsToMaze(table, square, squares)
  const inner = squares.flatMap((square) =>
    (['east', 'south'] as const)
      .filter((way) => squares.includes(beside(square, way)))
      .map((way) => [square, way] as const),
  )
  for (const [square, way] of inner) join(table, square, way, dice.pick(['open', 'open', 'door']))
  const whole = reachable(table, squares[0]!).size
  for (const [square, way] of dice.shuffled(inner)) {
    const kind = table.map[square]!.exits[way]
    if (!dice.oneIn(2)) continue
    join(table, square, way, 'wall')
    if (reachable(table, squares[0]!).size < whole) join(table, square, way, kind)
  }
  for (const square of squares) {
    const card = table.map[square]!
    if (corridors.has(card.what)) card.what = shapeOf(card.exits)
  }
}

function exitsToMaze(table: AloneTable, square: Sector, squares: readonly Sector[]): SectorCard['exits'] {
  const kinds = compass.map((way) => {
    const next = beside(square, way)
    return [way, squares.includes(next) ? 'wall' : (table.map[next]?.exits[opposite[way]] ?? 'wall')]
  })
  return Object.fromEntries(kinds) as SectorCard['exits'] // one entry for each direction
}

function join(
  { map }: AloneTable,
  square: Sector,
  way: 'east' | 'south',
  kind: SectorCard['exits']['east'],
): void {
  map[square]!.exits[way] = kind
  map[beside(square, way)]!.exits[opposite[way]] = kind
}

function reachable(table: AloneTable, from: Sector): Set<Sector> {
  const found = new Set([from])
  for (const sector of found)
    for (const way of compass) if (table.map[sector]!.exits[way] !== 'wall') found.add(beside(sector, way))
  return found
}
