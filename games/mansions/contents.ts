import type { Contents } from '@miskatonic/kernel'
import * as ids from './content/ids.ts'
import * as cardsEn from './words/en/cards.ts'
import { combat as combatEn } from './words/en/combat.ts'
import * as en from './words/en/names.ts'
import * as cardsPl from './words/pl/cards.ts'
import { combat as combatPl } from './words/pl/combat.ts'
import * as pl from './words/pl/names.ts'

/** Every card by deck. Backs of Spells have no words of their own; the words of Clues stand in their stories. */
export const contents = {
  investigators: { cards: ids.investigators, words: { en: en.investigators, pl: pl.investigators } },
  mental: { cards: ids.mentalTraits, words: { en: cardsEn.abilities, pl: cardsPl.abilities } },
  physical: { cards: ids.physicalTraits, words: { en: en.physical, pl: pl.physical } },
  items: { cards: ids.items, words: { en: cardsEn.items, pl: cardsPl.items } },
  locks: { cards: ids.locks, words: { en: cardsEn.locks, pl: cardsPl.locks } },
  obstacles: { cards: ids.obstacles, words: { en: cardsEn.obstacles, pl: cardsPl.obstacles } },
  spells: { cards: ids.spells, words: { en: cardsEn.spells, pl: cardsPl.spells } },
  mythos: { cards: ids.mythosCards, words: { en: cardsEn.mythos, pl: cardsPl.mythos } },
  traumas: { cards: ids.traumaCards, words: { en: cardsEn.traumas, pl: cardsPl.traumas } },
  keeperActions: {
    cards: ids.keeperActions,
    words: { en: cardsEn.keeperActions, pl: cardsPl.keeperActions },
  },
  tokens: { cards: ids.tokens, words: { en: cardsEn.specials, pl: cardsPl.specials } },
  combat: { cards: ids.combatCards, words: { en: combatEn, pl: combatPl } },
} satisfies Contents
