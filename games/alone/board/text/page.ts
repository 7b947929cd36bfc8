import type { Language, Seat, View } from '@miskatonic/kernel'
import { entry, together, widest } from '@miskatonic/screen/text'
import type { Options } from '../../position.ts'
import type { TextWords } from '../../words/text.ts'
import { text as en } from '../../words/en/text.ts'
import { text as pl } from '../../words/pl/text.ts'
import { type Own, type Seen, ownIn, tableIn } from '../seen.ts'

/** What every part of the drawing needs. */
export interface Page {
  view: View
  table: Seen
  /** What only Evil sees; undefined for the Hero and for spectators. */
  own: Own | undefined
  options: Options
  words: TextWords
  /** The width of the column of headings. */
  margin: number
}

export function pageFor(view: View, language: Language): Page {
  const words = { en, pl }[language]
  return {
    view,
    table: tableIn(view),
    own: ownIn(view),
    options: view.options as Options,
    words,
    margin: widest(Object.values(words.headings)) + 2,
  }
}

export function nameOf({ view, words }: Page, seat: Seat): string {
  return words.seat(view.table, seat)
}

export function namesOf(page: Page, all: readonly Seat[]): string {
  return all.map((who) => together(nameOf(page, who))).join(', ')
}

/** A heading with facts that are not torn apart. */
export function facts(page: Page, heading: keyof TextWords['headings'], texts: readonly string[]): string[] {
  const { words, margin } = page
  return entry(words.headings[heading], margin, texts.map(together).join(' · ') || words.nothing)
}

/** "■■□□". */
export function track(filled: number, spaces: number): string {
  return '■'.repeat(filled) + '□'.repeat(Math.max(0, spaces - filled))
}
