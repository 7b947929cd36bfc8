import type { Lesson } from '@miskatonic/screen/contract'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { type Topic, steps } from './steps.ts'

/**
 * The guided first game: one player and an assistant against Nyarlathotep. Two turns each, with a page translated, an overflow, a power
 * and a banished shambler, in some ten minutes. Afterwards the player may play on.
 */
export const lesson: Lesson = {
  options: { variant: 'solo', greatOldOne: 'nyarlathotep', difficulty: 'normal', first: 'p1' },
  // With this seed the Great Old One comes to the player's town at once, and the second spin makes a track overflow.
  seed: 'lesson 544',
  steps: (Object.keys(steps) as Topic[]).map((topic) => ({
    say: { en: en[topic], pl: pl[topic] },
    ...steps[topic],
  })),
}
