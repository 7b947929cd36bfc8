import type { Args, Decision, Rule, Seat } from '@miskatonic/kernel'
import type { At } from '../kind.ts'

/** Verbs of the Hero's turn. Another seat that tries one is told that only the Hero takes turns. */
const heroVerbs: ReadonlySet<string> = new Set([
  'move',
  'unlock',
  'explore',
  'fight',
  'locate',
  'search',
  'repair',
  'advance',
  'slowTime',
])

/** The rule because of which `seat` may not choose this now. */
export function why(_play: At, asked: Decision | null, seat: Seat, step: string, _args: Args): Rule {
  if (asked === null) return 'AL-853'
  if (seat !== 'hero' && heroVerbs.has(step)) return 'AL-002'
  if (asked.step === 'act' && step === 'fight') return 'AL-279'
  if (asked.step === 'act' && (step === 'repair' || step === 'advance')) return 'AL-342'
  return asked.rule
}
