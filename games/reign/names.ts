import { type Seat, shape } from '@miskatonic/kernel'
import { places, towns } from './content/map.ts'

const { integer, oneOf } = shape

/** The names that may stand in tables and arguments; those of cards stand with their decks in cards/. Vocabularies import them as `a`: `object({ to: a.place })`. */

export const seatNames = ['p1', 'p2', 'p3', 'p4'] as const

/** The kernel knows seats as any text. */
export const seat = oneOf(seatNames) as shape.Shape<Seat>
export const place = oneOf(places)
export const town = oneOf(towns)
/** A game places at most six Shoggoths: one in the set-up, four by Evil Stirs, one by Hastur. */
export const shoggothNumber = integer(1, 12)
