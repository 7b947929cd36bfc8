import { shape } from '@miskatonic/kernel'
import { type Item, itemCards, items } from '../cards/items.ts'
import { mostAdrenaline } from '../content/characters.ts'
import type { At, Rules } from '../kind.ts'
import { itemOf } from './queries.ts'
import { useOf } from './using.ts'
import { event, quiet } from '../position.ts'
import * as names from '../names.ts'

const { integer, list, object, whole } = shape

/** Items and their charges (AL-311 to AL-323), and those that are used at moments of their own. */
export const vocabulary = {
  choices: {
    actAgain: object({}),
    injectAdrenaline: object({}),
  },
  effects: {
    drawItems: object({ count: integer(0, 3) }),
  },
  events: {
    itemsDrawn: event(object({ items: list(names.item) }), 'open', ...quiet, 'itemDeck', 'itemDiscard'),
    adrenalineGained: event(object({ count: whole }), 'open', 'hero', 'turn', 'round'),
    chargesSpent: event(object({ item: names.item, count: whole }), 'open', 'hero', 'turn', 'round'),
    itemDiscarded: event(object({ item: names.item }), 'open', 'hero', 'itemDiscard'),
  },
}

export const rules = {
  /** Stimulant. */
  actAgain(play) {
    const { turn } = play.table
    turn.used.push(useOf(play.table, 'stimulant', 'actAgain').limit)
    spendCharge(play, 'stimulant', 1)
    turn.actionsLeft++
  },

  /** Adrenaline Shot. */
  injectAdrenaline(play) {
    const { hero } = play.table
    const before = hero.adrenaline
    const { tokens } = useOf(play.table, 'adrenaline-shot', 'injectAdrenaline')
    spendCharge(play, 'adrenaline-shot', 1)
    hero.adrenaline = Math.min(mostAdrenaline, before + tokens)
    play.emit('adrenalineGained', { count: hero.adrenaline - before })
  },

  drawItems(play, { count }) {
    drawItems(play, count)
  },
} satisfies Rules

/** AL-311, AL-321, AL-323. */
export function drawItems(play: At, count: number): Item[] {
  const drawn: Item[] = []
  for (let i = 0; i < count; i++) {
    const item = drawItem(play)
    if (item !== undefined) drawn.push(item)
  }
  if (drawn.length > 0) play.emit('itemsDrawn', { items: drawn })
  return drawn
}

function drawItem(play: At): Item | undefined {
  const { table } = play
  if (table.itemDeck.length === 0) {
    table.itemDeck = table.itemDiscard
    table.itemDiscard = []
    play.shuffle(table.itemDeck)
  }
  const item = play.draw(table.itemDeck, 'top')
  if (item !== undefined) gain(play, item)
  return item
}

export function gain(play: At, item: Item): void {
  play.table.hero.items.push({ item, charges: itemCards[item].charges, upgraded: false })
  play.table.turn.drawn.push(item)
}

/** AL-322: an item without charges is discarded. */
export function spendCharge(play: At, item: Item, count: number): void {
  const saver = play.answer('chargeSavedBy', null, {})
  if (saver !== null) play.table.round.used.push(saver)
  takeCharge(play, item, saver === null ? count : count - 1)
}

export function takeCharge(play: At, item: Item, count: number): void {
  const held = itemOf(play.table, item)!
  const taken = Math.min(count, held.charges)
  held.charges -= taken
  if (taken > 0) play.emit('chargesSpent', { item, count: taken })
  if (held.charges === 0) discardItem(play, item)
}

export function discardItem(play: At, item: Item): void {
  const { hero } = play.table
  hero.items = hero.items.filter((each) => each.item !== item)
  play.table.itemDiscard.push(item)
  play.emit('itemDiscarded', { item })
}

/** Takes the first of the wanted items that is in the deck, or else in the discard pile. */
export function takeFromPiles(play: At, wanted: readonly Item[]): Item | undefined {
  const { table } = play
  for (const pile of [table.itemDeck, table.itemDiscard]) {
    const found = items.find((item) => wanted.includes(item) && pile.includes(item))
    if (found === undefined) continue
    pile.splice(pile.indexOf(found), 1)
    return found
  }
  return undefined
}
