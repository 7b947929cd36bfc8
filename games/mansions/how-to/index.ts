import type { HowToChapter } from '@miskatonic/screen/contract'
import { type Illustration, chaptersOf } from '@miskatonic/screen/still'
import Board from '../board/Board.svelte'
import { type Chapter, chapters } from './chapters.ts'
import { en } from './en.ts'
import Clue from './pictures/Clue.svelte'
import Objectives from './pictures/Objectives.svelte'
import Puzzle from './pictures/Puzzle.svelte'
import Test from './pictures/Test.svelte'
import { pl } from './pl.ts'
import { tablesOfChapters } from './tables.ts'

const illustrations: Readonly<Record<Chapter, Illustration>> = {
  goal: { rule: 'MM-003', of: Objectives, isLoose: true },
  house: { rule: 'MM-147', of: Board },
  turn: { rule: 'MM-118', of: Board, lit: ['space:foyer-1', 'space:yard-2'] },
  story: { rule: 'MM-578', of: Clue, isLoose: true },
  tests: { rule: 'MM-441', of: Test, isLoose: true },
  fights: { rule: 'MM-664', of: Test, isLoose: true },
  puzzles: { rule: 'MM-605', of: Puzzle, isLoose: true },
  keeper: { rule: 'MM-269', of: Board },
}

export const howTo: readonly HowToChapter[] = chaptersOf(
  chapters,
  { en, pl },
  illustrations,
  tablesOfChapters(),
)
