import type { Language, NameOf } from '@miskatonic/kernel'
import { en } from '../../words/en.ts'
import { pl } from '../../words/pl.ts'
import type { Told } from './told.ts'

type Sentences = Readonly<Record<string, ((args: object, who: NameOf) => string) | undefined>>

/** The sentence of an event, as the log tells it; '' for events that have none. */
export function lineOf({ event, args }: Told, language: Language, who: NameOf): string {
  const sentences = { en, pl }[language].events as unknown as Sentences // each takes the arguments of its event
  return sentences[event]?.(args, who) ?? ''
}
