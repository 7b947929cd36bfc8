import { type Seat, shape } from '@miskatonic/kernel'
import { sheets } from './cards/sheets.ts'
import { assistants, characters, seatNames } from './content/characters.ts'
import { sides } from './cards/great-old-ones.ts'
import { pages } from './cards/pages.ts'
import { colours, composures } from './content/tentacles.ts'
import { towns } from './cards/towns.ts'

/** Shapes of the names that arguments and the table are made of. */

const { oneOf } = shape

/** The kernel knows seats as any text. */
export const seat = oneOf(seatNames) as shape.Shape<Seat>
export const character = oneOf(characters)
export const assistant = oneOf(assistants)
export const sheet = oneOf(sheets)
export const town = oneOf(towns)
export const page = oneOf(pages)
export const colour = oneOf(colours)
export const composure = oneOf(composures)
export const side = oneOf(sides)
