import type { ScenarioId } from '../ids.ts'
import { drownedCarillon } from './drowned-carillon.ts'
import { lamplightersLedger } from './lamplighters-ledger.ts'
import { sashAndMask } from './sash-and-mask.ts'
import { secondTown } from './second-town.ts'

export const scenarios = {
  'drowned-carillon': drownedCarillon,
  'lamplighters-ledger': lamplightersLedger,
  'sash-and-mask': sashAndMask,
  'second-town': secondTown,
} satisfies Record<ScenarioId, unknown>

type Sheets = typeof scenarios
export type StreetId = { [S in ScenarioId]: keyof Sheets[S]['streets'] }[ScenarioId]
