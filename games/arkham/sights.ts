import type { Sights } from '@miskatonic/kernel'
import { archives, commonArchive } from './cards/archive/index.ts'
import { anomalySets } from './cards/anomalies/index.ts'
import { neighbourhoodDecks, street } from './cards/encounters/index.ts'
import { eventDecks } from './cards/events/index.ts'
import { isEventCard } from './unread.ts'
import { scenarios } from './content/scenarios/index.ts'
import { mythosTokens } from './content/tokens.ts'
import { contents } from './contents.ts'
import type { Table } from './position.ts'

/** Published kinds of monsters that no scenario of ours lists are left out. */
const inSomeScenario = new Set<string>(
  Object.values(scenarios).flatMap(({ monsters, epic }) => [...Object.keys(monsters), epic.monster]),
)

/** Cards that are met by name in an event: one is gained, bought, discarded, read, or acts. */
const byName = [
  'investigators',
  'startingCards',
  'items',
  'spells',
  'allies',
  'specials',
  'conditions',
  'monsters',
  'headlines',
] as const
const kindOf = new Map(byName.flatMap((kind) => namesOf(kind).map((card) => [card, kind] as const)))

function namesOf(kind: (typeof byName)[number]): readonly string[] {
  const { cards } = contents[kind]
  return kind === 'monsters' ? cards.filter((card) => inSomeScenario.has(card)) : cards
}

/** A section of an encounter card, a side of an archive card. */
function sectionsOf(decks: readonly Readonly<Record<string, object>>[]): string[] {
  return decks.flatMap((deck) =>
    Object.entries(deck).flatMap(([card, parts]) => Object.keys(parts).map((part) => `${card} ${part}`)),
  )
}
const encountersOf = Object.values(eventDecks).map((deck) =>
  Object.fromEntries(Object.entries(deck).map(([card, { encounters }]) => [card, encounters])),
)

/** Everything that a game of Arkham Horror can bring: cards, rows of encounters, sides of the codex, tokens of the cup. */
export const sights: Sights<Table> = {
  all: {
    ...Object.fromEntries(byName.map((kind) => [kind, namesOf(kind)])),
    darkPacts: contents.darkPacts.cards,
    encounterRows: sectionsOf([...Object.values(neighbourhoodDecks), street]),
    anomalyRows: sectionsOf(Object.values(anomalySets)),
    eventRows: sectionsOf(encountersOf),
    codexSides: sectionsOf([commonArchive, ...Object.values(archives)]),
    tokens: mythosTokens,
  },

  met({ event, args }, { table }) {
    const met: (readonly [string, string])[] = []
    for (const value of Object.values(args).flat() as unknown[]) {
      const kind = kindOf.get(value as string)
      if (kind !== undefined) met.push([kind, value as string])
    }
    if (event === 'encounterBegan') {
      const { card, part, from } = table.encounter!
      const kind = from === 'anomaly' ? 'anomalyRows' : isEventCard(card) ? 'eventRows' : 'encounterRows'
      met.push([kind, `${card} ${part}`])
    } else if (event === 'codexChanged') {
      const lying = table.codex.find((each) => each.card === (args as { card: string }).card)
      if (lying !== undefined) met.push(['codexSides', `${lying.card} ${lying.side}`])
    } else if (event === 'tokenDrawn') met.push(['tokens', (args as { token: string }).token])
    else if (event === 'pactFlipped') met.push(['darkPacts', `dark-pact-${(args as { pact: number }).pact}`])
    return met
  },
}
