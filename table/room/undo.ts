import { type Refused, isRefused, refused, revealedBy } from '@miskatonic/kernel'
import { type Table, learned } from '../table.ts'
import type { Member, People } from './people.ts'
import { sparedAnswer } from './spared.ts'

export interface UndoPlan {
  /** The decision to go back to. */
  to: number
  /** Why consent is needed, or null if nobody would know more than before. */
  because: string | null
}

/**
 * How far an undo goes, and what it costs. It passes over answers that were given for those who need not be asked, because they would be
 * given again at once.
 */
export async function undoPlan(
  now: number,
  reaching: (number: number) => Promise<Table | Refused>,
  people: People,
  member: Member,
): Promise<UndoPlan | Refused> {
  let because: string | null = null
  for (let to = now - 1; ; to--) {
    const table = await reaching(to)
    if (isRefused(table)) return refused('nothing-to-undo', 'no choice has been made since this game began')
    const before = table.at(to)
    if (isRefused(before)) return before
    const choice = table.choices[to - table.firstNumber]!
    const revealed = revealedBy(table.game, before.position, before.find(choice.seat, choice.option)!)
    if (revealed !== null) because ??= learned(revealed).refused.code
    const spared = sparedAnswer(before, people)
    if (spared?.seat === choice.seat && spared.option === choice.option) continue
    if (!people.holds(member, choice.seat)) because ??= 'not-your-choice'
    return { to, because }
  }
}
