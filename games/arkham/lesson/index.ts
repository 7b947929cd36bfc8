import type { Lesson } from '@miskatonic/screen/contract'
import { worded } from '@miskatonic/screen/course'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { steps } from './steps.ts'

/**
 * The guided first game, some fifteen minutes: Tommy Muldoon wards, meets a page with a clue, researches it, is struck, shoots back, is
 * blessed, and rerolls a die. Afterwards the learner may play on.
 */
export const lesson: Lesson = {
  options: { players: 1, scenario: 'drowned-carillon', difficulty: 'normal' },
  seed: 'lesson 870',
  steps: worded(steps, { en, pl }),
}
