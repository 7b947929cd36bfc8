import { wordsIn } from '../../../words.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What the waiting room says. It is loaded with the room, not with every table. */
export const words = wordsIn({ en, pl })
