import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { en } from '../words/en.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import { pl } from '../words/pl.ts'
import Board from './Board.svelte'
import Hand from './hand/Hand.svelte'
import Overlay from './moments/Overlay.svelte'
import Strip from './old-ones/Strip.svelte'
import { news } from './news.ts'
import { beat, irrevocable, left, main, pictured, skippable, sound } from './pace.ts'
import { people } from './people/index.ts'
import InTray from './piles/InTray.svelte'
import { trays } from './piles/trays.ts'
import { tally } from './tally.ts'
import { nameOf, targetsOf } from './targets.ts'
import { drawText } from './text/index.ts'
import { travel } from './travel.ts'

/** Reign of Cthulhu on the screen. */
export const screen: Screen = {
  about,
  texture: 'survey',
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
  left,
  main,
  pictured,
  news,
  skippable,
  irrevocable,
  groups: { en: enScreen.groups, pl: plScreen.groups },
  targetsOf,
  nameOf,
  travel,
  beat,
  sound,
  // Night wind over towns.
  ambience: {
    drone: [55, 82.4, 110],
    wind: { hertz: 320, loud: 0.05 },
    distant: { sound: 'whisper', seconds: 47 },
  },
  tally,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  text: drawText,
}
