import type { ChapterWords } from '@miskatonic/screen/contract'

/** What the how-to tells, in this order. The words are in en.ts and pl.ts, by the same names. */
export const chapters = ['goal', 'town', 'turn', 'tests', 'monsters', 'encounters', 'mythos'] as const
export type Chapter = (typeof chapters)[number]
export type HowToWords = Readonly<Record<Chapter, ChapterWords>>
