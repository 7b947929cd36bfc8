import type { HowToChapter } from '@miskatonic/screen/contract'
import { type Illustration, chaptersOf } from '@miskatonic/screen/still'
import HeroBoard from '../board/hero/Board.svelte'
import { type Chapter, chapters } from './chapters.ts'
import { en } from './en.ts'
import Level from './pictures/Level.svelte'
import Missions from './pictures/Missions.svelte'
import Reactions from './pictures/Reactions.svelte'
import Vitals from './pictures/Vitals.svelte'
import { pl } from './pl.ts'
import { tablesOfChapters } from './tables.ts'

const illustrations: Readonly<Record<Chapter, Illustration>> = {
  goal: { rule: 'AL-001', of: HeroBoard },
  map: { rule: 'AL-082', of: Level },
  turn: { rule: 'AL-201', of: HeroBoard, lit: ['way:north', 'way:south', 'way:west'] },
  danger: { rule: 'AL-491', of: HeroBoard },
  reactions: { rule: 'AL-631', of: Reactions, isLoose: true },
  hazards: { rule: 'AL-691', of: Level },
  missions: { rule: 'AL-761', of: Missions, isLoose: true },
  ending: { rule: 'AL-811', of: Vitals, isLoose: true },
}

export const howTo: readonly HowToChapter[] = chaptersOf(
  chapters,
  { en, pl },
  illustrations,
  tablesOfChapters(),
)
