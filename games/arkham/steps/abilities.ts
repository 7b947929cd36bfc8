import type { Seat } from '@miskatonic/kernel'
import { assetCard, sheetOf } from '../catalogue.ts'
import type { Ability } from '../cards/abilities.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At } from '../kind.ts'
import { handsOf, investigator } from './look.ts'

/** What investigators can do by their sheets and assets, and which of it they have used. */

export interface Owned {
  readonly card: string
  /** Its place among the abilities of the card. */
  readonly index: number
  readonly ability: Ability
}

/** All abilities of an investigator: the sheet's and those of assets. */
export function abilitiesOf({ table }: Pick<At, 'table'>, seat: Seat): Owned[] {
  const { sheet, assets } = investigator(table, seat)
  const all: Owned[] = []
  if (sheet === null) return all
  const add = (card: string, abilities: readonly Ability[]): void => {
    for (let index = 0; index < abilities.length; index++)
      all.push({ card, index, ability: abilities[index]! })
  }
  add(sheet, sheetOf(sheet).abilities)
  for (const { card, locked } of assets) if (!locked) add(card, assetCard(card).abilities)
  return all
}

/** Cards of an investigator with an ability that a rule must know by name. */
export function cardsWith({ table }: Pick<At, 'table'>, seat: Seat, name: CustomAbility): string[] {
  const { sheet, assets } = investigator(table, seat)
  if (sheet === null) return []
  const cards = assets.flatMap(({ card, locked }) => (!locked && isNamed(card, name) ? [card] : []))
  return hasNamed(sheetOf(sheet).abilities, name) ? [sheet, ...cards] : cards
}

export function hasAbility({ table }: Pick<At, 'table'>, seat: Seat, name: CustomAbility): boolean {
  const { sheet, assets } = investigator(table, seat)
  if (sheet === null) return false
  if (hasNamed(sheetOf(sheet).abilities, name)) return true
  for (const { card, locked } of assets) if (!locked && isNamed(card, name)) return true
  return false
}

/** Cards with such an ability that were not used in this round. */
export function unusedWith(play: Pick<At, 'table'>, seat: Seat, name: CustomAbility): string[] {
  return cardsWith(play, seat, name).filter((card) => !wasUsed(play, seat, card))
}

function isNamed(card: string, name: CustomAbility): boolean {
  return hasNamed(assetCard(card).abilities, name)
}

function hasNamed(abilities: readonly Ability[], name: CustomAbility): boolean {
  for (const ability of abilities) if (ability.kind === 'custom' && ability.name === name) return true
  return false
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

/** Cards whose additional action of this round was not performed yet. */
export function additionalActions(play: Pick<At, 'table'>, seat: Seat): string[] {
  return abilitiesOf(play, seat).flatMap(({ card, ability }) =>
    ability.kind === 'additionalAction' && !wasUsed(play, seat, card) ? [card] : [],
  )
}

/** What is left of the turn's two actions and of the additional ones of cards (AH-201.1, AH-401.3). */
export function actionsLeft(play: Pick<At, 'table'>, seat: Seat): number {
  return (play.table.turn?.actions ?? 0) + additionalActions(play, seat).length
}
