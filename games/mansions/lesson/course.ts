import type { Lesson } from '@miskatonic/screen/contract'

/** Both sides learn from the same five rounds in Vail House: with this seed Jenny meets a Zombie, kills it, and opens the desk. */
export const game: Pick<Lesson, 'options' | 'seed'> = {
  options: {
    investigators: 1,
    story: 'hour',
    monsterSkillPoints: 'no',
    idleQuestions: 'left-out',
    limitedTime: 'no',
    uncertainLength: 'no',
  },
  seed: 'lesson 5201',
}
