import type { Args, Decision, Rule, Seat } from '@miskatonic/kernel'
import type { At, Choices } from '../kind.ts'
import { keeper } from '../names.ts'
import { investigator, isIn, waysForInvestigator } from './look.ts'
import { forbiddenEscape } from './moving.ts'
import { forbiddenExplore } from './acting.ts'

/** Verbs of an investigator's turn. */
const turnVerbs: ReadonlySet<string> = new Set<keyof Choices>([
  'move',
  'run',
  'explore',
  'attack',
  'attackWith',
  'cast',
  'useItem',
  'useTrait',
  'dropCards',
  'hide',
  'leaveHiding',
  'barricade',
  'unbarricade',
  'burnCorpses',
  'storyAction',
  'escapeBy',
  'finishTurn',
])
/** Verbs of the Keeper alone. */
const keeperVerbs: ReadonlySet<string> = new Set<keyof Choices>([
  'answer',
  'keeperAction',
  'layCorpseAt',
  'raiseCorpse',
  'afflict',
  'laySample',
  'cashSample',
  'usePower',
  'revealNow',
  'endActions',
  'attackBy',
  'endAttacks',
  'pushTo',
  'placeAt',
])

/** The rule because of which `seat` may not choose this now: asked only for what was neither offered nor refused by name. */
export function why(play: At, asked: Decision | null, seat: Seat, step: string, args: Args): Rule {
  if (asked === null) return 'MM-005'
  if (seat === keeper && turnVerbs.has(step)) return 'MM-357'
  if (seat !== keeper && keeperVerbs.has(step)) return 'MM-049'
  if (step === 'playMythos') return play.table.phase === 'keeper' ? 'MM-562' : 'MM-560'
  if (step === 'playTrauma') return 'MM-789'
  if (turnVerbs.has(step) && play.table.phase === 'investigators')
    return whyNotInTurn(play, asked, seat, step, args)
  return asked.rule
}

function whyNotInTurn(play: At, asked: Decision, seat: Seat, step: string, args: Args): Rule {
  const { turn } = play.table
  if (turn === null || turn.seat !== seat) return 'MM-106'
  if (asked.step !== 'act' || !isIn(play.table, seat)) return asked.rule
  if (step === 'escapeBy') return forbiddenEscape(play, seat) ?? 'MM-118'
  if (step === 'explore') return forbiddenExplore(play, seat) ?? 'MM-121'
  const me = investigator(play.table, seat)
  if (step === 'move' || step === 'run') {
    if (me.hidden) return 'MM-423'
    const near = waysForInvestigator(play, me.at).some(({ to }) => to === args['to'])
    if (!near) return 'MM-133'
    return step === 'move' ? 'MM-118' : 'MM-121'
  }
  if (step === 'attack') return me.hidden ? 'MM-423' : turn.actions === 0 ? 'MM-121' : 'MM-682'
  return turn.actions === 0 ? 'MM-121' : 'MM-122'
}
