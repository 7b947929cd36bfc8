import type { Seat } from '@miskatonic/kernel'
import type { Asks } from '../../kind.ts'
import type { Investigator, Options, Table } from '../../position.ts'
import { has, skillOf } from '../../steps/look.ts'
import type { Seen } from '../seen.ts'

type Test = Asks['prepareTest']['test']

/** For each face of the die, 1 to 10, whether it succeeds (MM-441, MM-443, MM-444); who is hysterical fails horror tests on 6 and more. */
export function facesOf(value: number, hysterical: boolean): boolean[] {
  return Array.from({ length: 10 }, (_, i) => {
    const roll = i + 1
    if (roll === 1) return true
    return roll < 10 && roll <= value && !(hysterical && roll >= 6)
  })
}

/** In percent. */
export function chanceOf(faces: readonly boolean[]): number {
  return 10 * faces.filter((each) => each).length
}

/** What the test of an investigator would gain from a skill point; null: none can be spent. */
export function luckOf(table: Seen, options: Options, seat: Seat): number {
  const me = openly(table, seat)
  const seen = { ...table, investigators: { [seat]: me } } as unknown as Table // Luck depends on open parts alone
  return skillOf({ table: seen, options }, seat, 'luck')
}

export function isHysterical(table: Seen, { seat, sort }: Test): boolean {
  return sort === 'horror' && has(openly(table, seat), 'hysterical')
}

/** An investigator without the cards that lie face down before them. */
function openly({ investigators }: Seen, seat: Seat): Investigator {
  return { ...investigators[seat]!, faceDown: [], spells: [] }
}
