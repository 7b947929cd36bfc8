import { type Language, type NameOf, callFor } from '@miskatonic/kernel'
import { en } from '../../words/en.ts'
import { pl } from '../../words/pl.ts'
import type { Told } from './told.ts'

/** The sentence of an event, as the log tells it; '' for events that have none. */
export function lineOf({ event, args }: Told, language: Language, who: NameOf): string {
  return callFor({ en, pl }[language].events, event, args, who) ?? ''
}
