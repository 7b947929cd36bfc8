import { sided } from '@miskatonic/screen'
import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { en } from '../words/en.ts'
import { evil as enEvil } from '../words/en/evil.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { pl } from '../words/pl.ts'
import { evil as plEvil } from '../words/pl/evil.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import EvilBoard from './evil/Board.svelte'
import EvilHand from './evil/Hand.svelte'
import EvilOverlay from './evil/Overlay.svelte'
import EvilStrip from './evil/Strip.svelte'
import HeroBoard from './hero/Board.svelte'
import HeroHand from './hero/Hand.svelte'
import HeroOverlay from './hero/Overlay.svelte'
import HeroStrip from './hero/Strip.svelte'
import { news } from './news.ts'
import { beat, irrevocable, left, main, pictured, skippable, sound } from './pace.ts'
import { people } from './people/index.ts'
import InTray from './piles/InTray.svelte'
import { trays } from './piles/trays.ts'
import { isEvil, tableIn } from './seen.ts'
import { headingOf } from './sought.ts'
import { tally } from './tally.ts'
import { nameOf, targetsOf } from './targets.ts'
import { drawText } from './text/index.ts'
import { travel } from './travel.ts'

const heroWords = { en: enScreen, pl: plScreen }
const evilWords = { en: enEvil, pl: plEvil }

/** ALONE on the screen: one table for the Hero and spectators, another for Evil. */
export const screen: Screen = {
  about,
  texture: 'paper',
  words: { en, pl },
  lesson: async (side) => (await import('../lesson/index.ts')).lessonFor(side),
  howTo: async () => (await import('../how-to/index.ts')).howTo,
  board: sided(isEvil, HeroBoard, EvilBoard),
  strip: sided(isEvil, HeroStrip, EvilStrip),
  people,
  hand: sided(isEvil, HeroHand, EvilHand),
  trays,
  tray: InTray,
  handName: ({ seat }, language) => (isEvil(seat) ? evilWords : heroWords)[language].handName,
  since: (view) => (isEvil(view.seat) ? 0 : tableIn(view).round.since),
  overlay: sided(isEvil, HeroOverlay, EvilOverlay),
  left,
  main,
  skippable,
  pictured,
  news,
  irrevocable,
  groups: { en: enScreen.groups, pl: plScreen.groups },
  headingOf,
  targetsOf,
  nameOf,
  travel,
  beat,
  sound,
  // The hum of a ship, and steps on another deck.
  ambience: {
    drone: [60, 60.7, 120],
    wind: { hertz: 700, loud: 0.025 },
    distant: { sound: 'step', seconds: 53 },
  },
  tally,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  text: drawText,
}
