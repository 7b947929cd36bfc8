import type { Language, Seat, View } from '@miskatonic/kernel'
import { together, widest } from '@miskatonic/screen/text'
import { type DeckCard, isClue, isRelic } from '../../content/cards.ts'
import type { Options } from '../../position.ts'
import type { TextWords } from '../../words/text.ts'
import { text as en } from '../../words/en/text.ts'
import { text as pl } from '../../words/pl/text.ts'
import { counted } from '../hand/order.ts'
import { type Own, type Seen, tableIn } from '../seen.ts'

/** What every part of the drawing needs. */
export interface Page {
  view: View
  table: Seen
  own: Own
  options: Options
  words: TextWords
  /** The widths of columns: headings, names of places, signs of gates and bus stops. */
  margin: number
  nameWidth: number
  signWidth: number
}

export function pageFor(view: View, language: Language): Page {
  const words = { en, pl }[language]
  return {
    view,
    table: tableIn(view),
    own: view.own,
    options: view.options as Options,
    words,
    margin: widest(Object.values(words.headings)) + 2,
    nameWidth: widest(Object.values(words.places)) + 1,
    signWidth: widest(Object.values(words.signs)) + 1,
  }
}

export function nameOf({ view, words }: Page, seat: Seat): string {
  return words.seat(view.table, seat)
}

export function namesOf(page: Page, seats: readonly Seat[]): string {
  return seats.map((seat) => together(nameOf(page, seat))).join(', ')
}

export function cardName({ words }: Page, card: DeckCard): string {
  if (isClue(card)) return words.towns[card]
  return isRelic(card) ? words.relics[card] : words.evilStirs
}

/** "Arkham ×3, Dunwich, Silver Key": clues in the order of the towns, then relics. */
export function cardList(page: Page, cards: readonly DeckCard[]): string {
  return counted(cards)
    .map(({ card, count }) => together(cardName(page, card) + (count > 1 ? ` ×${count}` : '')))
    .join(', ')
}
