import type { Lesson } from '@miskatonic/screen/contract'
import { worded } from '@miskatonic/screen/course'
import { game } from './course.ts'
import { en as evilEn } from './evil/en.ts'
import { pl as evilPl } from './evil/pl.ts'
import { steps as evilSteps } from './evil/steps.ts'
import { en as heroEn } from './hero/en.ts'
import { pl as heroPl } from './hero/pl.ts'
import { steps as heroSteps } from './hero/steps.ts'

/** The guided first games: the same round, once through the Hero's eyes and once through Evil's. */
export const lessons: Record<'hero' | 'evil', Lesson> = {
  hero: { ...game, seat: 'hero', steps: worded(heroSteps, { en: heroEn, pl: heroPl }) },
  evil: { ...game, seat: 'e1', steps: worded(evilSteps, { en: evilEn, pl: evilPl }) },
}

export function lessonFor(side: string | undefined): Lesson {
  return lessons[side === 'evil' ? 'evil' : 'hero']
}
