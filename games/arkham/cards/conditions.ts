import { ability, card, type AssetCard } from './assets.ts'
import type { ConditionCard } from '../content/ids.ts'

/** Conditions (AH-468). Blessed and cursed are the two sides of one card. */
export const conditionCards = {
  blessed: card('condition', [], {}, ability('blessed')),
  cursed: card('condition', [], {}, ability('cursed')),
  'dark-pact': card('condition', [], {}, ability('dark-pact')),
} satisfies Record<ConditionCard, AssetCard>

/** How many cards show blessed on one side and cursed on the other. */
export const blessedCursedCards = 8
