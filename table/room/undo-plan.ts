import {
  type Choice,
  type Engine,
  type Game,
  type Refused,
  type Seat,
  isRefused,
  refused,
  revealedBy,
} from '@miskatonic/kernel'
import type { LogStore, TableRecord } from '../store.ts'
import { type Table, learned } from '../table.ts'
import { autoAnswer } from './auto-answer.ts'
import { readStretch, replayStretch } from './past.ts'
import { areOnePerson } from './people.ts'

/** Who asks for an undo, and who else is at the table. */
export interface UndoTask {
  /** The decision that waits now. */
  readonly now: number
  /** The seats of the member who asks. */
  readonly own: readonly Seat[]
  /** The seats of each member who is here. */
  readonly held: readonly (readonly Seat[])[]
}

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
  store: LogStore,
  game: Game,
  record: TableRecord,
  { now, own, held }: UndoTask,
): Promise<UndoPlan | Refused> {
  const people = {
    record,
    areOnePerson: (one: Seat, other: Seat) => areOnePerson(record, held, one, other),
  }
  let because: string | null = null
  let table: Table | undefined
  for (let to = now - 1; ; to--) {
    if (table === undefined || to < table.firstNumber) {
      const earlier = replayStretch(game, record, await readStretch(store, record.id, { number: to }))
      if (isRefused(earlier)) return earlier
      table = earlier
    }
    if (to < table.firstNumber)
      return refused('nothing-to-undo', 'no choice has been made since this game began')
    const before = table.at(to)
    if (isRefused(before)) return before
    const choice = table.choices[to - table.firstNumber]!
    because ??= learnedBy(before, choice)
    if (record.seats[choice.seat]?.player !== undefined) continue
    const auto = autoAnswer(before, people)
    if (auto?.seat === choice.seat && auto.option === choice.option) continue
    if (!own.includes(choice.seat)) because ??= 'not-your-choice'
    return { to, because }
  }
}

/** The code of the reason why a choice cannot be taken back for free; null if it can. Comparing worlds takes time. */
function learnedBy(before: Engine, { seat, option }: Choice): string | null {
  const revealed = revealedBy(before.game, before.position, before.find(seat, option)!)
  return revealed === null ? null : learned(revealed).refused.code
}
