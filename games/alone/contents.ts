import type { Contents, Deck } from '@miskatonic/kernel'
import { missions } from './cards/missions.ts'
import { cardsOf } from './cards/reactions.ts'
import type { DeckName } from './content/cards.ts'
import { characters } from './content/characters.ts'
import { items } from './cards/items.ts'
import * as en from './words/en/cards.ts'
import * as inEnglish from './words/en/effects.ts'
import * as pl from './words/pl/cards.ts'
import * as inPolish from './words/pl/effects.ts'

/** Every card by deck. */
export const contents = {
  fury: reactions('fury'),
  speed: reactions('speed'),
  dread: reactions('dread'),
  traps: reactions('traps'),
  items: { cards: items, words: { en: en.itemWords, pl: pl.itemWords } },
  missions: { cards: missions, words: { en: en.missionWords, pl: pl.missionWords } },
  characters: {
    cards: characters,
    words: { en: inEnglish.characterTexts, pl: inPolish.characterTexts },
  },
} as const satisfies Contents

function reactions(deck: DeckName): Deck {
  return { cards: cardsOf(deck), words: { en: en.cardWords, pl: pl.cardWords } }
}
