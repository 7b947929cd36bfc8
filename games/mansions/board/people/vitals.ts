import { investigators as sheets } from '../../cards/investigators.ts'
import { mental, physical } from '../../cards/traits.ts'
import { type Skill, skills } from '../../content/ids.ts'
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
  const { health, sanity } = sheets[me.sheet]
  return {
    health: Math.max(0, health - me.damage),
    ofHealth: health,
    sanity: Math.max(0, sanity - me.horror),
    ofSanity: sanity,
  }
}

/** MM-074: the printed skills, as the two Traits give them; none before they are chosen. */
export function skillsOf({ mental: mind, physical: body }: InvestigatorSeen): readonly [Skill, number][] {
  if (mind === null || body === null) return []
  const all: Readonly<Partial<Record<Skill, number>>> = { ...mental[mind].skills, ...physical[body].skills }
  return skills.map((skill) => [skill, all[skill]!])
}
