import { type Refused, isRefused, refused, revealedBy } from '@miskatonic/kernel'
import { type Table, learned } from '../table.ts'
import { autoAnswer } from './auto-answer.ts'
import type { Member, People } from './people.ts'

export interface UndoPlan {
  /** The decision to go back to. */
  to: number
  /** Why consent is needed; null if no player would know more than before. */
  because: string | null
}

/**
 * How far an undo goes, and why it needs consent. It skips automatic answers, which would be given again at
 * once.
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
    const auto = autoAnswer(before, people)
    if (auto?.seat === choice.seat && auto.option === choice.option) continue
    if (!people.holds(member, choice.seat)) because ??= 'not-your-choice'
    return { to, because }
  }
}
