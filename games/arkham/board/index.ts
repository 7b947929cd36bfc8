import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { drawText } from './text/index.ts'
import { en } from '../words/en.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { pl } from '../words/pl.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import Board from './Board.svelte'
import { news } from './news.ts'
import { beat, irrevocable, left, main, sound } from './pace.ts'
import Hand from './hand/Hand.svelte'
import { people } from './people/index.ts'
import InTray from './piles/InTray.svelte'
import { trays } from './piles/trays.ts'
import Overlay from './moments/Overlay.svelte'
import Strip from './Strip.svelte'
import { tally } from './tally.ts'
import { nameOf, targetsOf } from './targets.ts'
import { travel } from './travel.ts'

const words = { en: enScreen, pl: plScreen }

/** Arkham Horror on the screen: the evening edition, with the town as its map, and a case file that grows. */
export const screen: Screen = {
  about,
  texture: 'newsprint',
  words: { en, pl },
  lesson: async () => (await import('../lesson/index.ts')).lesson,
  howTo: async () => (await import('../how-to/index.ts')).howTo,
  board: Board,
  strip: Strip,
  people,
  hand: Hand,
  trays,
  tray: InTray,
  handName: (_, language) => words[language].handName,
  overlay: Overlay,
  left,
  main,
  suggestions: new Set(['propose']),
  irrevocable,
  groups: { en: enScreen.groups, pl: plScreen.groups },
  targetsOf,
  nameOf,
  travel,
  beat,
  news,
  sound,
  // A town at night: wind off the river, and a bell far away.
  ambience: {
    drone: [55, 82.4, 110],
    wind: { hertz: 320, loud: 0.035 },
    distant: { sound: 'seal', seconds: 73 },
  },
  tally,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  text: drawText,
}
