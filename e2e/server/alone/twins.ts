import { Engine, type Position, type Seat, clone } from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'
import { alone, backOf } from './backs.ts'
import { moveParts } from './parts.ts'
import {
  type AloneTable,
  type Sector,
  beside,
  beyond,
  compass,
  corridors,
  edgeOf,
  endsOf,
  levelOf,
  newMonster,
  nextInSight,
  opposite,
  shapeOf,
  tableOf,
} from './table.ts'

/**
 * Twin positions: everything hidden from a seat is rearranged, and everything that it may know stays as it is (ledger, "State and hidden
 * information"). Everything that the stack refers to stays as well, because its steps are in progress.
 */

/**
 * What the Hero may not know. In a twin that is alike close by, what lies within two steps of the maze and the next items are the same, so
 * that twins can be played on for a while until the Hero comes upon a difference; otherwise the next step may show one, and the luck to
 * come is another, too.
 */
export function twinForHero(position: Position, dice: Dice, isAlikeCloseBy: boolean): Position {
  const twin = clone(position)
  turnHiddenLevel(twin, dice, isAlikeCloseBy)
  if (!isAlikeCloseBy) moveParts(twin, namedIn(twin), dice)
  const table = tableOf(twin)
  const loose = looseSectors(twin, isAlikeCloseBy ? 2 : 0)
  rebuildWalls(table, loose, dice)
  exchangeRooms(table, loose, dice)
  lockOtherDoors(table, loose, dice)
  moveTokens(table, loose, dice)
  moveLights(table, loose, dice)
  moveMonsters(twin, loose, dice)
  table.map = Object.fromEntries(dice.shuffled(Object.entries(table.map)))
  exchangeCards(table, 'hero', dice)
  const known = isAlikeCloseBy ? 3 : 0
  table.itemDeck = [...table.itemDeck.slice(0, known), ...dice.shuffled(table.itemDeck.slice(known))]
  table.allyPool = dice.shuffled(table.allyPool)
  if (!isAlikeCloseBy) twin.chance.key = twin.chance.key.split('').toReversed().join('')
  return twin
}

/** What an Evil player may not know: the cards of the others, and what comes next from any deck. */
export function twinForEvil(position: Position, seat: Seat, dice: Dice): Position {
  const twin = clone(position)
  const table = tableOf(twin)
  exchangeCards(table, seat, dice)
  table.itemDeck = dice.shuffled(table.itemDeck)
  table.allyPool = dice.shuffled(table.allyPool)
  return twin
}

/**
 * Two twins for the Hero in which a window is open: of some positions, each with its cards dealt in several ways, those in which Evil can
 * answer a lot and nothing at all.
 */
export function armedAndUnarmed(positions: readonly Position[], dice: Dice): [Position, Position] {
  for (const position of dice.shuffled(positions)) {
    const deals = Array.from({ length: 12 }, () => dealtAnew(position, dice))
    const sorted = deals.toSorted((a, b) => answersAt(b) - answersAt(a))
    const [most, least] = [sorted[0]!, sorted.at(-1)!]
    if (answersAt(least) === 0 && answersAt(most) > 0) return [most, least]
  }
  throw new Error('nowhere do the cards make such a difference')
}

function dealtAnew(position: Position, dice: Dice): Position {
  const twin = clone(position)
  exchangeCards(tableOf(twin), 'hero', dice)
  return twin
}

/** How many cards could be played now. */
function answersAt(position: Position): number {
  return Engine.at(alone, clone(position)).decision!.options.filter(({ step }) => step !== 'pass').length
}

/** The position with two more monsters in sight, as far as there are tokens: by chance one seldom meets several at once. */
export function crowded(position: Position, dice: Dice): Position {
  const crowd = clone(position)
  const table = tableOf(crowd)
  const places = [table.hero.at, ...Object.keys(table.maze)]
  const at = dice.pick(places)
  for (const being of dice.shuffled(kinds).slice(0, 2)) putMonster(table, newMonster(table, being, at))
  return crowd
}

/**
 * The position with a revealed sector, beside the others if possible, of which the Hero cannot tell where it lies, and with the items whose choices are places of the maze:
 * by chance one seldom comes by these.
 */
export function withPartApart(position: Position, dice: Dice): Position {
  const other = clone(position)
  const table = tableOf(other)
  const [named, inSight] = [namedIn(other), nextInSight(table)]
  const free = Object.keys(table.map).filter(
    (sector) => table.maze[sector] === undefined && !named.has(sector) && !inSight.includes(sector),
  )
  const neighbours = new Set(Object.keys(table.maze).flatMap((sector) => neighboursOf(table, sector)))
  const near = free.filter((sector) => neighbours.has(sector))
  const places = near.length > 0 ? near : free
  if (places.length > 0) table.maze[dice.pick(places)] = { frame: table.nextFrame++, x: 0, y: 0 }
  for (const item of ['pipe-bomb', 'decoy-beacon'].filter((each) => table.itemDeck.includes(each))) {
    table.itemDeck = table.itemDeck.filter((each) => each !== item)
    table.hero.items.push({ item, charges: 2, upgraded: false })
  }
  return other
}

