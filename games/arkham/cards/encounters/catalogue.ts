import { anomalySets } from '../anomalies/index.ts'
import { neighbourhoodDecks, street } from './index.ts'
import { type Deck, joined, scenarioOf } from '../../catalogue.ts'
import { eventCard, isEventCard } from '../../unread.ts'
import type { DoomRange } from './deck.ts'
import type { ScenarioId } from '../../content/ids.ts'
import type { Hood } from '../../content/map.ts'
import type { Effect } from '../../effects.ts'

/**
 * Encounter cards and what comes of them, as the rules look it up. Kept apart from the other content, because a page shows encounters
 * without knowing how they go on (AH-466.10).
 */

type Parts = Readonly<Record<string, Effect>>

const cards: Deck<Parts> = joined<Parts>([
  ...Object.values(neighbourhoodDecks),
  street,
  ...Object.values(anomalySets),
])

export function encounterCards(hood: Hood): string[] {
  return Object.keys(neighbourhoodDecks[hood])
}
export const streetCards: readonly string[] = Object.keys(street)
export function anomalyCards(id: ScenarioId): string[] {
  const set = scenarioOf(id).anomalies
  return set === null ? [] : Object.keys(anomalySets[set])
}

/** AH-R97: the part of an anomaly card. */
export function anomalyPart(doom: number): DoomRange {
  if (doom === 0) return '0'
  return doom <= 2 ? '1-2' : '3+'
}

/** A part of a card: for a space, a kind of street, or a range of doom. */
export function encounterPart(card: string, part: string): Effect {
  const parts: Parts = isEventCard(card) ? eventCard(card).encounters : cards[card]!
  return parts[part]!
}
