import { wordsIn } from '../../../words.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What the end of a game says. */
export const words = wordsIn({ en, pl })
