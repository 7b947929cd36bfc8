import type { Ability } from './cards/abilities.ts'
import { allies } from './cards/allies.ts'
import { archives, commonArchive } from './cards/archive/index.ts'
import type { AssetCard } from './cards/assets.ts'
import type { ArchiveCard, CodexSide } from './cards/codex.ts'
import { conditionCards, darkPacts } from './cards/conditions.ts'
import type { CustomAbility, CustomConstant } from './cards/custom.ts'
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

const monsterCards = new Map(Object.entries<Monster>({ ...monsters, ...epics }))
export function monsterCard(kind: string): Monster {
  return monsterCards.get(kind)!
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

/** One of the abilities of a sheet or an asset, by its place among those of the card. */
export interface Owned {
  readonly card: string
  readonly index: number
  readonly ability: Ability
}

/** The abilities of one sort by card; a card without any is not listed. */
export type AbilitySort = ReadonlyMap<string, readonly Owned[]>

const bearers: readonly (readonly [card: string, abilities: readonly Ability[]])[] = [
  ...Object.entries<InvestigatorSheet>(investigators),
  ...[...assets].map(([id, { card }]) => [id, card] as const),
].map(([card, { abilities }]) => [card, abilities])

/** Sorts abilities out, once: the rules ask for a sort of them all the time, and nearly no card in play has any. */
export function abilitiesThat(are: (ability: Ability) => boolean): AbilitySort {
  return new Map(
    bearers
      .map(([card, abilities]) => {
        const all = abilities.map((ability, index): Owned => ({ card, index, ability }))
        return [card, all.filter(({ ability }) => are(ability))] as const
      })
      .filter(([, owned]) => owned.length > 0),
  )
}

const noCards: ReadonlySet<string> = new Set()
const namesakes = new Map<CustomAbility, Set<string>>()
for (const [card, abilities] of bearers)
  for (const ability of abilities)
    if (ability.kind === 'custom') namesakes.set(ability.name, new Set([...cardsNaming(ability.name), card]))

/** The cards with an ability that a rule must know by name. */
export function cardsNaming(name: CustomAbility): ReadonlySet<string> {
  return namesakes.get(name) ?? noCards
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