/** The cards of each deck are exchanged among all the places where `seat` does not see them. The number of cards of each back in a hand stays the same. */
function exchangeCards(table: AloneTable, seat: Seat, dice: Dice): void {
  const others = Object.keys(table.hands).filter((owner) => owner !== seat)
  for (const owner of others) table.hands[owner] = dice.shuffled(table.hands[owner]!)
  const piles = [
    ...Object.values(table.decks).flatMap(({ draw, discard }) => [draw, discard]),
    ...others.map((owner) => table.hands[owner]!),
  ]
  const cells: Cell[] = [
    ...piles.flatMap((pile) =>
      pile.map((card, at) => ({ card, put: (other: string) => (pile[at] = other) })),
    ),
    ...table.track
      .filter(({ by, face }) => face === 'down' && by !== seat)
      .map((placed) => ({ card: placed.card, put: (other: string) => (placed.card = other) })),
  ]
  for (const deck of table.decksInUse) {
    const alike = cells.filter(({ card }) => backOf(card) === deck)
    const cards = dice.shuffled(alike.map(({ card }) => card))
    alike.forEach(({ put }, i) => put(cards[i]!))
  }
}

interface Cell {
  readonly card: string
  put(other: string): void
}

/** Hidden sectors that nothing on the table or the stack refers to, more than `distance` steps from the maze. */
function looseSectors(position: Position, distance: number): Sector[] {
  const table = tableOf(position)
  let close = new Set(Object.keys(table.maze))
  for (let steps = 0; steps < distance; steps++)
    close = new Set([...close].flatMap((sector) => [sector, ...neighboursOf(table, sector)]))
  const named = namedIn(position)
  return Object.keys(table.map).filter((sector) => !close.has(sector) && !named.has(sector))
}

function neighboursOf(table: AloneTable, sector: Sector): Sector[] {
  return ([...compass, 'stairs'] as const).flatMap((way) => beyond(table, sector, way) ?? [])
}

/** Sectors and monsters that the rules are busy with. The Brood Mother never leaves her room. */
function namedIn({ table, stack }: Position): Set<string> {
  const { monsters, ...fields } = table as AloneTable
  const lying = new Set(['map', 'lit', 'locked', 'hazards', 'conditions', 'maze'])
  const busy = Object.entries(fields).filter(([field]) => !lying.has(field))
  const text = JSON.stringify([busy, stack])
  const lair = monsters.filter(({ being }) => being === 'brood-mother').map(({ at }) => at)
  return new Set([...(text.match(/\b(m\d+|[12]-[A-E][1-5])\b/g) ?? []), ...lair])
}

const clockwise = { north: 'east', east: 'south', south: 'west', west: 'north' } as const

/** A level of which the Hero knows nothing may lie in any direction. */
function turnHiddenLevel(position: Position, dice: Dice, isAlikeCloseBy: boolean): void {
  const table = tableOf(position)
  const loose = new Set(looseSectors(position, isAlikeCloseBy ? 2 : 0))
  const level = ['1', '2'].find((each) =>
    Object.keys(table.map).every((sector) => levelOf(sector) !== each || loose.has(sector)),
  )
  if (level !== undefined) for (let turns = dice.below(4); turns > 0; turns--) turnLevel(table, level)
}

function turnLevel(table: AloneTable, level: string): void {
  const turned = (sector: Sector): Sector => {
    if (levelOf(sector) !== level) return sector
    const [column, row] = [sector.charCodeAt(2) - 65, Number(sector[3]) - 1]
    return `${level}-${String.fromCharCode(65 + 4 - row)}${column + 1}`
  }
  const turnedEdge = (edge: string): string => {
    const [sector, way] = edge.split(' ') as [Sector, 'east' | 'south']
    return levelOf(sector) === level ? edgeOf(turned(sector), clockwise[way]) : edge
  }
  table.map = Object.fromEntries(
    Object.entries(table.map).map(([sector, card]) => {
      const exits = { ...card.exits }
      if (levelOf(sector) === level) for (const way of compass) exits[clockwise[way]] = card.exits[way]
      return [turned(sector), { ...card, exits }]
    }),
  )
  table.lit = table.lit.map(turned)
  table.hazards = table.hazards.map(turned)
  table.locked = table.locked.map(turnedEdge)
  for (const token of [...table.conditions, ...table.monsters]) token.at = turned(token.at)
}

