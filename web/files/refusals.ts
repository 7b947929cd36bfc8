import type { Refused } from '@miskatonic/kernel'
import { wordsIn } from '../words.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

const words = wordsIn({ en, pl })

/** What is wrong with a file, in the reader's language; what we have no words for, in the program's. */
export function refusalInWords({ refused: { code, message } }: Refused): string {
  return words.refusals[code] ?? message
}
