import type { HowToChapter } from '@miskatonic/screen/contract'
import { type Illustration, chaptersOf } from '@miskatonic/screen/still'
import Board from '../board/Board.svelte'
import { type Chapter, chapters } from './chapters.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { tablesOfChapters } from './tables.ts'

const illustrations: Readonly<Record<Chapter, Illustration>> = {
  goal: { rule: 'SA-011', of: Board, lit: ['house'] },
  ending: { rule: 'SA-030', of: Board },
}

export const howTo: readonly HowToChapter[] = chaptersOf(
  chapters,
  { en, pl },
  illustrations,
  tablesOfChapters(),
)
