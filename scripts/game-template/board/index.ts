import type { View } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen/contract'
import { about } from '../about.ts'
import { cluesToWin } from '../content/components.ts'
import { en } from '../words/en.ts'
import { screen as enScreen } from '../words/en/screen.ts'
import { pl } from '../words/pl.ts'
import { screen as plScreen } from '../words/pl/screen.ts'
import Board from './Board.svelte'
import Hand from './hand/Hand.svelte'
import Overlay from './moments/Overlay.svelte'
import InTray from './piles/InTray.svelte'
import { beat, irrevocable, main, sound } from './pace.ts'
import Face from './people/Face.svelte'
import PersonSheet from './people/Sheet.svelte'
import type { Seen } from './seen.ts'
import Strip from './Strip.svelte'
import { nameOf, targetsOf } from './targets.ts'
import { drawText } from './text/index.ts'

export const screen: Screen = {
  about,
  texture: 'paper',
  words: { en, pl },
  lesson: async () => (await import('../lesson/index.ts')).lesson,
  howTo: async () => (await import('../how-to/index.ts')).howTo,
  board: Board,
  strip: Strip,
  people: {
    who: ({ seats }) => seats,
    active: ({ table }) => (table as Seen).active,
    face: Face,
    sheet: PersonSheet,
  },
  hand: Hand,
  trays: ({ table }, language) => {
    const words = { en: enScreen, pl: plScreen }[language]
    return [{ id: 'box', icon: 'cargo-crate', label: words.box, value: String((table as Seen).box) }]
  },
  tray: InTray,
  overlay: Overlay,
  left: () => null,
  main,
  irrevocable,
  groups: { en: {}, pl: {} },
  targetsOf,
  nameOf,
  beat,
  sound,
  // An old house at night.
  ambience: {
    drone: [65.4, 98],
    wind: { hertz: 260, loud: 0.05 },
    distant: { sound: 'whisper', seconds: 59 },
  },
  tally: (view: View, language) => {
    const words = { en: enScreen, pl: plScreen }[language]
    return [{ icon: 'all-seeing-eye', label: words.clues, n: (view.table as Seen).clues, of: cluesToWin }]
  },
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  text: drawText,
}
