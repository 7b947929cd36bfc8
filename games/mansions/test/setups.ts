import type { Letter } from '../content/ids.ts'
import type { StackCard, StoryData, StoryRoom, WithAnswer } from '../content/types.ts'

/** Whole set-ups of a story: every list of answers, and what then lies in a room. */

export type Answers = readonly Letter[]

export function answersOf({ questions }: StoryData): Answers[] {
  return questions.reduce<Letter[][]>(
    (lists, letters) =>
      lists.flatMap((list) =>
        (['A', 'B', 'C'] as const).slice(0, letters).map((letter) => [...list, letter]),
      ),
    [[]],
  )
}

/** The stack of a room, top first. */
export function stackOf({ stack }: StoryRoom, answers: Answers): StackCard[] {
  return stack.flatMap((card) => laid(card, answers))
}

function laid(card: StackCard | WithAnswer, answers: Answers): StackCard[] {
  if (typeof card === 'string') return [card]
  const holds = answers[Number(card.if[0]) - 1] === card.if[1]
  return holds ? card.cards.flatMap((inner) => laid(inner, answers)) : []
}
