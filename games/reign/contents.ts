import type { Contents } from '@miskatonic/kernel'
import { investigators } from './cards/investigators.ts'
import { oldOnes } from './cards/old-ones.ts'
import { relics } from './cards/relics.ts'
import * as en from './words/en/cards.ts'
import * as pl from './words/pl/cards.ts'

/** Every card by deck. Clue, Evil Stirs and Summoning cards are counts of the board's own names, not cards with words. */
export const contents = {
  relics: { cards: relics, words: { en: en.relics, pl: pl.relics } },
  oldOnes: { cards: oldOnes, words: { en: en.oldOnes, pl: pl.oldOnes } },
  investigators: { cards: investigators, words: { en: en.investigators, pl: pl.investigators } },
} as const satisfies Contents
