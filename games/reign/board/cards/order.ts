import { relics } from '../../cards/relics.ts'
import { type Card, type DeckCard, evilStirs } from '../../content/cards.ts'
import { towns } from '../../content/map.ts'

const order: readonly DeckCard[] = [...towns, ...relics, evilStirs]

/** Each kind of card once, clues in the order of the towns, then relics, with how many there are. */
export function counted<C extends DeckCard>(cards: readonly C[]): { card: C; count: number }[] {
  return order
    .filter((kind) => cards.includes(kind as C))
    .map((kind) => ({ card: kind as C, count: cards.filter((card) => card === kind).length }))
}

/** A hand as one would hold it. */
export function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}
