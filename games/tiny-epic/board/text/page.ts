import type { Language, Seat, View } from '@miskatonic/kernel'
import { together, widest } from '@miskatonic/screen/text'
import type { GreatOldOne } from '../../cards/great-old-ones.ts'
import type { Kind } from '../../content/tentacles.ts'
import type { Options } from '../../position.ts'
import type { TextWords } from '../../words/text.ts'
import { text as en } from '../../words/en/text.ts'
import { text as pl } from '../../words/pl/text.ts'
import type { Seen } from '../seen.ts'

/** What every part of the drawing needs. */
export interface Page {
  view: View
  table: Seen
  options: Options
  words: TextWords
  greatOldOne: GreatOldOne
  /** The width of the column of headings. */
  margin: number
}

export function pageFor(view: View, language: Language): Page {
  const words = { en, pl }[language]
  const options = view.options as Options
  return {
    view,
    table: view.table as Seen,
    options,
    words,
    greatOldOne: options.greatOldOne,
    margin: widest(Object.values(words.headings)) + 2,
  }
}

/** Players and assistants alike. */
export function nameOf({ view, words }: Page, who: Seat): string {
  return words.seat(view.table, who)
}

export function namesOf(page: Page, all: readonly Seat[]): string {
  return all.map((who) => together(nameOf(page, who))).join(', ')
}

/** Figures are placed after every player has a sheet. */
export function isPlaced({ table }: Page): boolean {
  return table.turn.step !== 'setup'
}

/** "●●○", and an exclamation mark where one more would be too many. */
export function track(filled: number, spaces: number): string {
  return '●'.repeat(filled) + (filled >= spaces ? '!' : '○'.repeat(spaces - filled))
}

/** "fear 5 · rage 6 · chaos 1": every kind that the heap can hold, also those of which it has none. */
export function amounts<K extends Kind>({ words }: Page, heap: Readonly<Record<K, number>>): string {
  return (Object.entries(heap) as [K, number][])
    .map(([kind, count]) => together(`${words.kinds[kind]} ${count}`))
    .join(' · ')
}
