import { allies } from '../cards/allies.ts'
import { anomalySets } from '../cards/anomalies/index.ts'
import { archives, commonArchive } from '../cards/archive/index.ts'
import { conditionCards } from '../cards/conditions.ts'
import { darkPacts } from '../cards/dark-pacts.ts'
import { neighbourhoodDecks, street } from '../cards/encounters/index.ts'
import { epics } from '../cards/epic-monsters.ts'
import { eventDecks } from '../cards/events/index.ts'
import { headlines } from '../cards/headlines.ts'
import { investigators } from '../cards/investigators.ts'
import { items } from '../cards/items.ts'
import { monsters } from '../cards/monsters.ts'
import { specials } from '../cards/special.ts'
import { spells } from '../cards/spells.ts'
import { startingCards } from '../cards/starting.ts'
import { scenarios } from '../content/scenarios/index.ts'

/** All content in one value. */
export const allContent = {
  allies,
  anomalySets,
  archives,
  commonArchive,
  conditionCards,
  darkPacts,
  epics,
  eventDecks,
  headlines,
  investigators,
  items,
  monsters,
  neighbourhoodDecks,
  scenarios,
  specials,
  spells,
  startingCards,
  street,
}

/** Every object in a piece of content, however deep it lies: steps of effects, abilities, triggers. */
export function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Readonly<Record<string, unknown>>
  for (const part of Object.values(value)) yield* objectsIn(part)
}
