import type { Args, Decision, Rule, Seat } from '@miskatonic/kernel'
import { chapters } from '../chapters.ts'
import type { At, Choices, Forbidden } from '../kind.ts'

/** What a player might want to do at any time, by chapter. */
const forbidden: Forbidden = Object.fromEntries(
  chapters.flatMap((chapter) => ('forbidden' in chapter ? Object.entries(chapter.forbidden) : [])),
)

/** Relics and free trades belong to windows; while an effect is being resolved no other may be started (RC-752). */
const windowSteps: ReadonlySet<string> = new Set(['act', 'actionsUsed', 'window', 'handLimit'])

/** The rule because of which `seat` may not choose this now. */
export function why(play: At, asked: Decision | null, seat: Seat, step: string, args: Args): Rule {
  if (asked === null) return 'RC-038'
  const forbids = forbidden[step as keyof Choices]
  if (forbids === undefined || play.table.turn.step === 'setup') return asked.rule
  if (!windowSteps.has(asked.step)) return step === 'playRelic' ? 'RC-473' : 'RC-752'
  // `args` are those of `step`: the kernel has checked them against its shape.
  return forbids(play, seat, args as never) ?? asked.rule // found by the step whose arguments these are
}
