/** The story sentences of a deck: one for each section of each card. The compiler demands all of them in each language. */
export type Stories<Deck> = {
  readonly [Card in keyof Deck]: { readonly [Section in keyof Deck[Card]]: string }
}
/** Likewise for event cards, which have more than sections. */
export type EventStories<Deck extends Readonly<Record<keyof Deck, { encounters: object }>>> = {
  readonly [Card in keyof Deck]: { readonly [Section in keyof Deck[Card]['encounters']]: string }
}
/** Headlines have a title, too. */
export type HeadlineStories<Deck> = { readonly [Card in keyof Deck]: { title: string; story: string } }
