import { type Luck, type Position, type Slot, type Worlds, redeal } from '@miskatonic/kernel'
import { type Room, rooms } from './content/maps.ts'
import { isBoss } from './content/monsters.ts'
import { type Sector, edgeOf } from './content/sectors.ts'
import { seesMap } from './event-sights.ts'
import type { Alone, Asks } from './kind.ts'
import type { Monster, Options, Table } from './position.ts'
import { isRevealed, monstersAt, roomOf } from './steps/queries.ts'
import { redrawCards } from './worlds/cards.ts'
import { type Plenty, hide, knownOf, seenLocks } from './worlds/hidden.ts'
import { type Fit, fitsOf, mapOf, startOf, unrevealedRooms } from './worlds/mazes.ts'

/**
 * The positions that a seat cannot tell from the real one. Evil players do not know cards; the Hero and spectators do not know the map
 * either, nor what lies outside the maze.
 *
 * The maze is laid anew on any published map, turned level and place that it fits, each equally likely; then monsters, hazard tokens,
 * lights and locks are hidden in the rest, as many as it pleases luck. Only what the view shows is used: a sector that left the maze is
 * forgotten, as are noises and answers of a Locate.
 */
export const worlds: Worlds<Alone> = {
  redraw(position, seat, luck, which) {
    const { table } = position
    redrawCards(table, seat, luck)
    if (seesMap(seat)) return
    redealLies(table, luck)
    if (isTiedToMonsters(position)) return exchange(position, which as Plenty, luck)
    forgetUnseenLights(table)
    const laying = publishedLaying(position, luck) ?? keptLaying(position, luck)
    layAnew(position, laying, which as Plenty, luck)
    setSwitches(table, which as Plenty)
  },
  cases: (_, seat) => (seesMap(seat) ? [''] : plenties),
  knowsLike: (seat) => (seesMap(seat) ? seat : ''),
}

/**
 * Besides worlds by chance there are always some in which as much as possible is hidden, near the Hero, and some in which nothing is. All that
 * comes to light differs from one of them: to look at it teaches the Hero something. That holds also for sectors of published maps, which a
 * Hero might know by heart: in these worlds all unrevealed sectors have switches, or none.
 */
const plenties: readonly Plenty[] = ['', 'bare', 'full']

/** A map on which the maze lies, and what the sectors are called there: all that are revealed, and perhaps others. */
interface Laying {
  readonly map: Table['map']
  readonly names: ReadonlyMap<Sector, Sector>
}

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

function heroDecides({ stack, outcome }: Position): boolean {
  return outcome !== null || heroAsks.has(stack.at(-1)?.step ?? '')
}

/** That these are asked tells the Hero of monsters: how many can be lured, that one is where the card says. */
const tiedAsks: ReadonlySet<string> = new Set<keyof Asks>(['lureWhich', 'pickMonster', 'chaseWho'])

function isTiedToMonsters({ stack }: Position): boolean {
  return tiedAsks.has(stack.at(-1)?.step ?? '')
}

/**
 * One of the published maps, if the maze lies on any. The map is kept while something is being resolved that names its hidden sectors, such
 * as an exploration whose length the Hero does not know yet.
 */
function publishedLaying(position: Position<Table, Options>, luck: Luck): Laying | undefined {
  const { table } = position
  if (!heroDecides(position) && namesHiddenSector(position)) return undefined
  const fits = fitsOf(table, position.options)
  if (fits.count === 0) return undefined
  const fit = fits.at(luck.random(fits.count))
  const names = new Map(fit.sides.flatMap(({ sectors }) => [...sectors]))
  if (!isRevealed(table, table.hero.at)) names.set(table.hero.at, startOf(fit))
  return { map: mapOf(fit, table, namesForRooms(position, fit, luck)), names }
}

/** What was lit in this turn where the Hero does not see it must not decide how the world is drawn. */
function forgetUnseenLights(table: Table): void {
  const { turn } = table
  const isSeen = (sector: Sector): boolean => isRevealed(table, sector)
  turn.litNow = turn.litNow.filter(isSeen)
  turn.litBySwitch = turn.litBySwitch.filter(isSeen)
}

function namesHiddenSector({ table, stack }: Position<Table, Options>): boolean {
  const mentioned = JSON.stringify([stack, localsOf(table)]).match(name) ?? []
  return mentioned.some((each) => each.includes('-') && !isRevealed(table, each))
}

/** AL-023: every room that the Hero does not see may be any of those that are left. */
function namesForRooms({ table, options }: Position<Table, Options>, fit: Fit, luck: Luck): Room[] {
  if (options.shuffled === 'no') return unrevealedRooms(fit).map(([, room]) => room)
  const seen = new Set<string>(Object.keys(table.maze).map((sector) => table.map[sector]!.what))
  const left = rooms.filter((room) => !seen.has(room))
  luck.shuffle(left)
  return left
}

/** The map as it is, with other names for the rooms. */
function keptLaying({ table, options }: Position<Table, Options>, luck: Luck): Laying {
  const map = Object.fromEntries(Object.entries(table.map).map(([sector, card]) => [sector, { ...card }]))
  const unknown = Object.keys(map).filter((sector) => !isRevealed(table, sector))
  if (options.shuffled === 'yes') redeal(roomsAt(map, unknown.filter(isRoomOf(table))), luck)
  drawSwitches(map, unknown, luck)
  return { map, names: new Map(Object.keys(map).map((sector) => [sector, sector])) }
}

