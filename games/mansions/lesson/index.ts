import type { Lesson } from '@miskatonic/screen/contract'
import { worded } from '@miskatonic/screen/course'
import { keeper } from '../names.ts'
import { game } from './course.ts'
import { en as investigatorEn } from './investigator/en.ts'
import { pl as investigatorPl } from './investigator/pl.ts'
import { steps as investigatorSteps } from './investigator/steps.ts'
import { en as keeperEn } from './keeper/en.ts'
import { pl as keeperPl } from './keeper/pl.ts'
import { steps as keeperSteps } from './keeper/steps.ts'

/** The guided first games: the same night, once through the eyes of an investigator and once through the Keeper's. */
export const lessons: Record<'investigators' | 'keeper', Lesson> = {
  investigators: {
    ...game,
    seat: 'p1',
    steps: worded(investigatorSteps, { en: investigatorEn, pl: investigatorPl }),
  },
  keeper: { ...game, seat: keeper, steps: worded(keeperSteps, { en: keeperEn, pl: keeperPl }) },
}

export function lessonFor(side: string | undefined): Lesson {
  return lessons[side === 'keeper' ? 'keeper' : 'investigators']
}
