import type { Bends } from '@miskatonic/kernel'
import type { BlueMission } from '../content/missions.ts'
import type { Alone } from '../kind.ts'
import { usedThisRound } from '../steps/queries.ts'

/** What each blue mission makes worse until it is completed (ledger, table 8.9). Nuisances apply after skills. */
export const nuisances: Readonly<Record<BlueMission, Bends<Alone>>> = {
  haze: { answers: { exploreRange: () => 1 } },
  /** Once a round Evil may move a monster that nobody sees, right after a Move. */
  'dead-silence': { answers: { isSilent: ({ table }) => !usedThisRound(table, 'silence') } },
  'failing-grid': { answers: { switchRange: () => 1 } },
  'spore-bloom': { answers: { broods: () => 'spores' } },
  'jamming-field': { answers: { locateTargets: () => 1 } },
}
