import type { Language, View } from '@miskatonic/kernel'
import type { Choices } from '../kind.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { Seen } from './seen.ts'

/** After these the wheel, the bag or the dice have spoken, and nobody can take them back. */
const fateful: ReadonlySet<string> = new Set<keyof Choices>([
  'endTurn',
  'concede',
  'banish',
  'seal',
  'assistantBanishes',
  'assistantSeals',
])

export function irrevocable(step: string): boolean {
  return fateful.has(step)
}

/** Actions, while somebody chooses one. */
export function left({ asked, table }: View, language: Language): string | null {
  if (asked?.step !== 'act') return null
  return { en, pl }[language].actionsLeft((table as unknown as Seen).turn.actionsLeft)
}
