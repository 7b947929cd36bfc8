import { Engine, canonical, clone } from '@miskatonic/kernel'
import type { Check, Checkpoint, Wrong } from './check.ts'

/** How far the copy is played on: far enough for shared state to show. */
const CHOICES_AHEAD = 4

/** A clone shares nothing with its original, and what happened once is not changed by what happens later. */
export const copies: Check = {
  name: 'copies',
  about: 'a clone can be played on, and neither the original nor the past changes',
  inspect(checkpoint) {
    const { position } = checkpoint.engine
    const before = canonical(position)
    if (canonical(clone(position)) !== before) return 'a clone differs from its original'
    const wrong = playOn(checkpoint)
    if (canonical(position) !== before) return 'playing on from a clone changes the original'
    return wrong
  },
}

/** Events must not hold on to parts of the table that go on changing. */
function playOn({ game, engine, dice }: Checkpoint): Wrong {
  const ahead = Engine.at(game, clone(engine.position), true)
  const past: string[] = []
  for (let i = 0; i < CHOICES_AHEAD && ahead.decision !== null; i++) {
    ahead.choose(dice.pick(ahead.decision.options))
    for (const happened of ahead.events.slice(past.length)) past.push(canonical(happened))
  }
  const changed = ahead.events.find((happened, index) => canonical(happened) !== past[index])
  return changed === undefined ? undefined : `the event ${changed.event} has changed since it happened`
}
