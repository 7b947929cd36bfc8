import { gameById } from '@miskatonic/games'
import type { Position, Seat } from '@miskatonic/kernel'

export const arkham = gameById('arkham')!

/**
 * The table of Arkham Horror as far as these tests look into it or rearrange it. They know the game only from outside, as positions and
 * options, and what its ledger says of them: a mistake of the rules about what is hidden is not made here again.
 */
export interface ArkhamTable {
  eventDeck: string[]
  hoodDecks: Record<string, string[]>
  streetDeck: string[]
  anomalyDeck: string[]
  monsterDeck: string[]
  headlineDeck: string[]
  headlinesInBox: string[]
  itemDeck: string[]
  allyDeck: string[]
  spellDeck: string[]
  pactPile: number[]
  pacts: Record<Seat, number>
  markers: { colour: string; at: string; up: boolean }[]
  encounter: { card: string; part: string; seat: Seat; at: string } | null
  undecided: object[]
  /** What players know because they looked at a card, or saw it go there. */
  known: { hoodTops: Record<string, { cards: number; events: string[] }[]>; tops: Record<string, string> }
}

export function tableOf({ table }: Position): ArkhamTable {
  return table as ArkhamTable
}
