import type { ChapterWords } from '@miskatonic/screen/contract'

/** What the how-to tells, in this order. The words are in en.ts and pl.ts, by the same names. */
export const chapters = ['goal', 'house', 'turn', 'story', 'tests', 'fights', 'puzzles', 'keeper'] as const
export type Chapter = (typeof chapters)[number]
export type HowToWords = Readonly<Record<Chapter, ChapterWords>>
