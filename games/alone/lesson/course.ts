import type { Lesson } from '@miskatonic/screen/contract'

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
