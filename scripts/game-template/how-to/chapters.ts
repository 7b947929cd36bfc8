import type { ChapterWords } from '@miskatonic/screen/contract'

/** What the how-to tells, in this order: five to eight chapters, each a screen. The words are in en.ts and pl.ts, by the same names. */
export const chapters = ['goal', 'ending'] as const
export type Chapter = (typeof chapters)[number]
export type HowToWords = Readonly<Record<Chapter, ChapterWords>>
