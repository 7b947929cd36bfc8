import { type Seat, shape } from '@miskatonic/kernel'
import { skills } from './content/ids.ts'
import { hoods } from './content/map.ts'
import { colours, mythosTokens } from './content/tokens.ts'

const { oneOf, text } = shape

/** The names that may stand in tables and arguments. Vocabularies import them as `a`: `object({ to: a.place })`. */

export const seatNames = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

/** The kernel knows seats as any text. */
export const seat = oneOf(seatNames) as shape.Shape<Seat>
/** A space of a neighbourhood, or a street by its id: every scenario lays streets of its own. */
export type Place = string
export const place: shape.Shape<Place> = text
export const hood = oneOf(hoods)
export const skill = oneOf(skills)
export const token = oneOf(mythosTokens)
export const colour = oneOf(colours)
/** A monster in play: m1, m2, … in the order in which they came. */
export type MonsterId = string
export const monster: shape.Shape<MonsterId> = text
/** A card, by the id of the content tables. */
export type CardId = string
export const card: shape.Shape<CardId> = text
