import type { Crop, HowToChapter } from '@miskatonic/screen/contract'
import { type Illustration, chaptersOf } from '@miskatonic/screen/still'
import Board from '../board/Board.svelte'
import { spots } from '../board/layout.ts'
import { targets } from '../board/targets.ts'
import type { Place } from '../content/map.ts'
import { type Chapter, chapters } from './chapters.ts'
import { en } from './en.ts'
import Clues from './pictures/Clues.svelte'
import OldOnes from './pictures/OldOnes.svelte'
import Sanity from './pictures/Sanity.svelte'
import { pl } from './pl.ts'
import { tablesOfChapters } from './tables.ts'

const gates = (['park', 'old-mill', 'hospital', 'graveyard'] as const).map(targets.place)

const illustrations: Readonly<Record<Chapter, Illustration>> = {
  goal: { rule: 'RC-030', of: Board, lit: gates },
  turn: {
    rule: 'RC-130',
    of: Board,
    crop: around(['train-station', 'police-station', 'park']),
    lit: (['train-station', 'park', 'police-station'] as const).map(targets.place),
  },
  actions: { rule: 'RC-150', of: Board, crop: around(['diner', 'hospital', 'junkyard']) },
  clues: { rule: 'RC-240', of: Clues, isLoose: true },
  circles: { rule: 'RC-348', of: Board, crop: around(['church', 'old-mill', 'farmstead', 'historic-inn']) },
  'old-ones': { rule: 'RC-400', of: OldOnes, isLoose: true },
  sanity: { rule: 'RC-540', of: Sanity, isLoose: true },
  ending: { rule: 'RC-030', of: Board, crop: around(['park', 'hospital', 'diner']) },
}

export const howTo: readonly HowToChapter[] = chaptersOf(
  chapters,
  { en, pl },
  illustrations,
  tablesOfChapters(),
)

/** The part of the map with these places in it. */
function around(places: readonly Place[]): Crop {
  const margin = { x: 95, y: 85 }
  const [xs, ys] = [places.map((place) => spots[place].x), places.map((place) => spots[place].y)]
  const [x, y] = [Math.min(...xs) - margin.x, Math.min(...ys) - margin.y]
  return { x, y, width: Math.max(...xs) + margin.x - x, height: Math.max(...ys) + margin.y - y }
}
