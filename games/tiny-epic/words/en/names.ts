import type { Side } from '../../cards/great-old-ones.ts'
import type { Kind } from '../../content/tentacles.ts'
import type { Symbol } from '../../content/wheel.ts'

/** What things are called in English, with the small words that go before them. */

export const kinds: Record<Kind, string> = {
  fear: 'fear',
  rage: 'rage',
  greed: 'greed',
  chaos: 'chaos',
  eldritch: 'eldritch',
}

export const symbols: Record<Symbol, string> = {
  soothe: 'soothe',
  chaos: 'chaos',
  'plus-one': '+1',
  'power-fear': 'power of fear',
  'power-rage': 'power of rage',
  'power-greed': 'power of greed',
}

export const sides: Record<Side, string> = { left: 'left', right: 'right' }

export const symbolEffects: Record<Symbol, string> = {
  soothe: 'A madness tentacle goes from the shambler mat to the discard mat.',
  chaos: 'A chaos tentacle goes from the supply to the discard mat.',
  'plus-one': 'One more tentacle is drawn this turn.',
  'power-fear': 'The Great Old One uses its power of fear.',
  'power-rage': 'The Great Old One uses its power of rage.',
  'power-greed': 'The Great Old One uses its power of greed.',
}
