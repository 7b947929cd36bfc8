import type { Effect } from '../../effects.ts'
import type { Hood, SpaceOf, StreetType } from '../../content/map.ts'

/** Encounter cards: each has a section for each space of its neighbourhood, each type of street, or each amount of doom. */

type Eight = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type NeighbourhoodDeck<H extends Hood> = Readonly<
  Record<`${H}-${Eight}`, Readonly<Record<SpaceOf<H>, Effect>>>
>
export type StreetDeck = Readonly<Record<`street-${Eight}`, Readonly<Record<StreetType, Effect>>>>

/** AH-R97: the section of an anomaly card is chosen by the doom on the investigator's space. */
export const doomRanges = ['0', '1-2', '3+'] as const
export type DoomRange = (typeof doomRanges)[number]
export type AnomalyDeck<Name extends string> = Readonly<
  Record<`${Name}-${Eight}`, Readonly<Record<DoomRange, Effect>>>
>

/** AH-484: an event card belongs to a neighbourhood, marks one or two of its spaces with doom symbols, and is an encounter card. */
export type EventCard = {
  [H in Hood]: {
    readonly hood: H
    readonly doom: readonly SpaceOf<H>[]
    readonly encounters: Readonly<Record<SpaceOf<H>, Effect>>
  }
}[Hood]
type Fifteen =
  | '01'
  | '02'
  | '03'
  | '04'
  | '05'
  | '06'
  | '07'
  | '08'
  | '09'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
export type EventDeck<Prefix extends string> = Readonly<Record<`${Prefix}-${Fifteen}`, EventCard>>
