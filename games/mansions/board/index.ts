import { sided } from '@miskatonic/screen'
import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { en } from '../words/en.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { pl } from '../words/pl.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import Board from './Board.svelte'
import Hand from './hand/Hand.svelte'
import Desk from './keeper/Desk.svelte'
import Overlay from './moments/Overlay.svelte'
import { news } from './news.ts'
import { beat, irrevocable, left, main, skippable, sound } from './pace.ts'
import { people } from './people/index.ts'
import InTray from './piles/InTray.svelte'
import { trays } from './piles/trays.ts'
import { isKeeper } from './seen.ts'
import Strip from './Strip.svelte'
import { tally } from './tally.ts'
import { nameOf, targetsOf } from './targets.ts'
import { drawText } from './text/index.ts'
import { travel } from './travel.ts'

const words = { en: enScreen, pl: plScreen }

/** Mansions of Madness on the screen: the house for all, and a desk with what is secret for the Keeper. */
export const screen: Screen = {
  about,
  texture: 'plan',
  words: { en, pl },
  lesson: async (side) => (await import('../lesson/index.ts')).lessonFor(side),
  howTo: async () => (await import('../how-to/index.ts')).howTo,
  board: Board,
  strip: Strip,
  people,
  hand: sided(isKeeper, Hand, Desk),
  trays,
  tray: InTray,
  handName: ({ seat }, language) =>
    isKeeper(seat) ? words[language].keeperHandName : words[language].handName,
  overlay: Overlay,
  left,
  main,
  skippable,
  irrevocable,
  groups: { en: enScreen.groups, pl: plScreen.groups },
  targetsOf,
  nameOf,
  travel,
  beat,
  sound,
  news,
  // An old house at night: wind in the chimney, and a step on the stair.
  ambience: {
    drone: [49, 73.4, 98],
    wind: { hertz: 240, loud: 0.045 },
    distant: { sound: 'step', seconds: 61 },
  },
  tally,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  text: drawText,
}
