import type { Args, Decision, Rule, Seat } from '@miskatonic/kernel'
import type { At } from '../kind.ts'

/** The rule because of which `seat` may not choose this now: that of the question that waits. */
export function why(_play: At, asked: Decision | null, _seat: Seat, _step: string, _args: Args): Rule {
  return asked === null ? 'AH-302.3' : asked.rule
}
