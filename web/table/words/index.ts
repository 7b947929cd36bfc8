import { wordsIn } from '../../words.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What the table around a board says. */
export const words = wordsIn({ en, pl })
