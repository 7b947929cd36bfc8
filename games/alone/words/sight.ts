import type { TableSeen } from '@miskatonic/kernel'
import type { DeckName } from '../content/cards.ts'
import type { Monster } from '../position.ts'

/** What a choice is named after, if the reader sees the table. */

export function monsterSeen(seen: TableSeen | undefined, id: string): Monster | undefined {
  const monsters = seen?.own['monsters'] as readonly Monster[] | undefined
  return monsters?.find((monster) => monster.id === id)
}

/** The decks of which Evil draws, the first one first. */
export function decksSeen(seen: TableSeen | undefined): readonly [DeckName, DeckName] | undefined {
  const decks = (seen?.table['decksInUse'] ?? []) as readonly DeckName[]
  return decks.length === 2 ? (decks as readonly [DeckName, DeckName]) : undefined
}
