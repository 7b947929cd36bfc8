import { type Choice, type Engine, type Refused, isRefused, refused, revealedBy } from '@miskatonic/kernel'
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
 * How far an undo goes, and why it needs consent. It skips automatic answers, and choices of seats that programs play: both would be made
 * again at once.
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
    because ??= learnedBy(before, choice)
    if (people.isPlayedByProgram(choice.seat)) continue
    const auto = autoAnswer(before, people)
    if (auto?.seat === choice.seat && auto.option === choice.option) continue
    if (!people.holds(member, choice.seat)) because ??= 'not-your-choice'
    return { to, because }
  }
}

/** The code of the reason why a choice cannot be taken back for free; null if it can. Comparing worlds takes time. */
function learnedBy(before: Engine, { seat, option }: Choice): string | null {
  const revealed = revealedBy(before.game, before.position, before.find(seat, option)!)
  return revealed === null ? null : learned(revealed).refused.code
}
