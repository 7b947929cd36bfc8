import type { Language } from '@miskatonic/kernel'
import type { Clue, Story } from '../content/ids.ts'
import type { ShortClue, StoryWords } from './stories.ts'

/** The pages of all stories in one language. */
export interface Pages {
  readonly storyWords: { readonly [S in Story]: StoryWords<S extends 'hour' | 'ward' ? Clue : ShortClue> }
  /** Read when the Keeper wins because no investigator is left. */
  readonly nobodyLeft: string
}

/** Pages are a chunk of their own, loaded when a story is opened: they are longer than all other words of the game. */
export const pagesIn: Readonly<Record<Language, () => Promise<Pages>>> = {
  en: () => import('./en/stories/index.ts'),
  pl: () => import('./pl/stories/index.ts'),
}
