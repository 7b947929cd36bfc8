import type { Language } from '@miskatonic/kernel'
import type { Lesson, LessonStep } from '@miskatonic/screen/contract'

/** Both sides learn from the same game: one round on the first map, as printed. With this seed the Pilot reaches the infirmary in it. */
export const game: Pick<Lesson, 'options' | 'seed'> = {
  options: {
    evil: 1,
    map: 'colony-spine',
    difficulty: 'easy',
    turned: 'no',
    shuffled: 'no',
    leader: 'e1',
  },
  seed: 'lesson 4',
}

/** A step of a lesson before it has words: its topic, what it points at, and what is chosen, or by whom unseen. */
export type Plan<Topic extends string> = Pick<LessonStep, 'point' | 'choice' | 'auto'> & {
  readonly topic?: Topic
}

export function look<Topic extends string>(topic: Topic, ...point: string[]): Plan<Topic> {
  return { topic, point }
}

export function choose<Topic extends string>(topic: Topic, choice: string, ...point: string[]): Plan<Topic> {
  return { topic, point, choice }
}

/** What the other side does. */
export function others(...choices: string[]): Plan<never>[] {
  return choices.map((choice) => ({ point: [], choice, auto: true }))
}

export function worded<Topic extends string>(
  plans: readonly Plan<Topic>[],
  words: Readonly<Record<Language, Readonly<Record<Topic, string>>>>,
): LessonStep[] {
  return plans.map(({ topic, ...rest }) => ({
    say: topic === undefined ? { en: '', pl: '' } : { en: words.en[topic], pl: words.pl[topic] },
    ...rest,
  }))
}
