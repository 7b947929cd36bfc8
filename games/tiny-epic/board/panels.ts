import { panels as en } from '../words/en/panels.ts'
import type { PanelWords } from '../words/panels.ts'
import { panels as pl } from '../words/pl/panels.ts'
import { type BoardContext, boardContext } from './context.ts'

/** What a panel beside the board sees: what every component of this table sees, and the words of the panels. */
interface Panel extends BoardContext {
  readonly say: PanelWords
}

export function panel(): Panel {
  const seen = boardContext()
  return Object.defineProperty(seen, 'say', { get: () => ({ en, pl })[seen.on.language] }) as Panel
}
