import type { Language, View } from '@miskatonic/kernel'
import { reactionsInATurn } from '../content/cards.ts'
import type { Asks, Choices } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { Seen } from './seen.ts'

/** After this somebody is gone for good. Much else cannot be undone either, but it is done all the time. */
const fateful: ReadonlySet<string> = new Set<keyof Choices>(['sacrifice'])

export function irrevocable(step: string): boolean {
  return fateful.has(step)
}

/** Actions while the Hero chooses one, points while the Hero moves, reactions while Evil may react. */
export function left({ asked, table }: View, language: Language): string | null {
  const words = { en, pl }[language]
  const { turn } = table as unknown as Seen
  switch (asked?.step) {
    case 'act':
      return words.actionsLeft(turn.actionsLeft)
    case 'goOn':
    case 'ledWhere':
      return words.stepsLeft((asked.args as Asks['goOn']).left)
    case 'react':
      return words.reactionsLeft(Math.max(0, reactionsInATurn - turn.reactions))
    default:
      return null
  }
}
