import type { TableSeen } from '@miskatonic/kernel'
import type { Letter, Story } from '../content/ids.ts'
import type { Monster, Table } from '../position.ts'

/** What a choice is named after, if the table is seen. */

export function monsterSeen(id: string, seen: TableSeen | undefined): Monster | undefined {
  const monsters = seen?.table['monsters'] as readonly Monster[] | undefined
  return monsters?.find((monster) => monster.id === id)
}

/** The question that the Keeper is about to answer: the first one without an answer. */
export function questionSeen(
  seen: TableSeen | undefined,
): { story: Story; question: 1 | 2 | 3 | 4 } | undefined {
  const story = seen?.table['story'] as Story | undefined
  const answers = seen?.own['answers'] as Table['answers'] | undefined
  if (story === undefined || answers === undefined) return undefined
  const question = ([1, 2, 3, 4] as const).find((each) => answers[each] === null)
  return question === undefined ? undefined : { story, question }
}

/** The answers of a question; the later ones have two. */
export function answerTo(answers: Readonly<Partial<Record<Letter, string>>>, letter: Letter): string {
  return answers[letter] ?? ''
}
