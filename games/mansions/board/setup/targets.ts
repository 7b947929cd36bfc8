import type { Target } from '@miskatonic/screen/contract'

/** An answer of the Keeper while the story is set up: answer:B. */
export const answerTarget = (letter: string): Target => `answer:${letter}`
