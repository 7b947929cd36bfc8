import type { View } from '@miskatonic/kernel'
import type { Crop, HowToChapter } from '@miskatonic/screen/contract'
import { type Illustration, chaptersOf } from '@miskatonic/screen/still'
import Board from '../board/Board.svelte'
import { cards } from '../board/layout.ts'
import { targets } from '../board/targets.ts'
import type { Town } from '../cards/towns.ts'
import { type Chapter, chapters } from './chapters.ts'
import { en } from './en.ts'
import Pages from './pictures/Pages.svelte'
import Portals from './pictures/Portals.svelte'
import Sheet from './pictures/Sheet.svelte'
import Strength from './pictures/Strength.svelte'
import { pl } from './pl.ts'
import { tablesOfChapters } from './tables.ts'

const tables = tablesOfChapters()

const illustrations: Readonly<Record<Chapter, Illustration>> = {
  goal: { rule: 'TE-002', of: Board },
  spin: { rule: 'TE-122', of: Board, crop: { x: 402, y: 340, width: 396, height: 496 } },
  overflow: {
    rule: 'TE-064',
    of: Board,
    crop: cardOf('tavern', tables.overflow),
    pointed: [targets.track('tavern', 'fear')],
  },
  actions: {
    rule: 'TE-251',
    of: Board,
    crop: cardOf('tavern', tables.actions),
    lit: [
      targets.collect('p1', 'rage'),
      targets.banish('p1'),
      targets.action('tavern'),
      targets.page('tavern'),
    ],
  },
  composure: { rule: 'TE-481', of: Sheet, isLoose: true },
  pages: { rule: 'TE-371', of: Pages, isLoose: true },
  portals: { rule: 'TE-421', of: Portals, isLoose: true },
  ending: { rule: 'TE-521', of: Strength, isLoose: true },
}

export const howTo: readonly HowToChapter[] = chaptersOf(chapters, { en, pl }, illustrations, tables)

/** The card of a town, wherever it lies in the ring. */
function cardOf(town: Town, { table }: View): Crop {
  const { x, y, width, height } = cards[(table['ring'] as readonly Town[]).indexOf(town)]!
  return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 }
}
