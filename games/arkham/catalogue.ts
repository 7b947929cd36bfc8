import { allies } from './cards/allies.ts'
import { archives, commonArchive } from './cards/archive/index.ts'
import type { AssetCard } from './cards/assets.ts'
import type { ArchiveCard, CodexSide } from './cards/codex.ts'
import { conditionCards, darkPacts } from './cards/conditions.ts'
import type { EventCard } from './cards/encounters/deck.ts'
import { epics } from './cards/epic-monsters.ts'
import { eventDecks } from './cards/events/index.ts'
import { type HeadlineCard, headlines } from './cards/headlines.ts'
import { type InvestigatorSheet, investigators } from './cards/investigators.ts'
import { items } from './cards/items.ts'
import type { Monster } from './cards/monster.ts'
import { monsters } from './cards/monsters.ts'
import { specials } from './cards/special.ts'
import { spells } from './cards/spells.ts'
import { startingCards } from './cards/starting.ts'
import { type ScenarioId, scenarioIds } from './content/ids.ts'
import type { Scenario } from './content/scenario.ts'
import { scenarios } from './content/scenarios/index.ts'
import type { Effect } from './effects.ts'
import type { CodexCard, Table } from './position.ts'

/** The content by id, as the rules look it up: positions hold ids as plain texts. */

export type Deck<Card> = Readonly<Record<string, Card>>

/** Ids are unique, so several decks can be looked up as one. */
export function joined<Card>(all: readonly Deck<Card>[]): Deck<Card> {
  return Object.fromEntries(all.flatMap((deck) => Object.entries(deck)))
}

export function scenarioOf(id: ScenarioId): Scenario {
  return scenarios[id]
}

export const sheets: readonly string[] = Object.keys(investigators)
export function isSheet(card: string): boolean {
  return Object.hasOwn(investigators, card)
}
export function sheetOf(card: string): InvestigatorSheet {
  return (investigators as Deck<InvestigatorSheet>)[card]!
}

/** AH-R19: what is taken beside the fixed cards by one of the choices of a sheet; nothing where there is no such choice. */
export function startingChoice(card: string, choice: number): readonly string[] {
  return isSheet(card) ? (sheetOf(card).choices[choice] ?? []) : []
}

const monsterCards: Deck<Monster> = { ...monsters, ...epics }
export function monsterCard(kind: string): Monster {
  return monsterCards[kind]!
}
const epicByArchive = new Map<number, string>(
  scenarioIds.map((id) => [scenarios[id].epic.card, scenarios[id].epic.monster]),
)
export function epicOfArchive(card: number): string {
  return epicByArchive.get(card)!
}

/** Where a card goes when it is discarded (AH-414). */
export type Pile = 'item' | 'ally' | 'spell' | 'special' | 'starting' | 'condition'
const decks: Readonly<Record<Pile, Deck<AssetCard>>> = {
  item: items,
  ally: allies,
  spell: spells,
  special: specials,
  starting: startingCards,
  condition: conditionCards,
}
const assets = new Map(
  Object.entries(decks).flatMap(([pile, deck]) =>
    Object.entries(deck).map(([id, card]) => [id, { card, pile: pile as Pile }] as const),
  ),
)
export function assetCard(card: string): AssetCard {
  return assets.get(card)!.card
}
export function pileOf(card: string): Pile {
  return assets.get(card)!.pile
}
export function cardsOfPile(pile: Pile): string[] {
  return Object.keys(decks[pile])
}
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

const archive: Deck<ArchiveCard> = joined<ArchiveCard>([commonArchive, ...Object.values(archives)])
/** The side of a card in the codex that is in force; a card that is not there has nothing to say. */
export function codexSide(table: Table, card: string): CodexSide {
  const lying = table.codex.find((each) => each.card === card)
  return lying === undefined ? {} : sideInForce(lying)
}
export function sideInForce({ card, side }: CodexCard): CodexSide {
  const headline = headlineCards[card]
  if (headline !== undefined) return 'rumour' in headline ? headline.rumour : {}
  return archive[card]?.[side] ?? {}
}
