import type { Sitting } from './sitting.svelte.ts'
import { words } from './words/index.ts'

/** Why nothing can be done with a thing of which no rule speaks now: who decides, or what the question is about. */
export function whyNothing({ now, people, eyes, lookback }: Sitting): string {
  const { asked } = now
  if (lookback.isOn) return words.menuOf.past
  if (asked === null) return words.menuOf.over
  if (!asked.waiting.includes(eyes.seat))
    return words.menuOf.othersDecide(asked.waiting.map((each) => people.fullName(each)))
  return words.menuOf.otherQuestion(people.say.ask(asked, now.table))
}
