import { sheetOf } from '../../catalogue.ts'
import type { InvestigatorSeen } from '../seen.ts'

/** Health and sanity of an investigator: what is left, and of how much. Undefined before one is chosen. */
export interface Vitals {
  readonly health: number
  readonly ofHealth: number
  readonly sanity: number
  readonly ofSanity: number
}

export function vitalsOf(me: InvestigatorSeen | undefined): Vitals | undefined {
  if (me === undefined || me.sheet === null) return undefined
  const { health, sanity } = sheetOf(me.sheet)
  return {
    health: Math.max(0, health - me.damage),
    ofHealth: health,
    sanity: Math.max(0, sanity - me.horror),
    ofSanity: sanity,
  }
}
