import { custom, devour, discardThis, drawToken, placeDoom } from './writing.ts'
import type { Effect } from '../effects.ts'

/** The backs of the dark pacts, one per copy, hidden until flipped (AH-468.7). */
export const darkPacts = {
  'dark-pact-1': [placeDoom(3, 'here'), discardThis],
  'dark-pact-2': [custom('devour-another'), discardThis],
  'dark-pact-3': [devour],
  'dark-pact-4': [custom('alliance-of-evil'), discardThis],
  'dark-pact-5': [drawToken(6), discardThis],
  'dark-pact-6': [custom('forbidden-knowledge'), discardThis],
} satisfies Record<string, Effect>
export type DarkPact = keyof typeof darkPacts
