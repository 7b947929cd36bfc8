import type { Seat } from '@miskatonic/kernel'
import type { Card } from '../cards/reactions.ts'
import { type DeckName, handSize } from '../content/cards.ts'
import { evilSeats, heroSeat } from '../content/characters.ts'
import type { Item } from '../cards/items.ts'
import { type Room, corridors } from '../content/maps.ts'
import { type Being, type MonsterKind, beings, isBoss, statsOf } from '../content/monsters.ts'
import { type Compass, type Sector, type Way, edgeOf, levelOf, ways } from '../content/sectors.ts'
import type { At } from '../kind.ts'
import type { RoundMark, TurnMark } from '../names.ts'
import type { Monster, SectorCard, Table } from '../position.ts'
import { pastDoors } from './ways.ts'

/** What can be read off the table. Nothing here changes anything. */

export function sectorAt(table: Table, sector: Sector): SectorCard {
  return table.map[sector]!
}

export function roomOf(table: Table, sector: Sector): Room | undefined {
  const { what } = sectorAt(table, sector)
  return (corridors as readonly string[]).includes(what) ? undefined : (what as Room)
}

export function sectorOfRoom({ map }: Table, room: Room): Sector {
  return Object.keys(map).find((sector) => map[sector]!.what === room)!
}

export function isLocked({ locked }: Table, sector: Sector, way: Compass): boolean {
  return locked.length > 0 && locked.includes(edgeOf(sector, way))
}

export function isLit({ lit }: Table, sector: Sector): boolean {
  return lit.includes(sector)
}

export function isHazardous({ hazards }: Table, sector: Sector): boolean {
  return hazards.includes(sector)
}

export function isRevealed({ maze }: Table, sector: Sector): boolean {
  return maze[sector] !== undefined
}

/** AL-064 to AL-067: the adjacent sector that way. */
export function adjacent(table: Table, sector: Sector, way: Way): Sector | undefined {
  if (way !== 'stairs' && isLocked(table, sector, way)) return undefined
  return pastDoors(table, sector, way)
}

export function neighbours(table: Table, sector: Sector): Sector[] {
  return ways.flatMap((way) => adjacent(table, sector, way) ?? [])
}

export function monsterById({ monsters }: Table, id: string): Monster {
  return monsters.find((monster) => monster.id === id)!
}

/** In the order of their looks: that in which they came would tell something about those that came unseen. */
export function monstersAt({ monsters }: Table, sector: Sector): Monster[] {
  const here = monsters.filter((monster) => monster.at === sector)
  return here.length < 2 ? here : here.toSorted(byLooks)
}

function byLooks(a: Monster, b: Monster): number {
  return (
    beings.indexOf(a.being) - beings.indexOf(b.being) ||
    Number(a.wounded) - Number(b.wounded) ||
    Number(a.stunned > 0) - Number(b.stunned > 0) ||
    a.bonus - b.bonus
  )
}

/** What happens in several sectors at once is told in the order in which they were revealed: that of the map would tell how it lies. */
export function asRevealed({ maze }: Table, sectors: readonly Sector[]): Sector[] {
  const seen = Object.keys(maze).filter((sector) => sectors.includes(sector))
  return [...seen, ...sectors.filter((sector) => !seen.includes(sector))]
}

/** The row of the stat card that holds now (AL-812). */
export function valuesOf(table: Table, being: Being): (typeof statsOf)[Being]['normal'] {
  return statsOf[being][table.round.nightmare ? 'nightmare' : 'normal']
}

export function monstersOnLevel({ monsters }: Table, level: number): number {
  return monsters.filter(({ being, at }) => !isBoss(being) && levelOf(at) === level).length
}

export function tokensLeft({ monsters }: Table, kind: MonsterKind): number {
  return 3 - monsters.filter(({ being }) => being === kind).length
}

export function evilPlayers(play: At): Seat[] {
  return play.seats.filter((seat) => seat !== heroSeat)
}

/** AL-038: the decks from which an Evil player draws. */
export function decksFor(play: At, who: Seat): DeckName[] {
  const [first, second] = play.table.decksInUse as [DeckName, DeckName]
  const { evil } = play.options
  const place = evilSeats.indexOf(who as 'e1')
  if (evil === 1 || (evil === 3 && place === 1)) return [first, second]
  return [place === 0 ? first : second]
}

export function handSizeOf(play: At): number {
  return handSize[play.options.evil]!
}

/** The card that waits for the Leader's consent. */
export function proposedCard({ proposal, hands }: Table): Card {
  return hands[proposal!.by]![proposal!.nth]!
}

export function itemOf({ hero }: Table, item: Item): Table['hero']['items'][number] | undefined {
  return hero.items.find((each) => each.item === item)
}

export function hasCharge(table: Table, item: Item): boolean {
  return (itemOf(table, item)?.charges ?? 0) > 0
}

export function isUpgraded(table: Table, item: Item): boolean {
  return itemOf(table, item)?.upgraded === true
}

export function usedThisTurn({ turn }: Table, what: TurnMark): boolean {
  return turn.used.includes(what)
}

export function usedThisRound({ round }: Table, what: RoundMark): boolean {
  return round.used.includes(what)
}

/** What the Hero calls a sector: a place in the maze, as far as the Hero can tell where it lies. */
export function placeInMaze({ maze }: Table, sector: Sector): string | null {
  const place = maze[sector]
  return place === undefined ? null : `${place.frame}/${place.x}/${place.y}`
}

/**
 * AL-R61: the revealed sector that lies that way, as far as the Hero can tell: one of the same part of the maze, or the other end of
 * stairs, which is known by its colour.
 */
export function knownBeyond(table: Table, sector: Sector, way: Way): Sector | undefined {
  const next = adjacent(table, sector, way)
  if (next === undefined || !isRevealed(table, next)) return undefined
  return way === 'stairs' || table.maze[next]!.frame === table.maze[sector]!.frame ? next : undefined
}

/** The sector that the Hero calls by that place. */
export function sectorSeenAt(table: Table, place: string): Sector | undefined {
  return Object.keys(table.maze).find((sector) => placeInMaze(table, sector) === place)
}
