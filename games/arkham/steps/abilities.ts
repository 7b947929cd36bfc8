import { type Seat, recordOf } from '@miskatonic/kernel'
import { type AbilitySort, type Owned, abilitiesThat, cardsNaming } from '../catalogue.ts'
import { type Event, events } from '../cards/abilities.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At } from '../kind.ts'
import { handsOf, investigator } from './look.ts'

/** What investigators can do by their sheets and assets, and which of it they have used. */

const nothing: readonly never[] = []

/** The abilities of one sort that an investigator has: the sheet's, and then those of assets in their order. */
export function abilitiesOf(
  { table }: Pick<At, 'table'>,
  seat: Seat,
  sort: AbilitySort = everyAbility,
): readonly Owned[] {
  const { sheet, assets } = investigator(table, seat)
  if (sheet === null) return nothing
  let all = sort.get(sheet) ?? nothing
  for (const { card, locked } of assets) {
    const more = locked ? undefined : sort.get(card)
    if (more !== undefined) all = all.length === 0 ? more : [...all, ...more]
  }
  return all
}
const everyAbility = abilitiesThat(() => true)

const byEvent = recordOf(events, (event) =>
  abilitiesThat((each) => each.kind === 'after' && each.event === event),
)
/** What an investigator can use, or has to, directly after the event. */
export function abilitiesAfter(play: Pick<At, 'table'>, seat: Seat, event: Event): readonly Owned[] {
  return abilitiesOf(play, seat, byEvent[event])
}

/** Cards of an investigator with an ability that a rule must know by name. */
export function cardsWith({ table }: Pick<At, 'table'>, seat: Seat, name: CustomAbility): readonly string[] {
  const { sheet, assets } = investigator(table, seat)
  if (sheet === null) return nothing
  const naming = cardsNaming(name)
  const all = naming.has(sheet) ? [sheet] : []
  for (const { card, locked } of assets) if (!locked && naming.has(card)) all.push(card)
  return all
}

export function hasAbility({ table }: Pick<At, 'table'>, seat: Seat, name: CustomAbility): boolean {
  const { sheet, assets } = investigator(table, seat)
  if (sheet === null) return false
  const naming = cardsNaming(name)
  if (naming.has(sheet)) return true
  for (const { card, locked } of assets) if (!locked && naming.has(card)) return true
  return false
}

/** Cards with such an ability that were not used in this round. */
export function unusedWith(play: Pick<At, 'table'>, seat: Seat, name: CustomAbility): readonly string[] {
  const cards = cardsWith(play, seat, name)
  return cards.length === 0 ? cards : cards.filter((card) => !wasUsed(play, seat, card))
}

/** AH-R127: the use counts for the card; for a sheet it is noted among the things performed. */
export function wasUsed({ table }: Pick<At, 'table'>, seat: Seat, card: string): boolean {
  const { assets, performed } = investigator(table, seat)
  return assets.find((asset) => asset.card === card)?.used ?? performed.includes(`used ${card}`)
}

export function markUsed(play: Pick<At, 'table'>, seat: Seat, card: string): void {
  const { assets, performed } = investigator(play.table, seat)
  const asset = assets.find((each) => each.card === card)
  if (asset === undefined) performed.push(`used ${card}`)
  else asset.used = true
  noteUse(play, seat, card)
}

/** AH-407.4: cards used in a turn cannot be used again by another investigator in it. */
export function noteUse({ table }: Pick<At, 'table'>, seat: Seat, card: string): void {
  if (table.turn?.seat === seat && !table.turn.used.includes(card)) table.turn.used.push(card)
}

/** AH-471.2c-2, AH-R47: hand symbols that are used already, over the whole action where the test is part of one. */
export function handsTaken({ table }: Pick<At, 'table'>, seat: Seat): number {
  const { action, tests } = table
  if (action?.seat === seat) return action.hands
  const test = tests.at(-1)
  return test?.seat === seat ? test.with.reduce((sum, card) => sum + handsOf(card), 0) : 0
}

export function hasHandsFor(play: Pick<At, 'table'>, seat: Seat, card: string): boolean {
  const hands = handsOf(card)
  return hands === 0 || handsTaken(play, seat) + hands <= 2
}

export function takeHands({ table }: Pick<At, 'table'>, seat: Seat, hands: number): void {
  if (table.action?.seat === seat) table.action.hands += hands
}

const additional = abilitiesThat(({ kind }) => kind === 'additionalAction')

/** Cards whose additional action of this round was not performed yet. */
export function additionalActions(play: Pick<At, 'table'>, seat: Seat): readonly string[] {
  const all = abilitiesOf(play, seat, additional)
  if (all.length === 0) return nothing
  return all.filter(({ card }) => !wasUsed(play, seat, card)).map(({ card }) => card)
}

/** What is left of the turn's two actions and of the additional ones of cards (AH-201.1, AH-401.3). */
export function actionsLeft(play: Pick<At, 'table'>, seat: Seat): number {
  return (play.table.turn?.actions ?? 0) + additionalActions(play, seat).length
}

/** AH-406.2, and the cards that change how far one moves for free and for money: a vehicle is never worse than walking. */
export function movesOf(play: Pick<At, 'table'>, seat: Seat, usual?: number): { free: number; paid: number } {
  const more = hasAbility(play, seat, 'map-of-arkham') ? 1 : 0
  if (usual !== undefined) return { free: usual + more, paid: 0 }
  const drives = hasAbility(play, seat, 'drive')
  return { free: (drives ? 3 : 2) + more, paid: drives ? 1 : 2 }
}