/** Walls, passages and doors between hidden sectors; a corridor keeps at least two ends, and has the shape that they give it. */
function rebuildWalls(table: AloneTable, loose: readonly Sector[], dice: Dice): void {
  for (const sector of loose)
    for (const way of ['east', 'south'] as const) {
      const other = beside(sector, way)
      if (!loose.includes(other) || !dice.oneIn(2)) continue
      const [here, there] = [table.map[sector]!, table.map[other]!]
      const kind = dice.pick(['wall', 'open', 'door'] as const)
      if (kind === 'wall' && [here, there].some(({ exits }) => endsOf(exits).length < 3)) continue
      here.exits = { ...here.exits, [way]: kind }
      there.exits = { ...there.exits, [opposite[way]]: kind }
      if (kind !== 'door') table.locked = table.locked.filter((edge) => edge !== edgeOf(sector, way))
    }
  for (const sector of loose) {
    const card = table.map[sector]!
    if (corridors.has(card.what)) card.what = shapeOf(card.exits)
  }
}

/** Which room is where; where switches and spots for tokens are. */
function exchangeRooms({ map }: AloneTable, loose: readonly Sector[], dice: Dice): void {
  const rooms = loose.filter((sector) => !corridors.has(map[sector]!.what))
  const names = dice.shuffled(rooms.map((sector) => map[sector]!.what))
  rooms.forEach((sector, i) => (map[sector]!.what = names[i]!))
  for (const mark of ['switch', 'spot'] as const) {
    const marks = dice.shuffled(loose.map((sector) => map[sector]![mark]))
    loose.forEach((sector, i) => (map[sector]![mark] = marks[i]!))
  }
}

function lockOtherDoors(table: AloneTable, loose: readonly Sector[], dice: Dice): void {
  for (const sector of loose)
    for (const way of ['east', 'south'] as const) {
      if (table.map[sector]!.exits[way] !== 'door' || !loose.includes(beside(sector, way))) continue
      const edge = edgeOf(sector, way)
      table.locked = table.locked.filter((each) => each !== edge)
      if (dice.oneIn(3)) table.locked.push(edge)
    }
  table.locked = dice.shuffled(table.locked)
}

/**
 * Hazard and condition tokens, never two of a kind in a sector; a condition token is on a spot. How many hazard tokens are hidden is not
 * known to the Hero, either.
 */
function moveTokens(table: AloneTable, loose: readonly Sector[], dice: Dice): void {
  const kept = table.hazards.filter((at) => !loose.includes(at))
  table.hazards = dice.shuffled([...kept, ...loose.filter(() => dice.oneIn(4))])
  const spots = dice.shuffled(loose.filter((sector) => table.map[sector]!.spot))
  for (const token of table.conditions) if (loose.includes(token.at)) token.at = spots.pop() ?? token.at
}

/** Any number of lights, not where the Hero would see them. Until the first is switched on, everybody knows that there is none. */
function moveLights(table: AloneTable, loose: readonly Sector[], dice: Dice): void {
  if (!table.everLit) return
  const inSight = nextInSight(table)
  const places = loose.filter((sector) => !inSight.includes(sector))
  const kept = table.lit.filter((at) => !places.includes(at))
  table.lit = dice.shuffled([...kept, ...places.filter(() => dice.oneIn(3))])
}

const kinds = ['spores', 'parasites', 'cultists', 'hybrids', 'worms']
const [TOKENS_OF_A_KIND, ON_A_LEVEL] = [3, 4]

/** Hidden monsters go elsewhere, turn into others, vanish or come, as far as there are tokens; where they lie in the list tells nothing. */
function moveMonsters(position: Position, loose: readonly Sector[], dice: Dice): void {
  const table = tableOf(position)
  const named = namedIn(position)
  const isLoose = ({ id, at }: { id: string; at: Sector }): boolean => loose.includes(at) && !named.has(id)
  const hidden = table.monsters.filter(isLoose)
  table.monsters = table.monsters.filter((monster) => !isLoose(monster))
  const isKind = (being: string): boolean => kinds.includes(being)
  for (const monster of hidden) {
    if (isKind(monster.being) && dice.oneIn(5)) continue
    monster.at = dice.pick(loose.filter((sector) => levelOf(sector) === levelOf(monster.at)))
    if (isKind(monster.being)) monster.being = dice.pick(kinds)
    monster.wounded = dice.oneIn(3)
    putMonster(table, monster)
  }
  if (loose.length > 0 && dice.oneIn(2))
    putMonster(table, newMonster(table, dice.pick(kinds), dice.pick(loose)))
  table.nextMonster += 1 + dice.below(3)
  table.monsters = dice.shuffled(table.monsters)
}

/** Unless there is no such token left, or its level is full. */
function putMonster({ monsters }: AloneTable, monster: AloneTable['monsters'][number]): void {
  const alike = monsters.filter(({ being }) => being === monster.being)
  const near = monsters.filter(
    ({ being, at }) => kinds.includes(being) && levelOf(at) === levelOf(monster.at),
  )
  const fits = alike.length < TOKENS_OF_A_KIND && near.length < ON_A_LEVEL
  if (fits || !kinds.includes(monster.being)) monsters.push(monster)
}
