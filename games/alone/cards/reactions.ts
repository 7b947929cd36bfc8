import { type DeckName, deckNames } from '../content/cards.ts'
import { dread } from './dread.ts'
import { fury } from './fury.ts'
import type { ReactionCard } from './reaction.ts'
import { speed } from './speed.ts'
import { traps } from './traps.ts'

/** The four reaction decks (ledger, table 8.6): 13 designs each, two copies of every card. */
const decks = { fury, speed, dread, traps }

export type Card = { [D in DeckName]: keyof (typeof decks)[D] }[DeckName]
export const copies = 2

const byDeck = Object.fromEntries(
  deckNames.map((deck) => [deck, Object.keys(decks[deck])]),
) as unknown as Readonly<Record<DeckName, readonly Card[]>> // the names of a record's own keys

export const cards: readonly Card[] = deckNames.flatMap((deck) => byDeck[deck])

export const designOf = Object.fromEntries(
  deckNames.flatMap((deck) =>
    Object.entries<ReactionCard>(decks[deck]).map(([card, design]) => [card, { ...design, deck }]),
  ),
) as Readonly<Record<Card, ReactionCard & { readonly deck: DeckName }>>

export function cardsOf(deck: DeckName): readonly Card[] {
  return byDeck[deck]
}
