import type { IconName } from '@miskatonic/screen'
import type { Drawing } from '@miskatonic/screen/faces'
import type { Relic } from '../cards/relics.ts'
import { type DeckCard, type Face, isClue, isRelic } from '../content/cards.ts'
import type { Investigator } from '../cards/investigators.ts'
import type { Place, Town } from '../content/map.ts'
import type { OldOne } from '../cards/old-ones.ts'
import * as people from './faces/investigators.ts'
import * as great from './faces/old-ones.ts'

/** By which picture and colour everything is known. Colour is never the only sign. */

interface Emblem {
  readonly icon: IconName
  /** On the table, dark by night and light by day. */
  readonly colour: string
  /** On paper, which is light at any hour. */
  readonly print: string
}

export const townEmblems: Record<Town, Emblem> = {
  arkham: { icon: 'graduate-cap', colour: 'var(--hue-moss)', print: 'var(--paper-moss)' },
  dunwich: { icon: 'windmill', colour: 'var(--hue-amber)', print: 'var(--paper-amber)' },
  innsmouth: { icon: 'fish-monster', colour: 'var(--hue-tide)', print: 'var(--paper-tide)' },
  kingsport: { icon: 'lighthouse', colour: 'var(--hue-ember)', print: 'var(--paper-ember)' },
}

export const placeIcons: Record<Place, IconName> = {
  'train-station': 'steam-locomotive',
  university: 'graduate-cap',
  park: 'fruit-tree',
  'police-station': 'police-badge',
  'secret-lodge': 'all-seeing-eye',
  diner: 'knife-fork',
  cafe: 'coffee-cup',
  church: 'church',
  'old-mill': 'windmill',
  'historic-inn': 'beer-stein',
  farmstead: 'barn',
  swamp: 'swamp',
  junkyard: 'tow-truck',
  'pawn-shop': 'scales',
  hospital: 'hospital-cross',
  factory: 'factory',
  boardwalk: 'wooden-pier',
  docks: 'fishing-boat',
  woods: 'pine-tree',
  'great-hall': 'greek-temple',
  market: 'shop',
  theater: 'theater-curtains',
  wharf: 'anchor',
  graveyard: 'graveyard',
}

interface InvestigatorEmblem {
  readonly icon: IconName
  readonly colour: string
  /** The portrait; without one, the icon serves. */
  readonly face: Drawing | undefined
}

/** Colours made from those of the house, each as far from the others as seven can be. */
const investigatorEmblems: Partial<Record<Investigator, InvestigatorEmblem>> = {
  detective: {
    icon: 'fedora',
    colour: 'color-mix(in oklab, var(--hue-amber), var(--ink) 30%)',
    face: people.detective,
  },
  doctor: { icon: 'stethoscope', colour: 'var(--ink)', face: people.doctor },
  driver: {
    icon: 'steering-wheel',
    colour: 'color-mix(in oklab, var(--hue-tide), var(--ink) 15%)',
    face: people.driver,
  },
  hunter: {
    icon: 'winchester-rifle',
    colour: 'color-mix(in oklab, var(--hue-ember), var(--hue-amber) 30%)',
    face: people.hunter,
  },
  magician: { icon: 'top-hat', colour: 'var(--violet)', face: people.magician },
  occultist: { icon: 'crystal-ball', colour: 'var(--poison)', face: people.occultist },
  reporter: {
    icon: 'photo-camera',
    colour: 'color-mix(in oklab, var(--hue-ember), var(--ink) 45%)',
    face: people.reporter,
  },
}

/** A new investigator can be played before a portrait is drawn. */
export function investigatorEmblem(investigator: Investigator): InvestigatorEmblem {
  return investigatorEmblems[investigator] ?? { icon: 'person', colour: 'var(--ink-soft)', face: undefined }
}

const relicIcons: Partial<Record<Relic, IconName>> = {
  'alhazreds-flame': 'candle-flame',
  'alien-carving': 'stone-tablet',
  'bizarre-statue': 'totem-head',
  'book-of-shadow': 'evil-book',
  'elder-sign': 'pentacle',
  'last-hourglass': 'hourglass',
  'mi-go-eye': 'bleeding-eye',
  'seal-of-leng': 'rune-stone',
  'silver-key': 'skeleton-key',
  'song-of-kadath': 'lyre',
  'warded-box': 'locked-chest',
  'xaos-mirror': 'mirror-mirror',
}

/** A relic without a picture of its own still has one. */
export function relicIcon(relic: Relic): IconName {
  return relicIcons[relic] ?? 'rune-stone'
}

interface OldOneEmblem {
  readonly icon: IconName
  /** The portrait; without one, the icon serves. */
  readonly face: Drawing | undefined
}

const oldOneEmblems: Partial<Record<OldOne, OldOneEmblem>> = {
  'atlach-nacha': { icon: 'hanging-spider', face: great.atlachNacha },
  azathoth: { icon: 'vortex', face: great.azathoth },
  cthulhu: { icon: 'squid-head', face: great.cthulhu },
  dagon: { icon: 'fish-monster', face: great.dagon },
  hastur: { icon: 'crowned-skull', face: great.hastur },
  ithaqua: { icon: 'snowing', face: great.ithaqua },
  nyarlathotep: { icon: 'egyptian-sphinx', face: great.nyarlathotep },
  'shub-niggurath': { icon: 'goat', face: great.shubNiggurath },
  'shudde-mell': { icon: 'worm-mouth', face: great.shuddeMell },
  tsathoggua: { icon: 'toad-teeth', face: great.tsathoggua },
  yig: { icon: 'snake-tongue', face: great.yig },
  'yog-sothoth': { icon: 'key-lock', face: great.yogSothoth },
}

export function oldOneEmblem(oldOne: OldOne): OldOneEmblem {
  return oldOneEmblems[oldOne] ?? { icon: 'squid-head', face: undefined }
}

export const faceIcons: Record<Face, IconName | undefined> = {
  blank: undefined,
  delusions: 'surrounded-eye',
  psychosis: 'brain-leak',
  paranoia: 'cowled',
}

export function cardEmblem(card: DeckCard): Emblem {
  if (isClue(card)) return townEmblems[card]
  if (isRelic(card)) return { icon: relicIcon(card), colour: 'var(--violet)', print: 'var(--paper-violet)' }
  return { icon: 'tentacles-skull', colour: 'var(--blood)', print: 'var(--paper-ember)' }
}
