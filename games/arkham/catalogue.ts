import type { Ability } from './cards/abilities.ts'
import { allies } from './cards/allies.ts'
import type { AssetCard } from './cards/assets.ts'
import { conditionCards } from './cards/conditions.ts'
import type { CustomAbility } from './cards/custom.ts'
import { epics } from './cards/epic-monsters.ts'
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

/**
 * The content by id, as the rules look it up: positions hold ids as plain texts. Here is what everybody may read at any time; events,
 * headlines, the archive and the backs of the dark pacts are in `unread.ts`.
 */

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
