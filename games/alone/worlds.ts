import { type Luck, type Position, type Slot, type Worlds, redeal } from '@miskatonic/kernel'
import { type Room, rooms } from './content/maps.ts'
import { isBoss } from './content/monsters.ts'
import { type Sector, edgeOf, levelOf } from './content/sectors.ts'
import { seesMap } from './event-sights.ts'
import type { Alone, Asks } from './kind.ts'
import type { Monster, Options, Table } from './position.ts'
import { isRevealed, monstersAt, roomOf } from './steps/queries.ts'
import { redrawCards } from './worlds/cards.ts'
import { hiddenIn, hide, seenLocks } from './worlds/hidden.ts'
import { type Fit, fitsOf, mapOf, startOf, unrevealedRooms } from './worlds/mazes.ts'

/**
 * The positions that a seat cannot tell from the real one. Evil players do not know cards; the Hero and spectators do not know the map
 * either, nor what lies outside the maze.
 *
 * The maze is laid anew on any published map, turned level and place that it fits, each equally likely; then what is hidden is put
 * elsewhere. Only what the view shows is used: a sector that left the maze is forgotten, as are noises and answers of a Locate.
 */
export const worlds: Worlds<Alone> = {
  redraw(position, seat, luck, which) {
    const { table, options } = position
    redrawCards(table, seat, luck)
    if (seesMap(seat)) return
    const fits = heroDecides(position) ? fitsOf(table, options) : undefined
    if (fits === undefined || fits.count === 0) return exchange(table, options, luck)
    layAnew(position, fits.at(luck.random(fits.count)), luck)
    if (which === unpublished) exchangeSwitches(table, luck)
  },
  cases: (position, seat) => (seesMap(seat) || !heroDecides(position) ? [''] : ['', unpublished]),
}

/**
 * A Hero who knows the published maps by heart can often tell what the next sector looks like; one who does not has learned something when
 * it comes to light. So there are also worlds whose switches are where no published map has them.
 */
const unpublished = 'unpublished'

/** The questions that the Hero answers. */
const heroAsks: ReadonlySet<string> = new Set<keyof Asks>([
  'chooseCharacter',
  'act',
  'goOn',
  'lockWhich',
  'discardWhich',
  'droneWhere',
  'locateWhat',
  'upgradeWhich',
  'keepWhich',
  'rerollHero',
  'afterAction',
  'followAlly',
  'ledWhere',
  'saveFromRoll',
  'saveFromLoss',
  'saveMaze',
  'recoverWhich',
  'boxWhich',
  'itemWhich',
  'chargeWhich',
  'learnWhich',
  'turnElsewhere',
])

/**
 * While Evil decides, its options name sectors and monsters: in a world with another map the same option would be another choice, and a
 * hidden move could no longer be taken back. Then only kinds, rooms and switches are exchanged.
 */
function heroDecides({ stack, outcome }: Position): boolean {
  return outcome !== null || heroAsks.has(stack.at(-1)?.step ?? '')
}

/** Another map around the same maze, with other things in it. */
function layAnew(position: Position<Table, Options>, fit: Fit, luck: Luck): void {
  const { table } = position
  const hidden = hiddenIn(table)
  const locks = seenLocks(table)
  const revealed = Object.keys(table.maze).flatMap((sector) => monstersAt(table, sector))
  const unseen = table.monsters.filter(({ at }) => !isRevealed(table, at))
  const mentioned = [...new Set(JSON.stringify([position.stack, localsOf(table)]).match(name) ?? [])]

  const names = new Map(fit.sides.flatMap(({ sectors }) => [...sectors]))
  if (!isRevealed(table, table.hero.at)) names.set(table.hero.at, startOf(fit))
  const now = (sector: Sector): Sector => names.get(sector)!
  const isSeen = (sector: Sector): boolean => names.has(sector)

  table.map = mapOf(fit, table, namesForRooms(position, fit, luck))
  table.lit = table.lit.filter(isSeen).map(now)
  table.hazards = table.hazards.filter(isSeen).map(now)
  table.conditions = table.conditions
    .filter(({ at }) => isSeen(at))
    .map((each) => ({ ...each, at: now(each.at) }))
  table.locked = locks.map(({ sector, way }) => edgeOf(now(sector), way))
  table.turn.litNow = table.turn.litNow.filter(isSeen)
  table.turn.litBySwitch = table.turn.litBySwitch.filter(isSeen)
  table.maze = Object.fromEntries(Object.entries(table.maze).map(([sector, place]) => [now(sector), place]))
  table.hero.at = now(table.hero.at)
  table.monsters = revealed.map((monster, i) => ({ ...monster, id: `m${i + 1}`, at: now(monster.at) }))
  table.nextMonster = revealed.length + 1
  hide(table, hidden, luck)

  revealed.forEach(({ id }, i) => names.set(id, `m${i + 1}`))
  nameUnseen(table.monsters.slice(revealed.length), unseen, mentioned, names)
  nameUnrevealed(table, mentioned, names, luck)
  rename(position, names)
}

