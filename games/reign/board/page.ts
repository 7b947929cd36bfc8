import type { Language, Seat, View } from '@miskatonic/kernel'
import { type DeckCard, isClue, isRelic } from '../content/cards.ts'
import type { Options } from '../position.ts'
import type { BoardWords } from '../words/board.ts'
import { board as en } from '../words/en/board.ts'
import { board as pl } from '../words/pl/board.ts'
import { together, widest } from './layout.ts'
import type { Own, Seen } from './seen.ts'

/** What every part of the drawing needs. */
export interface Page {
  view: View
  table: Seen
  own: Own
  options: Options
  words: BoardWords
  /** The width of the column of headings. */
  margin: number
}

export function pageFor(view: View, language: Language): Page {
  const words = { en, pl }[language]
  return {
    view,
    table: view.table as unknown as Seen,
    own: view.own as Own,
    options: view.options as Options,
    words,
    margin: widest(Object.values(words.headings)) + 2,
  }
}

export function nameOf({ view, words }: Page, seat: Seat): string {
  return words.seat(view.table, seat)
}

export function namesOf(page: Page, seats: readonly Seat[]): string {
  return seats.map((seat) => nameOf(page, seat)).join(', ')
}

export function cardName({ words }: Page, card: DeckCard): string {
  if (isClue(card)) return words.towns[card]
  return isRelic(card) ? words.relics[card] : words.evilStirs
}

/** "Arkham ×3, Dunwich, Silver Key": clues first, in the order of the towns, then relics by name. */
export function cardList(page: Page, cards: readonly DeckCard[]): string {
  const kinds = [...new Set(cards)].toSorted((a, b) => sortKey(page, a).localeCompare(sortKey(page, b)))
  return kinds
    .map((kind) => {
      const copies = cards.filter((card) => card === kind).length
      return together(cardName(page, kind) + (copies > 1 ? ` ×${copies}` : ''))
    })
    .join(', ')
}

function sortKey(page: Page, card: DeckCard): string {
  return `${isClue(card) ? 0 : 1}${cardName(page, card)}`
}
