import type { ScenarioId } from '../../content/ids.ts'
import type { ArchiveCard } from '../codex.ts'
import { drownedCarillonArchive } from './drowned-carillon.ts'
import { lamplightersLedgerArchive } from './lamplighters-ledger.ts'
import { sashAndMaskArchive } from './sash-and-mask.ts'
import { secondTownArchive } from './second-town.ts'

/** Cards 1 and 2 stand in the rulebook; a scenario uses one of them. */
export const commonArchive = {
  1: { front: { constants: ['mounting-panic'] } },
  2: { front: { constants: ['anomalies'] } },
} satisfies Record<number, ArchiveCard>

/** The archive cards of each scenario, by number. Epic monsters have numbers, too: the scenario sheets name them. */
export const archives = {
  'drowned-carillon': drownedCarillonArchive,
  'lamplighters-ledger': lamplightersLedgerArchive,
  'sash-and-mask': sashAndMaskArchive,
  'second-town': secondTownArchive,
} satisfies Record<ScenarioId, unknown>
