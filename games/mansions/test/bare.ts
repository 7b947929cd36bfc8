import { type Words, defineGame } from '@miskatonic/kernel'
import { definition } from '../definition.ts'
import type { Mansions } from '../kind.ts'

/** Sentences made of names, for tests of the rules alone. */
const named = new Proxy({}, { get: (_, name) => () => String(name), has: () => true })
const words = {
  title: 'Mansions of Madness',
  options: named,
  seat: (_table: object, seat: string) => seat,
  events: named,
  choices: named,
  asks: named,
  notes: {},
  refusals: named,
  outcomes: named,
} as unknown as Words<Mansions> // every sentence is made when it is asked for

export const mansions = defineGame<Mansions>({ ...definition, words: { en: words, pl: words } })
