import { cluesPerTown, evilStirsCards } from '../../content/cards.ts'
import { towns } from '../../content/map.ts'
import { cardsDealt, cluesRemovedPerTown, relicsInDeck } from '../../content/setup.ts'
import type { Options } from '../../position.ts'
import type { Seen } from '../seen.ts'

/** How many cards the player deck has before the first turn (ledger, table 8.8). */
export function deckAtStart({ players, difficulty }: Options): number {
  const clues = towns.length * (cluesPerTown - cluesRemovedPerTown[difficulty])
  return clues + relicsInDeck[players] - players * cardsDealt[players] + evilStirsCards
}

/** Cards being looked at with the Book of Shadow; they go back on the deck. */
export function lookedAt(peek: Seen['peek']): number {
  if (peek === null) return 0
  return peek.count ?? (peek.cards?.length ?? 0) + (peek.ordered?.length ?? 0)
}
