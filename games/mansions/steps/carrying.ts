import type { Seat } from '@miskatonic/kernel'
import { isItem, itemOf } from '../catalogue.ts'
import type { Item, Spell, TraumaCard } from '../content/ids.ts'
import type { At } from '../kind.ts'
import type { Carried } from '../names.ts'
import type { Investigator, Table } from '../position.ts'
import { investigator } from './look.ts'

/** How cards come to investigators and where they go. */

/** Objectives ask whether a story card has been carried. */
export function takeCard(table: Table, seat: Seat, card: Carried): void {
  investigator(table, seat).cards.push(card)
  if (isItem(card) && itemOf(card).story === true && !table.usedThisGame.includes(`${card} carried`))
    table.usedThisGame.push(`${card} carried`)
}

/** The first card of a discard pile is its top. */
export function discardTrauma(table: Table, me: Investigator, kind: 'injury' | 'insanity'): void {
  const card: TraumaCard | null = me[kind]
  if (card === null) return
  me[kind] = null
  table.traumaDiscard.unshift(card)
}

/** A discarded item is out of the game; story cards cannot be discarded (MM-C310). */
export function discardItem(table: Table, me: Investigator, item: Item): void {
  if (itemOf(item).story === true) return
  me.cards.splice(me.cards.indexOf(item), 1)
  table.gone.push(item)
}

/** MM-548: to the bottom of its deck. `seen`: everybody has just seen its back. */
export function discardSpell(table: Table, me: Investigator, index: number, seen: boolean): Spell {
  const [spell] = me.spells.splice(index, 1)
  const { kind, back } = spell!
  table.spellDecks[kind].push(back)
  table.spellTails[kind] = seen || spell!.seen ? table.spellTails[kind] + 1 : 0
  return kind
}

/** MM-545, MM-R68: the top card of the deck, if there is one. */
export function gainSpell(play: At, seat: Seat, kind: Spell): void {
  const { table } = play
  const deck = table.spellDecks[kind]
  const seen = deck.length <= table.spellTails[kind]
  const back = play.draw(deck, 'top')
  if (back === undefined) return
  table.spellTails[kind] = Math.min(table.spellTails[kind], deck.length)
  investigator(table, seat).spells.push({ kind, back, seen })
  play.emit('spellGained', { seat, kind })
}

/** MM-769, MM-770, MM-R93: everything but the cards that are dropped. */
export function leaveAllBehind(play: At, seat: Seat): void {
  const { table } = play
  const me = investigator(table, seat)
  while (me.spells.length > 0) discardSpell(table, me, 0, false)
  discardTrauma(table, me, 'injury')
  discardTrauma(table, me, 'insanity')
  table.mythosDiscard.unshift(...me.faceDown.splice(0))
  leaveStabilized(table, seat)
  Object.assign(me, {
    sheet: null,
    mental: null,
    physical: null,
    damage: 0,
    horror: 0,
    skillPoints: 0,
    stun: 0,
    hidden: false,
    abilityUsed: false,
  })
}

/** Without the investigator there is no space that the Flux Stabilizer could keep monsters from. */
export function leaveStabilized(table: Table, seat: Seat): void {
  table.stabilized = table.stabilized.filter((each) => each.seat !== seat)
}

/** MM-169: on top of the dropped cards of the room. */
export function drop(play: At, seat: Seat, card: Carried, room: string): void {
  const me = investigator(play.table, seat)
  me.cards.splice(me.cards.indexOf(card), 1)
  play.table.rooms[room]!.dropped.unshift(card)
  play.emit('cardDropped', { seat, card, room })
}

/** Cards of a type that the investigator carries. */
export function itemsOfType(me: Investigator, ...types: readonly string[]): Item[] {
  return me.cards.filter(isItem).filter((card) => itemOf(card).types.some((type) => types.includes(type)))
}
