import type { ScenarioId } from '../../content/ids.ts'
import { drownedCarillonEvents } from './drowned-carillon.ts'
import { lamplightersLedgerEvents } from './lamplighters-ledger.ts'
import { sashAndMaskEvents } from './sash-and-mask.ts'
import { secondTownEvents } from './second-town.ts'

export const eventDecks = {
  'drowned-carillon': drownedCarillonEvents,
  'lamplighters-ledger': lamplightersLedgerEvents,
  'sash-and-mask': sashAndMaskEvents,
  'second-town': secondTownEvents,
} satisfies Record<ScenarioId, unknown>
