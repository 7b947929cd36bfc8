import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { en } from '../words/en.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import { pl } from '../words/pl.ts'
import Board from './Board.svelte'
import Hand from './cards/Hand.svelte'
import Overlay from './moments/Overlay.svelte'
import OldOnes from './old-ones/OldOnes.svelte'
import { beat, irrevocable, left, sound } from './pace.ts'
import People from './people/People.svelte'
import Piles from './piles/Piles.svelte'
import { tally } from './tally.ts'
import { nameOf, targetsOf } from './targets.ts'
import { drawText } from './text/index.ts'

/** Reign of Cthulhu on the screen. */
export const screen: Screen = {
  about,
  texture: 'survey',
  words: { en, pl },
  rules: async (language) =>
    (await (language === 'pl' ? import('../RULES.pl.md?raw') : import('../RULES.md?raw'))).default,
  lesson: async () => (await import('../lesson/index.ts')).lesson,
  board: Board,
  strip: OldOnes,
  people: People,
  hand: Hand,
  piles: Piles,
  overlay: Overlay,
  left,
  irrevocable,
  groups: { en: enScreen.groups, pl: plScreen.groups },
  targetsOf,
  nameOf,
  beat,
  sound,
  tally,
  text: drawText,
}
