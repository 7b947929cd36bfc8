import type { Language, View } from '@miskatonic/kernel'
import type { Figure } from '@miskatonic/screen/contract'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { seatsInPlay, tableIn } from './seen.ts'

/** How much doom the sheet holds, how many clues were researched, which spaces are clear, and who is left. */
export function tally(view: View, language: Language): Figure[] {
  const words = { en, pl }[language].tally
  const table = tableIn(view)
  const doom = Object.values(table.doom)
  return [
    {
      icon: 'greek-temple',
      label: words.clear,
      n: doom.filter((each) => each === 0).length,
      of: doom.length,
    },
    {
      icon: 'person',
      label: words.investigators,
      n: seatsInPlay(table).length,
      of: view.seats.length,
    },
  ]
}
