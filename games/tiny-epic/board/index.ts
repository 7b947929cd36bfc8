import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { en } from '../words/en.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { pl } from '../words/pl.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import Board from './Board.svelte'
import Strip from './great-old-one/Strip.svelte'
import Overlay from './moments/Overlay.svelte'
import { news } from './news.ts'
import { beat, irrevocable, left, main, pictured, sound } from './pace.ts'
import Hand from './hand/Hand.svelte'
import { people } from './people/index.ts'
import InTray from './piles/InTray.svelte'
import { trays } from './piles/trays.ts'
import { type Seen, charactersOf } from './seen.ts'
import { tally } from './tally.ts'
import { nameOf, targetsOf } from './targets.ts'
import { drawText } from './text/index.ts'
import { travel } from './travel.ts'

/** Tiny Epic Cthulhu on the screen. */
export const screen: Screen = {
  about,
  texture: 'paper',
  words: { en, pl },
  lesson: async () => (await import('../lesson/index.ts')).lesson,
  howTo: async () => (await import('../how-to/index.ts')).howTo,
  board: Board,
  strip: Strip,
  people,
  hand: Hand,
  trays,
  tray: InTray,
  overlay: Overlay,
  handName: (_view, language) => ({ en: enScreen, pl: plScreen })[language].handName,
  film: { ask: 'nextTurn', goOn: 'goOn' },
  left,
  main,
  pictured,
  news,
  irrevocable,
  groups: { en: enScreen.groups, pl: plScreen.groups },
  figures: (table) => charactersOf(table as Seen),
  targetsOf,
  nameOf,
  travel,
  beat,
  sound,
  // Surf under the stars.
  ambience: {
    drone: [49, 73.4, 98.6],
    wind: { hertz: 180, loud: 0.07 },
    distant: { sound: 'dread', seconds: 61 },
  },
  tally,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  text: drawText,
}
