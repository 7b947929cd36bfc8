import { type Seat, shape } from '@miskatonic/kernel'
import { scenarioIds, skills } from './content/ids.ts'
import { hoods, spaces } from './content/map.ts'
import { colours, mythosTokens } from './content/tokens.ts'

const { integer, oneOf, text } = shape

/** The names that may stand in tables and arguments. Vocabularies import them as `a`: `object({ to: a.place })`. */

export const seatNames = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

/** The kernel knows seats as any text. */
export const seat = oneOf(seatNames) as shape.Shape<Seat>
/** A space of a neighbourhood, or a street by its id: every scenario lays streets of its own. */
export type Place = string
export const place: shape.Shape<Place> = text
export const space = oneOf(spaces)
export const hood = oneOf(hoods)
export const skill = oneOf(skills)
export const scenario = oneOf(scenarioIds)
export const token = oneOf(mythosTokens)
export const colour = oneOf(colours)
/** A monster in play: m1, m2, … in the order in which they came. */
export type MonsterId = string
export const monster: shape.Shape<MonsterId> = text
/** A card, by the id of the content tables. */
export type CardId = string
export const card: shape.Shape<CardId> = text
export const archiveNumber = integer(1, 99)

/** The actions that everybody has (AH-402 to AH-409). */
export const actions = ['attack', 'research', 'gather', 'ward', 'move', 'trade', 'evade', 'focus'] as const
export type Action = (typeof actions)[number]
