import type { Contents } from '@miskatonic/kernel'
import { charmNames } from './cards/charms.ts'
import * as en from './words/en/names.ts'
import * as pl from './words/pl/names.ts'

/** Every card by deck: `npm run rules` demands words in both languages and a test for each. */
export const contents = {
  charms: { cards: charmNames, words: { en: en.charms, pl: pl.charms } },
} as const satisfies Contents
