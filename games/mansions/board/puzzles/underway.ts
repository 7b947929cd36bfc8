import type { View } from '@miskatonic/kernel'
import type { Shown } from '@miskatonic/screen'
import type { PuzzleId } from '../../content/ids.ts'
import type { Asks, Events } from '../../kind.ts'

/** The attempt at a puzzle that is under way: which one, whose, and how much is left. */
export interface Attempt {
  readonly puzzle: PuzzleId
  readonly seat: string
  /** Puzzle actions; undefined before the attempt has begun. */
  readonly left: number | undefined
  /** How it ended, while that is being shown. */
  readonly ended?: 'solved' | 'gaveUp'
}

/** Undefined if no puzzle is being worked on. What is being shown goes before what is asked. */
export function attemptIn({ asked }: Pick<View, 'asked'>, shown: Shown | null): Attempt | undefined {
  return (shown === null ? undefined : attemptShown(shown)) ?? attemptAsked(asked)
}

function attemptAsked(asked: View['asked']): Attempt | undefined {
  if (asked === null) return undefined
  const { step, args } = asked
  if (step === 'considerMethod') {
    const { puzzle, seat } = args as Asks['considerMethod']
    return { puzzle: puzzle, seat, left: undefined }
  }
  if (step !== 'solve' && step !== 'replaceWhich') return undefined
  const { puzzle, seat, left } = args as Asks['solve'] // both questions have the same arguments
  return { puzzle: puzzle, seat, left }
}

function attemptShown({ event, args }: Shown): Attempt | undefined {
  if (event === 'attemptBegan') {
    const { puzzle, seat, actions } = args as Events['attemptBegan']
    return { puzzle: puzzle, seat, left: actions }
  }
  if (event !== 'puzzleChanged' && event !== 'solved' && event !== 'gaveUp') return undefined
  const { puzzle, seat } = args as Events['solved'] // all three have the same arguments
  const attempt = { puzzle, seat, left: undefined }
  return event === 'puzzleChanged' ? attempt : { ...attempt, ended: event === 'solved' ? 'solved' : 'gaveUp' }
}
