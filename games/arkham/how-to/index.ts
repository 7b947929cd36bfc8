import type { HowToChapter } from '@miskatonic/screen/contract'
import { type Illustration, chaptersOf } from '@miskatonic/screen/still'
import Board from '../board/Board.svelte'
import { type Chapter, chapters } from './chapters.ts'
import { en } from './en.ts'
import Investigator from './pictures/Investigator.svelte'
import MythosCup from './pictures/MythosCup.svelte'
import { pl } from './pl.ts'
import { tablesOfChapters } from './tables.ts'

const illustrations: Readonly<Record<Chapter, Illustration>> = {
  goal: { rule: 'AH-301.1', of: Board },
  town: { rule: 'AH-411.3', of: Board, lit: ['place:arkham-advertiser', 'place:curiositie-shoppe'] },
  turn: { rule: 'AH-201.1', of: Board },
  tests: { rule: 'AH-471.1', of: Investigator, isLoose: true },
  monsters: { rule: 'AH-202.1', of: Board },
  encounters: { rule: 'AH-203.1', of: Board, pointed: ['seat:p1'] },
  mythos: { rule: 'AH-204.1', of: MythosCup, isLoose: true },
}

export const howTo: readonly HowToChapter[] = chaptersOf(
  chapters,
  { en, pl },
  illustrations,
  tablesOfChapters(),
)
