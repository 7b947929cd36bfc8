import { shape } from '@miskatonic/kernel'
import { assistants, characters, seatNames, sheets } from './content/characters.ts'
import { sides } from './content/great-old-ones.ts'
import { pages } from './content/pages.ts'
import { colours, composures } from './content/tentacles.ts'
import { towns } from './content/towns.ts'

/** Shapes of the names that arguments and the table are made of. */

const { oneOf } = shape

export const seat = oneOf(seatNames)
export const character = oneOf(characters)
export const assistant = oneOf(assistants)
export const sheet = oneOf(sheets)
export const town = oneOf(towns)
export const page = oneOf(pages)
export const colour = oneOf(colours)
export const composure = oneOf(composures)
export const side = oneOf(sides)
