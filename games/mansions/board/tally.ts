import type { Language, View } from '@miskatonic/kernel'
import type { Figure } from '@miskatonic/screen/contract'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { investigatorsIn, tableIn } from './seen.ts'

/** How many rooms were searched to the last card, how far the night came, and who is left. */
export function tally(view: View, language: Language): Figure[] {
  const words = { en, pl }[language].tally
  const table = tableIn(view)
  const rooms = Object.values(table.rooms)
  const seats = investigatorsIn(view)
  const left = seats.filter((seat) => ['in', 'escaped'].includes(table.investigators[seat]!.state))
  return [
    {
      icon: 'magnifying-glass',
      label: words.rooms,
      n: rooms.filter(({ stack }) => stack.cards === 0).length,
      of: rooms.length,
    },
    { icon: 'hourglass', label: words.events, n: table.event, of: 5 },
    { icon: 'person', label: words.investigators, n: left.length, of: seats.length },
  ]
}
