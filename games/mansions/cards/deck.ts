/** A deck: cards by their ids. `deckOf<Mythos>()({ … })` infers the ids and gives every card the type of the deck. */
export const deckOf =
  <Card>() =>
  <Id extends string>(cards: Readonly<Record<Id, Card>>): Readonly<Record<Id, Card>> =>
    cards

/** The ids of a deck, in the order in which its cards stand there. */
export function idsOf<Id extends string>(deck: Readonly<Record<Id, unknown>>): readonly Id[] {
  return Object.keys(deck) as Id[] // a record's own keys
}
