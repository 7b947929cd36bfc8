import { isClue } from '../../catalogue.ts'
import type { Clue, Letter, RoomCard, Story } from '../../content/ids.ts'
import { type Answers, layoutOf, setUpsOf } from '../../content/layout.ts'
import type { Table } from '../../position.ts'

/** Where a card lies. */
export interface Lying {
  readonly card: RoomCard
  readonly room: string
}

type Given = Table['answers']

/** The cards of which an answer decides where they lie: they lie there with it for all later answers, and not without it. */
export function decidedBy(story: Story, given: Given, question: 1 | 2 | 3 | 4, letter: Letter): Lying[] {
  const before = certain(story, given)
  const known = new Set(before.map(nameOf))
  return certain(story, { ...given, [question]: letter }).filter((lying) => !known.has(nameOf(lying)))
}

/** What lies where in every set-up that these answers allow. */
function certain(story: Story, given: Given): Lying[] {
  const [first, ...others] = setUpsOf(story)
    .filter((answers) => agrees(answers, given))
    .map((answers) => lyingWith(story, answers))
  return (first ?? []).filter((lying) =>
    others.every((other) => other.some((each) => nameOf(each) === nameOf(lying))),
  )
}

function agrees(answers: Answers, given: Given): boolean {
  return answers.every((letter, i) => {
    const wanted = given[(i + 1) as 1 | 2 | 3 | 4] // there are four
    return wanted === null || wanted === letter
  })
}

function lyingWith(story: Story, answers: Answers): Lying[] {
  return Object.entries(layoutOf(story, answers)).flatMap(([room, { stack }]) =>
    stack.filter((card) => card !== 'nothing').map((card) => ({ card, room })),
  )
}

/** The letter of a Clue says what is written on it, not where it lies. */
function nameOf({ card, room }: Lying): string {
  return `${room} ${isClue(card) ? numberOf(card) : card}`
}

function numberOf(clue: Clue): string {
  return clue.slice(0, -1)
}
