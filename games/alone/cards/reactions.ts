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

/** A card as the rules read it: with its deck, and with what it leaves out. */
export interface Design extends Required<Omit<ReactionCard, 'uncounted'>> {
  readonly deck: DeckName
  readonly uncounted: ReactionCard['uncounted']
}

/** Field by field: designs of one layout are read faster, and every window reads all of them. */
function designed({ condition, moment, possible, upper, ...rest }: ReactionCard, deck: DeckName): Design {
  const { lower = [], dangerous = upper, uncounted } = rest
  return { deck, condition, moment, possible, upper, lower, dangerous, uncounted }
}

export const designOf = Object.fromEntries(
  deckNames.flatMap((deck) =>
    Object.entries<ReactionCard>(decks[deck]).map(([card, design]) => [card, designed(design, deck)]),
  ),
) as Readonly<Record<Card, Design>>

const designsByDeck = Object.fromEntries(
  deckNames.map((deck) => [deck, byDeck[deck].map((card) => designOf[card])]),
) as unknown as Readonly<Record<DeckName, readonly Design[]>> // made from all the names of decks

export function cardsOf(deck: DeckName): readonly Card[] {
  return byDeck[deck]
}

export function designsOf(deck: DeckName): readonly Design[] {
  return designsByDeck[deck]
}
