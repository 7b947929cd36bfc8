import { type Game, canonical, isRefused } from '@miskatonic/kernel'
import { verify } from '@miskatonic/table'
import type { Session } from '../connection/session.svelte.ts'
import { bareRules, gameOnShelf } from '../games.ts'
import { type Verdict, verdictOn } from './judge.ts'
import { luckMemory } from './memory.ts'

/** `unchecked`: the saved game or the rules could not be fetched. */
export type Checked = Verdict | { readonly is: 'unchecked' }

/** Checks the luck of a finished online game: plays it again and compares it with what this browser remembers. */
export async function checkLuck({ info, now, exported }: Checkable): Promise<Checked> {
  const [text, rules] = await Promise.all([exported(), rulesOn(info.game)])
  if (typeof text !== 'string' || rules === undefined) return { is: 'unchecked' }
  const verified = verify(text, [rules])
  const isThisGame =
    !isRefused(verified) &&
    canonical(verified.outcome) === canonical(now.outcome) &&
    verified.game === info.game
  return verdictOn(info, luckMemory(info.id), isThisGame ? verified : null)
}

async function rulesOn(id: string): Promise<Game | undefined> {
  const game = gameOnShelf(id)
  return game && bareRules(game)
}

interface Checkable {
  readonly info: NonNullable<Session['info']>
  readonly now: NonNullable<Session['now']>
  exported(): ReturnType<Session['exported']>
}
