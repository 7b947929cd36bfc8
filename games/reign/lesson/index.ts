import type { Lesson } from '@miskatonic/screen/contract'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { type Topic, steps } from './steps.ts'

/**
 * The guided first game: two investigators, one sealed gate, one Evil Stirs, two Old Ones, a bus, a fight and a gate, in some ten minutes.
 * Afterwards the learner may play on.
 */
export const lesson: Lesson = {
  options: { players: 2, difficulty: 'introductory', hands: 'open', first: 'p1', courtesy: 'off' },
  // With this seed the Detective can seal Arkham's gate in the first turn, and Evil Stirs right after it.
  seed: 'lesson 999',
  steps: Object.entries(steps).map(([topic, step]) => ({
    say: { en: en[topic as Topic] ?? '', pl: pl[topic as Topic] ?? '' },
    ...step,
  })),
}
