import type { Seat } from '@miskatonic/kernel'
import { sheetOf } from '../catalogue.ts'
import type { At } from '../kind.ts'
import type { Investigator } from '../position.ts'
import { gainCard } from './assets.ts'
import { investigator } from './look.ts'

/**
 * A player's place without an investigator. All of it is written in one literal: V8 then knows it as one layout in all games, and each rule
 * reads it several times as fast.
 */
export function emptyPlace(at: string): Investigator {
  return {
    sheet: null,
    at,
    damage: 0,
    horror: 0,
    money: 0,
    clues: 0,
    remnants: 0,
    focus: [],
    delayed: false,
    assets: [],
    active: false,
    performed: [],
  }
}

/** AH-110.5a, AH-R18, AH-R19: money, the fixed cards and one of the choices. */
export function equip(play: At, seat: Seat, choice: number): void {
  const me = investigator(play.table, seat)
  const { money, fixed, choices } = sheetOf(me.sheet!)
  me.money = money
  for (const card of [...fixed, ...(choices[choice] ?? [])])
    if (card === 'dark-pact') play.then('gainCondition', { seat, card })
    else gainCard(play, seat, card)
}
