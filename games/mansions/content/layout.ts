import type { Letter, Lock, RoomCard, Story } from './ids.ts'
import { stories } from './stories/index.ts'
import type { StackCard, WithAnswer } from './types.ts'

/** The set-ups of a story: which cards lie in which room after the Keeper's answers (8.19). Nothing in them is random. */

export type Answers = readonly [Letter, Letter, Letter, Letter]

export interface RoomLayout {
  readonly lock: Lock | null
  /** Top first. */
  readonly stack: readonly RoomCard[]
}

const layouts = new Map<string, Readonly<Record<string, RoomLayout>>>()

export function layoutOf(story: Story, answers: Answers): Readonly<Record<string, RoomLayout>> {
  const key = `${story} ${answers.join('')}`
  const known = layouts.get(key)
  if (known !== undefined) return known
  const layout = Object.fromEntries(
    Object.entries(stories[story].rooms).map(([room, { lock, stack }]) => [
      room,
      { lock, stack: stack.flatMap((card) => cardsOf(story, card, answers)) },
    ]),
  )
  layouts.set(key, layout)
  return layout
}

function cardsOf(story: Story, card: StackCard | WithAnswer, answers: Answers): RoomCard[] {
  if (typeof card === 'string') return [withLetter(story, card, answers)]
  const [question, letter] = [Number(card.if[0]), card.if[1]]
  return answers[question - 1] === letter ? card.cards.flatMap((each) => cardsOf(story, each, answers)) : []
}

/** `clue-3` gets the letter of the answer that it depends on (MM-213). */
function withLetter(story: Story, card: StackCard, answers: Answers): RoomCard {
  if (!isPlainClue(card)) return card
  const question = stories[story].clues[card[5] as unknown as 1 | 2 | 3 | 4]! // the name ends in one of these digits
  return `${card}${answers[question - 1]!.toLowerCase()}` as RoomCard
}

function isPlainClue(card: StackCard): card is `clue-${1 | 2 | 3 | 4}` {
  return card.startsWith('clue-')
}

/** All combinations of answers; 24 in every story. */
export function setUpsOf(story: Story): Answers[] {
  const [one, two, three, four] = stories[story].questions.map((n) => (['A', 'B', 'C'] as const).slice(0, n))
  return one!.flatMap((a) =>
    two!.flatMap((b) => three!.flatMap((c) => four!.map((d): Answers => [a, b, c, d]))),
  )
}
