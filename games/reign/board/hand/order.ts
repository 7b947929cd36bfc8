import { type Card, type DeckCard, isClue, isRelic } from '../../content/cards.ts'
import { towns } from '../../content/map.ts'

/** Clues in the order of the towns, then relics by their names, last Evil Stirs. */
function byKind(a: DeckCard, b: DeckCard): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

function rank(card: DeckCard): number {
  if (isClue(card)) return towns.indexOf(card)
  return towns.length + (isRelic(card) ? 0 : 1)
}

/** Each kind of card once, in order, with how many there are. */
export function counted<C extends DeckCard>(cards: readonly C[]): { card: C; count: number }[] {
  return [...new Set(cards)]
    .toSorted(byKind)
    .map((kind) => ({ card: kind, count: cards.filter((card) => card === kind).length }))
}

/** A hand as one would hold it. */
export function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted(byKind)
}
