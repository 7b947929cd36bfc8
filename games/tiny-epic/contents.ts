import type { Contents } from '@miskatonic/kernel'
import { greatOldOnes } from './cards/great-old-ones.ts'
import { type Page, pages } from './cards/pages.ts'
import { sheets } from './cards/sheets.ts'
import { towns } from './cards/towns.ts'
import * as en from './words/en/cards.ts'
import { contents as pageInEnglish } from './words/en/grammar.ts'
import * as pl from './words/pl/cards.ts'
import { contents as pageInPolish } from './words/pl/grammar.ts'

/** Every card by deck. */
export const contents = {
  towns: { cards: towns, words: { en: en.towns, pl: pl.towns } },
  pages: { cards: pages, words: { en: eachPage(pageInEnglish), pl: eachPage(pageInPolish) } },
  sheets: { cards: sheets, words: { en: en.sheets, pl: pl.sheets } },
  greatOldOnes: { cards: greatOldOnes, words: { en: en.greatOldOnes, pl: pl.greatOldOnes } },
} as const satisfies Contents

/** A page has no words of its own: what it says follows from its numbers. */
function eachPage(words: (page: Page) => string): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [page, words(page)]))
}
