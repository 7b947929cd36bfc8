import type { ScenarioId } from '../../../content/ids.ts'
import { drownedCarillonArchive, drownedCarillonEndings } from './drowned-carillon.ts'
import { lamplightersLedgerArchive, lamplightersLedgerEndings } from './lamplighters-ledger.ts'
import { sashAndMaskArchive, sashAndMaskEndings } from './sash-and-mask.ts'
import { secondTownArchive, secondTownEndings } from './second-town.ts'

export { commonArchive } from './common.ts'

/** Titles and texts of the archive cards, and how the scenarios end. Like the stories they are loaded, or sent, when they are read. */
export const archiveWords = {
  'drowned-carillon': drownedCarillonArchive,
  'lamplighters-ledger': lamplightersLedgerArchive,
  'sash-and-mask': sashAndMaskArchive,
  'second-town': secondTownArchive,
} satisfies Record<ScenarioId, unknown>

export const endingWords = {
  'drowned-carillon': drownedCarillonEndings,
  'lamplighters-ledger': lamplightersLedgerEndings,
  'sash-and-mask': sashAndMaskEndings,
  'second-town': secondTownEndings,
} satisfies Record<ScenarioId, unknown>
