import { type Seat, shape } from '@miskatonic/kernel'
import { charmNames } from './cards/charms.ts'

const { oneOf } = shape

/** The names that may stand in tables and arguments. Vocabularies import them as `a`: `object({ charm: a.charm })`. */

export const seatNames = ['p1', 'p2', 'p3'] as const

/** The kernel knows seats as any text. */
export const seat = oneOf(seatNames) as shape.Shape<Seat>
export const charm = oneOf(charmNames)
