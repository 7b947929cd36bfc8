import { evil as en } from '../../words/en/evil.ts'
import type { EvilWords } from '../../words/evil.ts'
import { evil as pl } from '../../words/pl/evil.ts'
import { type Look, look } from '../look.ts'
import type { Own } from '../seen.ts'
import { ownAfter } from './truth.ts'

/** What a component of Evil's table sees: what every component of this game sees, Evil's words, and the truth as it changes. */
export interface Desk extends Look {
  readonly say: EvilWords
  /** What is Evil's own, also between two events. */
  readonly truth: Own
}

export function desk(): Desk {
  const seen = look()
  const truth = follow(seen)
  return Object.defineProperties(seen, {
    say: { get: () => ({ en, pl })[seen.on.language] },
    truth: { get: truth },
  }) as Desk
}

/** The events of a story come one by one; the view that they lead to comes at their end. */
function follow(seen: Look): () => Own {
  let [start, now]: (Own | undefined)[] = []
  let told = 0
  const truth = $derived.by(() => {
    const { own, on } = seen
    if (own !== start || on.shown === null) [start, now] = [own, own]
    if (on.shown !== null && on.shown.id !== told) {
      told = on.shown.id
      now = ownAfter(now!, on.shown.event, on.shown.args)
    }
    return now!
  })
  return () => truth
}
