import { evil as en } from '../../words/en/evil.ts'
import type { EvilWords } from '../../words/evil.ts'
import { evil as pl } from '../../words/pl/evil.ts'
import { type BoardContext, boardContext } from '../context.ts'

/** What a component of Evil's table sees: what every component of this game sees, and Evil's words. */
export interface EvilContext extends BoardContext {
  readonly say: EvilWords
}

export function evilContext(): EvilContext {
  const seen = boardContext()
  return Object.defineProperty(seen, 'say', { get: () => ({ en, pl })[seen.on.language] }) as EvilContext
}
