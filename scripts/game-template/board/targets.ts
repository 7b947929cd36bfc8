import type { Args, Language, View } from '@miskatonic/kernel'
import type { Target } from '@miskatonic/screen/contract'
import type { Charm } from '../cards/charms.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'

/** Where a choice lies on the board. */
export function targetsOf(step: string, args: Args): readonly Target[] {
  if (step === 'search') return ['house']
  return step === 'playCharm' ? [`charm:${String(args['charm'])}`] : []
}

export function nameOf(target: Target, _: View, language: Language): string {
  const words = { en, pl }[language]
  const [, charm] = target.split(':')
  return charm === undefined ? words.house : words.charms[charm as Charm].name
}
