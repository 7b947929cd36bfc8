import { type Seat, eventsOf, shape } from '@miskatonic/kernel'
import { insane } from './content/characters.ts'
import { type GreatOldOne, energySpaces, sides } from './cards/great-old-ones.ts'
import { slotsInARow } from './cards/pages.ts'
import {
  chaosTentacles,
  colours,
  composureSpaces,
  composures,
  eldritchTentacles,
  kinds,
  madnessOfAColour,
  shamblersOfAColour,
} from './content/tentacles.ts'
import { eldritchSpaces } from './cards/towns.ts'
import type { Difficulty, VariantName } from './content/variants.ts'
import { stops } from './content/wheel.ts'
import * as names from './names.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record } = shape

export interface Options {
  variant: VariantName
  greatOldOne: GreatOldOne
  difficulty: Difficulty
  /** Which player takes the first turn: a seat, or 'random' (TE-050, TE-R03). */
  first: Seat
  /** Whether a player is asked before the turn ends when all actions are used, also with other things to do (TE-R77). */
  turnEnd: 'asked' | 'automatic'
}

/** On a portal space lies a madness tentacle of its colour, or a chaos tentacle (TE-427). */
const portal = record(sides, orNull(names.composure))
const madness = record(colours, integer(0, madnessOfAColour))
/** A heap in which any tentacle may lie. */
const heap = record(kinds, integer(0, madnessOfAColour + eldritchTentacles))

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  /** The five towns around the wheel, clockwise (TE-003). */
  ring: list(names.town),
  towns: dictionary(
    object({
      madness,
      /** From the bottom of the track upwards (TE-062). */
      shamblers: list(names.colour),
      eldritch: integer(0, eldritchSpaces),
    }),
  ),
  /** The page card of each town. Where the deck ran out there is none, and nothing is hidden (TE-R41). */
  pages: dictionary(object({ card: orNull(names.page), up: boolean })),
  greatOldOne: object({
    at: names.town,
    phase: integer(1, 2),
    /** The space of the strength marker; 0 is the start. */
    strength: integer(0, 8),
    energy: integer(0, energySpaces),
  }),
  portals: record(colours, portal),
  characters: dictionary(
    object({
      /** Null until it is chosen. */
      sheet: orNull(names.sheet),
      at: names.town,
      composure: record(composures, integer(0, composureSpaces)),
      /** The space of the brain token on the delirium track. */
      brain: integer(0, insane),
      /** Translated page cards, whose runes the character owns. */
      translated: list(names.page),
    }),
  ),
  necronomicon: object({
    /** Markers in each row. */
    rows: list(integer(0, slotsInARow)),
    /** Whether the chaos tentacle of each row and column still lies there. */
    rowChaos: list(boolean),
    columnChaos: list(boolean),
  }),
  bag: heap,
  discard: heap,
  mat: object({ madness, shamblers: record(colours, integer(0, shamblersOfAColour)) }),
  supply: object({ chaos: integer(0, chaosTentacles), eldritch: integer(0, eldritchTentacles) }),
  pageDeck: list(names.page),
  pageDiscard: list(names.page),
  /**
   * Pages that lie face down again although everybody has seen them. The pages of one list were shuffled together (TE-R41), so that only
   * their order is unknown; a page that the Library put under the deck is a list of its own.
   */
  recycled: list(list(names.page)),
  /** The order of turns, repeated. */
  sequence: list(names.character),
  turn: object({
    active: names.character,
    /** Where in the sequence the game is. */
    place: integer(0, 3),
    step: oneOf(['setup', 'wheel', 'actions', 'script']),
    /** Where the pointer's front stopped; null before the first spin of the turn. */
    stop: orNull(integer(0, stops.length - 1)),
    actionsLeft: integer(0, 99),
    /** The first action must be a Move out of the Great Old One's town (TE-257). */
    mustLeave: boolean,
    /** Towns whose ability was used this turn (TE-352). */
    used: list(names.town),
  }),
  /** The Cthulhu dice of the roll that is being settled. */
  dice: list(integer(0, 2)),
  /** A portal space is out of every character's reach, and the players were told (TE-R46). */
  hopeless: boolean,
})
export type Table = shape.Shaped<typeof table>
export type CharacterState = Table['characters'][string]
export type TownState = Table['towns'][string]
export type Side = (typeof sides)[number]

/** Declares an event: its arguments, who may see it, and which fields of the table it changes. */
export const event = eventsOf<{ table: Table; options: Options }>()
