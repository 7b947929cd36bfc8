import { type Seat, shape } from '@miskatonic/kernel'
import { evilStirs, relics } from './content/cards.ts'
import { investigators } from './content/investigators.ts'
import { places, towns } from './content/map.ts'
import { oldOnes } from './content/old-ones.ts'

const { integer, oneOf } = shape

/** The names that may stand in tables and arguments. Vocabularies import them as `a`: `object({ to: a.place })`. */

export const seatNames = ['p1', 'p2', 'p3', 'p4'] as const

/** The kernel knows seats as any text. */
export const seat = oneOf(seatNames) as shape.Shape<Seat>
export const place = oneOf(places)
export const town = oneOf(towns)
export const relic = oneOf(relics)
export const card = oneOf([...towns, ...relics])
export const deckCard = oneOf([...towns, ...relics, evilStirs])
export const oldOne = oneOf(oldOnes)
export const investigator = oneOf(investigators)
/** A game places at most six Shoggoths: one in the set-up, four by Evil Stirs, one by Hastur. */
export const shoggothNumber = integer(1, 12)
