import type { Seat } from '@miskatonic/kernel'
import { abilitiesThat, assetCard, cardsNaming, isSheet, monsterCard, sheetOf } from '../catalogue.ts'
import type { Skill } from '../content/ids.ts'
import type { Hood, Space } from '../content/map.ts'
import type { Keyword } from '../cards/monster.ts'
import type { At } from '../kind.ts'
import type { Place } from '../names.ts'
import type { Asset, Investigator, Monster, Table } from '../position.ts'
import { type Board, boardOf } from './board.ts'

/** Readings of the table that several chapters share, and the board on the screen. Nothing here changes anything. */

export function board(play: Pick<At, 'options'>): Board {
  return boardOf(play.options.scenario)
}

export function investigator(table: Table, seat: Seat): Investigator {
  return table.investigators[seat]!
}

/** Whether the player has an investigator in the game now. */
export function isInPlay(table: Table, seat: Seat): boolean {
  return (table.investigators[seat]?.sheet ?? null) !== null
}

/** AH-430.1: the lead investigator first, then clockwise. */
export function inPlayerOrder(play: Pick<At, 'table' | 'seats'>): Seat[] {
  const { seats, table } = play
  const first = seats.indexOf(table.lead)
  return seats.map((_, i) => seats[(first + i) % seats.length]!)
}

/** Players who have an investigator, in player order. */
export function investigatorsInPlay(play: Pick<At, 'table' | 'seats'>): Seat[] {
  const { seats, table } = play
  const first = seats.indexOf(table.lead)
  const all: Seat[] = []
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(first + i) % seats.length]!
    if (isInPlay(table, seat)) all.push(seat)
  }
  return all
}

export function investigatorsAt(play: Pick<At, 'table' | 'seats'>, place: Place): readonly Seat[] {
  const { seats, table } = play
  let there = none
  const first = seats.indexOf(table.lead)
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(first + i) % seats.length]!
    const { sheet, at } = investigator(table, seat)
    if (at === place && sheet !== null) there = there.length === 0 ? [seat] : [...there, seat]
  }
  return there
}
const none: readonly Seat[] = []

/** AH-487.6, AH-R48: the printed value with its focus tokens, and those of others here who share theirs. */
export function skillValue(table: Table, seat: Seat, skill: Skill): number {
  const { sheet, focus, at } = investigator(table, seat)
  let value = sheetOf(sheet!).skills[skill] + countOf(focus, skill)
  for (const other in table.investigators) {
    const each = investigator(table, other)
    if (other !== seat && each.at === at && each.focus.includes(skill) && sharesFocus(each)) value++
  }
  return value
}

function sharesFocus({ assets }: Investigator): boolean {
  return assets.some(({ card }) => cardsNaming('share-focus').has(card))
}

/** AH-487.5: how often a skill may be focused. */
export function mayFocus(table: Table, seat: Seat, skill: Skill): boolean {
  const { assets, focus } = investigator(table, seat)
  const focused = countOf(focus, skill)
  return focused === 0 || (focused === 1 && assets.some(({ card }) => cardsNaming('focus-twice').has(card)))
}

function countOf(skills: readonly Skill[], skill: Skill): number {
  let n = 0
  for (const each of skills) if (each === skill) n++
  return n
}

/** AH-459.3, AH-489.3; a sheet needs no hands. */
export function handsOf(card: string): number {
  return isSheet(card) ? 0 : assetCard(card).hands
}

/** AH-487.8; null where there is no limit. */
export function focusLimit(table: Table, seat: Seat): number | null {
  const { sheet, assets } = investigator(table, seat)
  const { focusLimit: printed } = sheetOf(sheet!)
  if (printed === null) return null
  const limit = printed === 'spells' ? assets.filter(({ card }) => isOfType(card, 'spell')).length : printed
  return assets.reduce((sum, { card }) => {
    for (const { ability } of raisingTheLimit.get(card) ?? [])
      if (ability.kind === 'focusLimit') sum += ability.more
    return sum
  }, limit)
}
const raisingTheLimit = abilitiesThat(({ kind }) => kind === 'focusLimit')

export function isOfType(card: string, type: ReturnType<typeof assetCard>['type']): boolean {
  return assetCard(card).type === type
}

export function assetsOf(table: Table, seat: Seat, type: ReturnType<typeof assetCard>['type']): Asset[] {
  return investigator(table, seat).assets.filter(({ card }) => isOfType(card, type))
}

export function hasCondition(table: Table, seat: Seat, card: string): boolean {
  return investigator(table, seat).assets.some((asset) => asset.card === card)
}

export function monster(table: Table, id: string): Monster | undefined {
  return table.monsters.find((each) => each.id === id)
}

export function has({ kind }: Monster, keyword: Keyword): boolean {
  return monsterCard(kind).keywords.includes(keyword)
}

export function isEpic({ kind }: Monster): boolean {
  return monsterCard(kind).traits.includes('Epic')
}

/** AH-421.2, AH-421.3. */
export function monsterHealth(table: Table, { kind }: Monster): number {
  const { health, elite } = monsterCard(kind)
  return health + elite * table.players
}

/** AH-476.8: an engaged monster is on the space of its investigator, which is always where the table says it is. */
export function monstersAt(table: Table, place: Place): Monster[] {
  return table.monsters.filter(({ at }) => at === place)
}

export function engagedWith(table: Table, seat: Seat): Monster[] {
  return table.monsters.filter((each) => each.engagedWith.includes(seat))
}

/** AH-476.5, AH-441.2, AH-441.3: a watcher alone restricts nothing. */
export function isRestricted(table: Table, seat: Seat): boolean {
  for (const each of table.monsters) if (each.engagedWith.includes(seat) && !has(each, 'watcher')) return true
  return false
}

export function doomAt(table: Table, place: Place): number {
  return table.doom[place] ?? 0
}

export function doomInHood(play: Pick<At, 'table' | 'options'>, hood: Hood): number {
  return spacesOf(play, hood).reduce((sum, space) => sum + doomAt(play.table, space), 0)
}

export function spacesOf(play: Pick<At, 'options'>, hood: Hood): readonly Space[] {
  return board(play).spacesIn[hood] ?? []
}

/** Spaces with a red marker: dreaming in the fourth scenario, with a lit lamp in the second. */
export function dreamingSpaces(table: Table): Place[] {
  return table.markers.flatMap(({ at, colour }) => (colour === 'red' && !at.startsWith('card-') ? [at] : []))
}

/** AH-452.3, AH-463.2: places that share a border, and of spaces that are adjacent to each other by a card the others. */
export function neighboursWith(
  joined: readonly Place[],
  play: Pick<At, 'options'>,
  place: Place,
): readonly Place[] {
  const printed = board(play).neighbours[place]!
  if (!joined.includes(place)) return printed
  return [...printed, ...joined.filter((each) => each !== place && !printed.includes(each))]
}

/** AH-485, AH-411.3: whether an archive card's rules are in force. */
export function isInCodex(table: Table, card: number): boolean {
  return table.codex.some((each) => each.card === String(card))
}