/** Sectors and monsters, wherever they are named. */
const name = /\b(?:m\d+|[12]-[A-E][1-5])\b/g

/** What the table keeps of an action, a card or a turn in progress. */
function localsOf(table: Table) {
  const { beacon, turn } = table
  return { beacon, turn }
}

/** AL-023: every room that the Hero does not see may be any of those that are left. */
function namesForRooms({ table, options }: Position<Table, Options>, fit: Fit, luck: Luck): Room[] {
  if (options.shuffled === 'no') return unrevealedRooms(fit).map(([, room]) => room)
  const seen = new Set<string>(Object.keys(table.maze).map((sector) => table.map[sector]!.what))
  const left = rooms.filter((room) => !seen.has(room))
  luck.shuffle(left)
  return left
}

/** Monsters that nobody sees are told apart by nothing but what an action in progress says of them. */
function nameUnseen(
  now: readonly Monster[],
  unseen: readonly Monster[],
  mentioned: readonly string[],
  names: Map<string, string>,
): void {
  const rank = ({ id }: Monster): number =>
    mentioned.includes(id) ? mentioned.indexOf(id) : mentioned.length
  for (const boss of [true, false]) {
    const before = unseen.filter(({ being }) => isBoss(being) === boss).toSorted((a, b) => rank(a) - rank(b))
    const after = now.filter(({ being }) => isBoss(being) === boss)
    before.forEach(({ id }, i) => names.set(id, after[i]!.id))
  }
}

/** A sector that the Hero left and that is no longer in the maze may be any other one. */
function nameUnrevealed(
  table: Table,
  mentioned: readonly string[],
  names: Map<string, string>,
  luck: Luck,
): void {
  const unknown = mentioned.filter((each) => !names.has(each))
  const sectors = unknown.filter((each) => each.includes('-'))
  const free = Object.keys(table.map).filter((sector) => !isRevealed(table, sector))
  if (sectors.length > 0) luck.shuffle(free)
  sectors.forEach((sector, i) => names.set(sector, free[i]!))
  // Monsters that are no longer there.
  for (const each of unknown) if (!names.has(each)) names.set(each, 'm0')
}

function rename(position: Position<Table>, names: ReadonlyMap<string, string>): void {
  const renamed = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(name, (each) => names.get(each) ?? each)) as T
  Object.assign(position.table, renamed(localsOf(position.table)))
  position.stack.forEach((frame, i) => (position.stack[i] = renamed(frame)))
}

/** What could be exchanged without moving anything: the kinds of hidden monsters, which room is which, and the switches. */
function exchange(table: Table, options: Options, luck: Luck): void {
  const { map, monsters } = table
  const unseen = monsters.filter(({ at, being }) => !isRevealed(table, at) && !isBoss(being))
  const holdsBoss = (sector: Sector): boolean =>
    monsters.some(({ at, being }) => at === sector && isBoss(being))
  const unknownRooms = Object.keys(map).filter(
    (sector) => !isRevealed(table, sector) && roomOf(table, sector) !== undefined && !holdsBoss(sector),
  )
  redeal(
    unseen.map((monster): Slot => ({ of: monster, at: 'being' })),
    luck,
  )
  if (options.shuffled === 'yes')
    redeal(
      unknownRooms.map((sector): Slot => ({ of: map[sector]!, at: 'what' })),
      luck,
    )
  exchangeSwitches(table, luck)
}

/** No choice shows more of the other level than where the stairs end. */
function exchangeSwitches(table: Table, luck: Luck): void {
  const { map, hero } = table
  const near = Object.keys(map).filter(
    (sector) =>
      !isRevealed(table, sector) && (levelOf(sector) === levelOf(hero.at) || map[sector]!.stairs !== null),
  )
  redeal(
    near.map((sector): Slot => ({ of: map[sector]!, at: 'switch' })),
    luck,
  )
}
