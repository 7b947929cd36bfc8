import type { Seat } from '@miskatonic/kernel'
import { faceDownOf, hasWord, isItem, isWeapon, itemOf, tokensOf, traumaOf } from '../catalogue.ts'
import { investigators as sheets } from '../cards/investigators.ts'
import { kinds, tokens } from '../cards/monsters.ts'
import { mental, physical } from '../cards/traits.ts'
import type { InvestigatorSheet, Keyword, Lasting, Moment } from '../cards/types.ts'
import type { Item, MonsterKind, Skill, Tag } from '../content/ids.ts'
import type { At } from '../kind.ts'
import {
  type Called,
  type MonsterId,
  type Room as RoomName,
  type SeatMark,
  type Space,
  investigatorSeats,
  keeper,
} from '../names.ts'
import type { Investigator, Monster, Options, Room, Table } from '../position.ts'
import { type House, type Way, houseOf } from './house.ts'

/** Readings of the table. */

export interface Glance {
  readonly table: Table
  readonly options: Options
}

export function house({ options }: Pick<Glance, 'options'>): House {
  return houseOf(options.story)
}
export function roomAt(play: Pick<Glance, 'options'>, space: Space): RoomName {
  return house(play).roomOf[space]!
}
function roomNamed({ table }: Pick<Glance, 'table'>, room: RoomName): Room {
  return table.rooms[room]!
}
export function hasTag(play: Pick<Glance, 'options'>, room: RoomName, tag: Tag): boolean {
  return house(play).tags[room]!.includes(tag)
}

// Investigators

export function seatsOf(options: Pick<Options, 'investigators'>): Seat[] {
  return [keeper, ...investigatorsOf(options)]
}
/** Clockwise from the Keeper's left (MM-105). */
export function investigatorsOf(options: Pick<Options, 'investigators'>): readonly Seat[] {
  return tables[options.investigators - 1]!
}
const tables: readonly (readonly Seat[])[] = [1, 2, 3, 4].map((n) => investigatorSeats.slice(0, n))
export function investigator(table: Table, seat: Seat): Investigator {
  return table.investigators[seat]!
}
export function isIn(table: Table, seat: Seat): boolean {
  return table.investigators[seat]?.state === 'in'
}
export function investigatorsIn({ table, options }: Glance): Seat[] {
  return investigatorsOf(options).filter((seat) => isIn(table, seat))
}
export function investigatorsAt(play: Glance, space: Space): Seat[] {
  return investigatorsIn(play).filter((seat) => investigator(play.table, seat).at === space)
}
export function investigatorsInRoom(play: Glance, room: RoomName): Seat[] {
  return investigatorsIn(play).filter((seat) => roomAt(play, investigator(play.table, seat).at) === room)
}
export function roomOfSeat(play: Glance, seat: Seat): RoomName {
  return roomAt(play, investigator(play.table, seat).at)
}
function sheetOf(me: Investigator): InvestigatorSheet {
  return sheets[me.sheet!]
}
export function healthOf(me: Investigator): number {
  return sheetOf(me).health - me.damage
}
export function sanityOf(me: Investigator): number {
  return Math.max(0, sheetOf(me).sanity - me.horror)
}
export function isInsane(me: Investigator): boolean {
  return sanityOf(me) === 0
}
/** MM-R92: who are still in the game, on the board or waiting for a new investigator. */
export function playersLeft({ table, options }: Glance): Seat[] {
  return investigatorsOf(options).filter((seat) => {
    const { state } = investigator(table, seat)
    return state !== 'eliminated' && state !== 'escaped'
  })
}

/** Every card before an investigator that changes rules for as long as it lies there. */
function lastingOf(me: Investigator, see: (lasting: Lasting) => void): void {
  for (const card of me.cards) if (isItem(card)) see(itemOf(card))
  if (me.injury !== null) see(traumaOf(me.injury))
  if (me.insanity !== null) see(traumaOf(me.insanity))
  for (const card of me.faceDown) see(faceDownOf(card))
}
export function has(me: Investigator, word: Keyword): boolean {
  let found = false
  lastingOf(me, (lasting) => (found ||= hasWord(lasting, word)))
  return found
}
/** The item that brings the word, to name or to discard it. */
export function itemWith(me: Investigator, word: Keyword): Item | undefined {
  return me.cards.filter(isItem).find((card) => hasWord(itemOf(card), word))
}
/** Whether the mental Trait has an ability for this moment that was not used. */
export function canUse(me: Investigator, moment: Moment): boolean {
  if (me.abilityUsed || me.mental === null) return false
  const { ability } = mental[me.mental]
  return 'when' in ability && ability.when === moment
}

export function isDark(play: Glance, room: RoomName): boolean {
  return roomNamed(play, room).darkness
}
/** MM-529, MM-533. */
export function isInTheDark(play: Glance, seat: Seat): boolean {
  const me = investigator(play.table, seat)
  return isDark(play, roomAt(play, me.at)) && !has(me, 'ignores-darkness')
}

