import { archives, commonArchive } from './cards/archive/index.ts'
import type { ArchiveCard, CodexSide } from './cards/codex.ts'
import type { CustomConstant } from './cards/custom.ts'
import { darkPacts } from './cards/dark-pacts.ts'
import type { EventCard } from './cards/encounters/deck.ts'
import { eventDecks } from './cards/events/index.ts'
import { type HeadlineCard, headlines } from './cards/headlines.ts'
import { type Deck, joined } from './catalogue.ts'
import type { ScenarioId } from './content/ids.ts'
import type { Effect } from './effects.ts'
import type { CodexCard, Table } from './position.ts'

/**
 * Cards that are unknown until they are read (AH-412.3, AH-466.10): events, headlines, the archive, the backs of the dark pacts. Only the
 * rules hold them; no board may import this file, since a page at an online table has no rules. What lies open of them is told
 * (`readings.ts`).
 */

export function pactBack(copy: number): Effect {
  return (darkPacts as Deck<Effect>)[`dark-pact-${copy}`]!
}

const events: Deck<EventCard> = joined<EventCard>(Object.values(eventDecks))
export function eventsOfScenario(id: ScenarioId): string[] {
  return Object.keys(eventDecks[id])
}
export function isEventCard(card: string): boolean {
  return Object.hasOwn(events, card)
}
export function eventCard(card: string): EventCard {
  return events[card]!
}

const headlineCards: Deck<HeadlineCard> = headlines
export const headlineIds: readonly string[] = Object.keys(headlines)
export function isRumour(card: string): boolean {
  return Object.hasOwn(headlineCards, card) && 'rumour' in headlineCards[card]!
}
export function headlineCard(card: string): Effect {
  const headline = headlineCards[card]!
  return 'effect' in headline ? headline.effect : []
}

/** The sides of every card that can lie in the codex: archive cards, and rumours, which have one. */
const codexSides = new Map<string, Readonly<Record<CodexCard['side'], CodexSide>>>()
const noSide: CodexSide = {}
for (const [card, { front, back = noSide }] of Object.entries(
  joined<ArchiveCard>([commonArchive, ...Object.values(archives)]),
))
  codexSides.set(card, { front, back })
for (const [card, headline] of Object.entries(headlineCards))
  if ('rumour' in headline) codexSides.set(card, { front: headline.rumour, back: headline.rumour })
export const everyCodexSide: readonly CodexSide[] = [...codexSides.values()].flatMap(({ front, back }) => [
  front,
  back,
])

/** The side of a card in the codex that is in force; a card that is not there has nothing to say. */
export function codexSide(table: Table, card: string): CodexSide {
  const lying = table.codex.find((each) => each.card === card)
  return lying === undefined ? noSide : sideInForce(lying)
}
export function sideInForce({ card, side }: CodexCard): CodexSide {
  return codexSides.get(card)?.[side] ?? noSide
}

/** By rule: the sides on which it stands. */
const standing = new Map<CustomConstant, Pick<CodexCard, 'card' | 'side'>[]>()
for (const [card, { front, back }] of codexSides)
  for (const [side, { constants = [] }] of [
    ['front', front],
    ['back', back],
  ] as const)
    for (const constant of constants) standing.set(constant, [...sidesWith(constant), { card, side }])

/** The sides of cards in the codex that bring a rule into force. */
export function sidesWith(constant: CustomConstant): readonly Pick<CodexCard, 'card' | 'side'>[] {
  return standing.get(constant) ?? []
}
