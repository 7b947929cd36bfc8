import type { IconName } from '@miskatonic/screen'
import { type Drawing, cthulhu, nyarlathotep, yig, yogSothoth } from '@miskatonic/screen/faces'
import type { Sheet } from '../cards/sheets.ts'
import type { GreatOldOne } from '../cards/great-old-ones.ts'
import type { Kind } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import * as people from './faces/sheets.ts'

/** By which picture, outline and colour everything is known. Colour is never the only sign. */

interface KindEmblem {
  readonly icon: IconName
  /** On the table, dark by night and light by day; what is drawn on it takes `ink`. */
  readonly colour: string
  readonly ink: string
  /** On paper, which is light at any hour. */
  readonly print: string
  /** The outline of its pieces, in a square of 32 units around the middle: each kind has a shape of its own. */
  readonly outline: string
}

export const kindEmblems: Record<Kind, KindEmblem> = {
  fear: {
    icon: 'sunken-eye',
    colour: 'var(--hue-tide)',
    ink: 'var(--ground)',
    print: 'var(--paper-tide)',
    outline: 'M0 -14.5A14.5 14.5 0 0 1 0 14.5A14.5 14.5 0 0 1 0 -14.5Z',
  },
  rage: {
    icon: 'fire',
    colour: 'var(--hue-ember)',
    ink: 'var(--ground)',
    print: 'var(--paper-ember)',
    outline:
      'M0 -15.5L13.8 -6.2Q15.3 -5 15 -3L11.4 12Q10.8 14.5 8.2 14.5H-8.2Q-10.8 14.5 -11.4 12L-15 -3Q-15.3 -5 -13.8 -6.2Z',
  },
  greed: {
    icon: 'two-coins',
    colour: 'var(--hue-moss)',
    ink: 'var(--ground)',
    print: 'var(--paper-moss)',
    outline:
      'M-10.5 -14H10.5Q14 -14 14 -10.5V10.5Q14 14 10.5 14H-10.5Q-14 14 -14 10.5V-10.5Q-14 -14 -10.5 -14Z',
  },
  chaos: {
    icon: 'vortex',
    colour: 'var(--violet)',
    ink: 'var(--ground)',
    print: 'var(--paper-violet)',
    outline:
      'M0 -16L4.2 -10.2L11.3 -11.3L10.2 -4.2L16 0L10.2 4.2L11.3 11.3L4.2 10.2L0 16L-4.2 10.2L-11.3 11.3L-10.2 4.2L-16 0L-10.2 -4.2L-11.3 -11.3L-4.2 -10.2Z',
  },
  eldritch: {
    icon: 'curled-tentacle',
    colour: 'color-mix(in oklab, var(--paper-ink), var(--brass-deep) 22%)',
    ink: 'color-mix(in oklab, var(--brass-deep), var(--paper) 45%)',
    print: 'var(--paper-ink)',
    outline:
      'M-2 -15.2Q0 -16.6 2 -15.2L15.2 -2Q16.6 0 15.2 2L2 15.2Q0 16.6 -2 15.2L-15.2 2Q-16.6 0 -15.2 -2Z',
  },
}

export function kindIcon(kind: Kind): IconName {
  return kindEmblems[kind].icon
}
export function kindColour(kind: Kind): string {
  return kindEmblems[kind].colour
}

interface SheetEmblem {
  readonly icon: IconName
  readonly colour: string
  /** The portrait; without one, the icon serves. */
  readonly face: Drawing | undefined
}

/** Who is who: a sign and a colour that none of the tentacles has. */
const sheetEmblems: Partial<Record<Sheet, SheetEmblem>> = {
  scientist: {
    icon: 'erlenmeyer',
    colour: 'color-mix(in oklab, var(--poison), var(--ink) 30%)',
    face: people.scientist,
  },
  priest: { icon: 'pope-crown', colour: 'var(--ink)', face: people.priest },
  historian: { icon: 'quill-ink', colour: 'var(--hue-amber)', face: people.historian },
  detective: {
    icon: 'fedora',
    colour: 'color-mix(in oklab, var(--hue-amber), var(--ink) 55%)',
    face: people.detective,
  },
  alienist: {
    icon: 'brain',
    colour: 'color-mix(in oklab, var(--hue-ember), var(--ink) 55%)',
    face: people.alienist,
  },
  medium: {
    icon: 'crystal-ball',
    colour: 'color-mix(in oklab, var(--violet), var(--ink) 40%)',
    face: people.medium,
  },
}

/** A new character can be played before a portrait is drawn. */
const unknownSheet: SheetEmblem = { icon: 'person', colour: 'var(--ink-soft)', face: undefined }

function sheetEmblem(sheet: Sheet | null): SheetEmblem {
  return (sheet === null ? undefined : sheetEmblems[sheet]) ?? unknownSheet
}

export function sheetIcon(sheet: Sheet | null): IconName {
  return sheetEmblem(sheet).icon
}
export function sheetColour(sheet: Sheet | null): string {
  return sheetEmblem(sheet).colour
}
export function sheetFace(sheet: Sheet | null): Drawing | undefined {
  return sheetEmblem(sheet).face
}

interface GreatOldOneEmblem {
  readonly icon: IconName
  /** The portrait; without one, the icon serves. */
  readonly face: Drawing | undefined
}

const greatOldOneEmblems: Partial<Record<GreatOldOne, GreatOldOneEmblem>> = {
  nyarlathotep: { icon: 'egyptian-sphinx', face: nyarlathotep },
  'yog-sothoth': { icon: 'key-lock', face: yogSothoth },
  yig: { icon: 'snake-tongue', face: yig },
  cthulhu: { icon: 'squid-head', face: cthulhu },
}

export function gooEmblem(greatOldOne: GreatOldOne): IconName {
  return greatOldOneEmblems[greatOldOne]?.icon ?? 'squid-head'
}
export function gooFace(greatOldOne: GreatOldOne): Drawing | undefined {
  return greatOldOneEmblems[greatOldOne]?.face
}

const townIcons: Partial<Record<Town, IconName>> = {
  lighthouse: 'lighthouse',
  docks: 'fishing-boat',
  church: 'church',
  cemetery: 'graveyard',
  library: 'bookshelf',
  'curiosity-shop': 'magic-lamp',
  asylum: 'hospital',
  apothecary: 'pestle-mortar',
  tavern: 'beer-stein',
  'town-hall': 'greek-temple',
}

export function townIcon(town: Town): IconName {
  return townIcons[town] ?? 'shop'
}
