import type { Reading } from '@miskatonic/kernel'
import type { Events } from '../../kind.ts'
import type { Told } from './told.ts'

/** An encounter as it has been told: whose, where, what was read, and what came of it. */
export interface Encounter {
  readonly seat: string
  /** The deck: a neighbourhood, `street` or `anomaly`. */
  readonly from: string
  readonly at: string
  readonly story: Reading | null
  readonly isOver: boolean
  readonly results: readonly Told[]
}

const silent: ReadonlySet<string> = new Set<keyof Events>(['decided', 'proposed', 'choiceSpared'])

/** The encounter in progress or the last one, after an event; null: none has begun yet. */
export function encounterAfter(last: Encounter | null, told: Told): Encounter | null {
  const { event, args, reading = null } = told
  if (event === 'encounterBegan')
    return { ...(args as Events['encounterBegan']), story: reading, isOver: false, results: [] }
  if (last === null || last.isOver) return last
  if (event === 'encounterEnded') return { ...last, isOver: true }
  return silent.has(event) ? last : { ...last, results: [...last.results, told] }
}
