import type { Language, View } from '@miskatonic/kernel'
import type { Figure } from '@miskatonic/screen/contract'
import { sheetOf, sides } from '../cards/great-old-ones.ts'
import { rows, slotsInARow } from '../cards/pages.ts'
import { colours } from '../content/tentacles.ts'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { Seen } from './seen.ts'

/** How much was read, how much was sealed, and how strong the Great Old One became. */
export function tally({ table, options }: View, language: Language): Figure[] {
  const words = { en, pl }[language].tally
  const { necronomicon, portals, greatOldOne } = table as Seen
  const track = sheetOf[(options as Options).greatOldOne].strength[greatOldOne.phase === 2 ? 2 : 1]
  const filled = necronomicon.rows.reduce((sum, markers) => sum + markers, 0)
  const sealed = colours.flatMap((colour) => sides.filter((side) => portals[colour][side] !== null))
  return [
    { icon: 'evil-book', label: words.necronomicon, n: filled, of: rows.length * slotsInARow },
    { icon: 'pentacle', label: words.portals, n: sealed.length, of: colours.length * sides.length },
    { icon: 'tentacles-skull', label: words.strength, n: greatOldOne.strength, of: track.draws.length },
  ]
}