function isRoomOf(table: Table): (sector: Sector) => boolean {
  return (sector) => roomOf(table, sector) !== undefined
}

function roomsAt(map: Table['map'], sectors: readonly Sector[]): Slot[] {
  return sectors.map((sector) => ({ of: map[sector]!, at: 'what' }))
}

/** About one sector in four has a switch. */
function drawSwitches(map: Table['map'], sectors: readonly Sector[], luck: Luck): void {
  for (const sector of sectors) map[sector] = { ...map[sector]!, switch: luck.random(4) === 0 }
}

/** The maze on that map, with other things around it. */
function layAnew(position: Position<Table, Options>, laying: Laying, plenty: Plenty, luck: Luck): void {
  const { table } = position
  const locks = seenLocks(table)
  const revealed = Object.keys(table.maze).flatMap((sector) => monstersAt(table, sector))
  const unseen = table.monsters.filter(({ at }) => !isRevealed(table, at))
  const mentioned = [...new Set(JSON.stringify([position.stack, localsOf(table)]).match(name) ?? [])]
  const named = unseen.filter(({ id }) => mentioned.includes(id))
  // A card that waits for the Leader's consent may ask for any monster on the map: Feed on Fear.
  const atLeast = table.proposal !== null && revealed.length === 0 ? 1 : 0
  const known = knownOf(table, named, atLeast)
  const isSeen = (sector: Sector): boolean => isRevealed(table, sector)
  const names = new Map(laying.names)
  const now = (sector: Sector): Sector => names.get(sector)!

  table.lit = table.lit.filter(isSeen).map(now)
  table.hazards = table.hazards.filter(isSeen).map(now)
  table.conditions = table.conditions
    .filter(({ at }) => isSeen(at))
    .map((each) => ({ ...each, at: now(each.at) }))
  table.locked = locks.map(({ sector, way }) => edgeOf(now(sector), way))
  table.hero.at = now(table.hero.at)
  table.maze = Object.fromEntries(Object.entries(table.maze).map(([sector, place]) => [now(sector), place]))
  table.map = laying.map
  table.monsters = revealed.map((monster, i) => ({ ...monster, id: `m${i + 1}`, at: now(monster.at) }))
  table.nextMonster = revealed.length + 1
  hide(table, known, plenty, luck)

  revealed.forEach(({ id }, i) => names.set(id, `m${i + 1}`))
  nameUnseen(table.monsters.slice(revealed.length), unseen, mentioned, names)
  nameUnrevealed(table, mentioned, names, luck)
  rename(position, names)
}

/** Sectors and monsters, in all places that name them. */
const name = /\b(?:m\d+|[12]-[A-E][1-5])\b/g

/** What the table keeps of an action, a card or a turn in progress. */
function localsOf(table: Table) {
  const { beacon, turn } = table
  return { beacon, turn }
}

/** Bosses are unique; other monsters that the Hero does not see are told apart only by what an action in progress says of them. */
function nameUnseen(
  now: readonly Monster[],
  unseen: readonly Monster[],
  mentioned: readonly string[],
  names: Map<string, string>,
): void {
  for (const { id, being } of unseen.filter((each) => isBoss(each.being)))
    names.set(id, now.find((each) => each.being === being)!.id)
  const others = new Set(unseen.filter(({ being }) => !isBoss(being)).map(({ id }) => id))
  const after = now.filter(({ being }) => !isBoss(being))
  mentioned.filter((id) => others.has(id)).forEach((id, i) => names.set(id, after[i]!.id))
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

/** What can be exchanged without moving anything: the kinds of hidden monsters, which room is which, and the switches. */
function exchange({ table, options }: Position<Table, Options>, plenty: Plenty, luck: Luck): void {
  const { monsters } = table
  const unseen = monsters.filter(({ at, being }) => !isRevealed(table, at) && !isBoss(being))
  const holdsBoss = (sector: Sector): boolean =>
    monsters.some(({ at, being }) => at === sector && isBoss(being))
  const unknown = Object.keys(table.map).filter((sector) => !isRevealed(table, sector))
  const unknownRooms = unknown.filter((sector) => isRoomOf(table)(sector) && !holdsBoss(sector))
  redeal(
    unseen.map((monster): Slot => ({ of: monster, at: 'being' })),
    luck,
  )
  if (options.shuffled === 'yes') redeal(roomsAt(table.map, unknownRooms), luck)
  drawSwitches(table.map, unknown, luck)
  setSwitches(table, plenty)
}

function setSwitches(table: Table, plenty: Plenty): void {
  if (plenty === '') return
  for (const [sector, card] of Object.entries(table.map))
    if (!isRevealed(table, sector)) table.map[sector] = { ...card, switch: plenty === 'full' }
}

/** False Echo: everybody knows how many answers may be untrue, and only Evil which. */
function redealLies({ asked }: Table, luck: Luck): void {
  redeal(
    asked.map((each): Slot => ({ of: each, at: 'lie' })),
    luck,
  )
}