/** The skill itself, with changes by cards, without penalties to tests (MM-501). */
export function skillOf(play: Glance, seat: Seat, skill: Skill): number {
  const me = investigator(play.table, seat)
  let value = printedSkill(me, skill)
  lastingOf(me, ({ skill: change }) => {
    if (change === undefined || change.skill !== skill) return
    if (change.inDark === true && !isInTheDark(play, seat)) return
    value = Math.max(change.least ?? -9, value + change.n)
  })
  return value
}

/** MM-074. */
function printedSkill(me: Investigator, skill: Skill): number {
  const mind: { readonly [S in Skill]?: number } = mental[me.mental!].skills
  const body: { readonly [S in Skill]?: number } = physical[me.physical!].skills
  return mind[skill] ?? body[skill]!
}

export const sorts = ['plain', 'combat', 'horror', 'evade', 'study'] as const
/** What a test is made for: `study` is reading a Tome or casting a Spell that is no attack. */
export type Sort = (typeof sorts)[number]

/** What a test of this sort adds to the skill: cards, stun (MM-499), darkness in combat (MM-531). */
export function testModifier(
  play: Glance,
  seat: Seat,
  { sort, skill, monster }: { sort: Sort; skill: Skill; monster: MonsterKind | null },
): number {
  const me = investigator(play.table, seat)
  let sum = me.stun > 0 ? -2 : 0
  if (sort === 'combat' && isInTheDark(play, seat)) sum -= 2
  lastingOf(me, ({ bonus }) => {
    if (bonus === undefined || bonus.to !== sort) return
    if (bonus.skills !== undefined && !bonus.skills.includes(skill)) return
    if (bonus.kinds !== undefined && (monster === null || !bonus.kinds.includes(monster))) return
    sum += bonus.n
  })
  return sum
}

export function weaponsOf(me: Investigator): Item[] {
  return me.cards.filter(isItem).filter(isWeapon)
}

// Monsters

export function monsterNamed(table: Table, id: MonsterId): Monster | undefined {
  return table.monsters.find((monster) => monster.id === id)
}
/** A monster in an event: its id and what it is called. */
export function told({ id, kind, name }: Monster): { monster: MonsterId; called: Called } {
  return { monster: id, called: name ?? kind }
}
export function monstersAt(table: Table, space: Space): Monster[] {
  return table.monsters.filter(({ at }) => at === space)
}
export function monstersInRoom(play: Glance, room: RoomName): Monster[] {
  return play.table.monsters.filter(({ at }) => roomAt(play, at) === room)
}
export function classOf({ kind }: Monster) {
  return kinds[kind].class
}
export function monsterHealth({ token, extra }: Monster): number {
  return tokens[token].health + extra
}
export function damageRating({ token }: Monster): number {
  return tokens[token].damage
}
export function figuresLeft(table: Table, kind: MonsterKind): number {
  return tokensOf(kind).reduce((sum, token) => sum + table.supply[token], 0)
}

// Ways

/** The barrier on a door, if one stands there (MM-409). */
export function isBarricaded(table: Table, { door }: Way): boolean {
  return door !== null && table.barriers.some((barrier) => barrier.door === door)
}
export function isClosed(table: Table, door: string | null): boolean {
  return door !== null && table.closedDoors.some((closed) => closed.door === door)
}
/** The ways that an investigator may take from a space: no vents, no barricaded doors (MM-R11). */
export function waysForInvestigator(play: Glance, space: Space): Way[] {
  return house(play).ways[space]!.filter((way) => way.by !== 'vent' && !isBarricaded(play.table, way))
}
/** The ways of a monster, barricaded doors included (MM-702); ladders for humanoids (MM-427), vents for beasts (MM-429). */
export function waysForMonster(play: Glance, monster: Monster): Way[] {
  const kind = classOf(monster)
  return house(play).ways[monster.at]!.filter(
    ({ to, by }) =>
      (by !== 'ladder' || kind === 'humanoid') &&
      (by !== 'vent' || kind === 'beast') &&
      !isStabilized(play.table, to),
  )
}
export function isStabilized(table: Table, space: Space): boolean {
  return table.stabilized.some((each) => each.space === space)
}
/** MM-R80: how far a space is, if it is in line of sight; undefined if not. */
export function rangeTo(play: Glance, from: Space, to: Space): number | undefined {
  return house(play).range[from]![to]
}
/** The least number of an investigator's moves, doors and ladders included; undefined above `most`. */
export function movesTo(play: Glance, from: Space, to: Space, most: number): number | undefined {
  let reached = new Set([from])
  for (let n = 0; n <= most; n++) {
    if (reached.has(to)) return n
    reached = new Set(
      [...reached].flatMap((space) => [space, ...waysForInvestigator(play, space).map((way) => way.to)]),
    )
  }
  return undefined
}

/** Whether the die or an effect was used already in this turn. */
export function usedThisTurn({ table }: Pick<At, 'table'>, seat: Seat, what: SeatMark): boolean {
  return table.usedThisTurn.includes(`${seat} ${what}`)
}
export function useThisTurn({ table }: Pick<At, 'table'>, seat: Seat, what: SeatMark): void {
  table.usedThisTurn.push(`${seat} ${what}`)
}
