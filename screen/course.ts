import type { Language } from '@miskatonic/kernel'
import type { LessonStep } from './contract.ts'

/** What guided games for several sides are written with: plans of steps, and words for their topics. */

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
