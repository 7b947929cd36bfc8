import type { Contents } from '@miskatonic/kernel'
import { allies } from './cards/allies.ts'
import { anomalySets } from './cards/anomalies/index.ts'
import { archives, commonArchive } from './cards/archive/index.ts'
import { conditionCards } from './cards/conditions.ts'
import { darkPacts } from './cards/dark-pacts.ts'
import { neighbourhoodDecks, street } from './cards/encounters/index.ts'
import { epics } from './cards/epic-monsters.ts'
import { eventDecks } from './cards/events/index.ts'
import { headlines } from './cards/headlines.ts'
import { investigators } from './cards/investigators.ts'
import { items } from './cards/items.ts'
import { monsters } from './cards/monsters.ts'
import { specials } from './cards/special.ts'
import { spells } from './cards/spells.ts'
import { startingCards } from './cards/starting.ts'
import * as archiveInEnglish from './words/en/archive/index.ts'
import * as en from './words/en/names.ts'
import * as storiesInEnglish from './words/en/stories/index.ts'
import * as archiveInPolish from './words/pl/archive/index.ts'
import * as pl from './words/pl/names.ts'
import * as storiesInPolish from './words/pl/stories/index.ts'

const stories = { en: storiesInEnglish.stories, pl: storiesInPolish.stories }

/** Every card by deck. Archive cards have numbers instead of names, which are unique over all scenarios. */
export const contents = {
  investigators: deck([investigators], { en: en.occupations, pl: pl.occupations }),
  startingCards: deck([startingCards], { en: en.startingCards, pl: pl.startingCards }),
  items: deck([items], { en: en.items, pl: pl.items }),
  spells: deck([spells], { en: en.spells, pl: pl.spells }),
  allies: deck([allies], { en: en.allies, pl: pl.allies }),
  specials: deck([specials], { en: en.specials, pl: pl.specials }),
  conditions: deck([conditionCards], { en: en.conditions, pl: pl.conditions }),
  darkPacts: deck([darkPacts], { en: en.darkPacts, pl: pl.darkPacts }),
  monsters: deck([monsters, epics], { en: en.monsters, pl: pl.monsters }),
  encounters: deck([...Object.values(neighbourhoodDecks), street], stories),
  anomalies: deck(Object.values(anomalySets), stories),
  events: deck(Object.values(eventDecks), stories),
  headlines: deck([headlines], { en: storiesInEnglish.headlines, pl: storiesInPolish.headlines }),
  archive: deck([commonArchive, ...Object.values(archives)], {
    en: archiveWords(archiveInEnglish),
    pl: archiveWords(archiveInPolish),
  }),
} satisfies Contents

function deck(parts: readonly object[], words: Contents[string]['words']): Contents[string] {
  return { cards: parts.flatMap((part) => Object.keys(part)), words }
}

function archiveWords(words: typeof archiveInEnglish | typeof archiveInPolish): Record<string, unknown> {
  return Object.assign({}, words.commonArchive, ...Object.values(words.archiveWords)) as Record<
    string,
    unknown
  >
}
